/** The home page, modules of pieces and the makers. */
export const HOME = `
.window{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:44px;align-items:center;padding:36px 0 30px}
.window h1{font-size:clamp(46px,6vw,84px);letter-spacing:-.03em;line-height:.98;margin-bottom:18px}
.window p{font:400 20px/1.45 var(--head);margin-bottom:20px;max-width:420px}
.window .button{font:650 16px/1.2 var(--sans);margin-right:16px}
.window-pictures{display:grid;grid-template-columns:1.4fr 1fr 1fr;grid-template-rows:150px 190px;gap:12px}
.window-pictures img{width:100%;height:100%;object-fit:cover;border-radius:18px}
.window-pictures img:first-child{grid-row:1/3;border-radius:150px 150px 18px 18px}
.window-pictures img:nth-child(4){border-radius:18px 18px 90px 18px}
.rounds ul{display:grid;grid-template-columns:repeat(7,1fr);gap:18px;padding:10px 0 8px}
.rounds a{display:grid;gap:10px;justify-items:center;color:var(--ink);text-decoration:none;font-size:15px}
.rounds a:hover{color:var(--madder);text-decoration:underline}
.round{width:104px;height:104px;border-radius:50%;overflow:hidden;display:grid;place-items:center;font:400 46px/1 var(--slant);background:var(--linen);color:var(--indigo)}
.round img{width:100%;height:100%;object-fit:cover}
.r1{background:#dfe5f6}.r2{background:#fff1c9;color:#7a5b00}.r3{background:#e6eddc;color:#45602c}.r4{background:var(--blush);color:var(--madder)}.r5{background:#e9e0ee;color:#5b3b72}
.module{padding:34px 0 6px}
.module h2,.by-what h2{font-size:30px;margin-bottom:16px}
.smalls{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:18px}
.small a{display:block;color:var(--ink);text-decoration:none;line-height:1.3}
.small a:hover span{text-decoration:underline}
.small img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:16px;margin-bottom:9px}
.small .cost{font-weight:650;margin-top:5px;font-size:14.5px}
.by-what{display:grid;grid-template-columns:repeat(3,1fr);gap:18px;padding:36px 0 4px}
.by-what div{background:var(--linen);border-radius:22px;padding:24px 26px 26px}
.by-what div:nth-child(2){background:var(--blush)}
.by-what div:nth-child(3){background:#e6ebf8}
.by-what h2{font-size:24px}
.by-what p{display:flex;flex-wrap:wrap;gap:8px}
.by-what a{background:#fff;border-radius:18px;padding:7px 14px;color:var(--ink);text-decoration:none;font-size:14.5px}
.by-what a:hover{background:var(--ink);color:#fff}
.studios{display:grid;grid-template-columns:repeat(4,1fr);gap:32px}
.studios h3{font-size:21px;margin:12px 0 8px}
.studios h3 a{color:var(--ink)}
.studios p{font-size:15px;color:var(--soft)}
.all{padding-top:16px}
.vows{display:grid;grid-template-columns:repeat(3,1fr);gap:32px;border-top:1px dashed #b9aebf;margin-top:44px;padding-top:24px}
.vows b{display:block;font:400 20px/1.3 var(--slant)}
@media(max-width:1000px){.smalls{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:170px;overflow-x:auto}.rounds ul{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:104px;overflow-x:auto}.studios{grid-template-columns:1fr 1fr}}
@media(max-width:760px){.window{grid-template-columns:1fr;gap:20px;padding:22px 0}.window-pictures{grid-template-rows:110px 130px;gap:8px}.by-what,.vows{grid-template-columns:1fr;gap:14px}.studios{grid-template-columns:1fr;gap:22px}.round{width:88px;height:88px}.rounds ul{grid-auto-columns:88px}.module h2{font-size:26px}}
`;
