/** The home page and modules of pairs. */
export const HOME = `
.hero{display:grid;grid-template-columns:minmax(0,1.02fr) minmax(0,1fr);gap:24px;align-items:center;padding:44px 0 40px}
.hero h1{font-size:clamp(40px,5.6vw,84px);line-height:.95;letter-spacing:-.045em;margin-bottom:20px}
.hero mark{background:linear-gradient(transparent 8%,var(--loud) 8% 92%,transparent 92%);color:inherit;padding:0 .08em;white-space:nowrap}
.hero p{font-size:17px;max-width:540px}
.hero .or{margin-top:14px;font-size:15px}
.hero-pairs{display:grid;grid-template-columns:1fr 1fr;gap:0}
.hero-pairs img{mix-blend-mode:multiply}
.hero-pairs img:nth-child(1){grid-column:1/-1;width:100%;aspect-ratio:16/10;object-fit:cover;object-position:50% 64%}
.hero-pairs img:nth-child(n+2){border-top:1px solid var(--line)}
.hero-pairs img:nth-child(4){display:none}
.strip-of-sizes{margin:22px 0 0}
.strip-of-sizes p{font:600 14px/1.2 var(--head);margin-bottom:8px}
.strip-of-sizes ul{display:flex;flex-wrap:wrap;gap:6px}
.strip-of-sizes a{display:block;border:1.5px solid #8b8b92;min-width:64px;text-align:center;padding:9px 12px;font:600 15px/1.2 var(--head);text-decoration:none}
.strip-of-sizes a:hover{border-color:var(--ink);background:var(--mist)}
.strip-of-sizes a[aria-current]{background:var(--ink);border-color:var(--ink);color:var(--loud)}
.module,.calendar,.makers,.way{padding:30px 0}
.module h2,.calendar h2,.makers h2,.way h2,.checked h2{font-size:clamp(24px,2.4vw,34px);margin-bottom:18px}
.smalls{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:0 18px}
.small{border-top:2px solid var(--ink);padding-top:4px}
.small a{text-decoration:none;display:block;font:600 15px/1.25 var(--head)}
.small a:hover span{text-decoration:underline}
.small .cost{font:600 15px/1.3 var(--text);margin-top:6px}
.small .cost small{font-weight:400;font-size:12.5px;color:var(--soft);display:block}
.calendar ul{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));border-left:1px solid var(--line)}
.calendar li{border:1px solid var(--line);border-left:0;padding:12px 10px 10px;position:relative}
.calendar a,.makers a{font:700 19px/1.1 var(--head);text-decoration:none;display:block}
.calendar a::after,.makers a::after{content:"";position:absolute;inset:0}
.calendar li:hover,.makers li:hover{background:var(--loud)}
.calendar span,.makers span{font-size:13px;color:var(--soft)}
.calendar li:hover span,.makers li:hover span{color:var(--ink)}
.makers ul{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px}
.makers li{background:var(--mist);padding:22px 20px;position:relative}
.makers a{font-size:24px;letter-spacing:-.02em}
.way{border-top:2px solid var(--ink);margin-top:20px}
.way ol{display:grid;grid-template-columns:repeat(4,1fr);gap:28px;counter-reset:way}
.way li{counter-increment:way}
.way li::before{content:counter(way);font:800 56px/1 var(--head);display:block;margin-bottom:10px}
.way h3{font-size:18px;margin-bottom:6px}
.way>p{margin-top:18px}
@media(max-width:1080px){.smalls{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:190px;overflow-x:auto}.calendar ul{grid-template-columns:repeat(6,1fr)}.way ol{grid-template-columns:1fr 1fr}}
@media(max-width:760px){.hero{grid-template-columns:1fr;padding:26px 0 12px}.makers ul{grid-template-columns:1fr 1fr}.calendar ul{grid-template-columns:repeat(3,1fr)}.way ol{grid-template-columns:1fr}.strip-of-sizes a{min-width:58px;padding:9px 8px}}
`;
