/** Colours, type and what all pages share: black on white, one loud colour. */
export const BASE = `
:root{--ink:#0c0c0e;--soft:#5b5b62;--mist:#f4f4f5;--line:#e2e2e5;--edge:#0c0c0e;--loud:#d4ff3a;--bad:#b3261e;--head:Outfit,Arial,sans-serif;--text:Inter,Arial,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:400 15px/1.5 var(--text);color:var(--ink);background:#fff;font-feature-settings:"tnum"}
h1,h2,h3,p,ul,ol,dl,dd,table,figure,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
h1,h2,h3{font-family:var(--head);font-weight:700;line-height:1.08;letter-spacing:-.015em;text-wrap:balance}
img{max-width:100%;height:auto;display:block}
a{color:inherit;text-underline-offset:3px;text-decoration-thickness:1px}
:focus-visible{outline:3px solid #2b50ff;outline-offset:2px}
button,input,select{font:inherit;color:inherit}
select,input:not([type=checkbox]):not([type=radio]){border:1.5px solid #8b8b92;border-radius:0;background:#fff;padding:7px 10px;min-height:40px}
button{cursor:pointer;border:1.5px solid var(--edge);border-radius:0;background:#fff;padding:7px 14px;min-height:40px}
input[type=checkbox],input[type=radio]{accent-color:var(--ink);width:18px;height:18px;margin:0}
.button{display:inline-block;background:var(--ink);border:1.5px solid var(--ink);color:#fff;padding:12px 24px;font:600 16px/1.2 var(--head);text-decoration:none;border-radius:40px}
.button:hover{background:#33333a}
.button.plain{background:#fff;color:var(--ink)}
.button.plain:hover{background:var(--mist)}
.button.buy{display:block;width:100%;text-align:center;padding:16px 24px;font-size:18px;background:var(--loud);color:var(--ink);border-color:var(--ink)}
.button.buy:hover{background:#bfeb1e}
.quiet{border:0;background:none;padding:6px 2px;text-decoration:underline;text-underline-offset:3px;white-space:nowrap}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:#fff;padding:8px;z-index:9}
main{max-width:1440px;margin:0 auto;padding:0 32px 72px}
.trail{padding:14px 0;font-size:13px;color:var(--soft)}
.trail ol{display:flex;flex-wrap:wrap}
.trail li+li::before{content:"›";margin:0 8px}
.over{font-size:clamp(34px,4.4vw,60px);padding:32px 0 24px}
.number,.fine,.seller{font-size:13px;color:var(--soft)}
.remark{background:var(--mist);border-left:6px solid var(--ink);padding:12px 16px;margin:0 0 18px}
.remark.bad{border-color:var(--bad);color:var(--bad)}
.plain-page{max-width:680px;padding:36px 0 64px}
.plain-page h1{font-size:clamp(38px,5vw,64px);margin-bottom:22px}
.plain-page h2{font-size:20px;margin:26px 0 8px}
.plain-page p{font-size:17px;margin-bottom:14px}
.nothing{padding:64px 24px;text-align:center;background:var(--mist)}
.nothing h2{font-size:34px;margin-bottom:10px}
.nothing p+p{margin-top:18px}
.flags{display:flex;flex-wrap:wrap;gap:4px;margin:6px 0}
.flag{font:600 12px/1.3 var(--head);padding:3px 8px;border-radius:20px;background:var(--mist)}
.flag.deal{background:var(--ink);color:#fff}
.flag.left{background:#ffe3df;color:#8c1a12}
.flag.sold{background:#e9e6ff;color:#33259b}
.flag.star{background:var(--loud);color:var(--ink)}
.flag.note{background:#fff;box-shadow:inset 0 0 0 1.5px var(--ink)}
@media(max-width:760px){main{padding:0 16px 48px}}
`;
