/** Pages of ads. */
export const AD = `
.sheet{display:grid;grid-template-columns:minmax(0,1fr) 380px;grid-template-rows:auto 1fr;gap:14px 18px;align-items:start}
.left{display:grid;gap:14px;grid-column:1;min-width:0}
.sheet .box{grid-column:2;grid-row:1/3}
.left>section,.left>.rules{background:#fff;border-radius:8px;padding:24px 28px}
.left h2,.facts h2{font-size:21px;margin-bottom:12px}
.photos{display:grid;grid-template-columns:1fr 1fr;gap:6px}
.photos img{width:100%;object-fit:cover;aspect-ratio:4/3}
.photos img:first-child{grid-column:1/3;aspect-ratio:16/10;border-radius:8px 8px 0 0}
.photos img:nth-child(2){border-radius:0 0 0 8px}
.photos img:nth-child(3){border-radius:0 0 8px 0}
.own blockquote{font-size:19px;line-height:1.5;border-left:5px solid var(--tag);padding-left:18px}
.scale{display:grid;grid-template-columns:repeat(5,1fr);gap:4px;margin-bottom:10px}
.scale i{font-style:normal;font-size:13px;text-align:center;padding:7px 2px;background:#eef2f1;color:var(--soft);border-radius:4px}
.scale .on{background:var(--ink);color:#fff;font-weight:700}
.box{background:#fff;border-radius:8px;padding:22px 24px 24px;position:sticky;top:12px}
.box h1{font-size:27px;font-weight:800;margin-bottom:6px}
.box>.price{font-size:32px;margin:12px 0 10px}
.sum-of{font-size:14.5px}
.sum-of div{display:flex;justify-content:space-between;gap:12px;padding:3px 0}
.sum-of dt{color:var(--soft)}
.sum-of .total{border-top:2px solid var(--ink);margin-top:5px;padding-top:6px;font-weight:700;font-size:16px}
.sum-of .total dt{color:var(--ink)}
.options{margin-top:16px}
.options h2{font-size:15px;font-weight:600;margin-bottom:7px}
.options h2 b{font-weight:400;color:var(--soft)}
.options ul{display:grid;grid-template-columns:repeat(3,1fr);gap:6px}
.tile{display:block;border:2px solid #7b8984;border-radius:6px;padding:8px 10px;color:var(--ink);text-decoration:none;line-height:1.3}
.tile b{display:block;font-weight:700}
.tile span{font-size:14px}
.tile:hover{background:#eef2f1}
.tile.on{border-color:var(--ink);background:var(--tag)}
.add{margin-top:14px}
.extra{border-top:1px solid var(--rule);padding:12px 0}
.extra legend{float:left;width:100%;font-weight:600;margin-bottom:5px}
.extra label{clear:both;display:grid;grid-template-columns:auto 1fr auto;gap:9px;padding:4px 0}
.extra b{font-weight:600}
.add .field{display:grid;gap:4px;padding-bottom:10px}
.go{margin-top:14px}
.offer{display:grid;grid-template-columns:1fr auto;gap:5px 8px;margin-top:16px;border-top:1px solid var(--rule);padding-top:14px}
.offer label{grid-column:1/-1;font-weight:600;font-size:14.5px}
.offer input{min-width:0}
.watch{margin:10px 0 6px}
.facts{background:#fff;border-radius:8px;padding:24px 28px}
.tables{display:grid;grid-template-columns:1fr 1fr;gap:16px 36px;align-items:start}
.tables table{width:100%;border-collapse:collapse;font-size:14.5px}
.tables caption{text-align:left;font-weight:600;padding-bottom:5px}
.tables tr{border-top:1px solid var(--rule)}
.tables th,.tables td{text-align:left;padding:5px 8px 5px 0;vertical-align:top;font-weight:400}
.tables th{color:var(--soft);width:55%}
.tables td{font-weight:600}
.tables .grid-of-prices{margin-top:18px}
.tables .grid-of-prices td{text-align:right}
.back{padding:16px 0}
.glance p{margin-top:14px}
.lead{font-size:17px;margin-bottom:14px}
.rules{display:grid;gap:10px;counter-reset:rule}
.rules li{counter-increment:rule;padding-left:40px;position:relative;font-size:16px}
.rules li::before{content:counter(rule);position:absolute;left:0;top:-2px;width:27px;height:27px;display:grid;place-items:center;border-radius:50%;background:var(--tag);font-weight:800}
.of-reviews{display:grid;grid-template-columns:220px 1fr;gap:30px}
.mean{margin-bottom:8px;color:var(--soft)}
.mean b{font-size:34px;font-weight:800;color:var(--ink)}
.tally table{width:100%;border-collapse:collapse;font-size:13.5px}
.tally th{font-weight:400;text-align:left;white-space:nowrap;padding:2px 8px 2px 0}
.tally .track{width:100%}
.track i{display:block;height:9px;background:var(--pine);min-width:2px}
.tally td:last-child{text-align:right;padding-left:8px;color:var(--soft)}
.reviews ol{display:grid;gap:14px}
.reviews h3{font-size:16px}
.stars{font-size:13.5px;color:var(--soft)}
.stars span:first-child{color:#7a5b00;letter-spacing:1px}
@media(max-width:1000px){.sheet{grid-template-columns:minmax(0,1fr) 330px}.tables,.of-reviews{grid-template-columns:1fr}}
@media(max-width:820px){.sheet{display:block}.sheet .box{margin-bottom:14px}.sheet>*{margin-bottom:14px}.box{position:static}.left>section,.left>.rules,.facts{padding:18px}}
`;
