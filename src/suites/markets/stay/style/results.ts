/** Places beside the map. */
export const RESULTS = `
.split{display:grid;grid-template-columns:minmax(0,1.62fr) minmax(0,1fr);align-items:start}
.found{padding:22px 32px 40px}
.found-top h1{font:500 32px/1.1 var(--serif);letter-spacing:-.015em;overflow-wrap:anywhere}
.how-many{color:var(--soft);margin-top:4px}
.found-top{display:grid;grid-template-columns:1fr auto;align-items:end;gap:0 20px;padding-bottom:14px}
.found-top h1{grid-column:1/-1}
.filters{display:flex;flex-wrap:wrap;gap:7px;border-top:1px solid var(--line);padding:14px 0 18px}
.filters-top{display:none}
.facet{position:relative}
.facet summary{list-style:none;cursor:pointer;border:1px solid #aeb8c0;border-radius:18px;padding:5px 13px;font-size:13px;font-weight:650;line-height:1.5;white-space:nowrap}
.facet summary::-webkit-details-marker{display:none}
.facet summary::after{content:"▾";margin-left:6px;font-size:10px;color:var(--soft)}
.facet.active summary{background:var(--ink);border-color:var(--ink);color:#fff}
.facet.active summary::after{color:#fff}
.facet[open] summary{border-color:var(--tide);box-shadow:0 0 0 1px var(--tide)}
.facet ul{position:absolute;z-index:6;top:calc(100% + 6px);left:0;min-width:230px;max-height:330px;overflow:auto;background:#fff;border-radius:14px;box-shadow:0 10px 34px #1f2a3738;padding:8px}
.facet:has(form) ul{padding-bottom:64px}
.facet form{position:absolute;z-index:7;top:calc(100% + 14px);left:8px;display:none}
.facet[open]:has(form) ul{position:static;box-shadow:none;padding:0;min-width:0;max-height:none;overflow:visible}
.facet[open]:has(form)>ul{margin-top:6px}
.facet[open] form{position:static;display:flex;gap:6px;align-items:center;padding-top:6px}
.facet[open]:has(form){flex-basis:100%;background:var(--mist);border-radius:14px;padding:10px 12px;order:9}
.facet[open]:has(form) ul{display:flex;flex-wrap:wrap;gap:6px}
.facet[open]:has(form) li a,.facet[open]:has(form) .none{background:#fff;border:1px solid var(--line);border-radius:14px;padding:4px 12px}
.facet form input:not([type=checkbox]){width:96px;min-height:36px;padding:4px 10px}
.facet form button{min-height:36px;padding:4px 14px}
.facet li a,.facet .none{display:block;padding:7px 10px;border-radius:8px;color:var(--ink);text-decoration:none;font-size:14px}
.facet li a:hover{background:var(--foam)}
.facet li a.on{font-weight:750;background:var(--foam)}
.facet .none,.facet span{color:var(--soft)}
.sort{display:flex;align-items:center;gap:8px;font-size:13px;font-weight:650;flex:none}
.sort select{min-height:34px;padding:3px 8px;max-width:210px}
.sort button{min-height:34px;padding:3px 10px}
.chips{display:flex;flex-wrap:wrap;gap:8px;padding-bottom:14px;font-size:13.5px}
.chips a{display:block;padding:4px 12px;border-radius:14px;background:var(--foam);color:var(--deep);text-decoration:none;font-weight:650}
.chips a:not(.all a)::after{content:" ×"}
.chips .all a{background:none;text-decoration:underline}
.cards{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:30px 24px}
.card .pic{position:relative;display:block;overflow:hidden;border-radius:var(--round)}
.card .pic img{width:100%;aspect-ratio:4/3;object-fit:cover}
.pin{position:absolute;left:12px;top:12px;background:var(--ink);color:#fff;border:2px solid #fff;border-radius:50%;width:28px;height:28px;display:grid;place-items:center;font-size:12.5px}
.card .what{padding-top:10px}
.card .host{display:flex;justify-content:space-between;gap:10px;font-size:13px;color:var(--soft)}
.ad{border:1px solid #87939e;border-radius:4px;padding:0 6px;font-size:11.5px;line-height:1.6}
.card h2{font-size:17px;margin:2px 0 4px}
.card h2 a{color:var(--ink);text-decoration:none}
.card h2 a:hover{text-decoration:underline}
.figures{display:grid;grid-template-columns:1fr 1fr;gap:0 18px;font-size:12.5px;line-height:1.35;margin:6px 0 10px}
.figures div{display:flex;justify-content:space-between;gap:8px;padding:3px 0;border-bottom:1px solid #eef1f3}
.figures dt{color:var(--soft)}
.figures dd{font-weight:700;text-align:right;white-space:nowrap}
.price b{font-size:21px;font-weight:800;letter-spacing:-.02em}
.price small{font-size:13.5px;color:var(--soft)}
.by{font-size:13px;color:var(--soft)}
.by-guests{width:100%;border-collapse:collapse;font-size:11.5px;margin-top:6px;font-variant-numeric:tabular-nums}
.by-guests th,.by-guests td{font-weight:600;padding:3px 2px;text-align:right;white-space:nowrap}
.by-guests thead th{color:var(--soft);font-weight:500}
.by-guests tbody th{text-align:left;color:var(--soft);font-weight:500}
.by-guests tbody tr{background:var(--mist)}
.out{color:#a52c18;font-weight:700;font-size:14px;margin-top:6px}
.map{position:sticky;top:0;height:100vh;overflow:hidden}
.map .town{overflow:visible;background:none}
.town{width:100%;height:100%;background:#a9cfd6}
.pager{display:flex;justify-content:center;align-items:center;gap:10px;padding:34px 0 16px;flex-wrap:wrap}
.pager ol{display:flex;gap:4px;align-items:center}
.pager a,.pager b,.pager .step{display:grid;place-items:center;min-width:40px;height:40px;border-radius:20px;text-decoration:none;color:var(--ink);padding:0 13px;font-weight:650}
.pager b{background:var(--ink);color:#fff}
.pager a:hover{background:var(--foam)}
.pager .off{color:var(--soft)}
.found>.fine{text-align:center}
@media(max-width:980px){.split{display:flex;flex-direction:column-reverse}.split>*{width:100%}.map{position:static;height:230px}.map .town{height:auto;margin-top:-52%}.found{padding:18px 16px 32px}}
@media(max-width:620px){.found-top{grid-template-columns:1fr;gap:10px}.cards{grid-template-columns:1fr}.filters{flex-wrap:nowrap;overflow-x:auto;width:100%;padding-bottom:6px}.filters:has(.facet[open]){flex-wrap:wrap}.map{height:190px}.map .town{margin-top:-62%}.facet[open] ul{position:static;box-shadow:none}.sort select{max-width:230px}}
`;
