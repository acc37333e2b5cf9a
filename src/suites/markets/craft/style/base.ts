/** Colours of natural dyes, type, and what all pages share. */
export const BASE = `
:root{--ink:#2a2135;--soft:#665b70;--indigo:#2f3f86;--deep:#212d63;--madder:#b13c29;--weld:#f2c552;--linen:#f6f1ea;--blush:#fbe7de;--rule:#e4dbd3;--head:Newsreader,Georgia,serif;--slant:"Newsreader Italic",Newsreader,Georgia,serif;--sans:Karla,Arial,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:400 15.5px/1.5 var(--sans);color:var(--ink);background:#fff}
h1,h2,h3,p,ul,ol,dl,dd,table,figure,blockquote,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
h1,h2,h3{font-family:var(--head);font-weight:500;line-height:1.12;text-wrap:balance}
img{max-width:100%;height:auto;display:block}
a{color:var(--indigo);text-underline-offset:3px;text-decoration-thickness:1px}
a:hover{color:var(--madder)}
:focus-visible{outline:3px solid var(--madder);outline-offset:2px}
button,input,select,textarea{font:inherit;color:inherit}
select,textarea,input:not([type=checkbox]):not([type=radio]){border:1px solid #90859a;border-radius:10px;background:#fff;padding:7px 12px;min-height:40px}
button{cursor:pointer;border:1px solid #90859a;border-radius:20px;background:#fff;padding:6px 16px;min-height:40px}
input[type=checkbox],input[type=radio]{accent-color:var(--indigo);width:18px;height:18px;margin:0}
.button{display:inline-block;background:var(--indigo);border:1px solid var(--indigo);border-radius:26px;padding:12px 26px;color:#fff;font-weight:650;text-decoration:none;line-height:1.2}
.button:hover{background:var(--deep);color:#fff}
.button.plain{background:#fff;color:var(--indigo)}
.button.plain:hover{background:var(--linen)}
.button.buy{display:block;width:100%;text-align:center;padding:15px 26px;font-size:17px;background:var(--madder);border-color:var(--madder)}
.button.buy:hover{background:#8f2d1d}
.more{font:400 18px/1.3 var(--slant);color:var(--ink)}
.quiet{white-space:nowrap;border:0;background:none;padding:6px 2px;color:var(--indigo);text-decoration:underline;text-underline-offset:3px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:#fff;padding:8px;z-index:9}
main{max-width:1320px;margin:0 auto;padding:0 32px 64px}
.trail{padding:16px 0 8px;font-size:13.5px;color:var(--soft)}
.trail ol{display:flex;flex-wrap:wrap}
.trail li+li::before{content:"›";margin:0 9px}
.trail a{color:var(--soft)}
.over{font-size:42px;padding:28px 0 22px}
.by,.fine,.when{font-size:14px;color:var(--soft)}
.remark{background:var(--blush);border-radius:14px;padding:12px 18px;margin:0 0 18px}
.remark.bad{background:#f9d9d0}
.letter{max-width:620px;margin:0 auto;padding:56px 0 80px}
.letter h1{font-size:46px;margin-bottom:20px}
.letter p{margin-bottom:18px;font:400 20px/1.5 var(--head)}
.letter .button{font:650 15.5px/1.2 var(--sans)}
.nothing{background:var(--linen);border-radius:26px;padding:60px 28px;text-align:center}
.nothing h2{font:400 34px/1.15 var(--slant);margin-bottom:10px}
.nothing p+p{margin-top:18px}
.flags{display:flex;flex-wrap:wrap;gap:5px;margin:8px 0}
.flag{font-size:12.5px;font-weight:650;line-height:1.3;padding:4px 10px;border-radius:12px;background:var(--linen)}
.flag.deal{background:var(--madder);color:#fff}
.flag.left{background:var(--blush);color:#8c2413}
.flag.sold{background:#fff1c9;color:#574100}
.flag.star{background:var(--indigo);color:#fff}
.flag.note{background:#e6ebf8;color:#212d63}
.seal{display:inline-grid;place-items:center;width:38px;height:38px;border-radius:50%;background:var(--weld);color:var(--ink);font:400 17px/1 var(--slant);flex:none}
@media(max-width:760px){main{padding:0 18px 44px}.over{font-size:32px;padding:20px 0 16px}.letter{padding:28px 0 40px}.letter h1{font-size:34px}.letter p{font-size:18px}}
`;
