/** Header, awning, footer and the page of the robot check. */
export const FRAME = `
.row{max-width:1320px;margin:0 auto;padding:0 32px}
.mark{font:400 34px/1 var(--slant);letter-spacing:-.02em;color:var(--indigo);text-decoration:none}
.top{padding-top:16px;background:#fff}
.top .row{display:grid;grid-template-columns:auto minmax(0,560px) auto;gap:36px;align-items:center;justify-content:space-between}
.find{display:flex;position:relative}
.find input{flex:1;min-width:0;height:46px;border:2px solid var(--indigo)!important;border-radius:24px!important;padding:0 110px 0 20px!important}
.find button{position:absolute;right:5px;top:5px;height:36px;min-height:36px;border:0;background:var(--indigo);color:#fff;font-weight:650;padding:0 18px}
.mine{display:flex;gap:22px}
.mine a{color:var(--ink);text-decoration:none}
.mine a:hover{text-decoration:underline}
.mine b{background:var(--weld);border-radius:10px;padding:1px 7px;font-size:13px;font-weight:650}
.stalls ul{max-width:1320px;margin:0 auto;padding:8px 32px 2px;display:flex;gap:26px;overflow-x:auto;white-space:nowrap;scrollbar-width:none}
.stalls a{display:block;padding:8px 0;color:var(--ink);text-decoration:none;font:400 18px/1.2 var(--head)}
.stalls a:hover{color:var(--madder)}
.stalls a.here{font-family:var(--slant);color:var(--madder);border-bottom:2px solid}
.stalls li:last-child{margin-left:auto}
.awning{height:24px;background:radial-gradient(circle at 50% 0,var(--madder) 15.4px,transparent 16px) -16px 8px/64px 16px repeat-x,radial-gradient(circle at 50% 0,var(--blush) 15.4px,transparent 16px) 16px 8px/64px 16px repeat-x,repeating-linear-gradient(90deg,var(--madder) 0 32px,var(--blush) 32px 64px) 0 0/64px 8px repeat-x}
.foot{background:var(--deep);color:#e8e6f2;margin-top:40px}
.foot .row{display:grid;grid-template-columns:1.8fr 1fr 1fr 1fr;gap:36px;padding-top:44px;padding-bottom:20px}
.foot h2{font:400 20px/1.2 var(--slant);margin-bottom:10px}
.foot li{margin:6px 0}
.foot a{color:#fff;text-decoration-color:#7d87bd}
.creed{font:400 21px/1.4 var(--head);max-width:340px}
.creed .mark{display:block;color:var(--weld);margin-bottom:12px}
.foot .imprint{display:block;padding-top:12px;padding-bottom:34px;font-size:13.5px;color:#c2c4dc}
.gate{background:var(--linen)}
.gate main{max-width:480px;margin:56px auto;background:#fff;border-radius:26px;padding:36px 40px;display:grid;gap:16px;justify-items:start}
.gate h1{font-size:32px}
.gate img{border-radius:10px;border:1px solid var(--rule)}
.gate form{display:grid;gap:8px;width:100%}
.gate input[name=code]{font-size:22px;letter-spacing:.22em;text-transform:uppercase;height:50px;width:100%}
@media(max-width:900px){.top .row{grid-template-columns:1fr auto;gap:12px 16px;padding:0 18px}.find{grid-column:1/-1;grid-row:2}.mark{font-size:28px}.mine{gap:14px;font-size:14.5px}.stalls ul{padding:8px 18px 2px;gap:20px}.stalls li:last-child{margin-left:0}.foot .row{grid-template-columns:1fr 1fr;padding-left:18px;padding-right:18px}.creed{grid-column:1/-1}}
@media(max-width:480px){.mine a:nth-child(2){display:none}.gate main{margin:24px 12px;padding:24px 20px}}
`;
