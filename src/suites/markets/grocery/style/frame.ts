/** Header, signs over the aisles, footer and the page of the robot check. */
export const FRAME = `
.ribbon{background:var(--deep);color:#dbe3ff;font-size:14px;display:flex;justify-content:space-between;gap:20px;padding:6px max(24px,calc(50vw - 676px))}
.ribbon a{color:#fff;margin-left:18px;text-decoration:none}
.ribbon a:hover{text-decoration:underline}
.bar{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:28px;align-items:center;max-width:1400px;margin:0 auto;padding:16px 24px;}
.top{border-bottom:1px solid var(--line)}
.mark{font:800 29px/1 var(--sign);letter-spacing:-.05em;color:var(--blue);text-decoration:none}
.mark span{background:var(--blue);color:#fff;border-radius:5px 0 0 5px;padding:3px 4px 5px 7px;margin-right:3px}
.find{display:flex;align-items:center;gap:0;border:2px solid var(--blue);border-radius:6px;background:#fff;min-width:0}
.find input:not([type=checkbox]):not([type=radio]){flex:1;border:0;min-height:44px;padding:0 14px;background:none;width:60px}
.find button{border:0;border-radius:0;background:var(--blue);color:#fff;min-height:44px;padding:0 20px}
.for{white-space:nowrap;font-size:14px;color:var(--soft);padding:0 10px;border-left:1px solid var(--line)}
.ask{display:flex;align-items:center;gap:6px;padding-right:12px;font-size:14px}
.ask select{min-height:34px}
.mine{display:flex;gap:22px;align-items:center;font-weight:650}
.mine a{text-decoration:none}
.to-basket{border:1px solid var(--line);border-radius:6px;padding:9px 14px;color:var(--ink)}
.to-basket b{background:var(--coral);color:#fff;border-radius:4px;padding:1px 8px;margin:0 4px}
.to-basket span{color:var(--soft);font-weight:500}
.hall{display:grid;grid-template-columns:218px minmax(0,1fr);gap:28px;align-items:start;padding-top:20px}
.signs h2{font-size:15px;color:var(--soft);font-weight:650;letter-spacing:0;margin-bottom:6px}
.signs a{display:flex;gap:10px;align-items:baseline;padding:6px 8px;margin:0 -8px;border-radius:4px;text-decoration:none;color:var(--ink);font-size:15px;line-height:1.25}
.signs a:hover{background:var(--sky)}
.signs b{font:750 12.5px/1.7 var(--sign);min-width:23px;text-align:center;border:1px solid #9aa5c6;border-radius:3px;color:var(--soft);flex:none}
.signs .here{background:var(--blue);color:#fff;font-weight:700}
.signs .here b{background:#fff;color:var(--blue);border-color:#fff}
.foot{background:var(--sky);border-top:6px solid var(--blue);margin-top:20px}
.foot .cols{max-width:1400px;margin:0 auto;padding:34px 24px 20px;display:grid;grid-template-columns:1.8fr 1fr 1fr 1fr;gap:32px}
.foot .word p+p{margin-top:14px;max-width:360px;color:#474f70}
.foot h2{font-size:15px;margin-bottom:8px}
.foot li{padding:3px 0}
.foot li a{color:var(--ink);text-decoration:none}
.foot li a:hover{text-decoration:underline}
.foot .line{max-width:1400px;margin:0 auto;padding:0 24px 28px;font-size:13.5px;color:#4c5475}
.gate{background:var(--sky);min-height:100vh;display:grid;place-items:center}
.gate main{max-width:440px;background:#fff;border-top:8px solid var(--blue);padding:34px 38px;display:grid;gap:14px}
.gate h1{font-size:27px}
.gate img{border:1px solid var(--line);width:300px}
.gate form{display:grid;gap:8px}
.gate label{font-weight:700}
.gate input[name=code]{font-size:23px;letter-spacing:.24em;text-transform:uppercase;width:100%}
@media(max-width:980px){.ribbon p:first-child{display:none}.ribbon{justify-content:flex-end}.bar{grid-template-columns:1fr auto;gap:12px}.find{grid-column:1/-1;grid-row:2}.hall{grid-template-columns:minmax(0,1fr);gap:14px}.hall-side{min-width:0}.signs{min-width:0}.signs ol{display:flex;gap:6px;overflow-x:auto;scrollbar-width:none}.signs a{margin:0;white-space:nowrap;border:1px solid var(--line)}.signs h2{position:absolute;clip-path:inset(50%)}.foot .cols{grid-template-columns:1fr 1fr}.foot .word{grid-column:1/-1}}
@media(max-width:620px){.bar{padding:12px 14px}.find.asks{flex-wrap:wrap}.find.asks input:not([type=checkbox]):not([type=radio]){flex-basis:100%;border-bottom:1px solid var(--line)}.find.asks .for{border:0;padding:0 4px 0 12px}.find.asks .ask{padding-right:6px;gap:4px}.find.asks button{margin-left:auto;padding:0 14px}.ask select{padding:4px 2px;max-width:76px}.mine{gap:12px}.to-basket span{display:none}.mark{font-size:24px}.gate main{padding:24px 18px}}
@media(max-width:420px){.for{display:none}.find.asks .ask:first-of-type{padding-left:8px}.mine a:first-child{display:none}.ask{padding-left:8px}}
`;
