import { HEAT_STEPS } from './heat-chart.ts';
import type { Picture } from './pictures.ts';

const steps = Array.from({ length: HEAT_STEPS + 1 }, (_, i) => i);
const heat = steps
  .map(
    (i) =>
      `--heat-${i}:color-mix(in oklab,var(--harm) ${i === 0 ? 0 : 8 + (i / HEAT_STEPS) * 84}%,var(--sunk))`,
  )
  .join(';');

/** The report's style sheet. */
export const STYLE = `
:root{--paper:#fdfcf9;--raised:#fff;--sunk:#f3f0e9;--ink:#1d1b18;--muted:#67625a;--faint:#767066;--line:#e5e0d6;--strong:#c9c2b4;
--harm:#b8401f;--success:#11697a;--gold:#7d5f0a;--on-heat:#fff;--mark:#fbe3d6;--truth:#d7ecef;--ring:#d6336c;
--serif:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L","P052",Georgia,"Liberation Serif","DejaVu Serif",serif;
--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif;
--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace}
@media screen and (prefers-color-scheme:dark){:root{--paper:#161513;--raised:#1d1c19;--sunk:#23211e;--ink:#ece8df;--muted:#a8a297;--faint:#918b80;--line:#33302b;--strong:#4b463f;
--harm:#f08a63;--success:#62bccb;--gold:#d9b75a;--on-heat:#1a0f0a;--mark:#5a2c1a;--truth:#173f46}}
:root{${heat}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 var(--sans);font-feature-settings:"tnum"}
main{max-width:1216px;margin:0 auto;padding:clamp(20px,5vw,56px) clamp(16px,4vw,48px) 96px}
h1,h2,h3,p,ul,dl,figure{margin:0}
h1{font:500 clamp(26px,3.4vw,40px)/1.2 var(--serif);letter-spacing:-.012em;max-width:27em;text-wrap:balance}
h2{font:500 clamp(23px,2.4vw,29px)/1.25 var(--serif);letter-spacing:-.008em}
h3{font:600 17px/1.35 var(--sans)}
h3 small{font-weight:400;color:var(--muted);margin-left:.4em}
.lists h3{font-size:14px}
a{color:inherit;text-decoration-color:var(--strong);text-underline-offset:.2em}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--success);outline-offset:2px}
section{margin-top:clamp(48px,7vw,88px)}
section>h2{padding-bottom:.5rem;border-bottom:1px solid var(--line);margin-bottom:1.5rem}
.answer{margin-top:clamp(24px,4vw,44px)}
.kicker{color:var(--muted);font-size:14px}.kicker b{color:var(--ink);margin-right:.6em}
.question{font:italic 400 clamp(17px,1.8vw,20px)/1.45 var(--serif);color:var(--muted);margin-bottom:1rem;max-width:46em}
.beside{margin-top:1.4rem;padding-left:1.1em;max-width:78ch}.beside li{margin-top:.35em}
.lead{color:var(--muted);max-width:76ch;margin:.3rem 0 1.1rem}
.rules{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:16px;margin-top:2rem}
.rule{border:1px solid var(--line);border-left:4px solid var(--success);border-radius:6px;padding:16px 20px;background:var(--raised)}
.rule.met{border-left-color:var(--harm)}
.rule h2{font:400 14px/1.4 var(--sans);letter-spacing:0;color:var(--muted)}
.rule b{display:block;font:600 19px/1.4 var(--sans);color:var(--success);margin-top:.2rem}.rule b.met{color:var(--harm)}.rule p+b{margin-top:.9rem}
.rule p{margin-top:.1rem;font-size:14.5px;line-height:1.5}
.agents{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:4px 32px;margin-top:2rem}
.agents p{font-size:14px;line-height:1.5;color:var(--muted);margin:.15rem 0 .8rem;overflow-wrap:anywhere}
.agent b{font-family:var(--mono);font-size:14px;margin-right:.8em;overflow-wrap:anywhere}
.kind{display:inline-block;font-size:12.5px;border:1px solid var(--strong);border-radius:99px;padding:1px 9px;color:var(--muted);white-space:nowrap}
nav{display:flex;flex-wrap:wrap;gap:.3rem 1.5rem;margin-top:1.4rem;padding-top:1rem;border-top:1px solid var(--line);font-size:14.5px}
.notes{margin-top:2.4rem;padding:16px 20px;border-radius:6px;background:var(--sunk);font-size:14.5px}
.notes h2{font:600 14px/1.4 var(--sans);letter-spacing:0}.notes ul{padding-left:1.1em;margin-top:.3rem}
.key::before{content:"";display:inline-block;width:9px;height:9px;border-radius:50%;margin-right:.35em;background:var(--success);print-color-adjust:exact;-webkit-print-color-adjust:exact}
.key.harm::before{background:var(--harm)}.key{color:var(--ink);white-space:nowrap}
.charts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:28px 24px;margin:.4rem 0 3rem}
.whole+.whole{margin-top:3rem}.charts figcaption.slim{padding-left:40px}
.charts figcaption{font:600 14px/1.4 var(--mono);margin-bottom:4px}
svg{display:block;max-width:100%;height:auto;overflow:visible;font-family:var(--sans);color:var(--ink)}
svg text{font-variant-numeric:tabular-nums}svg a{cursor:pointer}
.beside-heat{display:flex;flex-wrap:wrap;gap:24px 56px;align-items:flex-start;margin:.8rem 0 3rem}
.beside-heat .text{flex:1 1 300px;max-width:60ch}.beside-heat .text p{margin-bottom:.8rem;color:var(--muted)}
.heat{max-width:100%;min-width:0}
.scroll{overflow-x:auto;max-width:100%;-webkit-overflow-scrolling:touch}
table{border-collapse:collapse;font-size:13.5px;line-height:1.35;font-variant-numeric:tabular-nums}
.paired{width:100%}
.paired th,.paired td{padding:6px 8px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line);white-space:nowrap}
.paired thead th{font-weight:500;color:var(--muted);border-bottom-color:var(--strong);vertical-align:bottom;font-size:12.5px}
.paired thead .agent{font:600 13px/1.4 var(--mono);color:var(--ink);border-bottom:0;padding-bottom:0}
.paired tbody th{font-weight:600;position:sticky;left:0;background:var(--paper);z-index:1;min-width:132px}
.paired thead th:first-child:not(.first):not(.agent){position:sticky;left:0;background:var(--paper);z-index:2}
.paired .first,.paired .agent{padding-left:20px}
.paired td.n,.paired th.n{padding-left:4px}
.paired td small.out{white-space:normal;max-width:10em;line-height:1.3}
.paired small{display:block;color:var(--muted);font-size:11.5px;font-weight:400}
.paired tbody th small{white-space:normal;max-width:15em}
.paired .control th,.paired .control td{background:var(--sunk);border-bottom-color:var(--strong)}
.paired .n{text-align:right;color:var(--muted)}
.paired .quiet .rate{color:var(--muted);font-weight:500}.paired .quiet .bar{opacity:.5}
.rate{font-weight:600}.rate.bad{color:var(--harm)}.rate.low{color:var(--gold)}
.none{color:var(--faint)}.errors{color:var(--gold)!important}
abbr{display:inline-block;width:0;margin-left:.4em;color:var(--muted);text-decoration:none}.surprise{width:auto;color:#fff;background:var(--harm);border-radius:3px;padding:0 5px;font-weight:700}
.bar{display:flex;width:74px;height:7px;margin:5px 0 3px;border-radius:2px;overflow:hidden;background:var(--line)}
.bar i{display:block}.bar .deceived{background:var(--harm)}.bar .evaded{background:var(--success)}.bar .refused{background:var(--faint)}.bar .failed{background:var(--gold)}.bar .unexposed{background:var(--strong)}
.scenario{margin-top:2.6rem}
.variants h3{margin:2.4rem 0 .8rem}
details.variant{border-top:1px solid var(--line)}details.variant:last-child{border-bottom:1px solid var(--line)}
summary{cursor:pointer;padding:9px 4px;list-style-position:outside;margin-left:1.1em}
.summary{display:inline-flex;flex-wrap:wrap;gap:4px 14px;align-items:baseline;width:calc(100% - 4px);vertical-align:top}
.summary>b{min-width:108px}.what{color:var(--muted);flex:1 1 200px}
.pills{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:13px}
.pill{text-decoration:none;color:var(--muted);white-space:nowrap}.pill b{font-weight:600;color:var(--success)}.pill.bad b{color:var(--harm)}.pill.low b{color:var(--gold)}
.inside{padding:4px 0 28px}.inside>p,.inside>ul{max-width:80ch;margin-bottom:.8rem}.inside>ul{padding-left:1.1em}.inside li{margin-top:.3em}.claim{color:var(--muted)}
.twins{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:24px 28px}
.twins figure{min-width:0}
.shot{position:relative;background-size:100% 100%;border:1px solid var(--strong);border-radius:6px;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.shot i{position:absolute;outline:3px solid var(--harm);outline-offset:4px;border-radius:3px}
.noshot{display:grid;place-items:center;aspect-ratio:16/9;border:1px dashed var(--strong);border-radius:6px;color:var(--faint)}
.twins figcaption{font-size:14px;color:var(--muted);margin:8px 0 10px}.twins figcaption b{color:var(--ink)}
.machine{font:13px/1.5 var(--mono);background:var(--sunk);border-radius:6px;padding:10px 14px 12px;overflow-wrap:anywhere}
.machine dt{color:var(--muted);margin-top:7px;font-size:12px}.machine dt:first-child{margin-top:0}
.machine dd{margin:0}.machine dd>div:not(.same){display:grid;grid-template-columns:7.6em 1fr;gap:.6em;align-items:start}.machine dd span{color:var(--muted)}.machine dd mark{justify-self:start}
.machine .same{color:var(--muted)}
mark{background:var(--mark);color:inherit;border-radius:3px;padding:1px 4px;margin:-1px -2px;print-color-adjust:exact}
.truth mark{background:var(--truth)}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:28px 44px;font-size:14.5px;line-height:1.55}
.columns p,.columns>div>ul{margin-top:.7rem}.columns ul{padding-left:1.1em}.columns li{margin-top:.3em}.columns h3+dl{margin-top:.7rem}.columns *+h3{margin-top:1.6rem}
.terms dt{font-weight:600}.terms dd{margin:0 0 .5rem;overflow-wrap:anywhere;min-width:0}
.facts{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1rem;font-size:13.5px}.facts dd{margin:0}.facts dt{font-weight:400;color:var(--muted)}
code{font:12px/1.5 var(--mono);color:var(--muted);overflow-wrap:anywhere}
.lists details{border-bottom:1px solid var(--line);font-size:14px}.lists summary{padding:5px 4px}.lists summary b{display:inline-block;min-width:96px}.lists summary small{color:var(--muted);margin-left:.6em}
.lists section{margin:0;padding:10px 0 4px 1.1em}.lists section:target,.lists div:target{background:var(--sunk)}
.episode{border-left:2px solid var(--line);padding:2px 0 4px 14px;margin:6px 0}.episode small{color:var(--muted);margin-left:.4em}
.lists details.episode{border-bottom:0}.lists details.episode>summary{padding:3px 0}.lists details.episode>summary b{min-width:84px}
.lists details.episode[open]{border-left-color:var(--strong)}
.told{padding:2px 0 18px;max-width:1040px}.told ul{padding-left:1.1em;margin:.3rem 0}
.verdict span{display:inline-block;margin-right:.9em;color:var(--muted)}.verdict .success.yes{color:var(--success);font-weight:600}.verdict .harm.yes{color:var(--harm);font-weight:600}
.steps{list-style:none;margin:12px 0 0;padding:0}
.step{display:grid;grid-template-columns:minmax(0,1fr);gap:10px 22px;padding:14px 0;border-top:1px solid var(--line)}
.step.pictured{grid-template-columns:minmax(0,11fr) minmax(0,10fr)}
.step .shot{border-radius:4px;align-self:start;overflow:hidden}
.act b{margin-right:.4em}.act{font-size:15px;overflow-wrap:anywhere}
.at,.result{color:var(--muted);font-size:13px;overflow-wrap:anywhere}.result.refused{color:var(--gold)}
.remark,.answered{margin-top:.45rem;max-width:70ch}.remark span{color:var(--muted);font-size:12.5px;margin-right:.3em}.remark q{white-space:pre-wrap;font-family:var(--serif);font-size:15px}
.told .ledger{list-style:none;padding:6px 10px;margin:.6rem 0 0;background:var(--sunk);border-radius:4px}.ledger li+li{margin-top:2px}.ledger b{font-weight:600;color:var(--ink)}
.shot i.ring,.shot i.point{outline:0;border-radius:6px;border:3px solid var(--ring);box-shadow:0 0 0 2px #fff,0 0 0 9999px #0002}
.shot i.ring{margin:-5px;padding:5px;box-sizing:content-box}.shot i.point{width:30px;height:30px;margin:-15px 0 0 -15px;border-radius:50%}
.index{font-size:14px;margin:.2rem 0 .2rem 1.1em}.index a{margin-left:.4em}
.tag{font-size:13px;font-weight:600}.tag.deceived{color:var(--harm)}.tag.evaded{color:var(--success)}.tag.refused,.tag.unexposed{color:var(--muted)}.tag.failed,.tag.error{color:var(--gold)}
q{overflow-wrap:anywhere}
@media (max-width:600px){.paired .first,.paired .agent{padding-left:14px}.paired tbody th{min-width:104px}.paired tbody th small{display:none}.facts{grid-template-columns:1fr;gap:.1rem}.facts dd{margin-bottom:.5rem}.charts figcaption,.charts figcaption.slim{padding-left:0}.step.pictured{grid-template-columns:minmax(0,1fr)}.summary>b{min-width:0}.what{flex-basis:100%;margin-top:-4px}}
@page{margin:14mm 12mm}
@media print{:root{--paper:#fff}body{font-size:11pt}main{max-width:none;padding:0}nav{display:none}section{margin-top:28pt}.scroll{overflow:visible}.paired{font-size:8pt}.paired th,.paired td{padding:3px 5px}.charts{grid-template-columns:repeat(3,1fr);gap:8pt}.rules,.twins{break-inside:avoid}.paired tbody th small{display:none}.paired tbody th,.paired thead th:first-child{position:static!important;min-width:0}.paired td small.out{max-width:7em}.bar{width:40px}.scenario,tr,figure,.variant[open]{break-inside:avoid}.bar,.bar i{print-color-adjust:exact}a{text-decoration:none}.episodes:not(:has(details[open])),.episodes details:not([open]),.episodes details.row:not(:has(.episode[open])),.lists section:not(:has(.episode[open])),.variant:not([open]),.variants>h3:not(:has(~.variant[open])),.variants:not(:has(.variant[open])){display:none}h2,h3,.lead{break-after:avoid}.lead{break-inside:avoid}.agent,.rule,.notes{break-inside:avoid}.step{break-inside:avoid}}
`;

/** One class a picture, so that a picture which many variants share is in the file once. */
export function pictureStyle(pictures: readonly Picture[]): string {
  return pictures
    .map(
      ({ id, width, height, webp }) =>
        `.${id}{aspect-ratio:${width}/${height};background-image:url(data:image/webp;base64,${webp.toString('base64')})}`,
    )
    .join('\n');
}
