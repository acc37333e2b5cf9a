/** Header, footer and the page of the robot check. */
export const FRAME = `
.mark{font-size:27px;font-weight:800;letter-spacing:-.04em;color:var(--ink);text-decoration:none;display:inline-flex;align-items:center;gap:8px;line-height:1}
.coin{display:inline-grid;place-items:center;width:34px;height:34px;border-radius:50%;background:var(--tag);border:2.5px solid var(--ink);font-size:20px;padding-bottom:4px}
.coin::before{content:"p"}
.bar{max-width:1240px;margin:0 auto;padding:0 20px}
.top{background:#fff;border-bottom:3px solid var(--ink)}
.top .bar{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:26px;align-items:center;padding-top:12px;padding-bottom:8px}
.find{display:flex;align-items:center;border:2px solid var(--ink);border-radius:6px;background:#fff}
.find input{flex:1;min-width:0;border:0!important;min-height:42px!important;background:none!important}
.near{font-size:14px;color:var(--soft);border-left:1px solid var(--rule);padding:0 14px;white-space:nowrap}
.find button{border:0;border-radius:3px;margin:2px;background:var(--tag);min-height:38px}
.mine{display:flex;gap:18px;align-items:center;font-weight:500}
.mine a{color:var(--ink);text-decoration:none;white-space:nowrap}
.mine a:hover{text-decoration:underline}
.mine b{background:#dfe8e5;border-radius:4px;padding:1px 6px;font-size:13px}
.mine .post{background:var(--pine);color:#fff;border-radius:6px;padding:9px 14px;font-weight:700}
.parts-of ul{max-width:1240px;margin:0 auto;padding:0 20px 8px;display:flex;gap:6px;overflow-x:auto;white-space:nowrap;scrollbar-width:none}
.parts-of a{display:block;padding:5px 12px;border-radius:14px;color:var(--ink);text-decoration:none;font-size:14.5px}
.parts-of a:hover{background:#eef2f1}
.parts-of a.here{background:var(--ink);color:#fff}
.foot{background:var(--ink);color:#dfe8e5}
.foot .bar{display:grid;grid-template-columns:1.4fr 1fr 1fr 1fr;gap:30px;padding-top:36px;padding-bottom:16px}
.foot .mark{color:#fff}
.foot .coin{color:var(--ink)}
.foot li{margin:5px 0}
.foot a{color:#fff}
.foot .imprint{display:block;padding-top:8px;padding-bottom:30px;font-size:13.5px;color:#b7c4bf}
.gate main{max-width:460px;background:#fff;border-radius:8px;border-top:8px solid var(--tag);margin:60px auto;padding:32px 36px;display:grid;gap:15px;justify-items:start}
.gate h1{font-size:28px}
.gate img{border:2px solid var(--ink);border-radius:6px}
.gate form{display:grid;gap:8px;width:100%}
.gate input[name=code]{font-size:22px;letter-spacing:.22em;text-transform:uppercase;height:48px;width:100%}
@media(max-width:980px){.top .bar{grid-template-columns:1fr auto;gap:10px}.find{grid-column:1/-1;grid-row:2}.mine{gap:12px;font-size:14px}.mine .post{display:none}.foot .bar{grid-template-columns:1fr 1fr}}
@media(max-width:520px){.mark{font-size:22px}.coin{width:28px;height:28px;font-size:16px}.near{display:none}.mine a:nth-child(2){display:none}.top .bar,.parts-of ul{padding-left:12px;padding-right:12px}.gate main{margin:16px 12px;padding:22px 18px}}
`;
