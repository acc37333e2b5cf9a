/** Basket, checkout and orders. */
export const BASKET = `
.desk{display:grid;grid-template-columns:minmax(0,1fr) 352px;gap:26px;align-items:start}
.bags{display:grid;gap:14px}
.bag{background:#fff;border-radius:var(--round);padding:20px 26px 24px}
.from-kitchen{color:var(--soft);border-bottom:2px dotted var(--rule);padding-bottom:10px;margin-bottom:18px}
.from-kitchen b{color:var(--ink)}
.bag-inside{display:grid;grid-template-columns:148px minmax(0,1fr);gap:26px}
.bags.short .bag-inside{grid-template-columns:92px minmax(0,1fr)}
.bag h2,.bag h3{font-size:23px;margin-bottom:8px}
.bag h2 a{text-decoration:none}
.bag h2 a:hover{text-decoration:underline}
.changes{display:flex;flex-wrap:wrap;gap:8px 22px;align-items:center;margin-top:12px}
.changes form{display:flex;gap:9px;align-items:center}
.besides{margin-top:12px;color:var(--soft);font-size:15px}
.besides form{display:flex;justify-content:space-between;gap:12px;align-items:center;border-top:1px solid var(--rule)}
.besides .quiet{color:var(--ink)}
.road{padding:28px 0 24px}
.road ol{display:grid;grid-template-columns:repeat(4,1fr)}
.road li{position:relative;padding-top:26px;color:var(--soft);font-size:15px}
.road li::before{content:"";position:absolute;top:8px;left:0;right:0;border-top:4px dotted #c9bda6}
.road li::after{content:"";position:absolute;top:0;left:0;width:20px;height:20px;border-radius:50%;background:var(--shell);border:4px solid #c9bda6}
.road .past::before{border-color:var(--ink)}
.road .past::after,.road [aria-current]::after{background:var(--ink);border-color:var(--ink)}
.road [aria-current]{color:var(--ink);font-weight:800}
.road [aria-current]::after{background:var(--yolk)}
.work{background:#fff;border-radius:28px;padding:32px 36px 36px}
.work>h1{font-size:38px;margin-bottom:20px}
.work>h2,.ways h2{font-size:22px;margin:0 0 10px}
.ways h2:not(:first-child){margin-top:26px}
.work .bag{padding:18px 0;border-top:2px dotted var(--rule);border-radius:0}
.fields{display:grid;grid-template-columns:repeat(6,1fr);gap:16px;max-width:700px}
.field{grid-column:1/-1;display:grid;gap:5px;align-content:start}
.f-town,.f-state,.f-zip{grid-column:span 2}
.f-name,.f-phone{grid-column:span 3}
.field label{font-weight:600;font-size:15px}
.field input:not([type=checkbox]):not([type=radio]){width:100%;min-height:48px}
.field input[aria-invalid]:not([type=checkbox]):not([type=radio]){border-color:var(--tomato)}
.complaint{color:var(--tomato);font-size:14.5px;font-weight:600}
.whole,.onward{grid-column:1/-1}
.whole{margin-top:12px}
.onward{max-width:330px;margin-top:10px}
.ways .onward{margin-top:26px}
.ways fieldset{display:grid;gap:8px;max-width:640px}
.ways label{display:grid;grid-template-columns:auto 1fr;gap:14px;align-items:center;padding:13px 17px;border:2px solid var(--rule);border-radius:15px;cursor:pointer}
.ways label:has(:checked){border-color:var(--ink);background:#fff6da}
.ways b{display:block;font-weight:700}
.ways small{font-size:14.5px;color:var(--soft)}
.ways .soft{margin-bottom:10px}
.given h2{font-size:18px;margin-bottom:5px}
.given h2 a{font-weight:500;font-size:14.5px;letter-spacing:0;margin-left:6px}
.work .given{display:grid;grid-template-columns:repeat(3,1fr);gap:26px;padding-bottom:22px}
.given p+p{margin-top:5px}
.thanks{background:var(--yolk);margin:0 calc(50% - 50vw) 28px;padding:46px max(28px,calc(50vw - 632px)) 42px;display:grid;gap:14px}
.thanks h1{font-size:clamp(40px,5.6vw,76px);font-weight:900;letter-spacing:-.04em;line-height:.95}
.progress{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin:10px 0 4px;max-width:760px}
.progress li{border-top:8px solid rgba(25,20,16,.16);padding-top:8px;font-size:15px}
.progress [aria-current]{border-color:var(--ink);font-weight:800}
.order-list li{display:grid;grid-template-columns:170px 120px 1fr auto;gap:20px;background:#fff;border-radius:14px;padding:16px 22px;margin-bottom:8px}
@media(max-width:980px){.desk{grid-template-columns:minmax(0,1fr)}.order-list li{grid-template-columns:1fr 1fr}}
@media(max-width:760px){.bag{padding:16px}.bag-inside,.bags.short .bag-inside{grid-template-columns:72px minmax(0,1fr);gap:14px}.bag h2,.bag h3{font-size:19px}.work{padding:22px 20px 26px;border-radius:22px}.work .given{grid-template-columns:minmax(0,1fr);gap:14px}.f-town,.f-state,.f-zip,.f-name,.f-phone{grid-column:1/-1}.road li{font-size:13px}.thanks{padding:30px 16px}.progress li{font-size:13px}}
`;
