/** Bag, checkout and orders. */
export const BAG = `
.desk{display:grid;grid-template-columns:minmax(0,1fr) 350px;gap:44px;align-items:start}
.pack{display:grid;grid-template-columns:260px minmax(0,1fr);gap:28px;padding:0 0 28px}
.pack img{border-radius:var(--round)}
.pack h2{font-size:22px}
.pack h2 a{text-decoration:none}
.pack h2 a:hover{text-decoration:underline}
.worn{font-size:17px;color:var(--soft)}
.bill{margin-top:10px;max-width:470px}
.bill div{display:flex;justify-content:space-between;gap:16px;padding:3px 0}
.bill dt{color:var(--soft)}
.bill .total{border-top:1px solid var(--line);margin-top:5px;padding-top:8px;font:700 17px/1.3 var(--head)}
.bill .total dt{color:var(--ink)}
.extras-of{margin-top:12px;max-width:470px;font-size:15px;color:var(--soft)}
.extras-of form{display:flex;justify-content:space-between;gap:12px;align-items:center}
.changes{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;margin-top:10px}
.changes form{display:flex;gap:10px;align-items:center}
.sums{background:var(--sky);border-radius:22px;padding:26px}
.sums h2{font-size:20px}
.sums .bill .total{font-size:22px;border-color:#b5c8d6}
.sums .button{margin-top:18px}
.earns{font-size:15px;margin-top:14px}
.steps{padding:24px 0 26px}
.steps ol{display:flex;gap:0;max-width:560px}
.steps li{flex:1;text-align:center;color:var(--soft);font:600 15px/1.3 var(--head);position:relative;padding-top:22px}
.steps li::before{content:"";position:absolute;left:50%;top:0;width:14px;height:14px;margin-left:-7px;border-radius:50%;background:#b5c8d6;z-index:1}
.steps li+li::after{content:"";position:absolute;right:50%;top:6px;width:100%;height:2px;background:#b5c8d6}
.steps .past,.steps [aria-current]{color:var(--ink)}
.steps .past::before{background:var(--moss)}
.steps [aria-current]::before{background:var(--sun)}
.work>h1{font-size:clamp(30px,3.6vw,46px);margin-bottom:18px}
.work>h2{font-size:23px;margin-bottom:14px}
.fields{display:grid;grid-template-columns:repeat(6,1fr);gap:16px;max-width:680px}
.fields>.remark,.fields .ways,.fields .onward{grid-column:1/-1}
.field{grid-column:1/-1;display:grid;gap:5px;align-content:start}
.f-town,.f-state,.f-zip{grid-column:span 2}
.field label{font-weight:700;font-size:15px}
.field input{width:100%;min-height:48px}
.field [aria-invalid]{border:2px solid var(--bad)}
.complaint{color:var(--bad);font-size:14.5px}
.ways{max-width:680px}
.ways label{display:grid;grid-template-columns:auto 1fr;gap:14px;align-items:center;border:1.5px solid var(--line);border-radius:14px;padding:14px 18px;margin-bottom:8px;cursor:pointer}
.ways label:has(:checked){border-color:var(--moss);background:#eef5f1}
.ways b{display:block;font:700 16px/1.3 var(--head)}
.ways small{font-size:14.5px;color:var(--soft)}
.onward{max-width:340px;margin-top:14px}
.given h2{font-size:17px;margin-bottom:4px}
.work .given{display:grid;grid-template-columns:1fr 1fr;gap:28px;border-top:1px solid var(--line);padding-top:18px}
.sums.given section{margin-bottom:18px}
.thanks{background:var(--deep);color:#fff;border-radius:26px;padding:44px;margin:14px 0 36px}
.thanks h1{font-size:clamp(34px,4.8vw,64px);letter-spacing:-.045em;margin-bottom:12px}
.thanks dl{display:grid;grid-template-columns:repeat(3,auto);justify-content:start;gap:14px 54px;margin-top:26px}
.thanks dt{font-size:15px;color:#b9cbd9}
.thanks dd{font:800 24px/1.2 var(--head)}
.order-list li{display:grid;grid-template-columns:180px 120px 1fr auto;gap:20px;padding:16px 0;border-top:1px solid var(--line)}
@media(max-width:980px){.desk{grid-template-columns:minmax(0,1fr);gap:26px}.order-list li{grid-template-columns:1fr 1fr}}
@media(max-width:640px){.pack{grid-template-columns:96px minmax(0,1fr);gap:14px}.f-town,.f-state,.f-zip{grid-column:1/-1}.work .given{grid-template-columns:1fr}.thanks{padding:28px 20px}.thanks dl{grid-template-columns:1fr}}
`;
