/** The home page and rows of plates. */
export const HOME = `
.front{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);align-items:center;gap:20px;background:var(--yolk);margin:0 calc(50% - 50vw);padding:4px max(28px,calc(50vw - 632px)) 32px;overflow:hidden}
.front h1{font-size:clamp(46px,5.8vw,86px);font-weight:900;line-height:.92;letter-spacing:-.045em}
.front p{font-size:18px;max-width:430px;margin:20px 0 24px}
.front-table{position:relative;height:360px}
.front-table img{position:absolute;border-radius:50%;aspect-ratio:1;object-fit:cover;width:300px;height:300px;border:10px solid #fff}
.front-table img:nth-child(1){left:8%;top:24px;width:320px;height:320px;z-index:2}
.front-table img:nth-child(2){right:-4%;top:-34px;width:270px;height:270px}
.front-table img:nth-child(3){right:-2%;bottom:-70px;width:230px;height:230px;z-index:3}
.module{padding:34px 0 6px}
.module h2{font-size:32px;margin-bottom:18px}
.plates{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:22px}
.plates li{text-align:center;display:grid;gap:4px;align-content:start;justify-items:center}
.plates a{display:grid;gap:10px;text-decoration:none;font-weight:700;line-height:1.2;justify-items:center}
.plates a:hover span{text-decoration:underline}
.plates img{border-radius:50%;aspect-ratio:1;object-fit:cover;width:100%;max-width:170px}
.plates .flags{justify-content:center}
.cost small{color:var(--soft)}
.cost{font-weight:600}
.ways-in{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:16px;margin-top:34px}
.ways-in div{background:#fff;border-radius:var(--round);padding:20px 22px 22px}
.ways-in h2{font-size:21px;margin-bottom:8px}
.ways-in li{display:flex;justify-content:space-between;padding:6px 0;border-top:1px solid var(--rule)}
.ways-in li:first-child{border:0}
.ways-in span{color:var(--soft)}
.tickets ol{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;margin-top:34px;counter-reset:t}
.tickets li{counter-increment:t;border-top:5px dotted var(--ink);padding:18px 20px 0 0;font-size:15.5px;color:var(--soft)}
.tickets b{display:block;font-size:22px;line-height:1.15;color:var(--ink);margin-bottom:6px;font-weight:800}
.tickets li::before{content:counter(t);display:block;font-size:44px;font-weight:900;line-height:1;color:var(--tomato)}
@media(max-width:1000px){.plates{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:150px;overflow-x:auto;gap:16px}.ways-in{grid-template-columns:1fr 1fr}}
@media(max-width:760px){.front{grid-template-columns:minmax(0,1fr);padding:8px 16px 0}.front p{margin:14px 0 18px}.front-table{height:210px;margin:0 -16px}.front-table img:nth-child(1){left:4%;top:10px;width:250px;height:250px}.front-table img:nth-child(2){right:-8%;top:16px;width:170px;height:170px}.front-table img:nth-child(3){display:none}.ways-in,.tickets ol{grid-template-columns:minmax(0,1fr)}.module h2{font-size:27px}}
`;
