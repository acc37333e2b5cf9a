/** The lead picture, drawn. */
export const pictures: Readonly<Record<string, string>> = {
  '/assets/harbour.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7c93a6"/><stop offset=".55" stop-color="#e2b68f"/><stop offset="1" stop-color="#f0d9b8"/></linearGradient>
<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfa98a"/><stop offset="1" stop-color="#4b6374"/></linearGradient></defs>
<rect width="640" height="180" fill="url(#s)"/>
<circle cx="452" cy="158" r="34" fill="#f8e7c4"/>
<path d="M0 150c60-22 120-26 190-10s150 14 220-2 160-10 230 12v34H0z" fill="#5d6f78" opacity=".8"/>
<rect y="178" width="640" height="122" fill="url(#w)"/>
<path d="M0 206h250l26 94H0z" fill="#3d444b"/>
<path d="M0 206h250l4 12H0z" fill="#545c64"/>
<path d="M20 232h228M10 258h246M30 284h230" stroke="#2f353b" stroke-width="2"/>
<g fill="#263038"><path d="M290 216h96l-12 24h-72z"/><path d="M404 226h120l-16 30h-88z"/><path d="M545 208h72l-9 18h-54z"/></g>
<g fill="#8d3b2d"><path d="M290 216h96l-3 6h-90z"/><path d="M545 208h72l-3 5h-66z"/></g><path d="M404 226h120l-3 7H407z" fill="#2f6072"/>
<g stroke="#20282e" stroke-width="3"><path d="M332 216v-86M455 226V106M580 208v-64"/></g>
<g stroke="#20282e" stroke-width="1.5"><path d="M332 134l-36 80M332 134l44 80M455 112l-46 112M455 112l60 112M580 148l-28 58M580 148l30 58"/></g>
<path d="M418 204h34v22h-34z" fill="#e8e0d0"/><path d="M306 198h24v18h-24z" fill="#ded3bf"/>
<g stroke="#f6e4c6" stroke-width="2" opacity=".6"><path d="M420 196h64M400 214h-40M436 268h90M300 262h70M560 246h60M388 288h130"/></g>
</svg>`,
};
