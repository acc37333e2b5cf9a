/** Pages of results. */
export const RESULTS = `
.found-top{padding:14px 0 16px}
.found-top h1{font-size:44px;letter-spacing:-.02em;overflow-wrap:anywhere}
.how-many{font:400 18px/1.4 var(--slant);color:var(--soft);margin-top:6px}
.tools{display:flex;gap:16px 24px;align-items:flex-start;justify-content:space-between;border-top:1px solid var(--rule);border-bottom:1px solid var(--rule);padding:12px 0}
.filters{display:flex;flex-wrap:wrap;gap:8px}
.filters-top,.open-filters{display:none}
.facet{position:relative}
.facet summary{list-style:none;cursor:pointer;border:1px solid #b9aebf;border-radius:18px;padding:6px 14px;font-size:14.5px;white-space:nowrap}
.facet summary::-webkit-details-marker{display:none}
.facet summary::after{content:" ▾";color:var(--soft)}
.facet[open] summary,.facet.active summary{background:var(--ink);color:#fff;border-color:var(--ink)}
.facet[open] summary::after,.facet.active summary::after{color:#fff}
.facet ul,.facet form{background:#fff}
.facet[open] ul{position:absolute;z-index:4;top:42px;left:0;min-width:250px;border-radius:18px;box-shadow:0 14px 40px rgba(42,33,53,.22);padding:14px 18px 16px}
.facet[open] ul:not(:last-child){padding-bottom:70px}
.facet form{position:absolute;z-index:5;left:18px;top:calc(42px + 100%);width:214px;display:none}
.facet[open] form{display:flex;gap:6px;align-items:center;position:absolute}
.facet li a,.facet .none{display:block;padding:5px 0 5px 27px;position:relative;color:var(--ink);text-decoration:none;font-size:14.5px}
.facet li a:hover{color:var(--madder)}
.facet li a::before{content:"";position:absolute;left:0;top:7px;width:16px;height:16px;border:1px solid #90859a;border-radius:5px}
.facet li a.round::before{border-radius:50%}
.facet li a.on::before{background:var(--madder);border-color:var(--madder);box-shadow:inset 0 0 0 3px #fff}
.facet .none,.facet span{color:var(--soft)}
.facet input{width:0;flex:1;min-height:34px!important;padding:3px 9px!important}
.facet form button{min-height:34px;padding:2px 12px}
.sort{display:flex;gap:8px;align-items:center;font-size:14.5px;white-space:nowrap}
.sort select{border-radius:18px!important;min-height:36px!important;max-width:230px}
.chips{display:flex;flex-wrap:wrap;gap:8px;padding:14px 0 0;font-size:14px}
.chips a{display:block;background:var(--blush);border-radius:16px;padding:5px 13px;color:var(--ink);text-decoration:none}
.chips li:not(.all) a::after{content:" ×"}
.chips .all a{background:none;text-decoration:underline}
.remark[role=status]{margin-top:16px}
.tools~.nothing{margin-top:24px}
.cards{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:34px 22px;padding-top:24px}
.card .pic img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:20px;margin-bottom:12px}
.card:nth-child(6n+2) .pic img{border-radius:160px 160px 20px 20px}
.card:nth-child(6n+5) .pic img{border-radius:20px 20px 120px 20px}
.card h2{font-size:20px}
.card h2 a{color:var(--ink);text-decoration:none}
.card h2 a:hover{text-decoration:underline}
.ad{font-size:12.5px;color:var(--soft)}
.card .by{font:400 15.5px/1.3 var(--slant)}
.price{font-size:24px;font-weight:700;letter-spacing:-.01em;margin-top:8px}
.price small{font-size:14px;font-weight:400;letter-spacing:0;color:var(--soft)}
.gone{color:var(--madder);font-weight:650}
.grid-of-prices{width:100%;border-collapse:collapse;font-size:13.5px;margin:8px 0;background:var(--linen);border-radius:12px}
.grid-of-prices caption{text-align:left;font-size:13px;color:var(--soft);padding-bottom:4px}
.grid-of-prices th,.grid-of-prices td{padding:4px 8px;text-align:right;font-weight:500;white-space:nowrap}
.grid-of-prices thead th{color:var(--soft);font-weight:400}
.grid-of-prices tbody th{text-align:left;font:400 15px/1.3 var(--slant)}
.grid-of-prices td{font-variant-numeric:tabular-nums}
.figures{display:flex;flex-wrap:wrap;gap:2px 0;font-size:13.5px;line-height:1.35;margin-top:8px;border-top:1px dashed #cfc4d1;padding-top:8px}
.figures div{display:flex;gap:5px;flex:0 0 100%;justify-content:space-between}
.figures dt{color:var(--soft)}
.figures dd{font-weight:600;text-align:right}
.pager{display:flex;justify-content:center;align-items:center;gap:16px;padding:44px 0 10px;flex-wrap:wrap}
.pager ol{display:flex;gap:6px;align-items:center}
.pager ol a,.pager b{display:grid;place-items:center;min-width:40px;height:40px;border-radius:50%;text-decoration:none;color:var(--ink)}
.pager b{background:var(--weld)}
.pager ol a:hover{background:var(--linen)}
.pager .step{font:400 19px/1 var(--slant);color:var(--indigo);padding:10px}
.pager .off{color:var(--soft)}
@media(max-width:1080px){.cards{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media(max-width:760px){.found-top h1{font-size:34px}.tools{align-items:center}.open-filters{display:block;border:1px solid #b9aebf;border-radius:18px;padding:7px 18px;color:var(--ink);text-decoration:none}.filters{display:none}.filters:target{display:block;position:fixed;inset:0;z-index:9;background:#fff;overflow:auto;padding:0 18px 40px}.filters:target .filters-top{display:flex;justify-content:space-between;align-items:center;position:sticky;top:0;background:#fff;padding:16px 0;z-index:6}.filters-top h2{font-size:26px}.facet{border-bottom:1px solid var(--rule);padding:6px 0}.facet summary{border:0;padding:8px 0}.facet[open] summary,.facet.active summary{background:none;color:var(--madder)}.facet[open] ul,.facet[open] ul:not(:last-child){position:static;box-shadow:none;padding:0 0 8px}.facet[open] form{position:static;width:auto;padding-bottom:10px}.sort label{position:absolute;clip-path:inset(50%)}.sort select{max-width:190px}.cards{grid-template-columns:1fr 1fr;gap:28px 12px}.card h2{font-size:17px}.price{font-size:20px}.card .figures{font-size:12.5px}.card .figures div{flex-wrap:wrap;gap:0 5px}.grid-of-prices{font-size:12px}.grid-of-prices th,.grid-of-prices td{padding:3px 4px}.grid-of-prices tbody th{font-size:13px}.pager ol{order:-1;width:100%;justify-content:center}}
@media(max-width:440px){.cards{grid-template-columns:1fr}.card .pic img{aspect-ratio:4/3}.card h2{font-size:21px}.grid-of-prices{font-size:14px}}
`;
