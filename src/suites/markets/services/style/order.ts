/** The order, its steps, and projects. */
export const ORDER = `
.desk{display:grid;grid-template-columns:minmax(0,1fr) 360px;gap:48px;align-items:start}
.desk.stepped{grid-template-columns:150px minmax(0,1fr) 340px;padding-top:36px}
.rail ol{counter-reset:s;display:grid;gap:4px;border-left:2px solid var(--rule)}
.rail li{counter-increment:s;padding:8px 0 8px 18px;color:var(--soft);margin-left:-2px;border-left:2px solid transparent}
.rail li::before{content:counter(s);font:400 26px/1 var(--slant);margin-right:10px}
.rail [aria-current]{color:var(--coral);border-color:var(--coral);font-weight:700}
.rail .past a{color:var(--ink)}
.work h1{font-size:44px;margin-bottom:6px}
.work>h2{font-size:30px;margin-bottom:14px}
.lines .line{display:grid;grid-template-columns:240px minmax(0,1fr);gap:28px;background:var(--lilac);border-radius:24px;padding:20px;margin-bottom:16px}
.work .lines.short .line{grid-template-columns:150px minmax(0,1fr)}
.lines.short .line:not(:has(.art)){display:block}
.work .lines.short{margin-top:18px}
.holds,.line .figures{display:grid;grid-template-columns:1fr 1fr;gap:4px 22px;font-size:14px;margin-top:10px}
.holds{border-top:1px solid var(--deep);padding-top:10px}
.holds div,.line .figures div{display:flex;justify-content:space-between;gap:10px}
.holds dt,.line .figures dt{color:var(--soft)}
.holds dd,.line .figures dd{font-weight:600}
.line .art{border-radius:14px;aspect-ratio:4/3;object-fit:cover;width:100%}
.line h2,.line h3{font:500 24px/1.15 var(--serif);margin:10px 0 4px}
.line h2 a{color:var(--ink);text-decoration:none}
.line h2 a:hover{color:var(--coral)}
.extras-of{margin:14px 0 6px;font-size:14.5px}
.extras-of form{display:flex;justify-content:space-between;gap:14px;align-items:center;border-top:1px solid var(--deep);padding:3px 0}
.extras-of .on span{font-weight:700}
.box h2{font-size:24px;margin-bottom:10px}
.parts{font-size:15px}
.parts div{display:flex;justify-content:space-between;gap:16px;padding:5px 0}
.parts dt{color:var(--soft)}
.grand{display:flex;justify-content:space-between;align-items:baseline;border-top:2px solid var(--ink);margin-top:8px;padding-top:12px;font-weight:700}
.grand b{font:500 30px/1 var(--serif)}
.box .button{margin-top:16px}
.box .fine{margin-top:12px}
.fields{display:grid;gap:18px;max-width:600px}
.field{display:grid;gap:6px}
.field label,.fields .ways h2{font:700 16px/1.3 var(--sans);letter-spacing:0}
.fields .ways h2{margin-bottom:6px}
.field textarea{width:100%;resize:vertical;line-height:1.45}
.field [aria-invalid]{border-color:var(--coral)}
.complaint{color:var(--coral-dark);font-size:14.5px}
.onward{max-width:320px}
.ways .onward{margin-top:20px}
.ways label{display:grid;grid-template-columns:auto 1fr;gap:12px;padding:14px 18px;border:1.5px solid var(--rule);border-radius:16px;background:#fff;margin-bottom:8px;cursor:pointer;max-width:600px}
.ways label:has(:checked){border-color:var(--plum);background:var(--lilac)}
.ways b{display:block}
.ways small{color:var(--soft);font-size:14px}
.given{display:grid;grid-template-columns:1.5fr 1fr;gap:28px;padding:10px 0 20px}
.given h2{font:700 16px/1.3 var(--sans);letter-spacing:0;margin-bottom:6px}
.given h2 a{font-weight:400;font-size:14.5px;margin-left:6px}
.wish{white-space:pre-line;overflow-wrap:anywhere;color:var(--soft)}
.brief b{overflow-wrap:anywhere}
.thanks{background:var(--plum);color:#fff;border-radius:32px;padding:48px 44px;margin:20px 0 40px}
.thanks h1{font-size:clamp(38px,5vw,66px);margin:10px 0 30px}
.thanks .number{color:#dccff0}
.next{display:grid;grid-template-columns:repeat(4,1fr);gap:18px}
.next li{border-top:2px solid #8a72ad;padding-top:10px;color:#dccff0}
.next b{display:block;color:#fff}
.next .past{border-color:#f4a08a}
.project-list li{display:grid;grid-template-columns:180px 1fr 130px auto;gap:20px;padding:18px 0;border-top:1px solid var(--rule)}
@media(max-width:1000px){.desk,.desk.stepped{grid-template-columns:1fr;gap:24px}.rail ol{grid-auto-flow:column;border:0}.rail li{padding:0 0 8px;border-left:0;border-bottom:2px solid var(--rule);margin:0}.rail [aria-current]{border-color:var(--coral)}}
@media(max-width:760px){.holds,.line .figures{grid-template-columns:1fr}.lines .line,.work .lines.short .line{grid-template-columns:1fr;padding:14px}.given{grid-template-columns:1fr}.next{grid-template-columns:1fr 1fr}.thanks{padding:30px 22px;border-radius:24px}.project-list li{grid-template-columns:1fr auto}.work h1{font-size:34px}}
`;
