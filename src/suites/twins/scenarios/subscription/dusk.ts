const cars = [
  [612, 1],
  [664, 0.92],
  [724, 1.06],
  [790, 0.96],
  [850, 1.02],
  [916, 0.9],
  [976, 1],
]
  .map(
    ([x, scale]) =>
      `<path transform="translate(${x} 366) scale(${scale})" d="M0 0v-9c0-3 3-4 8-5 4-6 7-9 14-9h8c7 0 10 3 13 9 4 1 6 2 6 5v9z"/>`,
  )
  .join('');

const stars = Array.from({ length: 70 }, (_, i) => {
  const x = (i * 677) % 1600;
  const y = 66 + ((i * 389) % 120);
  return `<circle cx="${x}" cy="${y}" r="${i % 7 === 0 ? 1.5 : 0.8}" opacity="${(10 - (y / 186) * 8) / 10}"/>`;
}).join('');

/** The picture behind the page: a drive-in cinema in the hills, just after sunset, whose lower edge is the page's own dark. */
export const dusk = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="470" viewBox="0 0 1600 470">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#10121f"/><stop offset=".34" stop-color="#252040"/><stop offset=".58" stop-color="#5c2f4c"/><stop offset=".74" stop-color="#a8493f"/><stop offset=".84" stop-color="#d9713a"/></linearGradient>
<linearGradient id="low" x2="0" y2="1"><stop stop-color="#0d0c10" stop-opacity="0"/><stop offset="1" stop-color="#0d0c10"/></linearGradient>
<linearGradient id="side"><stop stop-color="#0d0c10" stop-opacity=".85"/><stop offset=".24" stop-color="#0d0c10" stop-opacity=".6"/><stop offset=".41" stop-color="#0d0c10" stop-opacity="0"/></linearGradient>
<linearGradient id="film" x2="1" y2="1"><stop stop-color="#fff6df"/><stop offset="1" stop-color="#ffcf8a"/></linearGradient>
<radialGradient id="glow"><stop stop-color="#ffd9a0" stop-opacity=".75"/><stop offset=".5" stop-color="#ffb765" stop-opacity=".22"/><stop offset="1" stop-color="#ffb765" stop-opacity="0"/></radialGradient>
</defs>
<path d="M0 0h1600v470H0z" fill="url(#sky)"/>
<g fill="#fff1d2">${stars}</g>
<g transform="translate(0 -52)">
<path d="M0 262c90-30 150-64 232-58s130 52 214 44 130-70 228-72 150 62 236 66 150-62 252-70 170 46 250 44 120-30 188-34v288H0z" fill="#4a2238"/>
<path d="M0 300c120-34 200-30 300-10s200 34 320 8 220-34 330-10 230 30 330-2 220-40 320-24v208H0z" fill="#2b1628"/>
<path d="M0 352c220-26 420-30 640-20s440 16 620 2 260-14 340-8v144H0z" fill="#140e16"/>
<ellipse cx="790" cy="270" rx="330" ry="190" fill="url(#glow)"/>
<path d="M690 330v34M890 330v34M720 330l-10 34M860 330l10 34" stroke="#0d0c10" stroke-width="6"/>
<path d="M664 196h252v138H664z" fill="#0d0c10"/>
<path d="M671 203h238v124H671z" fill="url(#film)"/>
<path d="M671 290c30-14 52-22 84-18s50 20 84 12 44-22 70-22v65H671z" fill="#e0a35a"/>
<path d="M671 308c40-8 84-6 126-2s76 2 112-6v27H671z" fill="#a9683a"/>
<circle cx="852" cy="238" r="17" fill="#f08a4b"/>
<path d="M742 306c-1-16 0-24 4-30 4 6 5 14 4 30zM746 268a4.5 4.5 0 1 1 .1 0z" fill="#4a2a1c"/>
<g fill="#09080b">${cars}</g>
<path d="M0 366c300-10 1300-10 1600 0v160H0z" fill="#0d0c10"/>
</g>
<path d="M0 0h1600v470H0z" fill="url(#side)"/>
<path d="M0 280h1600v190H0z" fill="url(#low)"/>
</svg>`;
