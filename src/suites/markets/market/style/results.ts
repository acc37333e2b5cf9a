/** Pages of results. */
export const RESULTS = `
.results{display:grid;grid-template-columns:minmax(0,1fr) 250px;gap:18px;align-items:start}
.found-top{display:flex;flex-wrap:wrap;align-items:center;gap:6px 16px;padding-bottom:14px}
.found-top h1{font-size:29px;font-weight:800;width:100%;overflow-wrap:anywhere}
.how-many{color:var(--soft);margin-right:auto}
.open-filters{display:none}
.sort{display:flex;align-items:center;gap:8px;font-size:14.5px}
.filters{background:#fff;border-radius:8px;padding:16px 18px 8px}
.filters-top{display:flex;justify-content:space-between;border-bottom:3px solid var(--ink);padding-bottom:8px}
.filters-top h2{font-size:18px}
.filters .done{display:none}
.facet{border-bottom:1px solid var(--rule)}
.facet summary{font-weight:600;padding:10px 0;cursor:pointer}
.facet ul{padding-bottom:8px}
.facet li a,.facet .none{display:block;padding:4px 0 4px 26px;position:relative;color:var(--ink);text-decoration:none;font-size:14.5px}
.facet li a:hover{text-decoration:underline}
.facet li a::before{content:"";position:absolute;left:0;top:6px;width:16px;height:16px;border:2px solid #7b8984;border-radius:4px}
.facet li a.round::before{border-radius:50%}
.facet li a.on::before{background:var(--tag);border-color:var(--ink)}
.facet li a.on{font-weight:600}
.facet .none,.facet span{color:var(--soft)}
.facet form{display:flex;align-items:center;gap:5px;padding-bottom:12px}
.facet input{width:0;flex:1;min-width:0;min-height:34px!important;padding:3px 8px!important}
.facet form button{min-height:34px;padding:2px 9px}
.chips{display:flex;flex-wrap:wrap;gap:7px;padding-bottom:12px;font-size:14px}
.chips a{display:block;background:var(--ink);color:#fff;border-radius:4px;padding:4px 10px;text-decoration:none}
.chips li:not(.all) a::after{content:" ×"}
.chips .all a{background:none;color:var(--pine);text-decoration:underline}
.ads{display:grid;gap:12px}
.ad{background:#fff;border-radius:8px;display:grid;grid-template-columns:252px minmax(0,1fr) 202px;gap:18px;overflow:hidden}
.ad .photo img{width:100%;height:100%;min-height:190px;object-fit:cover}
.ad:nth-child(4n+2) .photo img{object-position:30% 50%;transform:scale(1.12)}
.ad:nth-child(5n+3) .photo img{object-position:70% 40%}
.ad .photo{overflow:hidden}
.says{padding:14px 0}
.paid{font-size:12.5px;color:var(--soft)}
.ad h2{font-size:20px}
.ad h2 a{color:var(--ink);text-decoration:none}
.ad h2 a:hover{text-decoration:underline}
.figures{display:grid;grid-template-columns:1fr 1fr;gap:1px 20px;font-size:13.5px;margin-top:8px}
.figures div{display:flex;justify-content:space-between;gap:10px;border-bottom:1px dotted var(--rule);padding:2px 0}
.figures dt{color:var(--soft)}
.figures dd{font-weight:600;text-align:right}
.costs{padding:14px 16px 14px 0}
.price{font-size:25px;font-weight:800;line-height:1;letter-spacing:-.02em}
.costs .price,.box>.price{display:inline-block;background:var(--tag);padding:9px 14px 10px 20px;clip-path:polygon(12px 0,100% 0,100% 100%,12px 100%,0 50%)}
.price small{font-size:14px;font-weight:500;letter-spacing:0}
.grid-of-prices{width:100%;border-collapse:collapse;font-size:14px;margin:10px 0 8px}
.grid-of-prices caption{text-align:left;font-size:13px;color:var(--soft);padding-bottom:2px}
.grid-of-prices th,.grid-of-prices td{padding:3px 0;border-top:1px solid var(--rule);font-weight:500}
.grid-of-prices th{text-align:left;color:var(--soft)}
.grid-of-prices td{text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
.out{color:var(--red);font-weight:700}
.pager{display:flex;justify-content:center;align-items:center;gap:10px;padding:24px 0 0;flex-wrap:wrap}
.pager ol{display:flex;gap:5px;align-items:center}
.pager a,.pager b,.pager .step{display:block;padding:8px 14px;border-radius:6px;text-decoration:none;font-weight:600;background:#fff;color:var(--ink)}
.pager b{background:var(--ink);color:#fff}
.pager a:hover{background:var(--tag)}
.pager .off{background:none;color:var(--soft);font-weight:400}
@media(max-width:1080px){.ad{grid-template-columns:200px minmax(0,1fr) 180px;gap:14px}.results{grid-template-columns:minmax(0,1fr) 220px}}
@media(max-width:900px){.results{display:block}.filters{display:none}.filters:target{display:block;position:fixed;inset:0;z-index:5;overflow:auto;border-radius:0;padding:0 16px 40px}.filters:target .filters-top{position:sticky;top:0;background:#fff;padding:16px 0 8px;z-index:1}.filters .done{display:block;font-weight:700}.facet li a,.facet .none{padding-top:8px;padding-bottom:8px}.facet li a::before{top:10px}.open-filters{display:block;background:#fff;border:2px solid var(--ink);border-radius:6px;padding:7px 16px;color:var(--ink);text-decoration:none;font-weight:600}.how-many{width:100%}.sort label{position:absolute;clip-path:inset(50%)}.sort select{max-width:190px}}
@media(max-width:640px){.found-top h1{font-size:24px}.ad{grid-template-columns:minmax(0,1fr);gap:0;padding-bottom:14px}.ad .photo img{min-height:0;aspect-ratio:16/9}.ad:nth-child(3n) .photo img{aspect-ratio:4/3}.says{padding:12px 14px 0}.ad h2{font-size:19px}.ad .figures{grid-template-columns:1fr 1fr;gap:1px 14px}.figures div{flex-wrap:wrap;gap:0 6px}.costs{padding:12px 14px 0}.pager ol{order:-1;width:100%;justify-content:center}}
`;
