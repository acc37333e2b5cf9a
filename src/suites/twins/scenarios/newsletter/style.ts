import type { Tokens } from '../../tokens.ts';

/** Two inks, black and beetroot, on grey-green stock: a seed merchant's letterhead, all rules and no shadows. */
export function style(_tokens: Tokens): string {
  return `
:root{--stock:#dfe5d6;--sheet:#fbfaf2;--ink:#1d211e;--soft:#4d564e;--beet:#841740;--rule:#1d211e}
body{background:var(--stock);color:var(--ink);font:400 16px/1.5 Karla,sans-serif}
h1,h2,h3,.name{font-family:"Source Serif 4",serif}
.head{max-width:1180px;margin:0 auto;padding:14px 24px 0}
.mast{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:24px;padding-bottom:10px;border-bottom:6px double var(--rule)}
.mast p{margin:0;font-size:14px;line-height:1.3}
.mast p:last-child{text-align:right}
.name{font-weight:900;font-size:46px;line-height:1;letter-spacing:-.025em;text-decoration:none;text-transform:uppercase}
.name i{font-style:normal;font-weight:300;color:var(--beet)}
.head nav{display:flex;justify-content:center;gap:44px;padding:7px 0;border-bottom:1px solid var(--rule);font-weight:600;font-size:15px}
.head nav a{text-decoration:none}
.head nav a:hover,.foot a:hover{text-decoration:underline;text-underline-offset:4px}
.sheet{display:grid;grid-template-columns:300px minmax(0,1fr);gap:26px 44px;max-width:1180px;margin:0 auto;padding:24px 24px 56px}
.plate{margin:0}
.plate img{width:100%;height:auto}
.plate figcaption{margin-top:8px;font-size:14px;color:var(--soft)}
.over{margin:0 0 4px;color:var(--beet);font-weight:700;font-size:15px}
p,small,h1,h3{text-wrap:pretty}
h1{margin:0;font-weight:900;font-size:50px;line-height:1;letter-spacing:-.03em}
.lead{max-width:62ch;margin:10px 0 0;font-size:17px;line-height:1.45}
.card{display:grid;grid-template-columns:minmax(0,1fr) 288px;gap:0 30px;margin:24px 7px 7px;padding:16px 22px 20px;background:var(--sheet);border:1px solid var(--rule);outline:3px solid var(--rule);outline-offset:4px}
.card h2{margin:0;padding-bottom:6px;border-bottom:3px solid var(--rule);font-weight:800;font-size:20px;line-height:1.2}
.row{padding:13px 0 12px;border-bottom:1px dotted var(--rule)}
.mark{width:24px;height:24px;border:2px solid var(--ink);background:#fff}
.on .mark{background:#fff url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M3 10.5c2 1.5 3.5 3.5 4.6 5.5 2-5 5-9.5 9.4-13' fill='none' stroke='%23841740' stroke-width='3.6' stroke-linecap='round'/%3E%3C/svg%3E") center/20px no-repeat}
.words b{font-weight:700;font-size:17px;line-height:1.4}
.words small{margin-top:2px;font-size:15px;line-height:1.4;color:var(--soft)}
.small{margin:11px 0 0;font-size:14px;color:var(--soft);line-height:1.4}
.acts{display:grid;gap:12px;margin-top:26px;justify-content:center}
.act{width:288px;max-width:100%;padding:0;border:0;background:none}
.act:hover{filter:brightness(1.18)}
.bench{grid-column:1/-1;display:grid;grid-template-columns:repeat(3,1fr);gap:18px 36px;margin-top:22px;padding-top:14px;border-top:6px double var(--rule)}
.bench h2{grid-column:1/-1;margin:0;font-weight:800;font-size:24px}
.bench article{display:flex;gap:16px}
.bench img{flex:none;width:96px;height:96px}
.bench h3{margin:0;font-size:19px;font-weight:800;line-height:1.2}
.bench p{margin:4px 0 0}
.said{padding-top:36px}
.back{display:flex;flex-wrap:wrap;gap:10px 32px;margin:26px 0 0;padding-top:16px;border-top:1px solid var(--rule);font-weight:700}
.back a,.notice a{color:var(--beet);text-underline-offset:4px}
.notice{max-width:1180px;min-height:440px;margin:0 auto;padding:52px 24px 100px 368px;background:url(/assets/trowel.svg) 24px 24px/300px no-repeat}
.notice p:not(.lead){max-width:60ch}
.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:14px 40px;max-width:1132px;margin:0 auto;padding:16px 0 40px;border-top:1px solid var(--rule);font-size:15px}
.foot p{margin:0}
.foot nav{display:flex;flex-wrap:wrap;gap:8px 26px}
.foot a{text-decoration:none}
@media (max-width:1180px){.foot{margin:0 24px}}
@media (max-width:1040px){
.sheet{grid-template-columns:minmax(0,1fr)}
.notice{padding-left:24px;background:none}
.plate{display:none}
.said{padding-top:8px}
.bench{grid-template-columns:1fr}
}
@media (max-width:760px){
.head{padding:12px 16px 0}
.mast{grid-template-columns:1fr;justify-items:center}
.mast p{display:none}
.name{font-size:clamp(27px,8.4vw,46px)}
.head nav{flex-wrap:wrap;gap:2px 13px;font-size:14px}
.sheet{padding:18px 16px 40px}
h1{font-size:38px}
.card{grid-template-columns:minmax(0,1fr);gap:24px;margin:22px 7px 7px;padding:14px 14px 34px}
.notice{padding:36px 16px 80px}
.foot{margin:0 16px}
}
@media (max-width:560px){
.plate{display:block}
.plate img{height:132px;object-fit:cover;object-position:50% 47%}
.plate figcaption{display:none}
.sheet{gap:16px}
}
`;
}
