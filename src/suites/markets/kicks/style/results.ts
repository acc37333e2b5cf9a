/** Pages of results: a bar of filters over a wall of pairs on white. */
export const RESULTS = `
.board-top{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 18px;padding-top:28px}
.board-top h1{font-size:clamp(34px,4.2vw,58px);letter-spacing:-.035em;overflow-wrap:anywhere}
.how-many{color:var(--soft)}
.board .strip-of-sizes{display:flex;align-items:center;gap:14px;margin:18px 0 0}
.board .strip-of-sizes p{margin:0;white-space:nowrap}
.board .strip-of-sizes ul{flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none}
.board .strip-of-sizes a{white-space:nowrap;padding:7px 12px;min-width:0;font-size:14px}
.tools{display:flex;gap:12px 18px;align-items:center;justify-content:space-between;margin-top:16px;padding:10px 0;border-top:2px solid var(--ink);border-bottom:1px solid var(--line)}
.filters{display:flex;flex-wrap:wrap;gap:6px}
.filters-top,.open-filters{display:none}
.facet{position:relative}
.facet summary{list-style:none;cursor:pointer;border:1.5px solid var(--line);border-radius:30px;padding:6px 13px;font:500 14px/1.25 var(--head);white-space:nowrap}
.facet summary::-webkit-details-marker{display:none}
.facet summary::after{content:"▾";margin-left:6px;font-size:11px}
.facet summary:hover,.facet[open] summary{border-color:var(--ink)}
.facet.active summary{background:var(--ink);border-color:var(--ink);color:#fff}
.facet ul{position:absolute;z-index:4;top:calc(100% + 6px);left:0;width:248px;max-height:330px;overflow:auto;background:#fff;border:1.5px solid var(--ink);padding:8px 0}
.facet form{position:absolute;z-index:4;top:calc(100% + 6px);left:254px;width:230px;background:#fff;border:1.5px solid var(--ink);padding:10px;display:flex;align-items:center;gap:6px}
.facet form input{width:0;flex:1;min-width:0;padding:4px 8px}
.facet form button{padding:4px 10px}
.facet li a,.facet .none{display:block;padding:6px 14px 6px 38px;position:relative;text-decoration:none;line-height:1.3}
.facet li a:hover{background:var(--mist)}
.facet li a::before{content:"";position:absolute;left:13px;top:8px;width:14px;height:14px;border:1.5px solid var(--ink)}
.facet li a.round::before{border-radius:50%}
.facet li a.on::before{background:var(--ink);box-shadow:inset 0 0 0 2px #fff}
.facet .none,.facet span{color:var(--soft)}
.sort{display:flex;align-items:center;gap:8px;font-size:14px;white-space:nowrap}
.sort select{max-width:220px}
.chips{display:flex;flex-wrap:wrap;gap:6px;padding:12px 0 0;font-size:13.5px}
.chips a{display:block;padding:5px 12px;background:var(--loud);border-radius:20px;text-decoration:none}
.chips a:not(.all a)::after{content:" ×"}
.chips .all a{background:none;text-decoration:underline}
.board .remark{margin:16px 0 0}
.board .nothing{margin-top:22px}
.wall{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:34px 26px;padding-top:22px}
.card{display:flex;flex-direction:column;position:relative}
.card .pic img{width:100%;aspect-ratio:4/3;object-fit:cover;object-position:50% 70%}
.card h2{font-size:18px;line-height:1.15}
.card h2 a{text-decoration:none}
.card h2 a:hover{text-decoration:underline}
.ad{font:600 12px/1.2 var(--head);color:var(--soft);margin-bottom:4px}
.price{font:700 23px/1.2 var(--head);letter-spacing:-.02em;margin-top:8px}
.price small{font:400 13px/1.2 var(--text);letter-spacing:0;color:var(--soft)}
.by{font-size:12.5px;color:var(--soft);margin-top:5px}
.ladder{display:grid;grid-template-columns:repeat(5,1fr);border-top:1px solid var(--line);border-left:1px solid var(--line);margin-top:8px}
.ladder div{border-right:1px solid var(--line);border-bottom:1px solid var(--line);padding:4px 2px;text-align:center}
.ladder dt{font-size:11px;color:var(--soft);line-height:1.25}
.ladder dd{font-weight:600;font-size:11.5px;line-height:1.3}
.ladder .yours{background:var(--loud)}
.ladder .yours dt{color:var(--ink)}
.out{color:var(--bad);font-weight:600;margin-top:6px}
.figures{font-size:12.5px;margin-top:10px;display:grid;grid-template-columns:1fr 1fr;gap:0 14px}
.figures div{display:flex;justify-content:space-between;gap:8px;border-top:1px solid var(--line);padding:3px 0;line-height:1.35}
.figures div:last-child:nth-child(odd){grid-column:1/-1}
.figures dt{color:var(--soft)}
.figures dd{text-align:right;font-weight:500}
.pager{display:flex;justify-content:center;align-items:center;gap:14px;padding:44px 0 0;flex-wrap:wrap}
.pager ol{display:flex;gap:4px;align-items:center}
.pager a,.pager b,.pager .step{display:block;padding:9px 15px;border-radius:30px;text-decoration:none;font:600 15px/1.2 var(--head)}
.pager a{border:1.5px solid var(--ink)}
.pager b{background:var(--ink);color:var(--loud)}
.pager a:hover{background:var(--mist)}
.pager .off{color:var(--soft)}
@media(max-width:1180px){.wall{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media(max-width:900px){.wall{grid-template-columns:repeat(2,minmax(0,1fr));gap:28px 18px}.tools{flex-wrap:wrap}}
@media(max-width:760px){.filters{display:none}.filters:target{display:block;position:fixed;inset:0;z-index:6;background:#fff;overflow:auto;padding:0 16px 40px}.filters:target .filters-top{display:flex;justify-content:space-between;align-items:center;position:sticky;top:0;background:#fff;padding:16px 0;z-index:1}.filters .done{font-weight:600}.facet summary{border:0;border-bottom:1px solid var(--line);border-radius:0;padding:13px 0}.facet ul,.facet form{position:static;width:100%;max-height:none;border:0}.open-filters{display:block;border:1.5px solid var(--ink);border-radius:30px;padding:8px 18px;text-decoration:none;font:600 15px/1.2 var(--head)}.sort label{position:absolute;clip-path:inset(50%)}.sort select{max-width:170px}.board .strip-of-sizes{display:block}.board .strip-of-sizes p{margin-bottom:6px}.facet li a,.facet .none{padding-top:9px;padding-bottom:9px}.facet li a::before{top:12px}}
@media(max-width:560px){.wall{grid-template-columns:1fr}}
`;
