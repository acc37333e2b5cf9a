/** Colours, type and what all pages share. */
export const BASE = `
:root{--ink:#231a33;--soft:#655d73;--paper:#fffdfa;--lilac:#f1ecf8;--deep:#e0d6ef;--rule:#e4dee9;--plum:#3b2459;--coral:#c4391f;--coral-dark:#a32c15;--moss:#2f6a4d;--serif:Newsreader,Georgia,serif;--slant:"Newsreader Italic",Georgia,serif;--sans:Karla,Verdana,sans-serif;--round:18px}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:400 16px/1.5 var(--sans);color:var(--ink);background:var(--paper)}
h1,h2,h3,p,ul,ol,dl,dd,table,figure,blockquote,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
h1,h2{font-family:var(--serif);font-weight:500;line-height:1.08;letter-spacing:-.015em;text-wrap:balance}
h3{font-size:17px;font-weight:700;line-height:1.25}
em{font-family:var(--slant);font-style:normal}
img{max-width:100%;height:auto;display:block}
a{color:var(--plum);text-underline-offset:3px;text-decoration-thickness:1px}
a:hover{color:var(--coral)}
:focus-visible{outline:3px solid #7a4fd0;outline-offset:2px;border-radius:6px}
button,input,select,textarea{font:inherit;color:inherit}
select,textarea,input:not([type=checkbox]):not([type=radio]){border:1.5px solid #8f86a0;border-radius:12px;background:#fff;padding:8px 12px;min-height:42px}
button{cursor:pointer;border:1.5px solid #8f86a0;border-radius:999px;background:#fff;padding:6px 16px;min-height:38px}
input[type=checkbox],input[type=radio]{accent-color:var(--plum);width:18px;height:18px;margin:2px 0 0}
.button{display:inline-block;background:var(--plum);border:1.5px solid var(--plum);border-radius:999px;padding:11px 24px;color:#fff;font-weight:700;text-decoration:none;line-height:1.2}
.button:hover{background:var(--ink);color:#fff}
.button.plain{background:transparent;color:var(--plum)}
.button.plain:hover{background:var(--lilac)}
.button.buy{display:block;width:100%;text-align:center;background:var(--coral);border-color:var(--coral);padding:14px 24px;font-size:17px}
.button.buy:hover{background:var(--coral-dark)}
.quiet{white-space:nowrap;border:0;background:none;padding:4px 0;min-height:32px;color:var(--plum);text-decoration:underline;text-underline-offset:3px;font-size:14.5px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:#fff;padding:8px;z-index:9}
main{max-width:1240px;margin:0 auto;padding:0 32px 72px}
.trail{padding:18px 0 6px;font-size:14px;color:var(--soft)}
.trail ol{display:flex;flex-wrap:wrap}
.trail li+li::before{content:"›";margin:0 9px}
.trail a{color:var(--soft)}
.over{font-size:46px;padding:38px 0 24px}
.lead{color:var(--soft);font-size:17px;max-width:640px;margin:8px 0 22px}
.fine,.of{font-size:14px;color:var(--soft)}
.remark{background:#fdeee2;border-radius:14px;padding:12px 18px;margin:0 0 18px}
.remark.bad{background:#fbe3de;color:#7c1f0e}
.blank,.words{max-width:680px;padding:48px 0 70px}
.blank h1,.words h1{font-size:52px;margin-bottom:18px}
.blank p,.words p{font-size:18px;margin-bottom:18px}
.nothing{background:var(--lilac);border-radius:28px;padding:60px 32px;text-align:center}
.nothing h2{font-size:38px;margin-bottom:10px}
.nothing p+p{margin-top:14px}
.who{display:flex;align-items:center;gap:12px}
.face{width:48px;height:48px;border-radius:50%;flex:none;background:var(--deep);object-fit:cover}
.who b{font-weight:700}
.who small{display:block;font-size:13.5px;color:var(--soft)}
.level{display:inline-block;font-size:12.5px;line-height:1.2;border-radius:999px;padding:3px 9px;background:var(--deep);color:var(--plum);margin-left:4px}
.flags{display:grid;gap:5px;margin:10px 0;justify-items:start}
.flag{font-size:13.5px;line-height:1.3;padding:4px 11px;border-radius:999px;background:var(--lilac);font-weight:600}
.flag.deal{background:#ffe1a8;color:#4d3200}
.flag.left{background:#fbdcd4;color:#7c1f0e}
.flag.sold{background:#fbdcd4;color:#7c1f0e}
.flag.star{background:var(--moss);color:#fff}
.flag.note{background:var(--plum);color:#fff}
.out{color:var(--coral-dark);font-weight:700}
@media(max-width:760px){main{padding:0 16px 48px}.over{font-size:36px;padding:24px 0 16px}.blank h1,.words h1{font-size:38px}.nothing{padding:40px 20px}}
`;
