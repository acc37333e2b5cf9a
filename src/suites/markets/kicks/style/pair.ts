/** A pair's page. */
export const PAIR = `
.pair{display:grid;grid-template-columns:minmax(0,1.35fr) minmax(0,1fr);gap:48px;align-items:start}
.gallery{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.gallery .whole{grid-column:1/-1;width:100%}
.gallery .close{width:100%;aspect-ratio:16/10;object-fit:cover;background:var(--mist)}
.deal-side h1{font-size:clamp(30px,3.2vw,46px);letter-spacing:-.03em;margin:2px 0 6px}
.maker{font:500 15px/1.2 var(--head)}
.options{margin-top:18px}
.options h2{font:600 15px/1.2 var(--head);letter-spacing:0;margin-bottom:8px;color:var(--soft)}
.options h2 b{color:var(--ink)}
.options ul{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));border-top:1px solid #8b8b92;border-left:1px solid #8b8b92}
.tile{display:block;border-right:1px solid #8b8b92;border-bottom:1px solid #8b8b92;text-align:center;text-decoration:none;padding:11px 4px 10px;line-height:1.25;height:100%}
.tile b{display:block;font:600 15px/1.25 var(--head)}
.tile span{font-size:13px}
.tile:hover{background:var(--mist)}
.tile.on{background:var(--ink);color:#fff}
.tile.on span{color:var(--loud)}
.ticket{border:2px solid var(--ink);margin-top:20px;padding:18px 20px 16px;position:relative}
.ticket .chosen{font:600 15px/1.2 var(--head);margin:0 0 8px}
.bill div{display:flex;justify-content:space-between;gap:16px;padding:3px 0}
.bill dt{color:var(--soft)}
.bill .total{border-top:1px dashed var(--ink);margin-top:8px;padding-top:10px;font:700 24px/1.2 var(--head);letter-spacing:-.02em}
.bill .total dt{color:var(--ink);font-size:16px;letter-spacing:0;align-self:center}
.ticket form,.ticket>p{margin-top:12px}
.extra{border-top:1px solid var(--line);padding-top:10px;margin-bottom:12px}
.extra legend{font:600 14px/1.2 var(--head);float:left;width:100%;margin-bottom:4px}
.extra label{display:grid;grid-template-columns:auto 1fr auto;gap:10px;padding:5px 0;font-size:14px;line-height:1.3;clear:both;align-items:center}
.extra b{font-weight:500}
.facts-of{display:grid;grid-template-columns:minmax(0,1.35fr) minmax(0,1fr);gap:48px;padding:38px 0 0}
.facts-of h2,.sheet h2,.reviews h2{font-size:24px;margin-bottom:12px}
.brief .figures{font-size:14.5px;gap:0 32px}
.brief .figures div{padding:7px 0}
.jump{display:flex;flex-wrap:wrap;gap:10px 20px;align-items:center;margin-top:18px}
.last-sales p{font-size:14px;color:var(--soft);margin-bottom:8px}
.last-sales table,.sheet table{width:100%;border-collapse:collapse;font-size:14.5px}
.last-sales th,.last-sales td,.sheet th,.sheet td{text-align:left;font-weight:400;padding:7px 12px 7px 0;border-top:1px solid var(--line);vertical-align:top}
.last-sales thead th,.sheet thead th{border-top:0;color:var(--soft);font-size:13px}
.last-sales td:last-child{text-align:right;padding-right:0;font-weight:600}
.last-sales th:last-child{text-align:right;padding-right:0}
.sheets{display:grid;grid-template-columns:1.1fr 1fr 1fr;gap:36px;padding:38px 0 0;align-items:start}
.sheet{border-top:4px solid var(--ink);padding-top:14px}
.sheet tbody th{color:var(--soft)}
.sheet td{font-weight:500}
.sheet .fine{margin-top:8px}
.sizes td:last-child,.sizes th:last-child{text-align:right;padding-right:0}
.back{padding:28px 0}
.checked{background:var(--mist);margin-top:40px;padding:28px 32px}
.checked ol{display:grid;grid-template-columns:repeat(4,1fr);gap:24px;font-size:14px}
.checked h2{font-size:22px}
.reviews{padding-top:40px}
.of-reviews{display:grid;grid-template-columns:280px 1fr;gap:48px}
.mean{margin-bottom:12px}
.mean b{font:800 52px/1 var(--head);letter-spacing:-.04em;display:block}
.tally table{width:100%;border-collapse:collapse;font-size:13.5px}
.tally th{font-weight:400;text-align:left;white-space:nowrap;padding:3px 10px 3px 0}
.track{width:100%}
.track i{display:block;height:8px;background:var(--ink);min-width:1px}
.tally td:last-child{text-align:right;padding-left:10px;color:var(--soft)}
.reviews ol{display:grid;grid-template-columns:1fr 1fr;gap:24px 40px}
.reviews h3{font-size:17px}
.stars{font-size:13px;color:var(--soft);margin:2px 0}
.stars span:first-child{color:var(--ink);letter-spacing:1px}
@media(max-width:1080px){.sheets{grid-template-columns:1fr 1fr}.checked ol{grid-template-columns:1fr 1fr}}
@media(max-width:860px){.pair,.facts-of,.sheets,.of-reviews,.reviews ol{grid-template-columns:minmax(0,1fr);gap:24px}.checked{padding:22px 18px}.checked ol{grid-template-columns:1fr;gap:12px}}
@media(max-width:460px){.options ul{grid-template-columns:repeat(4,minmax(0,1fr))}.brief .figures{grid-template-columns:1fr}}
`;
