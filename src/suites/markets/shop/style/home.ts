/** The home page and modules of products. */
export const HOME = `
.front{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);background:var(--sheet);margin:0 -28px;padding:0 0 0 28px;border-bottom:1px solid var(--rule)}
.front-words{padding:44px 32px 44px 0;align-self:center}
.front h1{font:500 clamp(34px,4.1vw,56px)/1.02 var(--serif);letter-spacing:-.025em;margin:12px 0 16px}
.front p{max-width:460px;margin-bottom:18px;font-size:17px}
.front .issue{font-size:14px;font-weight:600;color:var(--leaf);margin:0}
.front-pictures{display:grid;grid-template-columns:1.55fr 1fr;grid-template-rows:1fr 1fr;gap:1px;background:var(--rule);border-left:1px solid var(--rule)}
.front-pictures img{background:#fff;width:100%;height:100%;object-fit:cover;min-height:0}
.front-pictures img:first-child{grid-row:1/3}
.indexes{display:grid;grid-template-columns:1fr 1.3fr 1fr 1fr;border-bottom:1px solid var(--rule)}
.indexes section{padding:22px 24px 24px;border-left:1px solid var(--rule)}
.indexes section:first-child{border:0;padding-left:0}
.indexes h2{font:500 20px/1.2 var(--serif);margin-bottom:10px}
.indexes li{display:flex;justify-content:space-between;gap:8px;font-size:14px;padding:3.5px 0;break-inside:avoid}
.indexes a{text-decoration:none;color:var(--ink)}
.indexes a:hover{text-decoration:underline}
.indexes span{color:var(--soft)}
.indexes .two{columns:2;column-gap:24px}
.module{padding:28px 0 4px}
.module h2{font:500 24px/1.2 var(--serif);margin-bottom:14px}
.smalls{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));border:1px solid var(--rule);border-right:0}
.small{border-right:1px solid var(--rule);padding:12px 14px 14px}
.small a{text-decoration:none;color:var(--ink);font-weight:550;line-height:1.3;display:block;font-size:14.5px}
.small a:hover span{text-decoration:underline}
.small img{margin-bottom:8px;aspect-ratio:4/3;object-fit:cover;width:100%}
.small .flag{font-size:11.5px;padding:2px 6px}
.small .cost{font-weight:650;margin-top:6px}
.small .cost small{font-weight:400;color:var(--soft)}
.promises{display:grid;grid-template-columns:repeat(3,1fr);gap:32px;margin-top:36px;padding-top:20px;border-top:2px solid var(--ink);font-size:14.5px}
.promises b{display:block}
@media(max-width:980px){.indexes{grid-template-columns:1fr 1fr}.indexes section:nth-child(3){border-left:0;padding-left:0}.smalls{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:190px;overflow-x:auto}}
@media(max-width:760px){.front{grid-template-columns:1fr;margin:0 -16px;padding:0 16px}.front-words{padding:28px 0 8px}.front-pictures{border:0;margin:0 -16px;border-top:1px solid var(--rule)}.indexes{grid-template-columns:1fr}.indexes section,.indexes section:nth-child(3){border:0;border-top:1px solid var(--rule);padding:16px 0}.indexes section:first-child{border:0}.smalls{grid-auto-columns:160px}.promises{grid-template-columns:1fr;gap:14px}}
`;
