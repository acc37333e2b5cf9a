/** Booking, its steps and trips. */
export const BOOKING = `
.booking{max-width:1080px;margin:0 auto;padding:30px 28px 20px}
.booking>h1,.work>h1{font:500 38px/1.1 var(--serif);letter-spacing:-.02em;margin-bottom:20px}
.desk{display:grid;grid-template-columns:minmax(0,1fr) 380px;gap:64px;align-items:start}
.work h2{font-size:18px;margin:0 0 8px}
.work form+p,.work p+h2{margin-top:8px}
.work .extras-of{margin:0 0 18px}
.work p+h2{margin-top:26px}
.row{display:flex;gap:10px;align-items:center}
.extras-of form{display:flex;justify-content:space-between;gap:14px;align-items:center;border-bottom:1px solid var(--line)}
.slip{border:1px solid var(--line);border-radius:20px;padding:20px;box-shadow:0 8px 30px #1f2a3714}
.slip-top{display:grid;grid-template-columns:104px 1fr;gap:14px;align-items:center}
.slip-top img{border-radius:12px;aspect-ratio:1;object-fit:cover}
.slip h2,.ticket h2{font-size:17px}
.slip .when{border-top:1px solid var(--line);border-bottom:1px solid var(--line);padding:12px 0;margin:16px 0 8px;font-weight:700}
.slip .button{margin-top:16px}
.slip .fine{margin-top:10px}
.steps{padding-bottom:26px}
.steps ol{display:flex;gap:8px;counter-reset:step}
.steps li{counter-increment:step;flex:1;border-radius:18px;background:var(--mist);color:var(--soft);padding:7px 14px;font-size:14px;font-weight:650;white-space:nowrap}
.steps li::before{content:counter(step) ". "}
.steps .past a{color:inherit}
.steps .past{color:var(--deep);background:var(--foam)}
.steps [aria-current]{background:var(--tide);color:#fff}
.hint{color:var(--soft);margin-bottom:16px}
.fields{display:grid;gap:18px;max-width:480px}
.field{display:grid;gap:5px}
.field label{font-weight:700;font-size:14px}
.field [aria-invalid]{border:2px solid #a52c18}
.onward{max-width:300px}
.ways fieldset{display:grid;gap:10px;max-width:520px;margin-bottom:20px}
.ways label{display:grid;grid-template-columns:auto 1fr;gap:12px;border:1px solid #aeb8c0;border-radius:14px;padding:14px 16px;cursor:pointer}
.ways label:has(:checked){border-color:var(--tide);background:var(--foam);box-shadow:inset 0 0 0 1px var(--tide)}
.ways b,.ways small{display:block}
.ways small{color:var(--soft)}
.given div{border-top:1px solid var(--line);padding:14px 0;display:grid;grid-template-columns:120px 1fr;gap:16px}
.given dt{color:var(--soft)}
.given dd{font-weight:650}
.given a{font-weight:500;margin-left:8px}
.confirmed{max-width:1176px;margin:0 auto;padding:40px 28px 20px;display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:56px;align-items:start}
.confirmed h1{font:500 clamp(36px,4.4vw,54px)/1.04 var(--serif);letter-spacing:-.025em;margin-bottom:10px}
.confirmed .number{margin-bottom:22px}
.confirmed .whereabouts{border:0;padding:0}
.confirmed .whereabouts h2{font:500 25px/1.2 var(--serif);margin-bottom:10px}
.ticket{display:grid;grid-template-columns:230px 1fr;border-radius:20px;overflow:hidden;background:var(--mist);margin-bottom:20px}
.ticket>img{height:100%;object-fit:cover}
.ticket>div{padding:20px 24px;border-left:3px dashed #fff}
.ticket .when{font-weight:700;margin:4px 0 8px}
.ticket .sum{margin-top:10px}
.confirmed p+p{margin-top:14px}
.trips li{display:grid;grid-template-columns:150px 1fr auto;gap:20px;padding:16px 0;border-top:1px solid var(--line)}
@media(max-width:860px){.desk,.confirmed{grid-template-columns:1fr;gap:28px}.booking,.confirmed{padding-left:16px;padding-right:16px}}
@media(max-width:560px){.ticket{grid-template-columns:1fr}.ticket>img{height:170px;width:100%}.steps li{padding:6px 9px;font-size:12.5px}.given div,.trips li{grid-template-columns:1fr;gap:4px}}
`;
