/** Header, footer and the page of the robot check. */
export const FRAME = `
.mark{display:inline-flex;align-items:center;gap:8px;color:var(--plum);text-decoration:none;font:600 27px/1 var(--serif);letter-spacing:-.03em}
.mark svg{color:var(--coral)}
.top{border-bottom:1px solid var(--rule);background:var(--paper)}
.bar{max-width:1240px;margin:0 auto;padding:16px 32px;display:grid;grid-template-columns:auto 1fr auto;gap:32px;align-items:center}
.how{display:flex;gap:24px}
.how a,.mine a{color:var(--ink);text-decoration:none;font-weight:600}
.how a:hover,.mine a:hover{color:var(--coral)}
.mine{display:flex;gap:22px;align-items:center}
.mine b{display:inline-grid;place-items:center;min-width:22px;height:22px;border-radius:11px;background:var(--lilac);font-size:13px;padding:0 6px}
.me{width:38px;height:38px;border-radius:50%;background:var(--plum);display:grid;place-items:center;font-size:14px}
.mine .me,.mine .me:hover{color:#fff}
.find{display:flex;max-width:520px;border:1.5px solid #8f86a0;border-radius:999px;background:#fff;padding:3px}
.find input:not([type=checkbox]){border:0;flex:1;min-width:0;background:none;min-height:38px;padding:0 16px}
.find button{background:var(--plum);border-color:var(--plum);color:#fff;font-weight:700}
.find button:hover{background:var(--ink)}
.trades ul{max-width:1240px;margin:0 auto;padding:0 32px;display:flex;gap:28px;overflow-x:auto;white-space:nowrap;scrollbar-width:none}
.trades a{display:block;padding:8px 0 11px;font-size:15px;color:var(--soft);text-decoration:none;border-bottom:2px solid transparent}
.trades a:hover{color:var(--ink)}
.trades .here{color:var(--coral);border-color:var(--coral);font-weight:700}
.foot{background:var(--ink);color:#e9e2f2}
.foot .cols{max-width:1240px;margin:0 auto;padding:52px 32px 28px;display:grid;grid-template-columns:2fr 1fr 1fr 1fr;gap:36px}
.foot h2{font:700 15px/1.2 var(--sans);letter-spacing:0;margin-bottom:12px;color:#fff}
.foot li{margin:7px 0}
.foot a{color:#d8cdea;text-decoration:none}
.foot a:hover{color:#fff;text-decoration:underline}
.foot .mark{color:#fff;margin-bottom:14px}
.foot .mark svg{color:#f08a70}
.about-us p+p{max-width:320px;color:#c9bdd9}
.foot .line{max-width:1240px;margin:0 auto;padding:18px 32px 34px;font-size:14px;color:#b3a6c4}
.gate{background:var(--lilac);min-height:100vh;display:grid;place-items:center}
.gate main{max-width:460px;background:#fff;border-radius:28px;padding:40px;display:grid;gap:16px;justify-items:start}
.gate h1{font-size:36px}
.gate img{border-radius:12px;width:300px}
.gate form{display:grid;gap:8px;width:100%}
.gate label{font-weight:700}
.gate input[name=code]{font-size:22px;letter-spacing:.24em;text-transform:uppercase;width:100%}
.gate .button{margin-top:8px}
@media(max-width:860px){.bar{grid-template-columns:1fr auto;gap:12px 16px;padding:12px 16px}.find{max-width:none}.bar .find{grid-column:1/-1;grid-row:2}.how{display:none}.mine{gap:14px}.trades ul{padding:0 16px;gap:22px}.foot .cols{grid-template-columns:1fr 1fr;padding:36px 16px 20px}.about-us{grid-column:1/-1}.foot .line{padding:12px 16px 28px}}
@media(max-width:420px){.mine a:first-child{display:none}.gate main{padding:28px 20px}}
`;
