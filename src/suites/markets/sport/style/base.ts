/** Colours, type and what all pages share: a lake, a sky over it, and a jacket one sees from afar. */
export const BASE = `
:root{--ink:#10273a;--soft:#4b6072;--sky:#e6eef4;--deep:#0d2030;--line:#cbd8e2;--sun:#ff7a2f;--moss:#2c5a47;--bad:#a8261b;--head:Manrope,Arial,sans-serif;--text:Karla,Arial,sans-serif;--round:18px}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:400 16.5px/1.5 var(--text);color:var(--ink);background:#fff}
h1,h2,h3,p,ul,ol,dl,dd,table,figure,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
h1,h2,h3{font-family:var(--head);font-weight:800;line-height:1.1;letter-spacing:-.025em;text-wrap:balance}
img{max-width:100%;height:auto;display:block}
a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:3px solid #1d63d8;outline-offset:2px}
button,input,select{font:inherit;color:inherit}
select,input:not([type=checkbox]):not([type=radio]){border:1px solid #74889a;border-radius:10px;background:#fff;padding:8px 12px;min-height:42px}
button{cursor:pointer;border:1px solid #74889a;border-radius:10px;background:#fff;padding:8px 14px;min-height:42px}
input[type=checkbox],input[type=radio]{accent-color:var(--moss);width:19px;height:19px;margin:0}
.button{display:inline-block;background:var(--ink);color:#fff;border:2px solid var(--ink);border-radius:12px;padding:12px 22px;font:700 15.5px/1.2 var(--head);text-decoration:none}
.button:hover{background:#1e3d58}
.button.plain{background:none;color:inherit;border-color:currentColor}
.button.plain:hover{background:var(--sky)}
.button.buy{display:block;width:100%;text-align:center;background:var(--sun);border-color:var(--sun);color:var(--deep);padding:16px 22px;font-size:17px}
.button.buy:hover{background:#ff9152;border-color:#ff9152}
.quiet{border:0;background:none;padding:6px 2px;text-decoration:underline;text-underline-offset:3px;white-space:nowrap}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:#fff;padding:8px;z-index:9}
main{max-width:1400px;margin:0 auto;padding:0 36px 64px}
.trail{padding:16px 0 4px;font-size:14px;color:var(--soft)}
.trail ol{display:flex;flex-wrap:wrap}
.trail li+li::before{content:"·";margin:0 9px}
.over{font-size:clamp(30px,3.6vw,46px);padding:26px 0 20px}
.fine{font-size:14px;color:var(--soft)}
.remark{background:#fff3e2;border-radius:12px;padding:12px 18px;margin:0 0 18px}
.remark.bad{background:#fde9e6;color:var(--bad)}
.words{max-width:700px;padding:30px 0 40px}
.words h1{font-size:clamp(34px,4.4vw,54px);margin-bottom:20px}
.words h2{font-size:19px;margin:24px 0 8px}
.words p{font-size:18px;margin-bottom:14px}
.nothing{background:var(--sky);border-radius:var(--round);padding:56px 24px;text-align:center}
.nothing h2{font-size:30px;margin-bottom:8px}
.nothing p+p{margin-top:16px}
.flags{display:grid;gap:3px;margin:8px 0}
.flag{font:600 13.5px/1.35 var(--text);padding:2px 0 2px 12px;border-left:4px solid var(--line)}
.flag.deal{border-color:var(--sun);font-weight:700}
.flag.left{border-color:var(--bad);color:var(--bad)}
.flag.sold{border-color:#5a7fb0}
.flag.star{border-color:var(--moss);color:var(--moss)}
.flag.note{border-color:var(--ink)}
@media(max-width:760px){main{padding:0 16px 44px}}
`;
