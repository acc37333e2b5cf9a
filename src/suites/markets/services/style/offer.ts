/** Pages of offers. */
export const OFFER = `
.offer{display:grid;grid-template-columns:minmax(0,1fr) 336px;gap:44px;align-items:start;padding-top:8px}
.offer h1{font-size:clamp(30px,3.4vw,44px)}
.offer .who{margin-top:14px}
.offer .face{width:60px;height:60px}
.portfolio{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:20px 0 0}
.portfolio img{border-radius:14px;width:100%;aspect-ratio:4/3;object-fit:cover}
.portfolio .lead-work{grid-column:1/3;grid-row:1/3}
.portfolio img:last-child:nth-child(4){grid-column:3}
.portfolio img:nth-child(n+4){display:none}
@media(min-width:761px){.portfolio{grid-template-columns:2.9fr 1fr}.portfolio .lead-work{grid-column:1;grid-row:1/4;height:100%}.portfolio img:nth-child(n+4){display:block}.portfolio img:last-child:nth-child(4){grid-column:2}}
.packages{margin-top:34px}
.packages h2,.about h2{font-size:28px;margin-bottom:14px}
.packages ul{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px}
.packages li{border:1.5px solid var(--rule);border-radius:var(--round);background:#fff;position:relative;overflow:hidden}
.packages li.on{border-color:var(--plum);box-shadow:0 0 0 1.5px var(--plum)}
.packages a{display:block;padding:16px 18px 12px;text-decoration:none;color:var(--ink);background:var(--lilac)}
.packages .on a{background:var(--plum);color:#fff}
.packages a b{display:block;font:500 21px/1.1 var(--serif)}
.packages a span{font-weight:700;font-size:19px}
.packages a:hover b{text-decoration:underline}
.packages dl{padding:12px 18px 16px;font-size:14.5px}
.packages dl div{display:flex;justify-content:space-between;gap:10px;padding:3px 0}
.packages dt{color:var(--soft)}
.packages dd{font-weight:700}
.about{margin-top:34px}
.about blockquote{font:400 21px/1.4 var(--slant);border-left:3px solid var(--coral);padding-left:20px}
.to-scope{margin-top:24px}
.box{background:#fff;border:1.5px solid var(--rule);border-radius:24px;padding:24px;position:sticky;top:20px;box-shadow:0 16px 40px #3b245914}
.box .price{display:flex;justify-content:space-between;align-items:baseline}
.box .price b{font:500 36px/1 var(--serif)}
.box .sum{font-size:14px;color:var(--soft);margin-top:8px}
.when{margin:14px 0 0;font-size:15px}
.box form,.box>p:last-child{margin-top:16px}
.box .field{margin-bottom:14px;display:grid;gap:4px}
.extra{border-top:1px solid var(--rule);padding:14px 0}
.extra legend{font-weight:700;float:left;width:100%;margin-bottom:6px}
.extra label{clear:both;display:grid;grid-template-columns:auto 1fr auto;gap:10px;padding:6px 0;font-size:15px;line-height:1.3}
.scope,.reviews,.questions{padding-top:56px}
.scope>h2,.reviews>h2,.questions>h2{font-size:36px;margin-bottom:20px}
.tables{display:grid;grid-template-columns:1.1fr 1fr;gap:36px;align-items:start}
.tables table{width:100%;border-collapse:collapse;font-size:15px;margin-bottom:28px}
.tables caption{text-align:left;font-weight:700;padding-bottom:8px}
.tables tr{border-bottom:1px solid var(--rule)}
.tables th,.tables td{text-align:left;padding:8px 12px 8px 0;font-weight:400;vertical-align:top}
.tables th{color:var(--soft);width:54%}
.tables td{font-weight:600}
.side-by-side th:first-child,.side-by-side td:first-child{width:34%}
.tables .side-by-side thead th{color:var(--plum);font:500 18px/1.1 var(--serif);width:auto}
.back{padding:10px 0}
.of-reviews{display:grid;grid-template-columns:280px 1fr;gap:52px}
.mean b{font:500 56px/1 var(--serif)}
.mean{margin-bottom:14px;color:var(--soft)}
.mean b{color:var(--ink);display:block}
.tally table{width:100%;border-collapse:collapse;font-size:14.5px}
.tally th{font-weight:400;text-align:left;white-space:nowrap;padding:3px 12px 3px 0}
.tally .track{width:100%}
.track i{display:block;height:8px;border-radius:4px;background:var(--coral);min-width:2px}
.tally td:last-child{text-align:right;padding-left:10px;color:var(--soft)}
.reviews ol{columns:2;column-gap:28px}
.reviews li{break-inside:avoid;background:var(--lilac);border-radius:var(--round);padding:18px 20px;margin-bottom:18px}
.stars{font-size:14px;color:var(--soft)}
.stars span:first-child{color:var(--coral);letter-spacing:1px}
.questions details{border-top:1px solid var(--rule);padding:14px 0}
.questions summary{font-weight:700;cursor:pointer;font-size:17px}
.questions details p{padding:8px 0 0;max-width:640px;color:var(--soft)}
@media(max-width:1000px){.offer{grid-template-columns:1fr;gap:24px}.box{position:static}.tables,.of-reviews{grid-template-columns:1fr;gap:24px}}
@media(max-width:760px){.packages ul{grid-template-columns:1fr}.reviews ol{columns:1}.scope>h2,.reviews>h2,.questions>h2{font-size:30px}.tables th{width:48%}.packages a{display:flex;justify-content:space-between;align-items:baseline}}
`;
