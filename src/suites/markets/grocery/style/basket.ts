/** Basket, checkout and orders. */
export const BASKET = `
.desk{display:grid;grid-template-columns:minmax(0,1fr) 318px;gap:32px;align-items:start}
.goods{width:100%;border-collapse:collapse;border-top:6px solid var(--sky)}
.goods tr{border-bottom:1px solid var(--line)}
.goods td{padding:16px 0;vertical-align:top}
.goods .pic{width:150px;padding-right:18px}
.goods h2{font:700 18px/1.25 var(--text);letter-spacing:0}
.goods h2 a{color:var(--ink);text-decoration:none}
.goods h2 a:hover{text-decoration:underline}
.goods .bill{max-width:430px;margin-top:8px}
.goods .count{width:206px;padding-left:24px;text-align:right}
.goods .count .stepper{text-align:center;margin-bottom:6px}
.besides{margin-top:10px;max-width:430px;font-size:14.5px;color:var(--soft)}
.besides form{display:flex;justify-content:space-between;gap:12px;align-items:center;border-top:1px dotted #b6c0dc}
.till{background:#fffdf6;border-top:0;border-radius:0;border-color:#e6dfc9;box-shadow:0 8px 20px -14px rgba(20,26,51,.5)}
.till h2{text-align:center;border-bottom:1px dashed #aaa086;padding-bottom:10px}
.till .bill div{font-variant-numeric:tabular-nums}
.till .soft{color:#5e5846}
.tabs{padding:20px 0 22px}
.tabs ol{display:flex;border-bottom:3px solid var(--blue)}
.tabs li{padding:10px 20px;color:var(--soft)}
.tabs [aria-current]{background:var(--blue);color:#fff;font-weight:700;border-radius:6px 6px 0 0}
.work>h1{font-size:29px;margin-bottom:14px}
.work>h2,.ways h2{font-size:19px;margin-bottom:8px}
.ways h2:not(:first-child){margin-top:24px}
.fields{display:grid;grid-template-columns:repeat(6,1fr);gap:14px;max-width:660px}
.field{grid-column:1/-1;display:grid;gap:4px;align-content:start}
.f-town,.f-state,.f-zip{grid-column:span 2}
.field label{font-weight:650;font-size:15px}
.field input:not([type=checkbox]):not([type=radio]){width:100%;min-height:42px}
.field input[aria-invalid]:not([type=checkbox]):not([type=radio]){border:2px solid var(--coral)}
.complaint{color:#b02c18;font-size:14.5px;font-weight:600}
.onward{grid-column:1/-1;max-width:300px;margin-top:8px}
.ways .onward{margin-top:20px}
.ways fieldset{display:grid;max-width:640px}
.ways label{display:grid;grid-template-columns:auto 1fr;gap:13px;align-items:center;padding:12px 14px;border:1px solid var(--line);margin-top:-1px;cursor:pointer}
.ways label:has(:checked){background:var(--sky);box-shadow:inset 4px 0 0 var(--blue)}
.ways b{display:block;font-weight:650}
.ways small{font-size:14.5px;color:var(--soft)}
.slots fieldset{grid-template-columns:repeat(3,1fr);gap:8px;max-width:none;margin-top:10px}
.slots label{border-radius:6px;margin:0}
.given{display:grid;gap:16px}
.given h2{font-size:15.5px;margin-bottom:3px}
.given h2 a{font:400 14.5px/1 var(--text);letter-spacing:0;margin-left:6px}
.work .given{grid-template-columns:repeat(4,1fr);padding-bottom:18px}
.packed li{display:grid;grid-template-columns:130px minmax(0,1fr);gap:20px;padding:16px 0;border-top:1px solid var(--line)}
.packed h2{font:700 18px/1.25 var(--text);letter-spacing:0}
.packed .bill{max-width:460px;margin-top:6px}
.thanks{background:var(--blue);color:#fff;border-radius:8px;padding:32px 36px;margin:22px 0 28px;display:grid;gap:10px}
.thanks h1{font-size:clamp(32px,4vw,50px);font-weight:800;letter-spacing:-.035em}
.thanks p{max-width:700px}
.order-list li{display:grid;grid-template-columns:170px 120px 1fr auto;gap:18px;padding:13px 0;border-top:1px solid var(--line)}
@media(max-width:980px){.desk{grid-template-columns:minmax(0,1fr)}.order-list li{grid-template-columns:1fr 1fr}.work .given{grid-template-columns:1fr 1fr}}
@media(max-width:760px){.goods tr{display:grid;grid-template-columns:84px minmax(0,1fr);column-gap:14px;padding:14px 0}.goods td{padding:0}.goods .pic{width:auto;padding:0}.goods .count{grid-column:2;width:auto;padding:10px 0 0;text-align:left}.goods .count .stepper{max-width:210px}.tabs ol{flex-wrap:wrap}.tabs li{padding:7px 10px;font-size:14px}.f-town,.f-state,.f-zip{grid-column:1/-1}.slots fieldset{grid-template-columns:minmax(0,1fr)}.packed li{grid-template-columns:76px minmax(0,1fr);gap:14px}.work .given{grid-template-columns:minmax(0,1fr)}.thanks{padding:22px 18px}}
`;
