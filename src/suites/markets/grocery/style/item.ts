/** Product pages: the stand, the choices, the slip, and the label. */
export const ITEM = `
.item{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr) 318px;gap:32px;align-items:start;padding-bottom:30px}
.stand>img{width:100%}
.stand .shelf-price{font-size:30px}
.stand .unit{font-size:16px}
.looks{display:flex;gap:10px;padding-top:12px}
.looks img{width:104px;border:1px solid var(--line);border-radius:4px}
.about h1{font-size:32px;margin-bottom:3px}
.about .figures{font-size:15px;margin-top:14px;border-top:1px solid var(--line);padding-top:8px}
.about .figures div{padding:3px 0}
.options{margin-top:18px}
.options h2{font:500 14.5px/1.2 var(--text);letter-spacing:0;color:var(--soft);margin-bottom:6px}
.options h2 b{color:var(--ink)}
.options ul{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:7px}
.tile{display:block;border:1px solid #808aab;border-radius:5px;padding:8px 11px;text-decoration:none;color:var(--ink);line-height:1.3}
.tile b{display:block}
.tile span{color:var(--soft);font-size:15px}
.tile:hover{background:var(--sky);color:var(--ink)}
.tile.on{border-color:var(--blue);box-shadow:inset 0 0 0 1.5px var(--blue);background:var(--sky)}
.tile.on span{color:var(--ink)}
.fold{margin-top:18px}
.slip{border:1px solid var(--line);border-top:7px solid var(--blue);border-radius:6px;padding:18px 20px 20px;display:grid;gap:13px}
.slip h2{font-size:20px}
.stepper{display:flex;align-items:center;justify-content:space-between;border:1px solid #808aab;border-radius:6px;overflow:hidden}
.stepper b{font-weight:700;white-space:nowrap;padding:0 8px}
.nudge{display:block;flex:none;width:46px;height:44px;min-height:44px;border:0;border-radius:0;padding:0;color:var(--blue);background:center/15px 2.5px,center/2.5px 15px;background-color:var(--sky);background-repeat:no-repeat}
.nudge.less{background-image:linear-gradient(currentColor 0 0)}
.nudge.more{background-image:linear-gradient(currentColor 0 0),linear-gradient(currentColor 0 0)}
.nudge:hover{background-color:var(--blue);color:#fff}
.nudge.off,.nudge:disabled{color:#98a2c2;background-color:#f4f6fc;cursor:default}
.chosen{font-weight:700}
.bill div{display:flex;justify-content:space-between;gap:12px;padding:3px 0;font-size:15.5px}
.bill dt{color:var(--soft)}
.bill dd{white-space:nowrap}
.bill .total{border-top:2px solid var(--ink);margin-top:5px;padding-top:8px;font-weight:750;align-items:baseline}
.bill .total dt{color:var(--ink)}
.slip .bill .total dd{font:800 23px/1.1 var(--sign);letter-spacing:-.02em}
.add{display:grid;gap:12px}
.extra legend{font-weight:700;padding-bottom:4px}
.extra label{display:grid;grid-template-columns:auto 1fr auto;gap:10px;padding:6px 0;border-top:1px solid var(--line);font-size:15px;line-height:1.25;align-items:center}
.extra b{font-weight:600}
.label{border-top:6px solid var(--sky);padding:24px 0 30px}
.label>h2,.opinions>h2{font-size:26px;margin-bottom:14px}
.tables{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.1fr) minmax(0,1.1fr);gap:26px;align-items:start}
.tables table{width:100%;border-collapse:collapse;font-size:15px}
.tables caption{text-align:left;font:750 16px/1.3 var(--sign);padding-bottom:5px}
.tables tr{border-top:1px solid var(--line)}
.tables th,.tables td{text-align:left;font-weight:400;padding:5.5px 8px 5.5px 0;vertical-align:top}
.tables th{color:var(--soft);width:55%}
.tables td{font-weight:650}
.nutrition{border:3px solid var(--ink)}
.tables .nutrition caption{border:3px solid var(--ink);border-bottom:0;padding:8px 12px;font-size:21px;font-weight:800}
.nutrition tr{border-color:var(--ink)}
.tables .nutrition th{color:var(--ink);padding-left:12px}
.tables .nutrition td{text-align:right;padding-right:12px}
.tables .for-all{margin-top:14px}
.tables .grid-of-prices th{width:auto}
.opinions{border-top:6px solid var(--sky);padding:24px 0 12px}
.of-reviews{display:grid;grid-template-columns:270px minmax(0,1fr);gap:40px}
.mean{margin-bottom:8px}
.mean b{font:800 40px/1 var(--sign)}
.tally table{width:100%;border-collapse:collapse;font-size:14.5px}
.tally th{font-weight:400;text-align:left;white-space:nowrap;padding:2px 10px 2px 0}
.tally .track{width:100%}
.track i{display:block;height:11px;background:var(--blue);min-width:1px}
.tally td:last-child{text-align:right;padding-left:10px;color:var(--soft)}
.opinions ol{columns:3;column-gap:28px}
.opinions li{break-inside:avoid;padding-bottom:16px}
.opinions h3{font-size:16px}
.stars{font-size:14px;color:var(--soft)}
.stars span:first-child{color:#8a5a00}
@media(max-width:1150px){.item{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.slip{grid-column:1/-1}.opinions ol{columns:2}}
@media(max-width:760px){.item{grid-template-columns:minmax(0,1fr);gap:20px}.options ul{grid-template-columns:minmax(0,1fr)}.tile{display:flex;justify-content:space-between}.tables,.of-reviews{grid-template-columns:minmax(0,1fr);gap:20px}.opinions ol{columns:1}.about h1{font-size:26px}}
`;
