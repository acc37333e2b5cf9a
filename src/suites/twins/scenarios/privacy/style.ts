import type { Tokens } from '../../tokens.ts';

/** An app: a night-blue rail, white cards on cool grey, one warm orange; a geometric sans. */
export function style(_tokens: Tokens): string {
  return `
:root{--night:#161d3a;--blue:#2b3a8c;--ink:#171b2e;--soft:#565d78;--line:#dfe3ee;--warm:#c2410c}
body{background:#f2f4f9;color:var(--ink);font:500 15.5px/1.55 Manrope,sans-serif}
.app{display:grid;grid-template-columns:216px minmax(0,1fr);min-height:100vh}
.rail{position:relative;display:flex;flex-direction:column;padding:26px 24px;background:var(--night);color:#e8ebf7}
.logo{font-size:23px;font-weight:800;letter-spacing:-.04em;text-decoration:none;color:#ff9a75}
.rail nav{display:grid;gap:2px;margin:28px -12px}
.rail nav a{padding:9px 12px;border-radius:8px;text-decoration:none;font-weight:600}
.rail nav a:hover{background:#232c52}
.rail .here{background:#2a3563}
.week{margin-top:auto;font-size:13px;color:#b7bedb}
.week p{margin:0}
.week strong{display:block;margin-bottom:8px;font-size:24px;font-weight:800;color:#fff;letter-spacing:-.02em}
.stage{display:flex;flex-direction:column;padding:28px 36px 24px;min-width:0}
main{max-width:1000px;width:100%}
.head{display:flex;align-items:center;gap:16px}
.head p{margin:0;color:var(--soft);font-size:14px}
.head h1{margin:0;font-size:29px;line-height:1.15;font-weight:800;letter-spacing:-.03em}
.tabs{display:flex;gap:26px;margin:16px 0 22px;border-bottom:1px solid var(--line)}
.tabs a{padding:8px 0 10px;text-decoration:none;color:var(--soft);font-weight:600}
.tabs .here{color:var(--ink);box-shadow:inset 0 -3px 0 var(--warm)}
.grid{display:grid;grid-template-columns:minmax(0,1fr) 264px;gap:20px;align-items:start}
.card{padding:24px 26px;border-radius:16px;background:#fff;box-shadow:0 1px 2px rgb(22 29 58/.08),0 8px 28px rgb(22 29 58/.05)}
.card h2{margin:0 0 4px;font-size:19px;font-weight:750;letter-spacing:-.02em}
.lede{margin:0 0 16px;color:var(--soft)}
.rows{display:grid;gap:10px;margin-bottom:20px}
.row{padding:13px 16px;border:1px solid var(--line);border-radius:12px}
.mark{width:22px;height:22px;margin-top:1px;border:2px solid #8a91ab;border-radius:7px;background:#fff}
.on .mark{border-color:var(--blue);background:var(--blue) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18'%3E%3Cpath d='M4 9.5l3.4 3.3 6.8-7.6' fill='none' stroke='%23fff' stroke-width='2.6' stroke-linecap='round'/%3E%3C/svg%3E") center/18px no-repeat}
.words b{font-weight:700}
.words small{font-size:13.5px;color:var(--soft)}
.act{flex:1 1 150px;min-height:46px;padding:0 14px;border:0;border-radius:23px;background:#e6eaf8;color:#1d2a70;font-weight:700;font-size:15.5px}
.act:hover{background:#d9dff4}
.facts dl{margin:8px 0 0}
.facts dl div{display:flex;justify-content:space-between;gap:12px;padding:9px 0;border-bottom:1px solid var(--line)}
.facts dt{color:var(--soft)}
.facts dd{margin:0;font-weight:700}
.small{margin:14px 0 0;font-size:13.5px;color:var(--soft)}
.done{max-width:620px}
.done a,.notice a,.small a{color:var(--blue);font-weight:700}
.notice{padding:12px 0 40px;max-width:620px}
.notice h1{margin:0 0 10px;font-size:34px;font-weight:800;letter-spacing:-.03em}
.foot{display:flex;flex-wrap:wrap;gap:6px 22px;margin-top:auto;padding-top:36px;font-size:13px;color:var(--soft)}
@media (max-width:860px){
.app{grid-template-columns:minmax(0,1fr);grid-template-rows:auto 1fr}
.rail{flex-direction:row;align-items:center;gap:16px;padding:12px 18px;min-width:0}
.rail nav{min-width:0}
.rail nav{display:flex;margin:0;overflow-x:auto;gap:0}
.rail nav a{padding:7px 10px;font-size:14px}
.week{display:none}
.stage{padding:18px 16px 24px}
.tabs{gap:18px;overflow-x:auto}
.grid{grid-template-columns:minmax(0,1fr)}
.card{padding:20px 18px}
.act{flex-basis:100%}
}
`;
}
