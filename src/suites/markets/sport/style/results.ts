/** Pages of results: large pictures, three in a row, beside a quiet column of filters. */
export const RESULTS = `
.lead{padding:10px 0 22px}
.lead h1{font-size:clamp(36px,4.8vw,64px);letter-spacing:-.045em;overflow-wrap:anywhere}
.lead p{font-size:18px;color:var(--soft);margin-top:6px}
.results{display:grid;grid-template-columns:214px minmax(0,1fr);gap:34px;align-items:start}
.filters{font-size:15px}
.filters-top{display:none}
.facet{border-top:1px solid var(--line)}
.facet summary{cursor:pointer;list-style:none;padding:11px 0;font:700 15px/1.3 var(--head);display:flex;justify-content:space-between}
.facet summary::-webkit-details-marker{display:none}
.facet summary::after{content:"";width:9px;height:9px;border:solid var(--ink);border-width:0 2px 2px 0;transform:rotate(45deg);margin:3px 4px 0 0}
.facet[open] summary::after{transform:rotate(225deg);margin-top:8px}
.facet ul{padding-bottom:10px}
.facet li a,.facet .none{display:block;padding:4px 0 4px 27px;position:relative;text-decoration:none;line-height:1.35}
.facet li a:hover{text-decoration:underline}
.facet li a::before{content:"";position:absolute;left:0;top:6px;width:16px;height:16px;border:1.5px solid #74889a;border-radius:5px}
.facet li a.round::before{border-radius:50%}
.facet li a.on{font-weight:700}
.facet li a.on::before{background:var(--moss);border-color:var(--moss);box-shadow:inset 0 0 0 3px #fff}
.facet .none,.facet span{color:var(--soft)}
.facet form{display:flex;gap:6px;align-items:center;padding-bottom:12px}
.facet form input{flex:1;width:0;min-width:0;min-height:36px;padding:4px 8px}
.facet form button{min-height:36px;padding:4px 10px}
.found-top{display:flex;gap:10px 18px;align-items:center;padding-bottom:12px;flex-wrap:wrap}
.how-many{margin-right:auto;color:var(--soft)}
.open-filters{display:none}
.sort{display:flex;gap:8px;align-items:center}
.chips{display:flex;flex-wrap:wrap;gap:7px;padding-bottom:14px;font-size:14.5px}
.chips a{display:block;background:var(--ink);color:#fff;border-radius:20px;padding:5px 13px;text-decoration:none}
.chips a:not(.all a)::after{content:"  ×"}
.chips .all a{background:none;color:var(--ink);text-decoration:underline}
.racks{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:38px 22px}
.card{display:flex;flex-direction:column}
.card .pic img{border-radius:var(--round);width:100%;aspect-ratio:1/1;object-fit:cover}
.card .line{display:flex;justify-content:space-between;gap:10px;margin-top:12px;font-size:14.5px;color:var(--soft)}
.dots{display:flex;gap:5px;align-items:center;position:relative}
.dots i{width:15px;height:15px;border-radius:50%;border:1px solid rgba(16,39,58,.3)}
.card h2{font-size:20px;margin-top:3px}
.card h2 a{text-decoration:none}
.card h2 a:hover{text-decoration:underline}
.ad{font-size:13.5px;color:var(--soft);margin-top:10px}
.price{font:800 23px/1.2 var(--head);letter-spacing:-.02em;margin-top:8px}
.price small{font:400 15px/1.2 var(--text);letter-spacing:0;color:var(--soft)}
.by{font-size:14.5px;color:var(--soft);margin-top:4px}
.by-size{display:grid;grid-template-columns:repeat(5,1fr);gap:3px;margin-top:10px}
.by-size div{background:var(--sky);border-radius:7px;text-align:center;padding:4px 1px}
.by-size dt{font-size:11.5px;line-height:1.25;color:var(--soft)}
.by-size dd{font:700 11.5px/1.3 var(--head)}
.out{color:var(--bad);font-weight:700;margin-top:6px}
.figures{font-size:14px;margin-top:10px}
.figures div{display:flex;justify-content:space-between;gap:12px;padding:2.5px 0;border-bottom:1px dotted var(--line)}
.figures dt{color:var(--soft)}
.figures dd{font-weight:600;text-align:right}
.note-of{color:var(--soft);font-size:15px;text-align:center;padding-top:40px}
.pager{display:flex;justify-content:center;align-items:center;gap:14px;padding-top:44px;flex-wrap:wrap}
.pager ol{display:flex;gap:5px;align-items:center}
.pager a,.pager b,.pager .step{display:block;padding:10px 16px;border-radius:12px;text-decoration:none;font:700 15px/1.2 var(--head)}
.pager a{background:var(--sky)}
.pager a:hover{background:#d3e1ec}
.pager b{background:var(--ink);color:#fff}
.pager .off{color:var(--soft)}
@media(max-width:1120px){.racks{grid-template-columns:1fr 1fr}}
@media(max-width:800px){.results{display:block}.filters{display:none}.filters:target{display:block;position:fixed;inset:0;background:#fff;z-index:6;overflow:auto;padding:0 18px 40px}.filters:target .filters-top{display:flex;justify-content:space-between;align-items:center;position:sticky;top:0;background:#fff;padding:18px 0;z-index:1}.filters .done{font-weight:700}.facet li a,.facet .none{padding-top:9px;padding-bottom:9px}.facet li a::before{top:11px}.open-filters{display:block;border:1px solid #74889a;border-radius:10px;padding:8px 16px;text-decoration:none;font-weight:600}.how-many{width:100%}.sort label{position:absolute;clip-path:inset(50%)}.sort select{max-width:190px}.size-row ul{flex-wrap:nowrap;overflow-x:auto;white-space:nowrap;scrollbar-width:none}.say-size .size-row ul{justify-content:flex-start}}
@media(max-width:560px){.racks{grid-template-columns:1fr}}
`;
