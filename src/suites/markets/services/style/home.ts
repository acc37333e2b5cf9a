/** The home page and rows of offers. */
export const HOME = `
.top.bare{border:0}
.hero{background:var(--lilac);border-radius:32px;margin-top:14px;padding:46px 40px 50px;text-align:center;position:relative;overflow:hidden}
.hero h1{font-size:clamp(40px,6.4vw,84px);line-height:.98;letter-spacing:-.035em;margin:18px 0 28px}
.hero h1 em{color:var(--coral)}
.faces{display:flex;justify-content:center}
.faces img{width:84px;height:84px;border-radius:50%;border:4px solid var(--lilac);margin-left:-16px}
.faces img:nth-child(even){transform:translateY(10px)}
.faces img:nth-child(3n){width:104px;height:104px;margin-top:-10px;z-index:1}
.hero .find{margin:0 auto;max-width:660px;padding:6px;border-color:var(--plum);box-shadow:0 10px 30px #3b245922}
.hero .find input:not([type=checkbox]){font-size:18px;min-height:50px}
.hero .find button{min-height:50px;padding:0 30px;background:var(--coral);border-color:var(--coral)}
.sub{margin-top:18px;color:#544b63}
.techniques,.module,.steps-of-work{padding-top:52px}
.techniques h2,.module h2,.steps-of-work h2{font-size:34px;margin-bottom:20px}
.techniques ul{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:16px}
.techniques a{display:grid;grid-template-columns:1fr auto;align-items:baseline;text-decoration:none;color:var(--ink)}
.techniques img{grid-column:1/-1;border-radius:var(--round);aspect-ratio:1;object-fit:cover;width:100%;margin-bottom:8px}
.techniques a:hover b{color:var(--coral)}
.techniques span{font-size:13.5px;color:var(--soft)}
.smalls{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:28px 24px}
.small a{display:block;text-decoration:none;color:var(--ink);font:500 20px/1.2 var(--serif)}
.small a:hover span{color:var(--coral)}
.small img{border-radius:var(--round);width:100%;aspect-ratio:4/3;object-fit:cover;margin-bottom:12px}
.small .cost{margin-top:6px;font-weight:700}
.small .cost small{font-weight:400;color:var(--soft);font-size:14px}
.steps-of-work ol{display:grid;grid-template-columns:repeat(4,1fr);gap:28px;counter-reset:n}
.steps-of-work li{counter-increment:n;border-top:2px solid var(--plum);padding-top:14px}
.steps-of-work li::before{content:counter(n);font:400 46px/1 var(--slant);color:var(--coral);display:block;margin-bottom:10px}
.steps-of-work p{color:var(--soft);margin-top:6px}
.voices{display:grid;grid-template-columns:1.2fr 1fr;gap:48px;padding-top:64px}
.voices blockquote{font:400 28px/1.25 var(--slant)}
.voices figcaption{margin-top:12px;color:var(--soft)}
@media(max-width:860px){.techniques ul{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:168px;overflow-x:auto}.smalls{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:240px;overflow-x:auto}.steps-of-work ol{grid-template-columns:1fr 1fr}.voices{grid-template-columns:1fr;gap:28px;padding-top:44px}.hero{padding:32px 18px 36px;border-radius:24px}.faces img{width:58px;height:58px}.faces img:nth-child(3n){width:70px;height:70px}.faces img:nth-child(n+7){display:none}.hero .find button{padding:0 18px}}
@media(max-width:480px){.steps-of-work ol{grid-template-columns:1fr}.techniques h2,.module h2,.steps-of-work h2{font-size:28px}.voices blockquote{font-size:23px}}
`;
