import { raw } from 'hono/html';

const house = (x: number, w: number, h: number, wall: string, roof: string, door: string): string => {
  const top = 352 - h;
  const lights = Array.from(
    { length: Math.floor(h / 46) },
    (_, n) =>
      `<rect x="${x + w * 0.18}" y="${top + 14 + n * 38}" width="${w * 0.22}" height="18" fill="#ffd98a"/><rect x="${x + w * 0.6}" y="${top + 14 + n * 38}" width="${w * 0.22}" height="18" fill="${n % 2 ? '#53687a' : '#ffd98a'}"/>`,
  ).join('');
  return `<path d="M${x - 5} ${top}L${x + w / 2} ${top - w * 0.42}L${x + w + 5} ${top}z" fill="${roof}"/><rect x="${x}" y="${top}" width="${w}" height="${h}" fill="${wall}"/>${lights}<path d="M${x + w * 0.4} 352v-24a${w * 0.1} ${w * 0.1} 0 0 1 ${w * 0.2} 0v24z" fill="${door}"/>`;
};

/** The town from the water, at dusk. */
export const panorama = raw(
  `<svg class="panorama" viewBox="0 0 1440 430" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#123f54"/><stop offset=".55" stop-color="#3f7f8b"/><stop offset="1" stop-color="#f0b887"/></linearGradient></defs><rect width="1440" height="430" fill="url(#dusk)"/><circle cx="1130" cy="112" r="36" fill="#fdeecb"/><path d="M0 330Q180 210 400 280T820 240T1180 270T1440 220V430H0z" fill="#2b5d60"/><path d="M1310 352l9-150h26l9 150z" fill="#f6f1e7"/><path d="M1314 290h36l3 30h-42z" fill="#c8442b"/><rect x="1316" y="180" width="32" height="24" fill="#ffd98a"/><path d="M1312 180l20-20 20 20z" fill="#8f2d1c"/><path d="M1348 186L1440 150V234L1348 198z" fill="#ffe9b5" opacity=".45"/>${[
    house(700, 62, 118, '#e8d3b4', '#7c4434', '#0f5c63'),
    house(768, 54, 90, '#c98f74', '#4a4442', '#f0e2c6'),
    house(828, 70, 150, '#f1e6dc', '#5d6472', '#c8442b'),
    house(904, 58, 104, '#aab79a', '#5a5142', '#23303c'),
    house(968, 66, 132, '#e6b98f', '#8a4b3a', '#33566e'),
    house(1040, 56, 88, '#dfe3e0', '#3c5a73', '#c8442b'),
    house(1102, 74, 140, '#b8634b', '#423c3a', '#f3d9a2'),
    house(1184, 60, 98, '#f0dba6', '#9b5a3c', '#2f5e4a'),
    house(1252, 50, 80, '#cfc8bd', '#5d6472', '#7a3b5c'),
  ].join(
    '',
  )}<rect y="352" width="1440" height="10" fill="#8b7c68"/><rect y="362" width="1440" height="68" fill="#1d5560"/><path d="M720 378h40M850 392h70M1010 376h46M1130 398h80M1260 380h36M760 412h90M960 416h60" stroke="#f0b887" stroke-width="3" opacity=".55"/><path d="M520 372q80 20 160 0l-14 26h-132z" fill="#f6f1e7"/><rect x="552" y="346" width="84" height="26" fill="#fdfbf6"/><rect x="590" y="322" width="16" height="24" fill="#c8442b"/><path d="M560 354h10M580 354h10M600 354h10M620 354h10" stroke="#23465a" stroke-width="8"/></svg>`,
);
