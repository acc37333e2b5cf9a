import type { Tokens } from '../../tokens.ts';

/** Newsprint: a tight text serif, hairlines, one red; the banner in a plain sans on ink. */
export function style(_tokens: Tokens): string {
  return `
:root{--ink:#16181b;--soft:#565b61;--rule:#cfcac0;--red:#9c1c1c}
body{background:#fdfcf9;color:var(--ink);font:400 17px/1.5 Newsreader,serif;padding-bottom:340px}
.mast{max-width:1240px;margin:0 auto;padding:0 24px;text-align:center}
.strip{display:flex;gap:22px;padding:9px 0;border-bottom:1px solid var(--rule);font:500 12px/1.4 Inter,sans-serif;color:var(--soft)}
.strip a{text-decoration:none}
.strip a:first-of-type{margin-left:auto;color:var(--red);font-weight:700}
.title{display:block;padding:10px 0 8px;font-size:50px;line-height:1.05;font-weight:700;letter-spacing:-.025em;text-decoration:none}
.mast nav{display:flex;justify-content:center;gap:30px;padding:8px 0;border-top:3px double var(--ink);border-bottom:1px solid var(--ink);font:600 13px/1.4 Inter,sans-serif}
.mast nav a{text-decoration:none}
.mast nav a:hover,.front a:hover{text-decoration:underline}
.front{display:grid;grid-template-columns:1.85fr 1fr;gap:0 34px;max-width:1240px;margin:0 auto;padding:18px 24px 60px}
.front a{text-decoration:none}
.lead{padding-right:34px;border-right:1px solid var(--rule)}
.lead img{width:100%;height:236px;object-fit:cover}
.kicker{margin:12px 0 2px;font:700 12px/1.4 Inter,sans-serif;color:var(--red)}
.lead h1{margin:0 0 8px;font-size:37px;line-height:1.08;font-weight:600;letter-spacing:-.02em}
.stand{margin:0 0 6px;font-size:19px;line-height:1.45;color:#34383d}
.by{margin:0;font:500 13px/1.4 Inter,sans-serif;color:var(--soft)}
.side article{padding-bottom:14px;margin-bottom:2px;border-bottom:1px solid var(--rule)}
.side article:first-child .kicker{margin-top:0}
.side h2{margin:0 0 3px;font-size:23px;line-height:1.15;font-weight:600;letter-spacing:-.01em}
.side p:last-child,.row3 p{margin:0;font-size:16px;color:#41464c}
.row3{grid-column:1/-1;display:grid;grid-template-columns:repeat(3,1fr);gap:30px;margin-top:26px;padding-top:16px;border-top:3px double var(--ink)}
.row3 h3{margin:0 0 4px;font-size:21px;line-height:1.2;font-style:italic;font-weight:500}
.banner{position:fixed;inset:auto 0 0;z-index:5;max-height:92vh;overflow:auto;background:#101820;color:#f2f0ea;font:400 15px/1.5 Inter,sans-serif;border-top:4px solid var(--red)}
.inner{max-width:1240px;margin:0 auto;padding:20px 24px 24px}
.banner form{display:grid;grid-template-columns:1fr 1.15fr;gap:4px 44px;align-items:start}
.ask h2{margin:0 0 6px;font:600 25px/1.2 Newsreader,serif}
.ask p{margin:0;color:#c9ced3;max-width:46ch}
.row{padding:9px 0;border-bottom:1px solid #36414b}
.row:last-child{border-bottom:0}
.mark{width:44px;height:24px;margin-top:3px;border-radius:12px;background:#5b6670;position:relative}
.mark::after{content:"";position:absolute;left:3px;top:3px;width:18px;height:18px;border-radius:50%;background:#fff}
.on .mark{background:#5fae7b}
.on .mark::after{left:23px}
.words b{font-weight:600}
.words small{font-size:13.5px;color:#c9ced3}
.acts{grid-column:1/-1;margin-top:10px}
.act{flex:1 1 200px;min-height:48px;padding:0 18px;border:0;border-radius:2px;background:#f2f0ea;color:#101820;font-weight:650;font-size:16px}
.act:hover{background:#fff}
.saved{background:#e7efe6;border-bottom:1px solid #b9cbb6;font:400 15px/1.5 Inter,sans-serif}
.saved p{max-width:1240px;margin:0 auto;padding:12px 24px}
.notice{max-width:680px;margin:0 auto;padding:52px 24px 80px}
.notice h1{margin:0 0 14px;font-size:42px;line-height:1.1;font-weight:600;letter-spacing:-.02em}
.notice p{font-size:19px}
.foot{display:flex;flex-wrap:wrap;gap:8px 28px;max-width:1240px;margin:0 auto;padding:18px 24px 30px;border-top:1px solid var(--rule);font:400 13px/1.5 Inter,sans-serif;color:var(--soft)}
.foot p{margin:0}
.foot nav{display:flex;flex-wrap:wrap;gap:18px}
@media (max-width:820px){
.strip span:nth-child(2){display:none}
.title{font-size:35px}
.mast nav{justify-content:flex-start;gap:20px;overflow-x:auto}
.front{grid-template-columns:1fr}
.lead{padding-right:0;border-right:0}
.lead h1{font-size:29px}
.lead img{height:180px}
.row3{grid-template-columns:1fr;gap:16px}
.banner form{grid-template-columns:1fr}
.act{flex-basis:100%}
.inner{padding:16px 18px 18px}
}
`;
}
