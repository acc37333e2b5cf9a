/** Product pages. */
export const PRODUCT = `
.product{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr) 300px;gap:32px;align-items:start;padding-bottom:34px}
.gallery{border:1px solid var(--rule)}
.strip{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none}
.strip img{flex:0 0 100%;width:100%;scroll-snap-align:start;aspect-ratio:4/3;object-fit:contain;padding:8px}
.step .gallery img{width:100%}
.thumbs{display:flex;border-top:1px solid var(--rule)}
.thumbs li{flex:1;border-left:1px solid var(--rule)}
.thumbs li:first-child{border:0}
.thumbs a{display:block;padding:8px}
.thumbs img{margin:0 auto;height:54px;width:auto}
.about h1{font:500 30px/1.12 var(--serif);letter-spacing:-.015em;margin:2px 0 4px}
.about .glance{font-size:15px;margin-top:18px}
.about .figures{font-size:14px}
.options{margin-top:16px}
.options h2{font-size:14px;font-weight:400;color:var(--soft);margin-bottom:6px}
.options h2 b{color:var(--ink);font-weight:650}
.options ul{display:flex;flex-wrap:wrap;gap:8px}
.tile{display:block;border:1px solid #8d8a7e;border-radius:3px;padding:6px 11px;text-decoration:none;color:var(--ink);line-height:1.25;min-width:92px}
.tile b{display:block;font-weight:600;font-size:14px}
.tile span{font-size:13px;color:var(--soft)}
.tile:hover{background:var(--sheet);color:var(--ink)}
.tile.on{border-color:var(--green);box-shadow:inset 0 0 0 1px var(--green);background:#eef4ef}
.tile.on span{color:var(--ink)}
.jump{display:flex;flex-wrap:wrap;align-items:center;gap:8px 18px;font-size:14px;margin-top:12px}
.box{border:1px solid var(--rule);border-top:4px solid var(--green);padding:18px 20px 20px;background:#fff}
.box .price{font-size:30px}
.box .sum{font-size:13px;color:var(--soft);margin-top:2px}
.box .chosen{font-weight:600;margin-top:10px}
.box .arrives{margin-top:10px}
.box form,.box>p:last-child{margin-top:14px}
.extra{border-top:1px solid var(--rule);padding-top:12px}
.extra legend{font-weight:600;float:left;width:100%;margin-bottom:6px}
.extra label{display:grid;grid-template-columns:auto 1fr auto;gap:8px;padding:5px 0;font-size:14px;line-height:1.3;clear:both;align-items:start}
.extra b{font-weight:600}
.pieces{display:flex;align-items:center;gap:10px;padding:12px 0;font-size:14px}
.out{color:var(--red);font-weight:600;margin-top:14px}
.specification,.reviews,.questions{border-top:2px solid var(--ink);padding:22px 0 30px}
.specification>h2,.reviews>h2,.questions>h2{font:500 26px/1.2 var(--serif);margin-bottom:14px}
.tables{display:grid;grid-template-columns:1.15fr 1fr;gap:10px 44px;align-items:start}
.tables table{width:100%;border-collapse:collapse;font-size:14.5px}
.tables caption{text-align:left;font-weight:650;padding-bottom:6px;font-size:15px;color:var(--ink)}
.tables tr{border-top:1px solid var(--rule)}
.tables th,.tables td{text-align:left;padding:6px 10px 6px 0;font-weight:400;vertical-align:top}
.tables th{color:var(--soft);width:52%}
.tables td{font-weight:550}
.tables .grid-of-prices{margin-top:18px;background:none}
.tables .grid-of-prices th{width:auto}
.tables .grid-of-prices td,.tables .grid-of-prices thead th{text-align:right}
.back{padding-bottom:20px}
.of-reviews{display:grid;grid-template-columns:300px 1fr;gap:44px}
.mean{margin-bottom:10px}
.mean b{font:500 34px/1 var(--serif)}
.tally table{width:100%;border-collapse:collapse;font-size:14px}
.tally th{font-weight:400;text-align:left;white-space:nowrap;padding:3px 10px 3px 0}
.tally .track{width:100%}
.track i{display:block;height:10px;background:var(--gold);min-width:1px}
.tally td:last-child{text-align:right;padding-left:10px;color:var(--soft)}
.reviews ol{columns:2;column-gap:36px}
.reviews li{break-inside:avoid;padding-bottom:18px}
.reviews h3{font-size:15.5px}
.stars{font-size:13px;color:var(--soft)}
.stars span:first-child{color:#7d5900;letter-spacing:1px}
.questions dl{columns:2;column-gap:44px}
.questions div{break-inside:avoid;padding-bottom:14px}
.questions dt{font-weight:600}
@media(max-width:1100px){.product{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.box{grid-column:2}}
@media(max-width:760px){.product{display:block}.product>*{margin-bottom:18px}.about h1{font-size:26px}.tables,.of-reviews{grid-template-columns:1fr;gap:20px}.reviews ol,.questions dl{columns:1}.tile{min-width:86px}}
`;
