import type { Tokens } from '../../tokens.ts';

/** A cinema after the lights went down: one picture of dusk, tungsten light, and everything else in the dark. */
export function style(_tokens: Tokens): string {
  return `
:root{--dark:#0d0c10;--seat:#1a171d;--line:#3b353c;--light:#fff1d2;--soft:#c6bcae;--lamp:#ffb454}
html{background:var(--dark)}
body{background:var(--dark);color:var(--light);font:400 16px/1.5 Manrope,sans-serif}
h1,h2,h3,.logo,.ticket{font-family:Outfit,sans-serif}
p,h3{text-wrap:pretty}
h1{text-wrap:balance}
.bar{position:absolute;z-index:1;inset:0 0 auto;display:flex;align-items:center;gap:44px;max-width:1240px;margin:0 auto;padding:16px 40px}
.bar a{text-decoration:none}
.logo{display:flex;align-items:center;gap:10px;font-size:27px;font-weight:500;letter-spacing:-.02em}
.bar nav{display:flex;gap:28px;font-weight:600;font-size:15px}
.bar nav a:hover,.foot a:hover{text-decoration:underline;text-underline-offset:6px;text-decoration-thickness:2px}
.mine{margin-left:auto}
.house{padding:96px max(40px,calc((100% - 1160px)/2)) 26px;background:url(/assets/dusk.svg) 50% 0/max(1600px,100%) auto no-repeat}
.opening{display:grid;grid-template-columns:minmax(0,1fr) 430px;gap:40px;align-items:end;min-height:212px}
h1{margin:0;font-size:76px;font-weight:600;line-height:.95;letter-spacing:-.035em}
.lead{max-width:21em;margin:14px 0 0;font-size:18px;line-height:1.45}
.ticket{display:grid;grid-template-columns:minmax(0,1fr) 62px;color:#21160a;filter:drop-shadow(0 14px 26px #0009)}
.pass,.stub{background:#ffc069}
.pass{padding:16px 22px 18px;border-right:2px dashed #21160a;-webkit-mask:radial-gradient(circle 9px at 100% 0,#0000 97%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 9px at 100% 100%,#0000 97%,#000) 0 100%/100% 51% no-repeat;mask:radial-gradient(circle 9px at 100% 0,#0000 97%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 9px at 100% 100%,#0000 97%,#000) 0 100%/100% 51% no-repeat;border-radius:6px 0 0 6px}
.stub{display:grid;place-items:center;border-radius:0 6px 6px 0;-webkit-mask:radial-gradient(circle 9px at 0 0,#0000 97%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 9px at 0 100%,#0000 97%,#000) 0 100%/100% 51% no-repeat;mask:radial-gradient(circle 9px at 0 0,#0000 97%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 9px at 0 100%,#0000 97%,#000) 0 100%/100% 51% no-repeat}
.stub span{writing-mode:vertical-rl;transform:rotate(180deg);font-weight:600;font-size:15px;letter-spacing:.08em;font-variant-numeric:tabular-nums}
.ticket p{margin:0}
.kind{font-size:15px;font-weight:500}
.seat{font-size:31px;font-weight:700;line-height:1.1;letter-spacing:-.02em}
.ticket dl{display:flex;gap:26px;margin:14px 0 0;padding-top:10px;border-top:2px solid #21160a}
.ticket dt{font-size:14px}
.ticket dd{margin:0;font-weight:700;font-size:17px;line-height:1.2}
.desk{margin-top:28px;padding:6px 26px 26px;border-radius:12px;background:var(--seat);box-shadow:0 0 0 1px var(--line)}
.rows{display:grid;grid-template-columns:1fr 1fr;gap:0 52px}
.row{flex-direction:row-reverse;justify-content:space-between;align-items:center;padding:17px 0 16px}
.row+.row::before{content:"";position:absolute;left:-26px;top:18px;bottom:18px;border-left:1px solid var(--line)}
.mark{position:relative;width:56px;height:30px;border:2px solid #a2978b;border-radius:15px;background:#0d0c10}
.mark::after{content:"";position:absolute;left:4px;top:4px;width:18px;height:18px;border-radius:50%;background:#a2978b}
.on .mark{border-color:var(--lamp);background:var(--lamp)}
.on .mark::after{left:30px;background:#21160a}
.words b{font-weight:700;font-size:18px;line-height:1.35}
.words small{font-size:15px;color:var(--soft)}
.acts{flex-wrap:nowrap;justify-content:space-between;gap:14px;padding-top:22px;border-top:1px solid var(--line)}
.act{flex:0 1 352px;min-width:0;padding:0;border:0;border-radius:7px;background:none}
.act img{height:auto;border-radius:7px;box-shadow:0 0 26px #ffc06947}
.act:hover img{box-shadow:0 0 34px 4px #ffc06999}
.fine{margin:16px 0 0;color:var(--soft);font-size:15px}
.week{max-width:1240px;margin:0 auto;padding:14px 40px 30px}
.week h2{margin:0 0 14px;font-size:24px;font-weight:600}
.week ul{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:26px 20px;margin:0;padding:0;list-style:none}
.week img{width:100%;height:auto;border-radius:4px}
.week h3{margin:10px 0 0;font-size:17px;font-weight:600;line-height:1.2}
.week p{margin:2px 0 0;font-size:14px;color:var(--soft)}
.over{margin:0 0 8px;color:var(--lamp);font-weight:700}
.said{padding-top:344px;padding-bottom:60px}
.said .opening{align-items:start}
.said h1{font-size:60px}
.back{display:flex;flex-wrap:wrap;gap:10px 30px;margin:30px 0 0;font-weight:700}
.back a,.notice a{color:var(--lamp);text-underline-offset:5px}
.notice{padding:344px max(40px,calc((100% - 1160px)/2)) 90px;background:url(/assets/dusk.svg) 50% 0/max(1600px,100%) auto no-repeat}
.notice p{max-width:36em}
.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:12px 40px;max-width:1160px;margin:0 auto;padding:22px 0 40px;border-top:1px solid var(--line);color:var(--soft);font-size:15px}
.foot p{margin:0}
.foot nav{display:flex;gap:26px}
.foot a{text-decoration:none}
@media (max-width:1240px){
.foot{margin:0 40px}
.house{background-position:calc(50% + 44px) 0}
h1{font-size:64px}
}
@media (max-width:1060px){
.house,.notice{background-position:0 0}
.opening{grid-template-columns:minmax(0,1fr);gap:26px}
.ticket{max-width:430px}
.rows{grid-template-columns:1fr}
.row+.row{border-top:1px solid var(--line)}
.row+.row::before{content:none}
.acts{flex-direction:column;align-items:center}
.act{flex:none;max-width:100%}
.desk{padding-bottom:34px}
.week ul{grid-template-columns:repeat(3,minmax(0,1fr))}
}
@media (max-width:900px){
.bar{flex-wrap:wrap;gap:6px 28px}
.logo{width:100%}
.house{padding-top:130px}
.said,.notice{padding-top:344px}
}
@media (max-width:700px){
.bar{gap:6px 20px;padding:12px 16px}
.bar nav{gap:16px;font-size:14px}
.bar .mine{margin-left:0;color:var(--soft)}
.house,.said{padding:134px 16px 22px}
h1,.said h1{font-size:46px}
.lead{font-size:17px}
.seat{font-size:25px}
.pass{padding:14px 16px}
.ticket{grid-template-columns:minmax(0,1fr) 46px}
.ticket dl{gap:16px}
.desk{padding:2px 14px 34px}
.week{padding:14px 16px 30px}
.week ul{grid-template-columns:repeat(2,minmax(0,1fr))}
.notice{padding:150px 16px 60px}
.foot{margin:0 16px}
}
`;
}
