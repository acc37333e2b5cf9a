/** Colours, type and what all pages share. */
export const BASE = `
:root{--ink:#1c211d;--soft:#565c54;--paper:#fff;--sheet:#f5f1e6;--rule:#ddd6c5;--green:#133a2c;--deep:#0c2a20;--leaf:#16633f;--gold:#f3b93b;--gold-dark:#e0a41f;--red:#a3271a;--serif:Fraunces,Georgia,serif;--sans:Figtree,Arial,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:auto}
body{margin:0;font:400 15px/1.45 var(--sans);color:var(--ink);background:var(--paper);font-variant-numeric:tabular-nums}
h1,h2,h3,p,ul,ol,dl,dd,table,figure,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0}
h1,h2,h3{font-weight:600;line-height:1.15;text-wrap:balance}
img{max-width:100%;height:auto;display:block}
a{color:var(--leaf);text-underline-offset:2px}
a:hover{color:var(--deep)}
:focus-visible{outline:3px solid #2463d1;outline-offset:2px}
button,input,select{font:inherit;color:inherit}
select,input:not([type=checkbox]):not([type=radio]){border:1px solid #8d8a7e;border-radius:3px;background:#fff;padding:6px 8px;min-height:36px}
button{cursor:pointer;border:1px solid #8d8a7e;border-radius:3px;background:#fff;padding:6px 12px;min-height:36px}
input[type=checkbox],input[type=radio]{accent-color:var(--green);width:17px;height:17px;margin:0}
.button{display:inline-block;background:var(--gold);border:1px solid var(--gold-dark);border-radius:3px;padding:10px 20px;color:var(--ink);font-weight:650;text-decoration:none;line-height:1.2}
.button:hover{background:#f8c95f;color:var(--ink)}
.button.plain{background:#fff;border-color:#8d8a7e}
.button.plain:hover{background:var(--sheet)}
.button.buy{display:block;width:100%;text-align:center;padding:12px 20px;font-size:16px}
.quiet{white-space:nowrap;border:0;background:none;padding:6px 2px;color:var(--leaf);text-decoration:underline;text-underline-offset:2px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:#fff;padding:8px;z-index:9}
main{max-width:1360px;margin:0 auto;padding:0 28px 56px}
.trail{padding:12px 0;font-size:13px;color:var(--soft)}
.trail ol{display:flex;flex-wrap:wrap;gap:2px 0}
.trail li+li::before{content:"/";margin:0 8px;color:#9a9688}
.trail a{color:var(--soft)}
.over{font:500 34px/1.1 var(--serif);padding:26px 0 18px;letter-spacing:-.01em}
.number,.fine,.seller{font-size:13px;color:var(--soft)}
.remark{border-left:4px solid var(--gold);background:var(--sheet);padding:10px 14px;margin:0 0 16px}
.remark.bad{border-color:var(--red)}
.notice-page,.words{max-width:640px;padding:40px 0 60px}
.notice-page h1,.words h1{font:500 40px/1.1 var(--serif);margin-bottom:16px}
.notice-page p,.words p{margin-bottom:16px;font-size:17px}
.words h2{font-size:18px;margin:20px 0 8px}
.nothing{border:1px solid var(--rule);background:var(--sheet);padding:36px;text-align:center}
.nothing h2{font:500 28px/1.2 var(--serif);margin-bottom:8px}
.nothing p+p{margin-top:16px}
.flags{display:flex;flex-wrap:wrap;gap:4px 6px;margin:6px 0}
.flag{font-size:12px;font-weight:600;line-height:1.3;padding:3px 7px;border-radius:2px;background:var(--sheet);border:1px solid var(--rule)}
.flag.deal{background:var(--red);border-color:var(--red);color:#fff}
.flag.left{background:#fff;border-color:#d99a8f;color:#8e2015}
.flag.sold{background:#fff4d6;border-color:#e8cf8d;color:#5f4400}
.flag.star{background:var(--green);border-color:var(--green);color:#fff}
.flag.note{background:#e6f0e9;border-color:#b9d2c2;color:#134a30}
@media(max-width:760px){main{padding:0 16px 40px}.over{font-size:28px;padding:18px 0 14px}}
`;
