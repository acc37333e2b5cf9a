/** Header, cuisines, footer and the page of the robot check. */
export const FRAME = `
.top{background:var(--yolk)}
.bar{max-width:1320px;margin:0 auto;padding:14px 28px;display:grid;grid-template-columns:auto auto minmax(220px,1fr) auto;gap:26px;align-items:center}
.mark{font-size:34px;font-weight:900;letter-spacing:-.055em;line-height:1;text-decoration:none;color:var(--ink);display:inline-block}
.mark .o{position:relative}
.mark .o::after{content:"";position:absolute;left:21%;right:17%;bottom:.35em;aspect-ratio:1;border-radius:50%;background:repeating-conic-gradient(currentColor 0 7deg,transparent 0 45deg)}
.to{display:grid;line-height:1.2;text-decoration:none;border-left:2px solid var(--ink);padding-left:16px}
.to small{font-size:13px}
.to b{font-weight:700;text-decoration:underline;text-decoration-color:var(--ink);text-decoration-thickness:1.5px;text-underline-offset:3px}
.find{display:flex;background:#fff;border-radius:26px;padding:4px}
.find input:not([type=checkbox]):not([type=radio]){flex:1;border:0;background:none;padding:0 18px;min-height:44px;border-radius:22px}
.find button{border:0;background:var(--ink);color:#fff;padding:0 22px;border-radius:22px;min-height:44px}
.mine{display:flex;gap:18px;align-items:center;font-weight:700}
.mine a{text-decoration:none}
.mine a:hover{text-decoration:underline}
.to-basket{background:var(--ink);color:#fff;border-radius:24px;padding:11px 12px 11px 18px}
.to-basket b{background:var(--yolk);color:var(--ink);border-radius:12px;padding:1px 9px;margin-left:6px}
.strip-of-cuisines{margin:20px 0 8px}
.strip-of-cuisines ul{display:flex;justify-content:space-between;gap:6px;overflow-x:auto;scrollbar-width:none;padding:4px 2px}
.strip-of-cuisines a{display:grid;justify-items:center;gap:6px;width:104px;padding:4px 0;text-decoration:none;font-size:14.5px;font-weight:600}
.strip-of-cuisines span{width:64px;height:64px;border-radius:50%;background:#fff;display:grid;place-items:center}
.strip-of-cuisines svg{width:34px;height:34px}
.strip-of-cuisines a:hover span{background:#ffe9a8}
.strip-of-cuisines .here span{background:var(--ink);color:var(--yolk)}
.strip-of-cuisines .here{font-weight:800}
.basket-bar{display:none}
.foot{background:var(--ink);color:#e9e1d2}
.foot .cols{max-width:1320px;margin:0 auto;padding:48px 28px 28px;display:grid;grid-template-columns:1.7fr 1fr 1fr 1fr;gap:36px}
.foot .mark{color:var(--yolk);font-size:44px;margin-bottom:12px}
.foot .word p+p{max-width:340px;color:#cbbfab}
.foot h2{font-size:17px;color:#fff;margin-bottom:10px}
.foot li{padding:4px 0}
.foot li a{color:#e9e1d2;text-decoration:none}
.foot li a:hover{text-decoration:underline}
.foot .line{max-width:1320px;margin:0 auto;padding:0 28px 36px;font-size:13.5px;color:#b5a994}
.gate{background:var(--yolk);min-height:100vh;display:grid;place-items:center}
.gate main{max-width:460px;background:#fff;border-radius:28px;padding:38px 42px;display:grid;gap:16px}
.gate h1{font-size:34px}
.gate img{border-radius:12px;border:2px solid var(--rule);width:300px}
.gate form{display:grid;gap:8px}
.gate label{font-weight:700}
.gate input[name=code]{font-size:24px;letter-spacing:.24em;text-transform:uppercase;width:100%}
.gate .fine{font-size:14px;color:var(--soft)}
@media(max-width:980px){.bar{grid-template-columns:auto 1fr auto;gap:12px 18px;padding:12px 16px}.find{grid-column:1/-1;grid-row:2}.to{justify-self:start}.foot .cols{grid-template-columns:1fr 1fr;padding:36px 16px 20px}.foot .word{grid-column:1/-1}.foot .line{padding:0 16px 96px}}
@media(max-width:760px){.mark{font-size:28px}.to{display:none}.bar{grid-template-columns:1fr auto}.strip-of-cuisines{margin:12px -16px 0}.strip-of-cuisines ul{padding:4px 12px}.strip-of-cuisines a{width:82px;font-size:13.5px}.strip-of-cuisines span{width:56px;height:56px}.basket-bar{display:block;position:sticky;bottom:0;z-index:4;background:var(--shell);padding:8px 16px 12px}.basket-bar a{display:grid;grid-template-columns:1fr auto 1fr;background:var(--yolk);border-radius:28px;padding:14px 22px;text-decoration:none}.basket-bar a span:last-child{text-align:right;font-weight:700}}
@media(max-width:420px){.mine a:first-child{display:none}.gate main{border-radius:0;padding:28px 22px}}
`;
