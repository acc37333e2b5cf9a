const INK = '#1d211e';
const BEET = '#841740';
const STOCK = '#dfe5d6';

/** A leaf cut in lino: the colour is printed first and a little out of register, the key block over it. */
const leaf = (place: string): string => `<g transform="${place}">
<path d="M4 3C-30-22-40-70-12-132 26-108 44-44 4 3z" fill="#7d9440"/>
<path d="M0 0C-34-25-44-72-16-134 22-110 40-46 0 0z" fill="none" stroke="${INK}" stroke-width="4"/>
<path d="M0 0C-8-42-12-84-14-118M-4-32c-8-8-14-14-22-18M-8-62c-8-9-13-13-21-17M-11-90c-5-6-9-9-14-11M-3-28c6-9 11-15 19-21M-7-58c6-9 10-14 17-20M-10-86c4-7 7-11 12-15" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>
<path d="M-30-60l8 6M-31-72l7 6M22-54l-6 5M23-64l-6 5" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>
</g>`;

const rays = Array.from(
  { length: 36 },
  (_, i) =>
    `<path d="M150 262L${Math.round(150 + 420 * Math.cos((i * Math.PI) / 18 - 0.02))} ${Math.round(262 + 420 * Math.sin((i * Math.PI) / 18 - 0.02))}L${Math.round(150 + 420 * Math.cos((i * Math.PI) / 18 + 0.05))} ${Math.round(262 + 420 * Math.sin((i * Math.PI) / 18 + 0.05))}z"/>`,
).join('');

const square = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${inside}</svg>`;

/** The prints: key block in black, colour under it a little out of register. */
export const pictures: Readonly<Record<string, string>> = {
  '/assets/beetroot.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<rect width="300" height="400" fill="${INK}"/>
<clipPath id="a"><path d="M10 10h280v380H10z"/></clipPath>
<g clip-path="url(#a)">
<path d="M10 10h280v380H10z" fill="#e9b949"/>
<g fill="#f4d27d">${rays}</g>
<path d="M0 318c44-11 90-7 130-4s110 6 170-6v92H0z" fill="${INK}"/>
<path d="M18 334l30-3M60 344l40-2M20 356l54-2M96 366l30 3M24 378l40 3M190 336l44-4M206 350l64-4M182 366l30-2M230 372l50-6M250 334l30-4" stroke="${STOCK}" stroke-width="2.6" stroke-linecap="round"/>
${leaf('translate(146 196) rotate(-46) scale(1.02)')}${leaf('translate(154 196) rotate(56) scale(1.02)')}${leaf('translate(148 194) rotate(-18) scale(1.25)')}${leaf('translate(154 192) rotate(24) scale(1.24)')}
<path d="M148 214c-2-14-3-24-10-40M152 214c0-18 2-30 12-46M144 214c-6-12-16-20-28-26M158 214c6-12 16-20 30-24" fill="none" stroke="${BEET}" stroke-width="8" stroke-linecap="round"/>
<path d="M153 207c42-2 72 26 70 62-2 40-36 56-55 68-10 8-11 28-16 54-6-26-7-46-17-54-20-12-54-28-55-68-1-36 30-64 73-62z" fill="#a32355"/>
<path d="M148 205c44-2 74 26 72 62-2 40-37 56-56 68-10 8-11 28-16 54-6-26-7-46-17-54-20-12-54-28-55-68-1-36 30-64 72-62z" fill="none" stroke="${INK}" stroke-width="6"/>
<path d="M204 250c8 22-2 48-26 64M194 238c14 28 4 58-26 78M184 230c14 30 6 64-22 88M172 224c14 36 8 68-16 96" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>
<path d="M92 270c-2-22 12-42 32-48M102 282c-6-24 6-46 26-54" fill="none" stroke="#f6c7d3" stroke-width="4" stroke-linecap="round"/>
<path d="M148 338c1 16 0 30 0 48M138 352c-10 6-16 14-20 24M158 354c10 6 14 12 18 22" fill="none" stroke="#e08aa6" stroke-width="2.6" stroke-linecap="round"/>
</g>
</svg>`,
  '/assets/pea.svg': square(`<rect width="96" height="96" fill="${INK}"/>
<path d="M11 66c18 18 52 16 74-14 3-12 3-22 0-34C78 44 44 58 11 66z" fill="#8ea64c"/>
<path d="M8 63c18 18 52 16 74-14 3-12 3-22 0-34C75 41 41 55 8 63z" fill="none" stroke="${STOCK}" stroke-width="3"/>
<g fill="#c3d27c" stroke="${STOCK}" stroke-width="2.5"><circle cx="30" cy="63" r="7"/><circle cx="46" cy="58" r="8"/><circle cx="61" cy="49" r="8"/><circle cx="72" cy="37" r="6.5"/></g>
<path d="M82 15c2-6 6-8 10-8M82 15c-6-4-12-4-16 0" fill="none" stroke="${STOCK}" stroke-width="3" stroke-linecap="round"/>`),
  '/assets/trowel.svg': square(`<rect width="96" height="96" fill="#e9b949"/>
<g transform="rotate(45 48 48)"><path d="M40 2h16v30H40z" fill="${BEET}"/><path d="M38 0h16v30H38z" fill="none" stroke="${INK}" stroke-width="3"/>
<path d="M46 30v18" stroke="${INK}" stroke-width="6"/>
<path d="M34 48h24l2 26c-2 10-8 18-14 24-6-6-12-14-14-24z" fill="${INK}"/>
<path d="M46 54v34M40 60h5M40 68h5M40 76h5" stroke="${STOCK}" stroke-width="2.4" stroke-linecap="round"/></g>`),
  '/assets/poppy.svg': square(`<rect width="96" height="96" fill="${BEET}"/>
<path d="M50 96c-2-14-4-24-2-36" fill="none" stroke="${STOCK}" stroke-width="4"/>
<path d="M51 61c-16 0-24-10-22-22 1-8 8-14 22-14s21 6 22 14c2 12-6 22-22 22z" fill="#e9b949"/>
<path d="M48 60c-16 0-24-10-22-22 1-8 8-14 22-14s21 6 22 14c2 12-6 22-22 22z" fill="none" stroke="${INK}" stroke-width="3.5"/>
<path d="M22 25c4-9 15-13 26-13s22 4 26 13c-8-3-17-4-26-4s-18 1-26 4z" fill="${INK}"/>
<path d="M37 31c-4 8-3 18 2 26M48 29v30M59 31c4 8 3 18-2 26" fill="none" stroke="${INK}" stroke-width="2.5"/>
<g fill="${STOCK}"><circle cx="80" cy="44" r="2"/><circle cx="84" cy="58" r="2"/><circle cx="76" cy="68" r="2"/><circle cx="14" cy="50" r="2"/><circle cx="18" cy="66" r="2"/><circle cx="86" cy="76" r="2"/></g>`),
};
