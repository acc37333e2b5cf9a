/** A jacket's page. */
export const GEAR = `
.gear{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:44px;align-items:start;padding-top:8px}
.gallery{display:grid;grid-template-columns:1fr 1fr;gap:14px}
.gallery img{width:100%;border-radius:22px}
.gallery .whole{grid-column:1/-1}
.gallery .close{aspect-ratio:4/3;object-fit:cover}
.choose>.line{font-size:15.5px;color:var(--soft)}
.choose h1{font-size:clamp(32px,3.6vw,50px);letter-spacing:-.04em;margin:2px 0 4px}
.choose>.price{font-size:30px;margin-top:12px}
.choose>p>.button{margin-top:18px}
.options{margin-top:20px}
.options h2{font:400 15.5px/1.3 var(--text);letter-spacing:0;margin-bottom:8px;color:var(--soft);display:flex;gap:6px}
.options h2 b{color:var(--ink)}
.options h2 a{margin-left:auto}
.options ul{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:6px}
.tile{display:block;height:100%;border:1.5px solid var(--line);border-radius:12px;text-align:center;text-decoration:none;padding:9px 3px;line-height:1.25}
.tile b{display:block;font:700 14.5px/1.25 var(--head)}
.tile span{font-size:13px;color:var(--soft)}
.tile:hover{border-color:var(--ink)}
.tile.on{border-color:var(--ink);background:var(--ink);color:#fff}
.tile.on span{color:#dbe7f0}
.in-colour .tile{border-color:transparent;background:none;color:var(--ink)}
.in-colour .tile i{display:block;width:46px;height:46px;border-radius:50%;margin:0 auto 6px;border:1px solid rgba(16,39,58,.25)}
.in-colour .tile.on i{outline:3px solid var(--ink);outline-offset:3px}
.in-colour .tile.on span{color:var(--soft)}
.add{margin-top:20px}
.add .button{margin-top:14px}
.extra{background:var(--sky);border-radius:14px;padding:12px 16px;margin-bottom:12px}
.extra legend{font:700 14.5px/1.2 var(--head);float:left;width:100%;margin-bottom:4px}
.extra label{display:grid;grid-template-columns:auto 1fr auto;gap:10px;padding:5px 0;font-size:15px;line-height:1.3;align-items:center;clear:both}
.pieces{display:flex;gap:12px;align-items:center}
.perks{margin-top:18px;font-size:15.5px}
.perks li{padding:7px 0 7px 26px;position:relative;border-top:1px solid var(--line)}
.perks li::before{content:"";position:absolute;left:3px;top:12px;width:12px;height:7px;border:solid var(--moss);border-width:0 0 3px 3px;transform:rotate(-45deg)}
.technology{background:var(--sky);border-radius:26px;padding:36px 40px;margin-top:44px}
.technology dl{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:24px 34px;margin-top:18px}
.technology dt{font-size:15px;color:var(--soft)}
.technology dd b{font:800 25px/1.2 var(--head);letter-spacing:-.025em}
.technology dd p{font-size:15px;margin-top:8px}
.scale{display:block;height:6px;border-radius:3px;background:#c3d5e2;position:relative;margin-top:8px}
.scale i{position:absolute;top:-4px;width:14px;height:14px;border-radius:50%;background:var(--sun);margin-left:-7px}
.jump{display:flex;flex-wrap:wrap;gap:10px 22px;align-items:center;padding:22px 0 0}
.sheets{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);gap:48px;padding-top:30px;align-items:start}
.sheet h2,.reviews h2{font-size:24px;margin-bottom:10px}
.sheet table{width:100%;border-collapse:collapse;font-size:15.5px}
.sheet th,.sheet td{text-align:left;font-weight:400;padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
.sheet tbody th{color:var(--soft)}
.sheet td{font-weight:600}
.sheet thead th{font-size:14px;color:var(--soft)}
.sheet .fine{margin-top:8px}
.sheets div .sheet+.sheet{margin-top:32px}
.guide td{font-weight:400}
.guide td:last-child{font-weight:700}
.guide tbody th{color:var(--ink);font-weight:700;white-space:nowrap}
.back{padding:26px 0}
.reviews{padding-top:46px}
.of-reviews{display:grid;grid-template-columns:270px 1fr;gap:44px}
.mean{margin-bottom:10px;color:var(--soft)}
.mean b{font:800 46px/1 var(--head);letter-spacing:-.04em;color:var(--ink);margin-right:4px}
.tally table{width:100%;border-collapse:collapse;font-size:14.5px}
.tally th{font-weight:400;text-align:left;white-space:nowrap;padding:3px 10px 3px 0}
.track{width:100%}
.track i{display:block;height:9px;border-radius:5px;background:var(--moss);min-width:1px}
.tally td:last-child{text-align:right;padding-left:10px;color:var(--soft)}
.reviews ol{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.reviews li{border:1px solid var(--line);border-radius:16px;padding:18px 20px}
.reviews h3{font-size:17px;letter-spacing:-.01em}
.stars{font-size:14px;color:var(--soft);margin:3px 0 6px}
.stars span:first-child{color:#a4480c;letter-spacing:1px}
@media(max-width:980px){.technology dl{grid-template-columns:1fr 1fr}.sheets{grid-template-columns:minmax(0,1fr)}}
@media(max-width:860px){.gear,.of-reviews,.reviews ol{grid-template-columns:minmax(0,1fr);gap:22px}.technology{padding:26px 20px}}
@media(max-width:560px){.technology dl{grid-template-columns:1fr}.guide td:nth-child(4),.guide th:nth-child(4){display:none}.options ul{grid-template-columns:repeat(4,minmax(0,1fr))}}
`;
