/** The home page, and the shelves of results. */
export const SHELVES = `
.flyer{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);background:var(--blue);color:#fff;border-radius:8px;overflow:hidden}
.flyer>div:first-child{padding:32px 34px 34px}
.week{display:inline-block;background:#fff;color:var(--blue);font-weight:700;padding:3px 10px;border-radius:3px;transform:rotate(-2deg);margin-bottom:18px}
.flyer h1{font-size:clamp(32px,3.7vw,52px);font-weight:800;line-height:1.02;letter-spacing:-.035em}
.flyer p{margin:14px 0 18px;max-width:420px;font-size:17px;color:#e4eaff}
.flyer .week{margin:0 0 14px;color:var(--blue);font-size:16px}
.flyer .button{background:#fff;color:var(--blue);border-color:#fff}
.flyer-shelf{background:#fff;display:grid;grid-template-columns:1fr 1fr;align-items:end;border:2px solid var(--blue);border-radius:8px}
.flyer-shelf img{width:100%;border-bottom:12px solid var(--sky)}
.board{padding-top:26px}
.board h2{font-size:23px;margin-bottom:10px}
.board>ul{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));border:solid var(--line);border-width:1px 0}
.board>ul>li{padding:12px;border-right:1px solid var(--line)}
.board>ul>li:last-child{border:0}
.board a{text-decoration:none;color:var(--ink);font-weight:650;line-height:1.25;display:grid;gap:6px;font-size:15px}
.board a:hover span{text-decoration:underline}
.cost{font-weight:750;font-size:17px;margin-top:5px}
.cost small{font-weight:400;color:var(--soft);font-size:13px;display:block}
.shelves{display:grid;grid-template-columns:repeat(3,1fr);gap:26px;margin-top:30px}
.shelves h2{font-size:18px;border-bottom:6px solid var(--sky);padding-bottom:7px;margin-bottom:6px}
.shelves li{display:flex;justify-content:space-between;padding:3.5px 0}
.shelves span{color:var(--soft)}
.promise{display:grid;grid-template-columns:repeat(3,1fr);gap:26px;margin-top:34px;padding:20px 22px;background:var(--sky);border-radius:8px;font-size:15px}
.promise b{display:block;font-family:var(--sign)}
.hall-side{display:grid;grid-template-columns:minmax(0,1fr);gap:24px}
.filters-top h2{font-size:15px;color:var(--soft);font-weight:650;letter-spacing:0}
.filters .done{display:none}
.filters{font-size:14.5px}
.facet{border-bottom:1px solid var(--line)}
.facet summary{font-weight:700;padding:9px 0;cursor:pointer}
.facet ul{padding-bottom:9px}
.facet li a,.facet .none{display:block;padding:3px 0 3px 24px;position:relative;text-decoration:none;color:var(--ink)}
.facet li a:hover{text-decoration:underline}
.facet li a::before{content:"";position:absolute;left:0;top:5px;width:15px;height:15px;border:1px solid #808aab;border-radius:3px;background:#fff}
.facet li a.round::before{border-radius:50%}
.facet li a.on::before{background:var(--blue);border-color:var(--blue);box-shadow:inset 0 0 0 3px #fff}
.facet li a.on{font-weight:700}
.facet .none,.facet span{color:var(--soft)}
.facet form{display:flex;align-items:center;gap:5px;padding-bottom:11px}
.facet form input:not([type=checkbox]):not([type=radio]){width:0;flex:1;min-height:32px;padding:2px 6px}
.facet form button{min-height:32px;padding:2px 9px}
.found-top{display:flex;flex-wrap:wrap;align-items:baseline;gap:6px 16px;padding-bottom:12px}
.found h1{font-size:32px;overflow-wrap:anywhere}
.how-many{color:var(--soft);margin-right:auto}
.open-filters{display:none}
.sort{display:flex;align-items:center;gap:8px;font-size:14.5px}
.chips{display:flex;flex-wrap:wrap;gap:6px;padding-bottom:12px;font-size:14px}
.chips a{display:block;border:1px solid var(--blue);border-radius:4px;padding:3px 9px;text-decoration:none}
.chips a:not(.all a)::after{content:" ×"}
.chips .all a{border-color:transparent;text-decoration:underline}
.cards{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));row-gap:26px}
.card{display:grid;grid-template-rows:auto auto 1fr auto;min-width:0}
.card .pic{padding:0 6px}
.card .pic img{width:100%;aspect-ratio:4/3;object-fit:cover;object-position:50% 100%}
.card.gone .pic{opacity:.4}
.edge{background:var(--sky);border:solid #c2cbe6;border-width:1px 0 5px;padding:8px 12px 7px;display:flex;align-items:baseline;gap:4px 10px;flex-wrap:wrap}
.shelf-price{background:#fff;border:1px solid #c2cbe6;border-radius:3px;padding:1px 8px 2px;font:800 19px/1.25 var(--sign);letter-spacing:-.02em;white-space:nowrap}
.shelf-price small{font:500 13px/1 var(--text);letter-spacing:0;color:var(--soft)}
.unit{font-size:13.5px;color:#474f70}
.what{padding:10px 12px 0}
.ad{font-size:13px;color:var(--soft)}
.card h2{font:700 16.5px/1.22 var(--text);letter-spacing:0;margin-bottom:3px}
.card h2 a{color:var(--ink);text-decoration:none}
.card h2 a:hover{text-decoration:underline}
.figures{font-size:13.5px;line-height:1.25}
.figures div{display:flex;justify-content:space-between;gap:8px;padding:1.5px 0}
.figures dt{color:var(--soft)}
.figures dd{font-weight:600;text-align:right}
.pays{padding:8px 12px 0}
.for-all{font-size:13px;color:var(--soft);line-height:1.25;border-top:1px solid var(--line);padding-top:7px}
.sums div{display:flex;justify-content:space-between;font-size:15px;padding:1px 0}
.sums dd{font-weight:750}
.price{font:800 22px/1.2 var(--sign);letter-spacing:-.02em}
.price small{font:400 14px/1 var(--text);letter-spacing:0}
.quick{margin-top:8px;display:grid;gap:6px}
.quick button{background:var(--blue);color:#fff;width:100%}
.quick button:hover{background:var(--deep)}
.quick label{display:flex;gap:7px;font-size:13.5px;line-height:1.2;align-items:center}
.out{color:var(--coral);font-weight:700;margin-top:8px}
.grid-of-prices{width:100%;border-collapse:collapse;font-size:13.5px}
.grid-of-prices caption{text-align:left;color:var(--soft)}
.grid-of-prices th,.grid-of-prices td{text-align:right;padding:2px 0 2px 6px}
.grid-of-prices tbody th{text-align:left;font-weight:400}
.extras{font-size:13.5px;color:var(--soft)}
.pager{display:flex;justify-content:center;align-items:center;gap:12px;padding:28px 0 0;flex-wrap:wrap}
.pager ol{display:flex;gap:4px;align-items:center}
.pager a,.pager b,.pager .step{display:block;padding:7px 13px;border:1px solid #808aab;border-radius:4px;text-decoration:none}
.pager b{background:var(--blue);color:#fff;border-color:var(--blue)}
.pager .off{color:var(--soft);border-color:var(--line)}
@media(max-width:1200px){.cards{grid-template-columns:repeat(3,minmax(0,1fr))}.board>ul{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:172px;overflow-x:auto}}
@media(max-width:980px){.filters{display:none}.filters:target{display:block;position:fixed;inset:0;z-index:5;background:#fff;overflow:auto;padding:0 16px 40px}.filters:target .filters-top{position:sticky;top:0;background:#fff;z-index:1;display:flex;justify-content:space-between;padding:14px 0}.filters .done{display:block;font-weight:700}.facet li a,.facet .none{padding-top:8px;padding-bottom:8px}.facet li a::before{top:10px}.open-filters{display:block;border:1px solid var(--blue);border-radius:4px;padding:7px 14px;text-decoration:none;font-weight:650}.sort label{position:absolute;clip-path:inset(50%)}}
@media(max-width:760px){.flyer{grid-template-columns:minmax(0,1fr)}.flyer>div:first-child{padding:24px 20px}.flyer-shelf{grid-template-columns:repeat(4,minmax(0,1fr))}.cards{grid-template-columns:repeat(2,minmax(0,1fr));row-gap:22px}.how-many{width:100%}.sort select{max-width:180px}.shelves,.promise{grid-template-columns:minmax(0,1fr);gap:14px}.edge{padding:7px 8px}.what,.pays{padding-left:8px;padding-right:8px}.pager ol{order:-1;width:100%;justify-content:center}}
@media(max-width:420px){.figures dt{max-width:62%}}
`;
