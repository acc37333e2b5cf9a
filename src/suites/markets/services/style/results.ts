/** Pages of results. */
export const RESULTS = `
.found h1{font-size:clamp(34px,4.4vw,54px);overflow-wrap:anywhere}
.tools{position:relative;z-index:3}
.filters{display:flex;flex-wrap:wrap;gap:8px}
.filters-top{display:none}
.facet{position:relative}
.facet summary{list-style:none;cursor:pointer;border:1.5px solid #8f86a0;border-radius:999px;padding:7px 34px 7px 16px;font-size:15px;background:#fff;position:relative}
.facet summary::-webkit-details-marker{display:none}
.facet summary::after{content:"";position:absolute;right:16px;top:14px;width:7px;height:7px;border:solid var(--ink);border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}
.facet[open] summary,.facet.active summary{background:var(--plum);border-color:var(--plum);color:#fff}
.facet[open] summary::after,.facet.active summary::after{border-color:#fff}
.facet[open]{z-index:4}
.facet[open]::details-content{position:absolute;left:0;top:46px;width:290px;background:#fff;padding:12px 18px;border:1px solid var(--rule);border-radius:var(--round);box-shadow:0 18px 40px #231a3326;max-height:370px;overflow-y:auto}
.facet li a,.facet .none{display:block;padding:6px 0 6px 28px;position:relative;color:var(--ink);text-decoration:none}
.facet li a::before{content:"";position:absolute;left:0;top:9px;width:17px;height:17px;border:1.5px solid #8f86a0;border-radius:6px}
.facet li a.round::before{border-radius:50%}
.facet li a.on::before{background:var(--coral);border-color:var(--coral);box-shadow:inset 0 0 0 3px #fff}
.facet li a:hover{color:var(--coral)}
.facet .none,.facet span{color:var(--soft)}
.facet[open] form{display:flex;gap:6px;align-items:center;margin-top:8px}
.facet input:not([type=checkbox]){width:66px;min-height:36px;padding:4px 10px}
.facet form button{min-height:36px;padding:2px 12px}
.open-filters{display:none}
.chips{display:flex;flex-wrap:wrap;gap:8px;padding:16px 0 0;font-size:14.5px}
.chips a{display:block;padding:5px 14px;border-radius:999px;background:var(--deep);text-decoration:none}
.chips a:not(.all a)::after{content:" ×"}
.chips .all a{background:none;text-decoration:underline}
.line-up{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:10px 20px;padding:22px 0 14px}
.how-many{color:var(--soft)}
.sort{display:flex;align-items:center;gap:10px}
.sort select{border-radius:999px;max-width:330px}
.cards{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:36px 26px}
.card{display:flex;flex-direction:column}
.card .art img{border-radius:var(--round);width:100%;aspect-ratio:4/3;object-fit:cover}
.card .who{margin:12px 0 8px}
.card .face{width:38px;height:38px}
.card .who p{line-height:1.3}
.card h2{font-size:23px;line-height:1.15}
.card h2 a{color:var(--ink);text-decoration:none}
.card h2 a:hover{color:var(--coral)}
.ad{font-size:13px;color:var(--soft);margin-top:6px}
.ad::before{content:"";display:inline-block;width:7px;height:7px;border-radius:50%;background:var(--coral);margin-right:7px}
.card .figures{display:grid;grid-template-columns:1fr 1fr;gap:5px 16px;margin:12px 0 14px;font-size:13.5px;line-height:1.25}
.card .figures dt{color:var(--soft);font-size:12.5px}
.card .figures dd{font-weight:600}
.pays{margin-top:auto}
.tiers{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;border:1.5px solid var(--deep);border-radius:14px;overflow:hidden}
.tiers div{padding:8px 6px;text-align:center}
.tiers div+div{border-left:1.5px solid var(--deep)}
.tiers dt{font-size:13px;color:var(--soft)}
.tiers dd{font-weight:700;font-size:16.5px}
.by{font-size:13px;color:var(--soft);margin-top:6px}
.card .price{border:1.5px solid var(--deep);border-radius:14px;padding:14px 16px;background:var(--lilac)}
.card .price b{font-size:26px;line-height:1}
.grid-of-prices{width:100%;border-collapse:collapse;font-size:14px}
.grid-of-prices caption{text-align:left;color:var(--soft)}
.grid-of-prices th,.grid-of-prices td{padding:4px;text-align:left;font-weight:500}
.pager{display:flex;justify-content:center;align-items:center;gap:10px;padding:44px 0 0;flex-wrap:wrap}
.pager ol{display:flex;gap:4px}
.pager a,.pager b,.pager .step{display:block;min-width:42px;text-align:center;padding:8px 14px;border-radius:999px;text-decoration:none}
.pager b{background:var(--plum);color:#fff}
.pager a:hover{background:var(--lilac)}
.pager .off{color:var(--soft)}
@media(max-width:1040px){.cards{grid-template-columns:1fr 1fr}}
@media(max-width:760px){.filters{display:none}.filters:target{display:block;position:fixed;inset:0;background:#fff;z-index:6;overflow:auto;padding:0 16px 60px}.filters:target .filters-top{display:flex;justify-content:space-between;align-items:center;padding:16px 0;position:sticky;top:0;background:#fff;z-index:5}.facet{margin:0 0 8px}.facet[open]::details-content{position:static;width:auto;box-shadow:none;max-height:none;margin-top:6px}.open-filters{display:inline-block;border:1.5px solid var(--plum);border-radius:999px;padding:8px 22px;text-decoration:none;font-weight:700}.cards{grid-template-columns:1fr}.sort label{position:absolute;clip-path:inset(50%)}.sort select{max-width:230px}.sort{flex:1}.pager ol{order:-1;width:100%;justify-content:center}}
`;
