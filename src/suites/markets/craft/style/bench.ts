/** Basket, checkout and orders. */
export const BENCH = `
.bench{display:grid;grid-template-columns:minmax(0,1fr) 340px;gap:48px;align-items:start}
.parcel{border:1px solid var(--rule);border-radius:26px;padding:22px 26px 8px;margin-bottom:20px}
.parcel>h2{display:flex;align-items:center;gap:12px;font-size:20px;padding-bottom:14px;border-bottom:1px dashed #cfc4d1}
.line{display:grid;grid-template-columns:170px minmax(0,1fr);gap:26px;padding:20px 0}
.line+.line{border-top:1px dashed #cfc4d1}
.line>img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:18px}
.line h2,.line h3{font-size:21px}
.line h3 a{color:var(--ink);text-decoration:none}
.line h3 a:hover{text-decoration:underline}
.stamped{margin-top:8px;font:400 19px/1.4 var(--slant);color:var(--madder)}
.parts{margin:10px 0;max-width:440px}
.parts div{display:flex;justify-content:space-between;gap:16px;padding:2.5px 0}
.parts dt{color:var(--soft)}
.parts .total{border-top:1px solid var(--rule);margin-top:5px;padding-top:6px;font-weight:700}
.parts .total dt{color:var(--ink)}
.changes{display:flex;flex-wrap:wrap;gap:8px 22px;align-items:center}
.changes form{display:flex;gap:8px;align-items:center}
.with-it{margin-top:8px;font-size:14.5px;color:var(--soft)}
.with-it form{display:flex;justify-content:space-between;gap:12px;align-items:center;max-width:440px}
.sum-box{background:var(--linen);border-radius:26px;padding:26px 28px 28px}
.sum-box dl div{display:flex;justify-content:space-between;padding:5px 0}
.sum-box .total{border-top:1px dashed #90859a;margin-top:8px;padding-top:14px;font-weight:700;font-size:21px}
.sum-box>.button,.sum-box>form{margin-top:18px}
.sum-box .fine{margin-top:14px}
.coupon{display:grid;grid-template-columns:1fr auto;gap:6px 8px;font-size:14.5px}
.coupon label{grid-column:1/-1}
.coupon input{min-width:0}
.thread{padding:26px 0 22px}
.thread ol{display:flex;gap:0}
.thread li{flex:1;border-top:2px dashed #b9aebf;padding-top:14px;position:relative;color:var(--soft)}
.thread li::before{content:"";position:absolute;left:0;top:-9px;width:16px;height:16px;border-radius:50%;background:#fff;border:2px solid #90859a}
.thread .past{border-color:var(--madder)}
.thread .past::before{background:var(--madder);border-color:var(--madder)}
.thread [aria-current]{color:var(--ink);font-weight:650}
.thread [aria-current]::before{background:var(--weld);border-color:var(--ink)}
.work>h1{font-size:40px;margin-bottom:18px}
.work>h2{font-size:26px;margin-bottom:6px}
.work .ways h2{font-size:23px;margin:26px 0 10px}
.lead{font:400 19px/1.45 var(--head);margin-bottom:14px}
.proofs{display:flex;flex-wrap:wrap;gap:16px;margin-bottom:12px}
.proofs figure{flex:1 1 280px;background:#b9653f;background:radial-gradient(ellipse at 30% 10%,#d08a62,#a4552f);color:#fff;border-radius:22px;padding:34px 24px 20px;text-align:center}
.proofs blockquote{font:400 34px/1.2 var(--slant);letter-spacing:.06em;color:#3b1607;text-shadow:0 1px 0 rgba(255,255,255,.3);overflow-wrap:anywhere;background:#e0a680;border-radius:12px;padding:14px 10px}
.proofs figcaption{margin-top:14px;font-size:14px;color:#fff;background:#7a3716;border-radius:10px;padding:4px 8px}
.fields{display:grid;grid-template-columns:repeat(6,1fr);gap:16px;max-width:640px}
.field{grid-column:1/-1;display:grid;gap:5px}
.f-town,.f-state,.f-zip{grid-column:span 2;align-content:start}
.field label{font-weight:650;font-size:14.5px}
.field input{height:46px;width:100%}
.field textarea{width:100%;max-width:640px}
.field [aria-invalid]{border:2px solid var(--madder)}
.complaint{color:#96301f;font-size:14px}
.onward{grid-column:1/-1;max-width:320px;margin-top:14px}
.ways{max-width:640px}
.ways fieldset{display:grid;gap:10px;margin-bottom:16px}
.ways fieldset label{display:grid;grid-template-columns:auto 1fr;gap:14px;padding:14px 18px;border:1px solid var(--rule);border-radius:18px;cursor:pointer}
.ways fieldset label:has(:checked){background:var(--blush);border-color:var(--madder)}
.ways b{display:block;font-weight:650}
.ways small{font-size:14px;color:var(--soft)}
.given h2{font:400 18px/1.3 var(--slant)!important;margin-bottom:4px}
.given h2 a{font:400 14px/1 var(--sans);margin-left:8px}
.work .given{display:grid;grid-template-columns:repeat(3,1fr);gap:24px;padding-bottom:10px}
.sum-box.given section{margin-bottom:18px}
.thanks{text-align:center;padding:54px 0 40px}
.thanks h1{font:400 clamp(38px,5vw,64px)/1.05 var(--slant);letter-spacing:-.02em;margin-bottom:14px}
.thanks p{font-size:18px}
.order-list li{display:grid;grid-template-columns:180px 120px 1fr auto;gap:20px;padding:16px 0;border-top:1px dashed #cfc4d1}
@media(max-width:900px){.bench{grid-template-columns:1fr;gap:24px}.order-list li{grid-template-columns:1fr 1fr}}
@media(max-width:760px){.parcel{padding:16px 16px 4px}.line{grid-template-columns:84px minmax(0,1fr);gap:14px}.work .given{grid-template-columns:1fr;gap:12px}.f-town,.f-state,.f-zip{grid-column:1/-1}.thread li{font-size:13px}.work>h1{font-size:32px}}
`;
