/** Cart, checkout and orders. */
export const CART = `
.desk{display:grid;grid-template-columns:minmax(0,1fr) 320px;gap:40px;align-items:start}
.lines{border-top:2px solid var(--ink)}
.lines .line{display:grid;grid-template-columns:170px minmax(0,1fr);gap:24px;padding:18px 0;border-bottom:1px solid var(--rule)}
.lines.short .line{grid-template-columns:110px minmax(0,1fr)}
.line h2,.line h3{font-size:17px;line-height:1.25}
.line h2 a{color:var(--ink);text-decoration:none}
.line h2 a:hover{text-decoration:underline}
.parts{margin:10px 0;font-size:14.5px;max-width:460px}
.parts div{display:flex;justify-content:space-between;gap:16px;padding:3px 0}
.parts dt{color:var(--soft)}
.parts .total{border-top:1px solid var(--rule);margin-top:4px;padding-top:6px;font-weight:650}
.parts .total dt{color:var(--ink)}
.changes{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center}
.changes form{display:flex;gap:8px;align-items:center;font-size:14px}
.extras-of{margin-top:8px;font-size:13.5px;color:var(--soft)}
.extras-of form{display:flex;gap:12px;align-items:center;justify-content:space-between;max-width:460px;border-top:1px dotted var(--rule)}
.sum-box{border:1px solid var(--rule);border-top:4px solid var(--green);padding:18px 20px 20px}
.sum-box dl{margin-bottom:4px}
.sum-box dl div{display:flex;justify-content:space-between;padding:4px 0}
.sum-box .total{border-top:1px solid var(--rule);margin-top:6px;padding-top:10px;font-weight:700;font-size:19px}
.sum-box .button{margin-top:12px}
.sum-box .fine{margin-top:12px}
.steps{padding:22px 0 20px}
.steps ol{display:grid;grid-template-columns:repeat(4,1fr);counter-reset:step}
.steps li{counter-increment:step;border-top:3px solid var(--rule);padding-top:8px;color:var(--soft);font-size:14.5px}
.steps li::before{content:counter(step) "  "}
.steps .past,.steps [aria-current]{border-color:var(--green);color:var(--ink)}
.steps [aria-current]{font-weight:650}
.work>h1{font:500 32px/1.1 var(--serif);margin-bottom:18px}
.work>h2{font:500 22px/1.2 var(--serif);margin-bottom:12px}
.fields{display:grid;grid-template-columns:repeat(6,1fr);gap:16px;max-width:640px}
.field{grid-column:1/-1;display:grid;gap:4px}
.f-town,.f-state,.f-zip{grid-column:span 2;align-content:start}
.field label{font-weight:600;font-size:14px}
.field input{height:42px;width:100%}
.field [aria-invalid]{border:2px solid var(--red)}
.complaint{color:var(--red);font-size:13.5px}
.onward{grid-column:1/-1;max-width:300px;margin-top:6px}
.ways{max-width:640px}
.ways label{display:grid;grid-template-columns:auto 1fr;gap:12px;padding:14px 16px;border:1px solid var(--rule);margin-bottom:-1px;cursor:pointer}
.ways label:has(:checked){background:#eef4ef;box-shadow:inset 0 0 0 1px var(--green)}
.ways b{font-weight:600;display:block}
.ways small{font-size:13.5px;color:var(--soft)}
.ways .onward{margin-top:20px}
.given h2{font-size:14px;margin-bottom:4px}
.given h2 a{font-weight:400;margin-left:6px}
.work .given{display:grid;grid-template-columns:repeat(3,1fr);gap:24px;padding:14px 0 18px;font-size:14.5px}
.sum-box.given section{margin-bottom:16px;font-size:14.5px}
.thanks{padding:34px 0 28px}
.thanks h1{font:500 clamp(32px,4vw,48px)/1.05 var(--serif);letter-spacing:-.02em;margin:14px 0 10px}
.thanks .number{font-size:17px;color:var(--ink);margin-bottom:10px}
.stamp{display:inline-block;border:2px solid var(--leaf);color:var(--leaf);font-weight:650;padding:4px 12px;border-radius:3px}
.order-list li{display:grid;grid-template-columns:170px 120px 1fr auto;gap:20px;padding:14px 0;border-top:1px solid var(--rule)}
@media(max-width:900px){.desk{grid-template-columns:1fr;gap:24px}.order-list li{grid-template-columns:1fr 1fr}}
@media(max-width:760px){.lines .line,.lines.short .line{grid-template-columns:84px minmax(0,1fr);gap:14px}.work .given{grid-template-columns:1fr;gap:12px}.f-town,.f-state,.f-zip{grid-column:1/-1}.steps li{font-size:13px}}
`;
