import type { Tokens } from '../../tokens.ts';

/** Warm paper, bottle green and brass; a soft serif over a plain sans. */
export function style(_tokens: Tokens): string {
  return `
:root{--paper:#faf6ee;--card:#fffdf8;--ink:#23302a;--soft:#59655d;--line:#ddd3c1;--green:#1f4a38;--brass:#8a6420}
body{background:var(--paper);color:var(--ink);font:400 16px/1.55 Figtree,sans-serif}
h1,h2,h3,.logo{font-family:Fraunces,serif;font-weight:600;letter-spacing:-.01em;line-height:1.15}
.ribbon{margin:0;padding:7px 16px;background:var(--green);color:#f1ead9;text-align:center;font-size:13px}
.bar{display:flex;align-items:center;gap:36px;max-width:1180px;margin:0 auto;padding:14px 28px}
.logo{font-size:27px;text-decoration:none}
.logo i{color:var(--brass);font-weight:400}
.bar nav{display:flex;gap:24px}
.bar nav a{text-decoration:none;font-weight:500;font-size:15px;padding:4px 0;border-bottom:1px solid transparent}
.bar nav a:hover{border-color:currentColor}
.mine{margin-left:auto}
.bag span{display:inline-block;min-width:22px;padding:0 6px;border-radius:11px;background:var(--green);color:#fff;text-align:center;font-size:13px}
.top{border-bottom:1px solid var(--line);background:var(--card)}
.basket{max-width:1180px;margin:0 auto;padding:10px 28px 56px}
.crumbs{margin:0;font-size:13px;color:var(--soft)}
.basket h1{margin:2px 0 14px;font-size:34px}
.columns{display:grid;grid-template-columns:minmax(0,1fr) 316px;gap:36px;align-items:start}
.line{display:grid;grid-template-columns:124px 1fr auto;gap:20px;padding:0 0 16px}
.line img{width:124px;height:109px;border-radius:3px}
.what h2{margin:0 0 4px;font-size:20px}
.what p{margin:0 0 4px;color:var(--soft)}
.small{font-size:14px;color:var(--soft)}
.price{margin:2px 0 0;font-weight:600;font-size:17px;font-variant-numeric:tabular-nums}
.plan{padding:18px 20px 20px;border:1px solid var(--line);border-radius:6px;background:var(--card)}
.planhead h3{margin:0;font-size:19px}
.planhead p{margin:2px 0 12px;color:var(--soft);font-size:15px}
.rows{display:grid;gap:2px;margin-bottom:16px;border-top:1px solid var(--line)}
.row{padding:11px 4px;border-bottom:1px solid var(--line)}
.mark{width:22px;height:22px;margin-top:1px;border:2px solid #7d887f;border-radius:4px;background:#fff}
.on .mark{border-color:var(--green);background:var(--green) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18'%3E%3Cpath d='M3.5 9.5l3.5 3.5 7.5-8' fill='none' stroke='%23fff' stroke-width='2.4'/%3E%3C/svg%3E") center/18px no-repeat}
.words b{font-weight:600}
.words small{color:var(--soft);font-size:14px}
.act{flex:1 1 160px;min-height:46px;padding:0 14px;border:1.5px solid var(--green);border-radius:4px;background:#fff;color:var(--green);font-weight:600;font-size:15px}
.act:hover{background:#eef3ee}
.second{margin-top:20px;padding-top:18px;border-top:1px solid var(--line)}
.go{display:flex;justify-content:flex-end;padding-top:14px;border-top:1px solid var(--line)}
.onward{min-height:52px;padding:0 34px;border:0;border-radius:4px;background:var(--green);color:#fff;font-weight:600;font-size:16px;cursor:pointer}
.onward:hover{background:#16382a}
.sum{padding:22px 24px;border-radius:6px;background:#efe7d7}
.sum h2{margin:0 0 10px;font-size:21px}
.sum dl{margin:0}
.sum dl div{display:flex;justify-content:space-between;gap:16px;padding:7px 0;font-variant-numeric:tabular-nums}
.sum dd{margin:0}
.sum .total{margin-top:6px;padding-top:12px;border-top:1px solid #cbbd9f;font-weight:700;font-size:18px}
.sum .small{margin:12px 0 0;color:#505b54}
.notice{max-width:640px;margin:0 auto;padding:72px 28px 110px}
.notice h1{margin:0 0 12px;font-size:38px}
.notice p{margin:0 0 14px;font-size:17px}
.notice a{color:var(--green);font-weight:600}
.foot{display:flex;flex-wrap:wrap;gap:20px 64px;padding:36px max(28px,calc((100% - 1124px)/2)) 48px;background:#20342b;color:#e9e3d3;font-size:14px}
.foot div{max-width:300px}
.foot strong{font:600 19px Fraunces,serif}
.foot p{margin:6px 0 0}
.foot nav{display:grid;gap:6px;align-content:start}
@media (max-width:820px){
.bar{flex-wrap:wrap;gap:10px 20px;padding:12px 18px}
.bar nav:first-of-type{order:3;width:100%;gap:18px;overflow-x:auto;white-space:nowrap}
.basket{padding:14px 18px 40px}
.columns{grid-template-columns:1fr;gap:24px}
.line{grid-template-columns:92px 1fr auto;gap:14px}
.line img{width:92px;height:81px}
.act{flex-basis:100%}
.onward{width:100%}
}
`;
}
