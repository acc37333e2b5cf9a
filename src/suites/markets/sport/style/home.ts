/** The home page and modules of jackets. */
export const HOME = `
.hero{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.25fr);background:var(--deep);color:#fff;border-radius:26px;overflow:hidden;margin-top:6px}
.hero-words{padding:52px 44px;align-self:center}
.hero h1{font-size:clamp(40px,5.2vw,76px);line-height:1;letter-spacing:-.045em;margin-bottom:20px}
.hero p{font-size:18px;max-width:400px;margin-bottom:22px;color:#dbe7f0}
.hero .button{background:var(--sun);border-color:var(--sun);color:var(--deep)}
.hero img{width:100%;height:100%;min-height:440px;object-fit:cover}
.say-size{text-align:center;padding:40px 0 8px}
.say-size h2,.weather h2,.collections h2,.module h2,.plain-words h2,.technology h2{font-size:clamp(24px,2.6vw,34px)}
.size-row ul{display:flex;flex-wrap:wrap;gap:6px;margin-top:14px}
.say-size .size-row ul{justify-content:center}
.size-row a{display:block;padding:9px 16px;border-radius:24px;background:var(--sky);text-decoration:none;font:600 14.5px/1.2 var(--head)}
.size-row a:hover{background:#d3e1ec}
.size-row a[aria-current]{background:var(--ink);color:#fff}
.weather,.collections,.module,.plain-words{padding:40px 0 0}
.weather h2,.collections h2,.module h2{margin-bottom:18px}
.weather ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(0,1fr));grid-auto-flow:column;border-radius:var(--round);overflow:hidden}
.weather li{position:relative;padding:26px 20px;display:grid;gap:2px;align-content:end;min-height:170px;font-size:14.5px}
.weather li:nth-child(1){background:#dfe9f1}
.weather li:nth-child(2){background:#bfd3e2}
.weather li:nth-child(3){background:#97b6cd}
.weather li:nth-child(4){background:#2f5878;color:#fff}
.weather li:nth-child(n+5){background:#123450;color:#fff}
.weather a{font:800 21px/1.15 var(--head);letter-spacing:-.02em;text-decoration:none}
.weather a::after{content:"";position:absolute;inset:0}
.weather li:hover a{text-decoration:underline}
.collections ul{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:16px}
.collections li{position:relative;border-radius:var(--round);overflow:hidden}
.collections img{width:100%;aspect-ratio:5/4;object-fit:cover}
.collections p{position:absolute;inset:auto 0 0 0;padding:12px 18px;background:rgba(255,255,255,.94);display:flex;justify-content:space-between;align-items:baseline}
.collections a{font:800 19px/1.2 var(--head);letter-spacing:-.02em;text-decoration:none}
.collections a::after{content:"";position:absolute;inset:-400px 0 0 0}
.collections li:hover a{text-decoration:underline}
.smalls{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:26px 20px}
.small img{border-radius:var(--round);width:100%;margin-bottom:10px}
.small a{text-decoration:none;display:block;font:700 17px/1.25 var(--head)}
.small a:hover span{text-decoration:underline}
.small .cost{font:700 16px/1.3 var(--head);margin-top:4px}
.small .cost small{font:400 14px/1.3 var(--text);color:var(--soft)}
.plain-words dl{display:grid;grid-template-columns:repeat(3,1fr);gap:28px;margin:18px 0 14px}
.plain-words dt{font:800 18px/1.2 var(--head);border-top:4px solid var(--sun);padding-top:12px;margin-bottom:6px}
.member{background:var(--sky);border-radius:26px;padding:36px 44px;margin-top:48px;display:grid;grid-template-columns:1fr 1.6fr auto;gap:30px;align-items:center}
.member h2{font-size:28px}
.member li{padding:7px 0;border-bottom:1px solid #c3d3df}
.member li:last-child{border:0}
@media(max-width:980px){.collections ul{grid-template-columns:1fr 1fr}.weather ul{grid-template-columns:1fr 1fr;grid-auto-flow:row}.weather li{min-height:120px}.smalls{grid-template-columns:1fr 1fr}.member{grid-template-columns:1fr;padding:28px 24px}}
@media(max-width:760px){.hero{grid-template-columns:1fr;border-radius:20px}.hero-words{padding:34px 22px 26px}.hero img{min-height:240px}.plain-words dl{grid-template-columns:1fr}}
@media(max-width:440px){.smalls,.collections ul{grid-template-columns:1fr}}
`;
