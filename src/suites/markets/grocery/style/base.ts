/** Colours, type and what all pages share. */
export const BASE = `
:root{--ink:#141a33;--soft:#586080;--paper:#fff;--sky:#e9eefb;--line:#d3daec;--blue:#2340b5;--deep:#182c80;--coral:#d13a24;--mint:#1f7a50;--sign:Manrope,Arial,sans-serif;--text:Karla,Arial,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:400 16px/1.4 var(--text);color:var(--ink);background:var(--paper);font-variant-numeric:tabular-nums}
h1,h2,h3,p,ul,ol,dl,dd,table,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
h1,h2,h3{font-family:var(--sign);font-weight:750;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
img{max-width:100%;height:auto;display:block}
a{color:var(--blue);text-underline-offset:3px}
a:hover{color:var(--coral)}
:focus-visible{outline:3px solid #e08a00;outline-offset:2px}
button,input,select{font:inherit;color:inherit}
select,input:not([type=checkbox]):not([type=radio]){border:1px solid #808aab;border-radius:4px;background:#fff;padding:5px 9px;min-height:38px;min-width:0}
button{cursor:pointer;border:1px solid var(--blue);border-radius:4px;background:#fff;color:var(--blue);padding:5px 13px;min-height:38px;font-weight:650}
input[type=checkbox],input[type=radio]{accent-color:var(--blue);width:18px;height:18px;margin:0;flex:none}
.button{display:inline-block;background:var(--blue);border:1px solid var(--blue);border-radius:4px;padding:11px 20px;color:#fff;font-weight:700;text-decoration:none;line-height:1.2}
.button:hover{background:var(--deep);color:#fff}
.button.plain{background:#fff;color:var(--blue)}
.button.plain:hover{background:var(--sky)}
.button.buy{display:block;width:100%;text-align:center;font-size:17px;padding:14px}
.quiet{white-space:nowrap;border:0;background:none;padding:4px 0;min-height:32px;text-decoration:underline;text-underline-offset:3px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:#fff;padding:8px;z-index:9}
.soft,.fine{color:var(--soft);font-size:14.5px}
main{max-width:1400px;margin:0 auto;padding:0 24px 64px}
.over{font-size:34px;padding:26px 0 18px}
.remark{background:#fff6e3;border:1px solid #e0b355;border-radius:4px;padding:10px 14px;margin:0 0 14px}
.remark.bad{background:#fdeeeb;border-color:var(--coral)}
.bare-shelf{max-width:620px;margin:24px auto;text-align:center;display:grid;gap:14px;justify-items:center}
.bare-shelf h1,.bare-shelf h2{font-size:30px}
.boards{width:300px;height:190px;border:solid var(--line);border-width:0 10px;background:linear-gradient(var(--line) 0 0) 0 52px/100% 10px no-repeat,linear-gradient(var(--line) 0 0) 0 116px/100% 10px no-repeat,linear-gradient(var(--line) 0 0) 0 180px/100% 10px no-repeat}
.paper{max-width:1000px;margin:28px auto;display:grid;gap:14px}
.paper h1{font-size:34px}
.paper>p{max-width:680px}
.trail{padding:14px 0;font-size:14.5px;color:var(--soft)}
.flags{display:flex;flex-wrap:wrap;gap:4px;margin:5px 0}
.flag{font-size:13px;font-weight:700;line-height:1.25;padding:3px 7px;border-radius:3px;background:var(--sky)}
.flag.deal{background:var(--coral);color:#fff}
.flag.left{background:#fff;border:1px solid var(--coral);color:#b02c18}
.flag.sold{background:#fff0c9;color:#5c4300}
.flag.star{background:var(--blue);color:#fff}
.flag.note{background:#dcf1e5;color:#12553a}
@media(max-width:760px){main{padding:0 14px 48px}.over{font-size:28px}}
`;
