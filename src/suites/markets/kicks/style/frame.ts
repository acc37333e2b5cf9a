/** Header, footer and the page of the robot check. */
export const FRAME = `
.mark{display:inline-flex;align-items:center;gap:10px;text-decoration:none;color:var(--ink)}
.word{font:800 30px/1 var(--head);letter-spacing:-.045em;text-transform:lowercase}
.eyelets{display:grid;gap:3px}
.eyelets i{display:block;width:8px;height:8px;border-radius:50%;border:2.5px solid var(--ink)}
.tape{background:var(--ink);color:#fff;font:500 13px/1.3 var(--head);padding:8px 32px;text-align:center}
.tape a{color:var(--loud)}
.bar{max-width:1440px;margin:0 auto;padding:16px 32px;display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:36px;align-items:center}
.find{display:flex;max-width:640px;border:2px solid var(--ink);border-radius:40px;overflow:hidden}
.find select{border:0;border-right:2px solid var(--ink);font:600 15px/1.2 var(--head);padding:0 10px 0 18px;background:var(--loud);min-height:44px}
.find input[type=search]{flex:1;min-width:0;border:0;min-height:44px;padding:0 16px}
.find button{border:0;border-left:2px solid var(--ink);font:600 15px/1.2 var(--head);padding:0 22px;min-height:44px}
.find button:hover{background:var(--mist)}
.mine{display:flex;gap:22px;font:500 15px/1.2 var(--head)}
.mine a{text-decoration:none}
.mine a:hover,.menu a:hover{text-decoration:underline}
.to-bag b{display:inline-block;background:var(--ink);color:#fff;border-radius:20px;padding:1px 8px;font-size:13px}
.menu{border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
.menu ul{max-width:1440px;margin:0 auto;padding:0 32px;display:flex;gap:26px;overflow-x:auto;scrollbar-width:none;white-space:nowrap}
.menu a{display:block;padding:10px 0;font:500 14.5px/1.3 var(--head);text-decoration:none}
.menu .last{margin-left:auto}
.foot{background:var(--ink);color:#fff;padding:56px max(32px,calc(50vw - 688px)) 28px;display:grid;grid-template-columns:1fr 1.4fr;gap:32px}
.promise{font:800 clamp(30px,4vw,54px)/.98 var(--head);letter-spacing:-.03em;color:var(--loud)}
.foot .cols{display:grid;grid-template-columns:repeat(3,1fr);gap:24px}
.foot h2{font-size:15px;margin-bottom:10px}
.foot li{margin:7px 0;font-size:14.5px}
.foot li a{color:#e6e6ea;text-decoration:none}
.foot li a:hover{text-decoration:underline}
.foot .fine{grid-column:1/-1;color:#b3b3bb;border-top:1px solid #3a3a42;padding-top:18px}
.gate{background:var(--loud);min-height:100vh;display:grid;place-items:center}
.gate main{max-width:460px;background:#fff;border:2px solid var(--ink);padding:36px;display:grid;gap:16px;justify-items:start}
.gate h1{font-size:36px}
.gate form{display:grid;gap:8px;width:100%}
.gate label{font-weight:600}
.gate img{border:1px solid var(--line)}
.gate input[name=code]{font-size:22px;letter-spacing:.2em;text-transform:uppercase;min-height:50px;width:100%}
.gate .button{margin-top:8px}
@media(max-width:980px){.bar{grid-template-columns:1fr auto;gap:12px 16px;padding:12px 16px}.find{grid-column:1/-1;grid-row:2;max-width:none}.find select{padding:0 4px 0 12px}.find button{padding:0 14px}.tape{padding:7px 16px}.menu ul{padding:0 16px;gap:20px}.menu .last{margin-left:0}.foot{grid-template-columns:1fr;padding:36px 16px 24px}}
@media(max-width:520px){.mine a:nth-child(1),.mine a:nth-child(3){display:none}.foot .cols{grid-template-columns:1fr 1fr}.word{font-size:26px}.find select{max-width:96px}.gate main{padding:26px 18px;border-width:2px 0}}
`;
