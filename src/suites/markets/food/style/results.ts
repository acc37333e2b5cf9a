/** Pages of results: filters, kitchens, and the basket as it stands. */
export const RESULTS = `
.results{display:grid;grid-template-columns:206px minmax(0,1fr) 236px;gap:26px;align-items:start;padding-top:8px}
.filters{font-size:14.5px}
.filters-top h2{font-size:20px;padding:6px 0 10px}
.filters .done{display:none}
.facet{background:#fff;border-radius:14px;margin-bottom:6px;padding:0 14px}
.facet summary{font-weight:700;padding:10px 0;cursor:pointer;list-style:none;display:flex;justify-content:space-between}
.facet summary::-webkit-details-marker{display:none}
.facet summary::after{content:"";width:8px;height:8px;border:solid var(--ink);border-width:0 2.5px 2.5px 0;transform:rotate(45deg);margin:4px 3px 0 8px;flex:none}
.facet[open] summary::after{transform:rotate(225deg);margin-top:9px}
.facet ul{padding-bottom:12px}
.facet li a,.facet .none{display:flex;gap:4px;justify-content:space-between;padding:5px 10px;margin:0 -10px;border-radius:14px;text-decoration:none}
.facet li a:hover{background:var(--shell)}
.facet li a.on{background:var(--yolk);font-weight:700}
.facet .none,.facet span{color:var(--soft)}
.facet li a.on span{color:var(--ink)}
.facet form{display:flex;align-items:center;gap:5px;padding-bottom:12px}
.facet form input:not([type=checkbox]):not([type=radio]){width:0;flex:1;min-height:34px;padding:2px 7px;border-width:1.5px;border-radius:9px}
.facet form button{min-height:34px;padding:2px 9px;border-width:1.5px}
.found h1{font-size:34px;overflow-wrap:anywhere}
.found-top{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:8px 0 14px}
.how-many{color:var(--soft);margin-right:auto}
.open-filters{display:none}
.sort{display:flex;align-items:center;gap:8px}
.sort label{font-size:14.5px}
.chips{display:flex;flex-wrap:wrap;gap:6px;padding-bottom:14px}
.chips a{display:block;background:var(--yolk);border-radius:16px;padding:5px 13px;text-decoration:none;font-weight:600;font-size:14px}
.chips a:not(.all a)::after{content:" ×"}
.chips .all a{background:none;text-decoration:underline}
.cards{display:grid;gap:12px}
.card{background:#fff;border-radius:var(--round);padding:18px 20px 18px 18px;display:grid;grid-template-columns:148px minmax(0,1fr) 168px;gap:20px;align-items:start}
.card .pic img{border-radius:50%;aspect-ratio:1;object-fit:cover;width:148px;height:148px}
.card.gone .pic{opacity:.45}
.card h2{font-size:22px;line-height:1.12;margin-bottom:4px}
.card h2 a{text-decoration:none}
.card h2 a:hover{text-decoration:underline}
.ad{font-size:13px;color:var(--soft);margin-bottom:3px}
.figures{display:flex;flex-wrap:wrap;gap:3px 15px;font-size:14px;line-height:1.3}
.figures div{display:flex;gap:5px}
.figures dt{color:var(--soft)}
.figures dd{font-weight:600;white-space:nowrap}
.figures div:nth-child(-n+2){font-size:17px;min-width:calc(50% - 8px);margin-bottom:3px}
.figures div:nth-child(-n+2) dt{font-size:14px;padding-top:2.5px}
.figures div:nth-child(-n+2) dd{font-weight:800}
.pays{border-left:2px dotted var(--rule);padding-left:18px;align-self:stretch}
.door{font-size:13px;color:var(--soft);margin-bottom:6px}
.sizes div{display:flex;justify-content:space-between;padding:4px 0;border-top:1px solid var(--rule)}
.sizes div:first-child{border:0}
.sizes dd{font-weight:700}
.price{font-size:15px}
.price b{font-size:28px;font-weight:800;letter-spacing:-.02em;display:block;line-height:1.1}
.out{color:var(--tomato);font-weight:700;margin-top:6px}
.grid-of-prices{width:100%;border-collapse:collapse;font-size:14px}
.grid-of-prices caption{text-align:left;color:var(--soft);font-size:13px;padding-bottom:4px}
.grid-of-prices th,.grid-of-prices td{text-align:right;padding:3px 0 3px 6px;border-top:1px solid var(--rule)}
.grid-of-prices tbody th{text-align:left;font-weight:400}
.extras{font-size:13.5px;color:var(--soft)}
.side-basket{background:var(--yolk);border-radius:var(--round);padding:22px 22px 24px;display:grid;gap:12px;position:sticky;top:16px}
.side-basket h2{font-size:24px}
.side-basket .soft{color:#4a3c12}
.pager{display:flex;justify-content:center;align-items:center;gap:12px;padding:26px 0 0;flex-wrap:wrap}
.pager ol{display:flex;gap:4px;align-items:center}
.pager a,.pager b,.pager .step{display:block;min-width:44px;text-align:center;padding:9px 15px;border-radius:22px;background:#fff;text-decoration:none;font-weight:600}
.pager b{background:var(--ink);color:#fff}
.pager a:hover{background:var(--yolk)}
.pager .off{background:none;color:var(--soft);font-weight:400}
@media(max-width:1180px){.results{grid-template-columns:190px minmax(0,1fr)}.side-basket{display:none}}
@media(max-width:860px){.card{grid-template-columns:96px minmax(0,1fr);gap:12px 16px}.card .pic img{width:96px;height:96px}.pays{grid-column:1/-1;border:0;padding:0}.sizes{display:grid;grid-template-columns:repeat(3,1fr);gap:6px}.sizes div{display:block;border:0;background:var(--shell);border-radius:12px;padding:8px 12px}.sizes dt{font-size:13.5px;color:var(--soft)}}
@media(max-width:760px){.results{display:block}.filters{display:none}.filters:target{display:block;position:fixed;inset:0;z-index:5;background:var(--shell);overflow:auto;padding:0 16px 40px}.filters:target .filters-top{position:sticky;top:0;background:var(--shell);z-index:1;display:flex;justify-content:space-between;align-items:center}.filters .done{display:block;font-weight:700}.facet li a,.facet .none{padding-top:9px;padding-bottom:9px}.open-filters{display:block;background:#fff;border:2px solid var(--ink);border-radius:21px;padding:8px 18px;text-decoration:none;font-weight:600}.sort label{position:absolute;clip-path:inset(50%)}.sort select{max-width:190px}.how-many{width:100%}.card{padding:14px}.card h2{font-size:19px}.pager ol{order:-1;width:100%;justify-content:center}}
`;
