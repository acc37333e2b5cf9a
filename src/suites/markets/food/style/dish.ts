/** A kitchen's page with one dish open. */
export const DISH = `
.kitchen{background:var(--ink);color:#fff;margin:0 calc(50% - 50vw);padding:14px max(28px,calc(50vw - 632px));display:flex;flex-wrap:wrap;gap:4px 24px;align-items:baseline;justify-content:space-between}
.kitchen .name{font-size:22px;font-weight:800;color:var(--yolk)}
.dish{display:grid;grid-template-columns:minmax(0,1fr) 352px;gap:24px;align-items:start;padding-top:24px}
.dish-main{background:#fff;border-radius:28px;padding:30px 34px 34px}
.dish-head{display:grid;grid-template-columns:236px minmax(0,1fr);gap:30px;align-items:center}
.dish-head .disc{width:236px;height:236px}
.dish h1{font-size:clamp(32px,3.6vw,50px);line-height:1;margin-bottom:12px}
.must{font-weight:800;font-size:21px;letter-spacing:-.01em;margin:28px 0 2px}
.must::after{content:" Required";font-size:13px;font-weight:600;color:var(--soft);letter-spacing:0;margin-left:6px}
.options{margin-top:14px}
.options h2{font-size:15px;font-weight:500;letter-spacing:0;color:var(--soft);margin-bottom:7px}
.options h2 b{color:var(--ink);font-weight:700}
.options ul{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:8px}
.tile{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 8px;border:2px solid var(--rule);border-radius:14px;padding:11px 15px;text-decoration:none;line-height:1.25}
.tile b{font-weight:700}
.tile:hover{border-color:var(--ink)}
.tile.on{border-color:var(--ink);background:var(--yolk)}
.way-back{padding-top:20px}
.ticket{position:sticky;top:16px;background:#fff;padding:26px 26px 30px;display:grid;gap:14px;border-radius:6px 6px 0 0;-webkit-mask:linear-gradient(#000 0 0) top/100% calc(100% - 14px) no-repeat,radial-gradient(circle at 10px 14px,transparent 7px,#000 7.6px) bottom left/20px 14px repeat-x;mask:linear-gradient(#000 0 0) top/100% calc(100% - 14px) no-repeat,radial-gradient(circle at 10px 14px,transparent 7px,#000 7.6px) bottom left/20px 14px repeat-x}
.ticket h2{font-size:24px}
.chosen{font-weight:600}
.bill div{display:flex;justify-content:space-between;gap:14px;padding:5px 0}
.bill dt{color:var(--soft)}
.bill dd{font-weight:600;white-space:nowrap}
.bill .total{border-top:2px dashed var(--ink);margin-top:7px;padding-top:11px;align-items:baseline}
.bill .total dt{color:var(--ink);font-weight:700}
.ticket .bill .total dd{font-size:27px;font-weight:800;letter-spacing:-.02em}
.add{display:grid;gap:14px}
.extra legend{font-weight:700;padding-bottom:6px}
.extra label{display:grid;grid-template-columns:auto 1fr auto;gap:11px;padding:7px 0;border-top:1px solid var(--rule);line-height:1.3;font-size:15px;align-items:center}
.extra b{font-weight:600}
.pieces{display:flex;justify-content:space-between;align-items:center;font-weight:600}
.fold{margin-top:30px;display:flex;gap:8px 16px;align-items:center;flex-wrap:wrap}
.sheet{margin-top:34px}
.paper .sheet{margin:0}
.sheet>h2{font-size:27px;margin-bottom:14px}
.stamps{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:18px}
.stamps li{border:2px solid var(--basil);color:var(--basil);border-radius:8px;padding:5px 13px;font-weight:700}
.stamps .in{border-color:var(--tomato);color:var(--tomato)}
.tables{display:grid;grid-template-columns:1fr 1fr;gap:20px 34px;align-items:start}
.tables table{width:100%;border-collapse:collapse;font-size:15px}
.tables caption{text-align:left;font-weight:800;font-size:18px;padding-bottom:7px}
.tables tr{border-top:1px solid var(--rule)}
.tables th,.tables td{text-align:left;font-weight:400;padding:7px 8px 7px 0;vertical-align:top}
.tables th{color:var(--soft);width:56%}
.tables td{font-weight:600}
.tables .door{margin-top:20px}
.tables .grid-of-prices{margin-top:20px}
.tables .grid-of-prices th{width:auto}
.menu{padding-top:44px}
.menu>h2,.opinions>h2{font-size:34px;margin-bottom:18px}
.menu-sections{display:grid;grid-template-columns:1.2fr 1.2fr 1fr 1fr;gap:14px}
.menu-sections>section{border-top:4px solid var(--ink);padding:14px 10px 0 0}
.menu h3{font-size:19px;margin-bottom:8px}
.item{display:flex;justify-content:space-between;gap:12px;padding:5px 0}
.counter li{color:var(--soft)}
.opinions{padding-top:44px}
.of-reviews{display:grid;grid-template-columns:290px minmax(0,1fr);gap:36px;align-items:start}
.tally{background:#fff;border-radius:var(--round);padding:22px}
.mean{margin-bottom:12px}
.mean b{font-size:46px;font-weight:900;line-height:1}
.tally table{width:100%;border-collapse:collapse;font-size:14.5px}
.tally th{font-weight:400;text-align:left;white-space:nowrap;padding:3px 10px 3px 0}
.tally .track{width:100%}
.track i{display:block;height:12px;border-radius:6px;background:var(--yolk-deep);min-width:2px}
.tally td:last-child{text-align:right;padding-left:10px}
.opinions ol{columns:2;column-gap:28px}
.opinions li{break-inside:avoid;padding-bottom:22px}
.opinions h3{font-size:19px;margin-bottom:3px}
.stars{font-size:14px;color:var(--soft);margin-bottom:3px}
.stars span:first-child{color:#8a5f00;letter-spacing:1px}
@media(max-width:1060px){.dish{grid-template-columns:minmax(0,1fr)}.ticket{position:static}.menu-sections{grid-template-columns:1fr 1fr}}
@media(max-width:760px){.kitchen{padding:12px 16px}.dish-main{padding:20px;border-radius:22px}.dish-head{grid-template-columns:minmax(0,1fr);justify-items:center;gap:16px}.dish-head .disc{width:210px;height:210px}.options ul{grid-template-columns:minmax(0,1fr)}.tables,.of-reviews,.menu-sections{grid-template-columns:minmax(0,1fr)}.opinions ol{columns:1}.dish{padding-top:16px}}
`;
