/** Pages of pieces. */
export const PIECE = `
.piece{display:grid;grid-template-columns:minmax(0,1.25fr) minmax(0,1fr);gap:52px;align-items:start;padding:10px 0 44px}
.mosaic{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.mosaic img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:22px}
.mosaic img:first-child{grid-column:1/3;aspect-ratio:4/3}
.maker{display:flex;align-items:center;gap:10px;font-size:15px}
.maker a{color:var(--ink);font-weight:600}
.tell h1{font-size:36px;margin:14px 0 6px;letter-spacing:-.01em}
.tell .price{font-size:34px;margin-top:12px}
.sum{font-size:14.5px;color:var(--soft)}
.chosen{font:400 18px/1.4 var(--slant);margin-top:2px}
.options{margin-top:20px}
.options h2{font:400 15px/1.4 var(--sans);color:var(--soft);margin-bottom:8px}
.options h2 b{color:var(--ink);font-weight:650}
.options ul{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}
.tile{display:block;border:1px solid #90859a;border-radius:16px;padding:10px 14px;text-decoration:none;color:var(--ink);line-height:1.3}
.tile b{display:block;font:400 19px/1.2 var(--head)}
.tile span{font-size:14px;color:var(--soft)}
.tile:hover{background:var(--linen);color:var(--ink)}
.tile.on{border-color:var(--madder);background:var(--blush);box-shadow:inset 0 0 0 1px var(--madder)}
.tile.on span{color:var(--ink)}
.hint{margin-top:18px;font-size:14px;color:var(--soft)}
.add{margin-top:12px}
.add .field{display:grid;gap:6px;background:var(--linen);border:1px dashed #90859a;border-radius:18px;padding:16px 18px 18px}
.add .field label{font-weight:650}
.add .field input{height:52px;font:400 22px/1 var(--slant);text-align:center;width:100%}
.extra{margin-top:16px;border-top:1px solid var(--rule);padding-top:14px}
.extra legend{float:left;width:100%;font-weight:650;margin-bottom:6px}
.extra label{clear:both;display:grid;grid-template-columns:auto 1fr auto;gap:10px;padding:6px 0;line-height:1.3}
.extra b{font-weight:600}
.pieces{display:flex;gap:12px;align-items:center;padding:12px 0 16px}
.step-on{margin-top:18px}
.out{color:var(--madder);font-weight:650;margin-top:18px}
.save{margin-top:8px;text-align:center}
.way-here{display:grid;grid-template-columns:repeat(3,1fr);margin:20px 0 6px;font-size:14px;color:var(--soft)}
.way-here li{border-top:2px dashed #b9aebf;padding:12px 8px 0 0;position:relative}
.way-here li::before{content:"";position:absolute;top:-7px;left:0;width:12px;height:12px;border-radius:50%;background:var(--madder)}
.way-here b{display:block;color:var(--ink)}
.short{font-size:20px;margin-top:22px}
.tell .figures{font-size:14.5px}
.jump{display:flex;gap:20px;margin-top:14px}
.tell .button.plain{margin-top:16px}
.details,.reviews{border-top:1px solid var(--rule);padding:34px 0 40px}
.details>h2,.reviews>h2{font-size:34px;margin-bottom:18px}
.tables{display:grid;grid-template-columns:1fr 1fr;gap:20px 64px;align-items:start}
.tables table{width:100%;border-collapse:collapse}
.tables caption{text-align:left;font:400 20px/1.3 var(--slant);padding-bottom:8px}
.tables table:not(.grid-of-prices) tr{border-top:1px dashed #cfc4d1}
.tables table:not(.grid-of-prices) th,.tables table:not(.grid-of-prices) td{text-align:left;padding:7px 10px 7px 0;vertical-align:top}
.tables table:not(.grid-of-prices) th{font-weight:400;color:var(--soft);width:54%}
.tables table:not(.grid-of-prices) td{font-weight:600}
.tables .grid-of-prices{margin-top:26px;font-size:15px}
.extras{font-size:14px;color:var(--soft)}
.back{padding:8px 0 30px}
.shop-side{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:24px;padding-bottom:40px}
.maker-panel{background:var(--weld);border-radius:26px;padding:30px 32px}
.maker-panel .seal{background:#fff;width:58px;height:58px;font-size:25px}
.maker-panel h2{font-size:27px;margin:14px 0 10px}
.maker-panel p{font:400 18px/1.45 var(--head);margin-bottom:12px}
.policies{background:var(--linen);border-radius:26px;padding:30px 34px}
.policies h2{font-size:27px;margin-bottom:12px}
.policies dl div{display:grid;grid-template-columns:150px 1fr;gap:16px;padding:8px 0}
.policies dt{font:400 17px/1.4 var(--slant)}
.of-reviews{display:grid;grid-template-columns:280px 1fr;gap:56px}
.mean{font-size:15px;color:var(--soft);margin-bottom:12px}
.mean b{font:500 46px/1 var(--head);color:var(--ink)}
.tally table{width:100%;border-collapse:collapse;font-size:14px}
.tally th{font-weight:400;text-align:left;white-space:nowrap;padding:3px 10px 3px 0}
.tally .track{width:100%}
.track i{display:block;height:8px;border-radius:4px;background:var(--madder);min-width:2px}
.tally td:last-child{text-align:right;padding-left:10px;color:var(--soft)}
.reviews ol{display:grid;grid-template-columns:1fr 1fr;gap:26px 40px}
.reviews h3{font-size:19px}
.stars{font-size:13.5px;color:var(--soft)}
.stars span:first-child{color:#8f5a00;letter-spacing:1px}
@media(max-width:900px){.piece{display:block}.piece>*{margin-bottom:22px}.tables,.of-reviews,.shop-side{grid-template-columns:1fr;gap:26px}}
@media(max-width:760px){.tell h1{font-size:29px}.reviews ol{grid-template-columns:1fr}.options ul{gap:6px}.tile{padding:9px 10px}.policies,.maker-panel{padding:24px 22px}.policies dl div{grid-template-columns:1fr;gap:0}.tables table:not(.grid-of-prices) th{width:50%}}
`;
