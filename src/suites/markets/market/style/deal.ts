/** The deal, its steps, and the deals that were closed. */
export const DEAL = `
.desk{display:grid;grid-template-columns:minmax(0,1fr) 340px;gap:18px;align-items:start}
.line{background:#fff;border-radius:8px;overflow:hidden;display:grid;grid-template-columns:240px minmax(0,1fr);gap:22px;margin-bottom:14px}
.line>img{width:100%;height:100%;min-height:180px;object-fit:cover}
.line>div{padding:20px 22px 18px 0}
.line h2{font-size:22px;margin-bottom:4px}
.line h2 a{color:var(--ink)}
.line h3{font-size:15.5px;margin:14px 0 4px}
.with-it form{display:flex;justify-content:space-between;gap:12px;align-items:center;border-top:1px solid var(--rule);max-width:460px}
.sum-box{background:#fff;border-radius:8px;border-top:8px solid var(--tag);padding:20px 24px 24px}
.sum-box h2{font-size:20px;margin-bottom:10px}
.sum-box .sum-of{margin-bottom:14px}
.sum-box .total{font-size:19px}
.sum-box .fine{margin-top:12px}
.rungs{padding:20px 0 16px}
.rungs ol{display:flex;gap:6px}
.rungs li{flex:1;background:#d5dedb;border-radius:6px;padding:9px 14px;font-weight:600;color:#46534e}
.rungs .past a{color:var(--ink)}
.rungs [aria-current]{background:var(--ink);color:#fff}
.work{background:#fff;border-radius:8px;padding:26px 30px 30px}
.work>h1{font-size:30px;font-weight:800;margin-bottom:14px}
.work .line{border:1px solid var(--rule);grid-template-columns:170px minmax(0,1fr)}
.work .line>img{min-height:130px}
.work .ways h2{font-size:17px;margin:14px 0 8px}
.fields{display:grid;grid-template-columns:repeat(6,1fr);gap:14px;max-width:620px}
.field{grid-column:1/-1;display:grid;gap:4px}
.f-town,.f-state,.f-zip{grid-column:span 2;align-content:start}
.field label{font-weight:600;font-size:14.5px}
.field input{height:44px;width:100%}
.field [aria-invalid]{border-color:var(--red)}
.complaint{color:var(--red);font-size:14px}
.onward{grid-column:1/-1;max-width:300px;margin-top:10px}
.ways{max-width:620px}
.ways fieldset{display:grid;gap:8px}
.ways label{display:grid;grid-template-columns:auto 1fr;gap:12px;border:2px solid var(--rule);border-radius:6px;padding:12px 14px;cursor:pointer}
.ways label:has(:checked){border-color:var(--ink);background:#fffbe6}
.ways b{display:block;font-weight:600}
.ways small{font-size:14px;color:var(--soft)}
.given h2{font-size:16px;margin-bottom:4px}
.given h2 a{font-size:14px;font-weight:500;margin-left:8px}
.work .given{display:grid;grid-template-columns:1fr 1fr;gap:22px;padding-top:6px}
.sum-box.given section{margin-bottom:14px}
.thanks{padding:36px 0 22px}
.thanks h1{font-size:clamp(36px,5vw,60px);font-weight:800;letter-spacing:-.04em;margin-bottom:8px}
.thanks p{font-size:18px}
.work .rules{margin-top:18px}
.deal-list{background:#fff;border-radius:8px;padding:6px 24px}
.deal-list li{display:grid;grid-template-columns:180px 120px 1fr auto;gap:18px;padding:14px 0}
.deal-list li+li{border-top:1px solid var(--rule)}
@media(max-width:860px){.desk{grid-template-columns:1fr}.deal-list li{grid-template-columns:1fr 1fr}}
@media(max-width:640px){.line,.work .line{grid-template-columns:104px minmax(0,1fr);gap:14px}.line>div{padding:14px 14px 12px 0}.line h2{font-size:18px}.work{padding:18px}.f-town,.f-state,.f-zip{grid-column:1/-1}.work .given{grid-template-columns:1fr}.rungs li{padding:7px 8px;font-size:13.5px}}
`;
