/** Colours, type and what all pages share. */
export const BASE = `
:root{--ink:#191410;--soft:#5f574c;--paper:#fff;--shell:#f6f1e7;--rule:#e3dbcb;--yolk:#ffc72c;--yolk-deep:#f2b200;--tomato:#c22f1c;--basil:#1f6b3a;--round:18px;--font:Outfit,Arial,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:400 16px/1.45 var(--font);color:var(--ink);background:var(--shell);font-variant-numeric:tabular-nums}
h1,h2,h3,p,ul,ol,dl,dd,table,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
h1,h2,h3{font-weight:800;line-height:1.08;letter-spacing:-.02em;text-wrap:balance}
img{max-width:100%;height:auto;display:block}
a{color:var(--ink);text-underline-offset:3px;text-decoration-thickness:2px;text-decoration-color:var(--yolk-deep)}
a:hover{text-decoration-color:var(--tomato)}
:focus-visible{outline:3px solid #1d4fd8;outline-offset:2px}
button,input,select{font:inherit;color:inherit}
select,input:not([type=checkbox]):not([type=radio]){border:2px solid var(--ink);border-radius:12px;background:#fff;padding:6px 12px;min-height:42px;min-width:0}
button{cursor:pointer;border:2px solid var(--ink);border-radius:21px;background:#fff;padding:6px 16px;min-height:42px;font-weight:600}
input[type=checkbox],input[type=radio]{accent-color:var(--ink);width:20px;height:20px;margin:0;flex:none}
.button{display:inline-block;background:var(--ink);border:2px solid var(--ink);border-radius:28px;padding:12px 24px;color:#fff;font-weight:700;text-decoration:none;line-height:1.2}
.button:hover{background:#3a2f25}
.button.plain{background:#fff;color:var(--ink)}
.button.plain:hover{background:var(--yolk)}
.button.big{font-size:19px;padding:15px 30px}
.button.buy{display:block;width:100%;text-align:center;font-size:18px;padding:15px 20px}
.quiet{border:0;background:none;padding:6px 2px;font-weight:600;text-decoration:underline;text-decoration-color:var(--tomato);text-decoration-thickness:2px;text-underline-offset:3px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:#fff;padding:8px;z-index:9}
.soft{color:var(--soft);font-size:14.5px}
.disc{border-radius:50%;aspect-ratio:1;object-fit:cover}
main{max-width:1320px;margin:0 auto;padding:0 28px 72px}
.over{font-size:48px;padding:36px 0 22px}
.remark{background:#fff;border:2px solid var(--ink);border-radius:14px;padding:12px 16px;margin:0 0 16px}
.remark.bad{border-color:var(--tomato)}
.plate{max-width:560px;margin:40px auto;text-align:center;display:grid;gap:14px;justify-items:center}
.plate h1,.plate h2{font-size:38px}
.empty-plate{width:190px;height:190px;border-radius:50%;background:#fff;border:2px solid var(--rule);box-shadow:inset 0 0 0 26px #fff,inset 0 0 0 28px var(--rule)}
.paper{max-width:760px;margin:36px auto;background:#fff;border-radius:var(--round);padding:40px 48px;display:grid;gap:16px}
.paper h1{font-size:40px}
.flags{display:flex;flex-wrap:wrap;gap:5px;margin:6px 0}
.flag{font-size:13px;font-weight:700;line-height:1.25;padding:4px 10px;border-radius:14px;background:var(--shell)}
.flag.deal{background:var(--tomato);color:#fff}
.flag.left{background:var(--ink);color:var(--yolk)}
.flag.sold{background:#ffe9a8}
.flag.star{background:var(--yolk)}
.flag.note{background:#dcefdf;color:#12492a}
@media(max-width:760px){main{padding:0 16px 56px}.over{font-size:36px;padding:24px 0 16px}.paper{padding:26px 22px;margin:20px 0}.paper h1{font-size:32px}}
`;
