/** Header, footer and the page of the robot check. */
export const FRAME = `
.mark{display:inline-flex;align-items:center;gap:10px;font:800 24px/1 var(--head);letter-spacing:.12em;text-transform:uppercase;text-decoration:none;color:var(--ink)}
.benefits{background:var(--deep);color:#dbe7f0;display:flex;justify-content:center;gap:0 34px;padding:8px 16px;font-size:14px;white-space:nowrap;overflow-x:auto;scrollbar-width:none}
.benefits a{color:#ffb184}
.bar{max-width:1400px;margin:0 auto;padding:18px 36px 10px;display:grid;grid-template-columns:1fr auto 1fr;gap:24px;align-items:center}
.menu ul{display:flex;gap:4px 17px;flex-wrap:wrap}
.menu a,.mine a{text-decoration:none;font-weight:600;font-size:15px;white-space:nowrap}
.menu li:first-child a{border-bottom:3px solid var(--sun)}
.menu a:hover,.mine a:hover{text-decoration:underline}
.mine{display:flex;gap:22px;justify-content:flex-end}
.to-bag b{background:var(--moss);color:#fff;border-radius:8px;padding:1px 8px;font-size:14px}
.find{max-width:760px;margin:0 auto;padding:6px 36px 16px;display:flex;gap:8px}
.find input{flex:1;min-width:0;background:var(--sky)!important;border-color:var(--sky)!important}
.find select{font-weight:600}
.find button{background:var(--ink);border-color:var(--ink);color:#fff;font:700 15px/1.2 var(--head)}
.foot{background:var(--deep);color:#dbe7f0;margin-top:60px;position:relative;padding-bottom:24px}
.ridge{display:block;width:100%;height:72px;color:#fff;transform:rotate(180deg)}
.foot .mark{color:#fff;margin-bottom:12px}
.foot .cols{max-width:1400px;margin:0 auto;padding:26px 36px;display:grid;grid-template-columns:2fr 1fr 1fr 1fr;gap:32px}
.foot h2{font-size:15px;letter-spacing:0;color:#fff;margin-bottom:10px}
.foot li{margin:6px 0}
.foot li a{text-decoration:none}
.foot li a:hover{text-decoration:underline}
.foot .about p+p{max-width:330px}
.foot .fine{max-width:1400px;margin:0 auto;padding:16px 36px 0;color:#a9bccb}
.gate{background:var(--sky);min-height:100vh;display:grid;place-items:center}
.gate main{background:#fff;border-radius:24px;max-width:470px;padding:38px;display:grid;gap:16px;justify-items:start}
.gate h1{font-size:32px}
.gate form{display:grid;gap:8px;width:100%}
.gate label{font-weight:700}
.gate img{border-radius:10px}
.gate input[name=code]{font-size:22px;letter-spacing:.2em;text-transform:uppercase;min-height:52px;width:100%}
.gate .button{margin-top:8px}
@media(max-width:1080px){.bar{grid-template-columns:1fr auto;padding:14px 16px 8px}.bar .mark{grid-row:1;grid-column:1;justify-self:start}.bar .mine{grid-row:1;grid-column:2}.bar .menu{grid-column:1/-1}.menu ul{flex-wrap:nowrap;overflow-x:auto;white-space:nowrap;scrollbar-width:none}.find{padding:6px 16px 14px}.benefits{justify-content:flex-start}}
@media(max-width:640px){.mark{font-size:19px;gap:6px}.mark svg{width:40px}.mine{gap:14px}.mine a:first-child{display:none}.find select{max-width:104px}.foot .cols{grid-template-columns:1fr 1fr;padding:20px 16px}.foot .about{grid-column:1/-1}.foot .fine{padding:12px 16px 0}.gate main{border-radius:0;padding:28px 18px}}
`;
