/** Header, footer and the page of the robot check. */
export const FRAME = `
.mark{font-family:var(--serif);text-decoration:none;letter-spacing:-.02em;line-height:1}
.mark-a{font-size:29px;font-weight:600}
.mark{display:inline-grid;gap:5px}
.mark-b{font:600 10.5px/1 var(--sans);letter-spacing:.26em;text-transform:uppercase}
.top{background:var(--green);color:#f7f1e0}
.bar{max-width:1360px;margin:0 auto;padding:14px 28px 13px;display:grid;grid-template-columns:auto 1fr auto;gap:30px;align-items:center}
.bar .mark{color:#f7f1e0}
.bar .mark-b{color:var(--gold)}
.find{display:flex;max-width:720px}
.find input{flex:1;color:var(--ink);min-width:0;border:0;border-radius:3px 0 0 3px;padding:0 14px;height:42px;font-size:16px}
.find button{border:0;color:var(--ink);border-radius:0 3px 3px 0;background:var(--gold);font-weight:650;padding:0 20px;height:42px}
.mine{display:flex;gap:24px}
.mine a{color:#fff;text-decoration:none;font-weight:600;line-height:1.2}
.mine a:hover{text-decoration:underline}
.mine small{display:block;font-size:12px;font-weight:400;color:#cfdcd2}
.to-cart b{background:var(--gold);color:var(--ink);border-radius:10px;padding:0 7px;font-size:13px}
.menu{background:var(--deep)}
.menu ul{max-width:1360px;margin:0 auto;padding:0 28px;display:flex;gap:24px;overflow-x:auto;white-space:nowrap;scrollbar-width:none}
.menu a{display:block;padding:9px 0 8px;font-size:13.5px;color:#e3e9dd;text-decoration:none;border-bottom:3px solid transparent}
.menu a:hover{border-color:#7f9a8b;color:#fff}
.menu a.here{border-color:var(--gold);color:#fff;font-weight:600}
.menu .last{margin-left:auto}
.foot{background:var(--sheet);border-top:1px solid var(--rule)}
.foot .cols{max-width:1360px;margin:0 auto;padding:36px 28px 24px;display:grid;grid-template-columns:repeat(3,1fr) 2fr;gap:32px}
.foot h2{font-size:13px;margin-bottom:10px}
.foot li{margin:6px 0;font-size:14px}
.foot li a{color:var(--ink)}
.colophon .mark{color:var(--green);margin-bottom:10px}
.colophon p+p{color:var(--soft);max-width:340px;font-size:14px}
.line{padding:0}
.foot .line{max-width:1360px;margin:0 auto;padding:14px 28px 26px;font-size:12.5px;color:var(--soft)}
.gate{background:var(--sheet);min-height:100vh;display:grid;place-items:center}
.gate main{max-width:440px;background:#fff;border:1px solid var(--rule);padding:34px 40px 30px;display:grid;gap:16px;justify-items:start}
.gate .mark{color:var(--green)}
.gate h1{font:500 30px/1.15 var(--serif)}
.gate img{border:1px solid var(--rule);width:300px}
.gate form{display:grid;gap:8px;width:100%}
.gate label{font-weight:600}
.gate input[name=code]{font-size:22px;letter-spacing:.24em;text-transform:uppercase;height:48px;width:100%}
.gate .button{margin-top:8px}
@media(max-width:900px){.bar{grid-template-columns:1fr auto;gap:12px 16px;padding:12px 16px}.find{grid-column:1/-1;grid-row:2;max-width:none}.mine{gap:16px}.mine small{display:none}.mark-a{font-size:25px}.menu ul{padding:0 16px;gap:20px}.menu .last{margin-left:0}.foot .cols{grid-template-columns:1fr 1fr;padding:28px 16px 16px}.colophon{grid-column:1/-1}.foot .line{padding:10px 16px 24px}}
@media(max-width:480px){.mine a:first-child{display:none}.gate main{padding:26px 20px;border-width:1px 0}}
`;
