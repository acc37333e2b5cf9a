/** Pages of results. */
export const RESULTS = `
.results{display:grid;grid-template-columns:228px minmax(0,1fr);gap:28px;align-items:start}
.filters{font-size:14px}
.filters-top{padding:6px 0 10px;border-bottom:2px solid var(--ink)}
.filters-top h2{font:500 20px/1.2 var(--serif)}
.filters .done{display:none}
.facet{border-bottom:1px solid var(--rule);padding:0}
.facet summary{font-weight:600;padding:10px 0;cursor:pointer;list-style-position:outside;display:flex;justify-content:space-between}
.facet summary::after{content:"+";font-weight:400;color:var(--soft);font-size:18px;line-height:1}
.facet[open] summary::after{content:"−"}
.facet ul{padding-bottom:10px}
.facet li{line-height:1.35}
.facet li a,.facet .none{display:block;padding:4px 0 4px 25px;position:relative;color:var(--ink);text-decoration:none}
.facet li a:hover{text-decoration:underline}
.facet li a::before{content:"";position:absolute;left:0;top:5px;width:15px;height:15px;border:1px solid #8d8a7e;background:#fff;border-radius:2px}
.facet li a.round::before{border-radius:50%}
.facet li a.on::before{background:var(--green);border-color:var(--green);box-shadow:inset 0 0 0 3px #fff}
.facet li a.on{font-weight:600}
.facet .none,.facet span{color:var(--soft)}
.facet form{display:flex;align-items:center;gap:6px;padding-bottom:12px}
.facet input{width:0;flex:1;min-width:0;min-height:32px;padding:2px 8px}
.facet form button{min-height:32px;padding:2px 10px}
.found-top{display:flex;flex-wrap:wrap;align-items:baseline;gap:6px 18px;padding-bottom:10px;border-bottom:2px solid var(--ink)}
.found-top h1{font:500 30px/1.1 var(--serif);letter-spacing:-.01em;overflow-wrap:anywhere}
.how-many{color:var(--soft);margin-right:auto}
.open-filters{display:none}
.sort{display:flex;align-items:center;gap:8px;font-size:14px}
.sort select{min-height:34px;padding:3px 6px}
.sort button{min-height:34px;padding:3px 10px}
.layouts{display:flex;font-size:14px}
.layouts a{padding:5px 11px;border:1px solid #8d8a7e;color:var(--ink);text-decoration:none}
.layouts a:first-child{border-right:0;border-radius:3px 0 0 3px}
.layouts a:last-child{border-radius:0 3px 3px 0}
.layouts a[aria-current]{background:var(--ink);color:#fff;border-color:var(--ink)}
.found .remark{margin:14px 0 0}
.found .nothing{margin-top:20px}
.chips{display:flex;flex-wrap:wrap;gap:8px;padding:12px 0;border-bottom:1px solid var(--rule);font-size:13.5px}
.chips a{display:block;padding:4px 10px;border:1px solid #8d8a7e;border-radius:14px;color:var(--ink);text-decoration:none}
.chips a:not(.all a)::after{content:" ×";color:var(--soft)}
.chips .all a{border-color:transparent;text-decoration:underline}
.chips .all a::after{content:none}
.cards.grid{display:grid;grid-template-columns:repeat(3,minmax(0,1fr))}
.card{position:relative;border-bottom:1px solid var(--rule)}
.grid .card{padding:16px 18px 18px;border-right:1px solid var(--rule);display:flex;flex-direction:column}
.grid .card:nth-child(3n){border-right:0}
.card .pic img{width:100%;aspect-ratio:2/1;object-fit:cover;object-position:50% 72%;margin-bottom:9px}
.rows .card .pic img{aspect-ratio:4/3}
.card h2{font-size:16px;line-height:1.25}
.card h2 a{color:var(--ink);text-decoration:none}
.card h2 a:hover{text-decoration:underline}
.maker{font-size:13px;color:var(--soft)}
.maker a{color:var(--soft)}
.ad{font-size:12px;color:var(--soft);margin-bottom:4px}
.figures{font-size:12.5px;margin:6px 0 8px;line-height:1.25}
.figures div{display:flex;justify-content:space-between;gap:10px;padding:1.5px 0;border-bottom:1px dotted var(--rule)}
.figures dt{color:var(--soft)}
.figures dd{text-align:right;font-weight:550}
.grid .pays{margin-top:auto}
.price{font-size:22px;font-weight:700;letter-spacing:-.01em;line-height:1.2}
.price small{font-size:13px;font-weight:400;letter-spacing:0;color:var(--soft)}
.by{font-size:13px;color:var(--soft)}
.grid-of-prices{width:100%;border-collapse:collapse;font-size:12.5px;margin-top:8px;background:var(--sheet)}
.grid-of-prices caption{text-align:left;font-size:12px;color:var(--soft);padding-bottom:3px}
.grid-of-prices th,.grid-of-prices td{padding:3px 6px;text-align:right;font-weight:500;white-space:nowrap;border-top:1px solid #fff}
.grid-of-prices thead th{color:var(--soft);font-weight:500}
.grid-of-prices tbody th{text-align:left;color:var(--soft)}
.extras{font-size:12.5px;color:var(--soft);margin-top:4px}
.cards.rows .card{display:grid;grid-template-columns:200px minmax(0,1fr) 300px;gap:22px;padding:16px 0}
.rows .figures{columns:2;column-gap:26px}
.rows .figures div{break-inside:avoid}
.pager{display:flex;justify-content:center;align-items:center;gap:14px;padding:26px 0 0;flex-wrap:wrap}
.pager ol{display:flex;gap:4px;align-items:center}
.pager a,.pager b,.pager .step{display:block;padding:7px 12px;border:1px solid #8d8a7e;border-radius:3px;text-decoration:none;color:var(--ink)}
.pager b{background:var(--ink);color:#fff;border-color:var(--ink)}
.pager a:hover{background:var(--sheet)}
.pager .off{color:var(--soft);border-color:var(--rule)}
@media(min-width:1380px){.cards.grid{grid-template-columns:repeat(4,minmax(0,1fr))}.grid .card:nth-child(n){padding:16px 16px 18px;border-right:1px solid var(--rule)}.grid .card:nth-child(4n){border-right:0}}
@media(max-width:1100px){.results{grid-template-columns:200px minmax(0,1fr);gap:20px}.cards.grid{grid-template-columns:1fr 1fr}.grid .card:nth-child(n){padding:14px;border-right:1px solid var(--rule)}.grid .card:nth-child(2n){border-right:0}.cards.rows .card{grid-template-columns:130px minmax(0,1fr)}.rows .pays{grid-column:2}}
@media(max-width:760px){.results{display:block}.filters{display:none}.filters:target{display:block;position:fixed;inset:0;z-index:5;background:#fff;overflow:auto;padding:0 16px 40px}.filters:target .filters-top{position:sticky;top:0;background:#fff;z-index:1;padding:14px 0;display:flex;justify-content:space-between}.filters .done{display:block;font-weight:650}.facet li a,.facet .none{padding-top:8px;padding-bottom:8px}.facet li a::before{top:10px}.found-top h1{font-size:26px;width:100%}.open-filters{display:block;border:1px solid #8d8a7e;border-radius:3px;padding:6px 14px;color:var(--ink);text-decoration:none;font-weight:600}.sort label{position:absolute;clip-path:inset(50%)}.sort select{max-width:190px}.layouts{display:none}.cards.grid .card:nth-child(n){border-right:0;padding:16px 0}.cards.grid{grid-template-columns:1fr}.grid .card{display:grid;grid-template-columns:104px minmax(0,1fr);column-gap:14px}.grid .card .pic{grid-row:1}.grid .card .pays{grid-column:1/-1}.cards.rows .card{grid-template-columns:104px minmax(0,1fr);gap:14px}.rows .figures{columns:1}.rows .pays{grid-column:1/-1}.pager ol{order:-1;width:100%;justify-content:center}}
`;
