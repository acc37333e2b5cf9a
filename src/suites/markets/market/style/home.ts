/** The home page and modules of ads. */
export const HOME = `
.wall{background:#c79f6b;background:radial-gradient(circle at 20% 30%,#b98d57 1px,transparent 2px) 0 0/13px 11px,radial-gradient(circle at 70% 60%,#d9b685 1px,transparent 2px) 0 0/9px 14px,#c79f6b;border-radius:0 0 10px 10px;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);gap:30px;padding:30px 44px;align-items:center}
.wall-words{background:#fff;padding:30px 32px;border-radius:3px;box-shadow:0 3px 0 rgba(0,0,0,.2);transform:rotate(-1deg)}
.wall h1{font-size:clamp(34px,4vw,52px);font-weight:800;line-height:1;letter-spacing:-.035em;margin-bottom:14px}
.wall p{font-size:17px;margin-bottom:16px}
.pins{display:grid;grid-template-columns:1fr 1fr;gap:18px}
.pins img{background:#fff;padding:8px 8px 26px;box-shadow:0 3px 8px rgba(0,0,0,.3);width:100%;aspect-ratio:4/2.9;object-fit:cover}
.pins img:nth-child(1){transform:rotate(-3deg)}
.pins img:nth-child(2){transform:rotate(2deg) translateY(10px)}
.pins img:nth-child(3){transform:rotate(1.5deg)}
.pins img:nth-child(4){transform:rotate(-2deg) translateY(6px)}
.module{padding:30px 0 4px}
.module h2,.how h2{font-size:25px;font-weight:800;margin-bottom:14px}
.smalls{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:12px}
.small{background:#fff;border-radius:8px;overflow:hidden;padding-bottom:12px}
.small>*{margin-left:12px;margin-right:12px}
.small a{display:block;margin:0 12px;color:var(--ink);font-weight:600;text-decoration:none;line-height:1.25}
.small a:hover span{text-decoration:underline}
.small img{margin:0 -12px 10px;width:calc(100% + 24px);max-width:none;aspect-ratio:1/.82;object-fit:cover}
.small:nth-child(3n+2) img{aspect-ratio:1/.98}
.small .cost{font-weight:700;font-size:16px;margin-top:5px}
.small .where{font-size:13px;margin-top:2px}
.halves{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding-top:30px}
.halves section{background:#fff;border-radius:8px;padding:24px 26px}
.halves h2{font-size:20px;margin-bottom:12px}
.plan svg{width:100%;height:auto;background:#eef3ec;border-radius:6px;margin-bottom:12px}
.plan a{font-weight:600}
.plan span{color:var(--soft);margin-right:14px}
.chips-of p{display:flex;flex-wrap:wrap;gap:7px;margin-bottom:22px}
.chips-of a{border:2px solid var(--ink);border-radius:6px;padding:5px 12px;color:var(--ink);text-decoration:none;font-weight:500}
.chips-of a:hover{background:var(--tag)}
.how{padding-top:36px}
.how ol{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;counter-reset:how}
.how li{counter-increment:how;padding-top:12px;border-top:3px solid var(--ink)}
.how li::before{content:counter(how);display:inline-grid;place-items:center;width:30px;height:30px;border-radius:50%;background:var(--tag);font-weight:800;margin-bottom:8px}
.how b{display:block;font-size:17px}
@media(max-width:1000px){.smalls{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:190px;overflow-x:auto}}
@media(max-width:760px){.wall{grid-template-columns:1fr;padding:20px 16px;margin:0 -12px;border-radius:0}.wall-words{padding:22px}.pins{gap:10px}.halves,.how ol{grid-template-columns:1fr}.halves section{padding:18px}}
`;
