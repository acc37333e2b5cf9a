/** Bag, checkout and orders. */
export const BAG = `
.desk{display:grid;grid-template-columns:minmax(0,1fr) 340px;gap:48px;align-items:start}
.pair-line{display:grid;grid-template-columns:230px minmax(0,1fr);gap:28px;border-top:2px solid var(--ink);padding:20px 0 26px}
.pair-line h2{font-size:21px}
.pair-line h2 a{text-decoration:none}
.pair-line .bill{max-width:460px;margin-top:12px}
.pair-line .bill .total{font-size:19px}
.extras-of{margin:14px 0 6px;max-width:460px;font-size:14px}
.extras-of form{display:flex;justify-content:space-between;gap:12px;align-items:center;border-top:1px solid var(--line)}
.sum{background:var(--mist);padding:24px}
.sum .count{font:600 15px/1.2 var(--head)}
.sum ul{font-size:14px;color:var(--soft);margin:4px 0 12px}
.sum .all{display:flex;justify-content:space-between;align-items:baseline;gap:12px;margin:10px 0 4px;font-weight:600}
.sum .all b{font:800 32px/1 var(--head);letter-spacing:-.03em}
.sum .button{margin-top:16px}
.sum form+.fine,.sum .button+.fine{margin-top:12px}
.steps{padding:26px 0 30px}
.steps ol{display:flex;flex-wrap:wrap;gap:8px;counter-reset:step}
.steps li{counter-increment:step;font:600 15px/1.2 var(--head);color:var(--soft);border:1.5px solid var(--line);border-radius:30px;padding:8px 18px}
.steps li::before{content:counter(step) " "}
.steps .past{color:var(--ink);border-color:var(--ink)}
.steps [aria-current]{background:var(--ink);border-color:var(--ink);color:var(--loud)}
.work>h1{font-size:clamp(32px,4vw,54px);letter-spacing:-.035em;margin-bottom:14px}
.work>h2{font-size:24px;margin-bottom:12px}
.lead{font-size:17px;max-width:560px;margin-bottom:20px}
.sizes-held li{display:grid;grid-template-columns:minmax(0,300px) 1fr;gap:32px;align-items:center;border:2px solid var(--ink);padding:16px 24px;margin-bottom:16px;max-width:720px}
.sizes-held h2{font-size:18px}
.sizes-held .size{font:800 clamp(44px,6vw,72px)/1 var(--head);letter-spacing:-.04em;margin:8px 0 4px}
.abroad{color:var(--soft);margin-bottom:8px}
.onward{max-width:340px;margin-top:18px}
.fields{display:grid;grid-template-columns:repeat(6,1fr);gap:16px;max-width:680px}
.fields>.remark,.fields .ways,.fields .onward{grid-column:1/-1}
.field{grid-column:1/-1;display:grid;gap:5px;align-content:start}
.f-town,.f-state,.f-zip{grid-column:span 2}
.field label{font:600 14px/1.2 var(--head)}
.field input{width:100%;min-height:46px}
.field [aria-invalid]{border-color:var(--bad);border-width:2px}
.complaint{color:var(--bad);font-size:13.5px}
.ways{max-width:680px}
.ways label{display:grid;grid-template-columns:auto 1fr;gap:14px;align-items:center;border:1.5px solid var(--line);padding:14px 18px;margin-bottom:8px;cursor:pointer}
.ways label:has(:checked){border-color:var(--ink);box-shadow:inset 6px 0 0 var(--loud)}
.ways b{display:block;font:600 16px/1.3 var(--head)}
.ways small{font-size:13.5px;color:var(--soft)}
.given h2{font-size:16px;margin-bottom:4px}
.work .given{display:grid;grid-template-columns:repeat(3,1fr);gap:24px;border-top:2px solid var(--ink);padding-top:16px}
.sum.given section{margin-bottom:18px}
.thanks{padding:40px 0 34px}
.thanks h1{font-size:clamp(40px,6vw,88px);letter-spacing:-.045em;line-height:.95;margin-bottom:16px}
.thanks .number{font-size:16px;color:var(--ink)}
.progress{display:grid;grid-template-columns:repeat(4,1fr);margin-top:26px;gap:4px}
.progress li{border-top:8px solid var(--line);padding:10px 10px 0 0;font-size:14px}
.progress [aria-current]{border-color:var(--loud)}
.progress b{display:block;font:700 17px/1.2 var(--head)}
.order-list li{display:grid;grid-template-columns:180px 120px 1fr auto;gap:20px;padding:16px 0;border-top:1px solid var(--line)}
@media(max-width:980px){.desk{grid-template-columns:minmax(0,1fr);gap:26px}.order-list li{grid-template-columns:1fr 1fr}}
@media(max-width:640px){.pair-line{grid-template-columns:96px minmax(0,1fr);gap:14px}.sizes-held li{grid-template-columns:1fr;gap:10px}.f-town,.f-state,.f-zip{grid-column:1/-1}.work .given{grid-template-columns:1fr;gap:14px}.progress{grid-template-columns:1fr 1fr;gap:12px 4px}.steps li{padding:7px 12px;font-size:14px}}
`;
