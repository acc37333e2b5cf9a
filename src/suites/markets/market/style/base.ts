/** Colours of a pinboard with yellow price tags, type, and what all pages share. */
export const BASE = `
:root{--ink:#13201c;--soft:#54605b;--pine:#0b6152;--deep:#064136;--tag:#ffd93b;--red:#b3261e;--ground:#e6ecea;--rule:#d2dbd8;--font:Outfit,Arial,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:400 15px/1.45 var(--font);color:var(--ink);background:var(--ground)}
h1,h2,h3,p,ul,ol,dl,dd,table,blockquote,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
h1,h2,h3{font-weight:700;line-height:1.12;letter-spacing:-.015em;text-wrap:balance}
img{max-width:100%;height:auto;display:block}
a{color:var(--pine);text-underline-offset:2px}
a:hover{color:var(--deep)}
:focus-visible{outline:3px solid #d9480f;outline-offset:2px}
button,input,select{font:inherit;color:inherit}
select,input:not([type=checkbox]):not([type=radio]){border:2px solid #7b8984;border-radius:6px;background:#fff;padding:6px 10px;min-height:40px}
button{cursor:pointer;border:2px solid var(--ink);border-radius:6px;background:#fff;padding:6px 14px;min-height:40px;font-weight:600}
input[type=checkbox],input[type=radio]{accent-color:var(--pine);width:18px;height:18px;margin:0}
.button{display:inline-block;background:var(--pine);border:2px solid var(--pine);border-radius:6px;padding:11px 22px;color:#fff;font-weight:700;text-decoration:none;line-height:1.2}
.button:hover{background:var(--deep);border-color:var(--deep);color:#fff}
.button.plain{background:#fff;color:var(--ink);border-color:var(--ink)}
.button.plain:hover{background:var(--tag)}
.button.buy{display:block;width:100%;text-align:center;padding:14px 22px;font-size:18px}
.quiet{border:0;background:none;padding:4px 2px;color:var(--pine);text-decoration:underline;text-underline-offset:2px;font-weight:500;white-space:nowrap}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:#fff;padding:8px;z-index:9}
main{max-width:1240px;margin:0 auto;padding:0 20px 60px}
.trail{padding:14px 0 10px;font-size:13.5px;color:var(--soft)}
.trail ol{display:flex;flex-wrap:wrap}
.trail li+li::before{content:"/";margin:0 7px}
.trail a{color:var(--soft)}
.over{font-size:38px;font-weight:800;padding:18px 0}
.where,.who,.fine{font-size:14px;color:var(--soft)}
.remark{background:#fff3b8;border-left:5px solid var(--tag);padding:10px 14px;margin:0 0 14px}
.remark.bad{background:#fbdedb;border-color:var(--red)}
.slip{max-width:620px;background:#fff;border-radius:8px;padding:34px 38px 38px;margin:24px auto}
.slip h1{font-size:34px;margin-bottom:14px}
.slip p{margin-bottom:14px;font-size:17px}
.slip img{border-radius:6px;margin-bottom:20px;width:240px}
.nothing{background:#fff;border-radius:8px;padding:54px 24px;text-align:center}
.nothing h2{font-size:28px;margin-bottom:8px}
.nothing p+p{margin-top:16px}
.flags{display:flex;flex-wrap:wrap;gap:5px;margin:7px 0}
.flag{font-size:12.5px;font-weight:600;line-height:1.3;padding:3px 8px;border-radius:4px;background:#eef2f1}
.flag.deal{background:var(--red);color:#fff}
.flag.left{background:#fbdedb;color:#8f1710}
.flag.sold{background:#e5e3f7;color:#332a75}
.flag.star{background:var(--pine);color:#fff}
.flag.note{background:#fff3b8;color:#4f4100}
@media(max-width:760px){main{padding:0 12px 40px}.over{font-size:29px;padding:12px 0}.slip{padding:24px 20px}.slip h1{font-size:27px}}
`;
