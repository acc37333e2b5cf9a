/** A place's page, its steps, and what guests say. */
export const PLACE = `
.place,.ask,.all-about,.opinions{max-width:1176px;margin:0 auto;padding:0 28px}
.place{display:grid;grid-template-columns:minmax(0,1fr) 366px;gap:0 64px;align-items:start}
.headline,.photos{grid-column:1/-1}
.crumbs{font-size:13.5px;color:var(--soft);padding:20px 0 6px}
.crumbs a{color:var(--soft)}
.headline h1,.all-about h1,.ask h1{font:500 clamp(30px,3.4vw,42px)/1.08 var(--serif);letter-spacing:-.02em;margin-bottom:18px}
.photos{display:grid;grid-template-columns:2fr 1fr 1fr;grid-template-rows:1fr 1fr;gap:8px;border-radius:22px;overflow:hidden;margin-bottom:32px}
.photos img{width:100%;height:100%;object-fit:cover;aspect-ratio:4/3}
.photos img:first-child{grid-row:1/3}
.place .box{grid-column:2;grid-row:3;position:sticky;top:20px}
.place .about{grid-column:1;grid-row:3}
.box{border:1px solid var(--line);border-radius:20px;box-shadow:0 8px 30px #1f2a371f;padding:22px 24px;background:#fff}
.box .price b{font-size:28px}
.box .sum{font-size:14px;margin:10px 0 14px}
.box>p:last-child{margin-top:12px;text-align:center}
.dates{display:grid;grid-template-columns:1fr 76px auto;gap:8px;align-items:end}
.dates label,.box .options h2{font:750 12px/1.5 var(--sans);display:block;margin:0}
.dates input:not([type=checkbox]),.dates select{width:100%;padding:6px 10px;min-height:42px}
.dates button{min-height:42px;padding:6px 12px}
.options{margin-top:12px}
.options h2 b{font-weight:500;color:var(--soft);margin-left:4px}
.options ul{display:grid;grid-template-columns:1fr 1fr;gap:6px;margin-top:5px}
.tile{display:flex;justify-content:space-between;gap:6px;border:1px solid #aeb8c0;border-radius:10px;padding:7px 10px;color:var(--ink);text-decoration:none;font-size:13px;white-space:nowrap}
.tile b{font-weight:700}
.tile:hover{border-color:var(--tide)}
.tile.on{border-color:var(--tide);background:var(--foam);box-shadow:inset 0 0 0 1px var(--tide)}
.extra{margin:14px 0;font-size:13.5px}
.extra legend{font-size:12px;font-weight:750;margin-bottom:4px}
.extra label{display:grid;grid-template-columns:auto 1fr auto;gap:9px;padding:4px 0;line-height:1.4}
.extra b{font-weight:650}
.let-by{display:flex;align-items:center;gap:12px;padding-bottom:18px;border-bottom:1px solid var(--line);margin-bottom:18px;font-size:17px}
.about h2,.opinions h2,.ask h2{font:500 25px/1.2 var(--serif);margin-bottom:10px}
.about>.figures{grid-template-columns:1fr 1fr;font-size:14.5px;gap:0 40px;margin-bottom:22px}
.about>.figures div{padding:7px 0}
.folded{padding:4px 0 22px}
.sections section{border-top:1px solid var(--line);padding:24px 0}
.beds{display:flex;gap:12px;margin-top:14px}
.beds li{width:58px;height:54px;border-radius:10px;background:var(--foam);padding:9px;display:grid;align-items:end}
.beds .wide{width:88px}
.beds i{display:block;height:26px;border-radius:5px;background:linear-gradient(#fff 0 9px,var(--tide) 9px)}
.amenities{columns:2;column-gap:30px}
.amenities li{padding:5px 0;break-inside:avoid}
.amenities .not{color:var(--soft)}
.rules li{padding:5px 0 5px 24px;position:relative}
.rules li::before{content:"";position:absolute;left:4px;top:14px;width:8px;height:8px;border-radius:50%;background:var(--sun)}
.tables{display:grid;grid-template-columns:1fr 1fr;gap:18px 36px;align-items:start}
.tables h2{grid-column:1/-1}
.tables table{width:100%;border-collapse:collapse;font-size:14px}
.tables caption{text-align:left;font-weight:750;padding-bottom:6px}
.tables tr{border-bottom:1px solid var(--line)}
.tables th,.tables td{text-align:left;padding:6px 8px 6px 0;font-weight:500;vertical-align:top}
.tables th{color:var(--soft)}
.tables td{font-weight:650;text-align:right}
.tables .grid-of-prices{margin-top:20px}
.whereabouts{border-top:1px solid var(--line);padding:24px 0}
.whereabouts .town{height:330px;border-radius:20px}
.whereabouts .fine{margin-top:8px}
.opinions{padding-top:20px;border-top:1px solid var(--line)}
.aspects{display:grid;grid-template-columns:1fr 1fr;gap:12px 48px;max-width:760px;margin:0 0 24px}
.aspects div{display:grid;grid-template-columns:1fr auto;gap:4px 12px}
.aspects dd{font-weight:700}
.aspects .bar{grid-column:1/-1;height:6px;border-radius:3px;background:var(--line)}
.aspects i,.track i{display:block;height:100%;border-radius:3px;background:var(--tide)}
.of-reviews{display:grid;grid-template-columns:280px 1fr;gap:56px}
.mean b{font:500 40px/1 var(--serif)}
.mean{margin-bottom:12px}
.tally table{width:100%;border-collapse:collapse;font-size:13.5px}
.tally th{font-weight:500;text-align:left;white-space:nowrap;padding:3px 12px 3px 0}
.tally .track{width:100%}
.track i{height:6px;min-width:1px}
.tally td:last-child{text-align:right;padding-left:12px;color:var(--soft)}
.of-reviews ol{display:grid;grid-template-columns:1fr 1fr;gap:26px 36px}
.of-reviews h3{font-size:16px}
.stars{font-size:13px;color:var(--soft)}
.stars span:first-child{color:#a06a00}
.ask{display:grid;grid-template-columns:minmax(0,1fr) 366px;grid-template-rows:auto 1fr;gap:0 64px;align-items:start;background:var(--mist);border-radius:26px;margin:26px auto 0;padding:14px 36px 36px}
.ask-head{grid-column:1}
.ask .box{grid-column:2;grid-row:1/3;margin-top:22px}
.ask-words{grid-column:1}
.ask-words img{width:100%;max-height:270px;object-fit:cover;border-radius:18px;margin-bottom:20px}
.all-about{padding-bottom:30px}
@media(max-width:980px){.place,.ask{display:block;padding:0 16px}.ask{margin:16px 12px 0;padding:4px 16px 24px}.place .box{position:static;margin-bottom:26px}.ask .box{margin:0 0 20px}.of-reviews{grid-template-columns:1fr;gap:24px}.all-about,.opinions{padding-left:16px;padding-right:16px}}
@media(max-width:700px){.photos{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;border-radius:0;margin:0 -16px 20px}.photos img{flex:0 0 88%;scroll-snap-align:start;height:auto}.tables,.aspects,.of-reviews ol{grid-template-columns:1fr}.about>.figures{grid-template-columns:1fr;gap:0}.box{padding:18px}}
`;
