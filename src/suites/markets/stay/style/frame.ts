/** Header, search, footer and the page of the robot check. */
export const FRAME = `
.top{display:flex;align-items:center;gap:28px;padding:14px 32px;border-bottom:1px solid var(--line);background:#fff}
.mark{display:inline-flex;align-items:center;gap:9px;font:600 27px/1 var(--serif);letter-spacing:-.02em;color:var(--tide);text-decoration:none}
.mine{margin-left:auto;display:flex;align-items:center;gap:22px;font-weight:650}
.mine a{color:var(--ink);text-decoration:none}
.mine a:hover{text-decoration:underline}
.mine b{background:var(--coral);color:#fff;border-radius:10px;padding:1px 7px;font-size:12px}
.trip{border:1px solid var(--line);box-shadow:0 2px 8px #1f2a3714;border-radius:24px;padding:10px 22px;color:var(--ink);text-decoration:none;font-size:14px;min-width:0}
.trip span{color:var(--soft);margin-left:8px}
.trip:hover{border-color:var(--tide)}
.find{display:flex;align-items:stretch;flex:1;max-width:820px;border:1px solid #87939e;border-radius:34px;box-shadow:0 3px 14px #1f2a371a;background:#fff;position:relative}
.cell{flex:1;padding:8px 8px 7px 20px;border-right:1px solid var(--line);min-width:0}
.cell.wide{flex:1.7}
.cell.short{flex:.6}
.cell label{display:block;font-size:11.5px;font-weight:750;line-height:1.2}
.cell input:not([type=checkbox]):not([type=radio]),.cell select{border:0;padding:0;min-height:26px;width:100%;background:transparent;border-radius:4px;color:var(--ink)}
.cell input::placeholder{color:#66727e;opacity:1}
.go{border:0;background:var(--coral);color:#fff;border-radius:28px;margin:6px;padding:0 24px;font-weight:750}
.go:hover{background:#9f3220}
.find .complaint{position:absolute;left:20px;top:calc(100% + 8px);background:#fdebe7;border-radius:10px;padding:8px 12px;z-index:5}
.foot{background:var(--deep);color:#d9eceb;margin-top:64px}
.foot .cols{display:grid;grid-template-columns:1fr 1fr 1fr 2fr;gap:32px;max-width:1240px;margin:0 auto;padding:44px 32px 26px}
.foot h2{font-size:14px;color:#fff;margin-bottom:10px}
.foot li{margin:7px 0}
.foot a{color:#d9eceb;text-decoration:none}
.foot a:hover{text-decoration:underline;color:#fff}
.foot .where{font:400 21px/1.35 var(--serif);color:#fff;max-width:420px}
.foot .line{max-width:1240px;margin:0 auto;padding:14px 32px 30px;font-size:12.5px}
.gate{background:var(--foam);min-height:100vh;display:grid;place-items:center}
.gate main{max-width:440px;background:#fff;border-radius:24px;padding:36px 40px;display:grid;gap:16px;justify-items:start}
.gate h1{font:500 32px/1.15 var(--serif)}
.gate img{border-radius:12px;width:300px}
.gate form{display:grid;gap:8px;width:100%}
.gate label{font-weight:700}
.gate input[name=code]{font-size:22px;letter-spacing:.24em;text-transform:uppercase;width:100%}
.gate .button{margin-top:8px}
@media(max-width:1100px){.top-form{flex-wrap:wrap;gap:12px 20px}.top-form .find{order:3;flex-basis:100%;max-width:none}}
@media(max-width:700px){.top{padding:12px 16px;gap:12px}.top-link{flex-wrap:wrap}.trip{order:3;flex-basis:100%;text-align:center;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.mine{gap:16px}.find{flex-wrap:wrap;border-radius:20px}.cell{border-right:0;border-bottom:1px solid var(--line);padding:8px 16px;flex:1 1 30%}.cell.wide{flex:1 1 100%}.cell.short{flex:1 1 18%}.go{flex:1 1 100%;min-height:46px}.find .complaint{position:static;margin:6px;flex-basis:100%}.foot .cols{grid-template-columns:1fr 1fr;padding:32px 16px 16px}.foot .where{grid-column:1/-1}.foot .line{padding:14px 16px 28px}.gate main{border-radius:0;padding:28px 20px}}
`;
