/** Colours, type and what all pages share. */
export const BASE = `
:root{--ink:#1f2a37;--soft:#5a6673;--line:#dfe4e8;--mist:#f3f6f6;--tide:#0f5c63;--deep:#0a444a;--coral:#c0402a;--sun:#f6b84b;--foam:#e3f0f0;--serif:Newsreader,Georgia,serif;--sans:Manrope,Arial,sans-serif;--round:16px}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:450 15px/1.5 var(--sans);color:var(--ink);background:#fff}
h1,h2,h3,p,ul,ol,dl,dd,table,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
h1,h2,h3{line-height:1.2;text-wrap:balance;font-weight:700}
img,svg{max-width:100%;height:auto;display:block}
a{color:var(--tide);text-underline-offset:3px}
a:hover{color:var(--deep)}
:focus-visible{outline:3px solid #2b6fd6;outline-offset:2px;border-radius:4px}
button,input,select{font:inherit;color:inherit}
input:not([type=checkbox]):not([type=radio]),select{border:1px solid #87939e;border-radius:10px;background:#fff;padding:8px 12px;min-height:44px;min-width:0}
button{cursor:pointer;border:1px solid #87939e;border-radius:10px;background:#fff;padding:8px 14px;min-height:44px;font-weight:650}
input[type=checkbox],input[type=radio]{accent-color:var(--tide);width:18px;height:18px;margin:2px 0 0}
.button{display:inline-block;background:var(--tide);color:#fff;border:0;border-radius:24px;padding:12px 24px;font-weight:700;text-decoration:none;line-height:1.25}
.button:hover{background:var(--deep);color:#fff}
.button.plain{background:#fff;color:var(--tide);box-shadow:inset 0 0 0 1.5px var(--tide)}
.button.plain:hover{background:var(--foam);color:var(--deep)}
.button.buy{display:block;width:100%;text-align:center;background:var(--coral);font-size:16px;padding:14px 20px}
.button.buy:hover{background:#9f3220}
.quiet{border:0;background:none;padding:6px 2px;color:var(--tide);text-decoration:underline;text-underline-offset:3px;font-weight:600}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:#fff;padding:8px;z-index:20}
.fine{font-size:13px;color:var(--soft)}
.remark{background:#fff6e2;border-radius:12px;padding:12px 16px;margin:0 0 14px}
.remark.bad{background:#fdebe7}
.complaint{color:#a52c18;font-size:13.5px;font-weight:600}
.nothing{background:var(--mist);border-radius:var(--round);padding:44px 28px;text-align:center}
.nothing h2{font:500 30px/1.2 var(--serif);margin-bottom:8px}
.nothing p+p{margin-top:18px}
.words{max-width:620px;margin:0 auto;padding:56px 24px 80px}
.words h1{font:500 44px/1.1 var(--serif);margin-bottom:20px}
.words p{font-size:17px;margin-bottom:16px}
.sum div{display:flex;justify-content:space-between;gap:14px;padding:4px 0}
.sum .all{border-top:1px solid var(--line);margin-top:8px;padding-top:10px;font-weight:750;font-size:17px}
.flags{display:flex;flex-wrap:wrap;gap:5px;margin:8px 0}
.flag{font-size:12px;font-weight:700;line-height:1.3;padding:4px 9px;border-radius:12px}
.flag.deal{background:#fde3dd;color:#8d2513}
.flag.left{background:#8d2513;color:#fff}
.flag.sold{background:#fff0cf;color:#664500}
.flag.star{background:var(--deep);color:#fff}
.flag.note{background:var(--foam);color:#0a444a}
.face{display:inline-grid;place-items:center;background:var(--sun);color:#3b2a05;border-radius:50%;width:38px;height:38px;font-weight:750;text-decoration:none;font-size:14px}
`;
