/** The home page and modules of places. */
export const HOME = `
.front{position:relative;margin-bottom:56px}
.panorama{width:100%;height:430px;object-fit:cover}
.front-words{position:absolute;left:max(32px,calc(50% - 588px));top:66px;max-width:460px;color:#fff}
.front-words h1{font:500 clamp(44px,5.4vw,76px)/.98 var(--serif);letter-spacing:-.03em;margin-bottom:16px}
.front-words p{font-size:18px;line-height:1.45}
.front .find{position:absolute;left:50%;bottom:-34px;transform:translateX(-50%);width:min(1040px,calc(100% - 48px));max-width:none;border-color:transparent;box-shadow:0 12px 40px #0a444a3d}
.front .cell{padding:12px 10px 11px 26px}
.front .go{padding:0 36px;font-size:16px}
.module,.areas,.plain-price{max-width:1240px;margin:0 auto;padding:32px}
.module h2,.areas h2,.plain-price h2{font:500 30px/1.15 var(--serif);letter-spacing:-.01em;margin-bottom:18px}
.smalls{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:28px 24px}
.small a{color:var(--ink);font-weight:700;text-decoration:none;display:block;font-size:16px}
.small a:hover span{text-decoration:underline}
.small img{width:100%;border-radius:var(--round);aspect-ratio:3/2;object-fit:cover;margin-bottom:10px}
.small .cost{color:var(--soft);font-size:14px;margin-top:2px}
.small .cost b{color:var(--ink);font-size:16px}
.areas ul{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:12px}
.areas a{display:grid;align-content:end;gap:3px;min-height:150px;padding:16px;border-radius:var(--round);background:var(--foam);color:var(--ink);text-decoration:none;line-height:1.25}
.areas li:nth-child(2) a{background:#f7e6d2}.areas li:nth-child(3) a{background:#f2d9d0}.areas li:nth-child(4) a{background:#e2e9d3}.areas li:nth-child(5) a{background:#dce6f0}.areas li:nth-child(6) a{background:#f6e7b9}
.areas a:hover{box-shadow:inset 0 0 0 2px var(--tide)}
.areas b{font:500 22px/1.05 var(--serif)}
.areas span{font-size:13px}
.areas small{font-size:12.5px;color:#4a5560}
.plain-price{display:grid;grid-template-columns:1.4fr 1fr;gap:56px}
.plain-price p{max-width:560px;font-size:16px;margin-bottom:12px}
.kinds{columns:2;column-gap:28px}
.kinds li{display:flex;justify-content:space-between;padding:7px 0;border-bottom:1px solid var(--line);break-inside:avoid}
.kinds span{color:var(--soft)}
@media(max-width:1000px){.areas ul{grid-template-columns:repeat(3,minmax(0,1fr))}.smalls{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media(max-width:700px){.front{margin-bottom:8px}.panorama{height:330px}.front-words{left:20px;right:20px;top:30px}.front .find{position:relative;left:auto;bottom:auto;transform:none;width:auto;margin:-44px 14px 0}.front .cell{padding:9px 16px}.module,.areas,.plain-price{padding:24px 16px}.areas ul{grid-template-columns:1fr 1fr}.areas a{min-height:116px}.smalls{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:74%;overflow-x:auto;gap:14px}.plain-price{grid-template-columns:1fr;gap:20px}}
`;
