import { dusk } from './dusk.ts';

const poster = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="290" viewBox="0 0 200 290">${inside}</svg>`;

const rows = <T>(count: number, draw: (i: number) => T): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

const rain = rows(34, (i) => {
  const x = (i * 61) % 210;
  const y = (i * 97) % 200;
  return `<path d="M${x} ${y}l-5 ${14 + (i % 4) * 5}"/>`;
});

const noise = rows(26, (row) => {
  const y = 128 + row * 3 + row * row * 0.14;
  const dashes = Array.from(
    { length: 8 },
    (_, i) => 1 + ((row * 17 + i * 29 + ((row * i * 7) % 13)) % (6 + row)),
  );
  return `<path d="M0 ${y.toFixed(1)}h200" stroke-width="${(1 + row * 0.13).toFixed(2)}" stroke-dasharray="${dashes.join(' ')}" stroke-dashoffset="${(row * 31) % 40}"/>`;
});

const trails = rows(13, (i) => {
  const radius = 14 + i * 13;
  const turn = (i * 47) % 90;
  return `<circle cx="132" cy="92" r="${radius}" stroke-dasharray="${radius * (0.5 + (i % 3) * 0.3)} ${radius * (0.35 + (i % 4) * 0.2)}" transform="rotate(${turn} 132 92)"/>`;
});

const floors = rows(
  9,
  (i) =>
    `<path d="M40 ${22 + i * 29}h120v21H40z" fill="${i === 5 ? '#ffd36b' : '#0f3b3a'}"/>${i === 5 ? '' : `<path d="M100 ${22 + i * 29}v21" stroke="#1c5a57" stroke-width="2"/>`}`,
);

/** The picture behind the page, and the posters. */
export const pictures: Readonly<Record<string, string>> = {
  '/assets/dusk.svg': dusk,
  '/assets/salt.svg': poster(`<path d="M0 0h200v290H0z" fill="#f3d9bd"/>
<circle cx="100" cy="118" r="72" fill="#e4502b"/>
<path d="M0 150h200v140H0z" fill="#fbf3e6"/>
<path d="M28 150h144v3H28zM44 160h112v3H44zM60 171h80v3H60zM76 183h48v3H76z" fill="#e4502b" opacity=".75"/>
<path d="M0 214l46-10 34 12 52-14 68 16M24 207l-10 83M80 216l14 74M132 202l30 88" fill="none" stroke="#dcc3a3" stroke-width="2"/>
<path d="M97 236c-1-14 0-22 3-30 3 8 4 16 3 30zM100 204a5 5 0 1 1 .1 0z" fill="#2a1a18"/>
<path d="M97 236l-52 48h16l42-48z" fill="#c9ab8a"/>`),
  '/assets/tram.svg': poster(`<path d="M0 0h200v290H0z" fill="#0f2c3a"/>
<path d="M0 60h44v150H0zM150 40h50v170h-50zM44 92h26v118H44zM126 104h24v106h-24z" fill="#0a1f2a"/>
<path d="M12 80h8v12h-8zM26 112h8v12h-8zM164 62h8v12h-8zM182 96h8v12h-8zM164 130h8v12h-8zM54 116h6v9h-6z" fill="#f2b84b"/>
<path d="M100 214L10 290h180z" fill="#f7e3a6" opacity=".28"/>
<path d="M64 116c0-14 10-20 36-20s36 6 36 20v90c0 8-4 12-12 12H76c-8 0-12-4-12-12z" fill="#d8452f"/>
<path d="M72 120h56v42H72z" fill="#f6d98c"/><path d="M99 120h3v42h-3z" fill="#8f2a1f"/>
<path d="M80 162c0-14 2-22 8-24 6 2 8 10 8 24z" fill="#3a1a18"/><circle cx="88" cy="133" r="5" fill="#3a1a18"/>
<path d="M64 172h72v6H64z" fill="#8f2a1f"/>
<circle cx="100" cy="196" r="11" fill="#fff6d6"/><circle cx="76" cy="198" r="4" fill="#ffcf5e"/><circle cx="124" cy="198" r="4" fill="#ffcf5e"/>
<path d="M84 103h32v9H84z" fill="#14110f"/><path d="M100 96L82 70h36z" fill="none" stroke="#05131a" stroke-width="3"/><path d="M0 66l200-6" stroke="#05131a" stroke-width="2"/>
<path d="M88 218L58 290M112 218l30 72" stroke="#9fb6bd" stroke-width="3"/>
<g stroke="#8fb0bd" stroke-width="1.2" opacity=".6">${rain}</g>`),
  '/assets/orchard.svg': poster(`<path d="M0 0h200v290H0z" fill="#b9d3e4"/>
<path d="M0 0h200v120H0z" fill="#a3c2d8"/>
<path d="M0 206c50-16 150-18 200-4v88H0z" fill="#f6fafb"/>
<path d="M22 200v-34M14 170l8 10 9-12M176 198v-30M168 172l8 8 8-11M52 198v-20M46 180l6 6 6-7M148 197v-20M142 180l6 6 6-7" stroke="#7e9db3" stroke-width="3" fill="none"/>
<path d="M94 232c4-34 2-56-2-78-14-8-30-14-46-40M92 154c-4-24-20-44-26-66M92 150c2-30 0-60-4-88M94 156c6-28 24-48 40-80M94 170c16-12 44-22 60-48M74 136c-14 0-24-4-34-8M116 116c2-14 2-26-2-40M128 138c14 2 22 0 32-4M78 100c-10 0-18-4-26-12" fill="none" stroke="#1c2630" stroke-width="5" stroke-linecap="round"/>
<path d="M84 234c6-8 6-26 6-40h8c0 16 2 32 10 40z" fill="#1c2630"/>
<path d="M150 126v12" stroke="#1c2630" stroke-width="2"/><circle cx="150" cy="147" r="10" fill="#d3202f"/><circle cx="146.5" cy="143" r="2.5" fill="#f4a3a3"/>
<ellipse cx="150" cy="238" rx="12" ry="3" fill="#cfdfe8"/>
<g fill="#fff"><circle cx="30" cy="40" r="2.5"/><circle cx="70" cy="24" r="2"/><circle cx="120" cy="46" r="3"/><circle cx="170" cy="30" r="2"/><circle cx="18" cy="96" r="2"/><circle cx="182" cy="84" r="3"/><circle cx="60" cy="60" r="2"/></g>`),
  '/assets/static.svg': poster(`<path d="M0 0h200v290H0z" fill="#e9e4d8"/>
<path d="M0 122h200v168H0z" fill="#151515"/>
<path d="M118 122V88l28-22 28 22v34z" fill="#f23f2c"/><path d="M138 98h14v24h-14z" fill="#151515"/><path d="M158 64h8v18h-8z" fill="#f23f2c"/>
<path d="M128 66L112 30M112 30l-14 8M112 30l-4-14M117 42l-12 7M122 54l-10 6" stroke="#151515" stroke-width="2.4" stroke-linecap="round"/>
<g stroke="#f4f0e6">${noise}</g>`),
  '/assets/tide.svg': poster(`<path d="M0 0h200v290H0z" fill="#171a4a"/>
<g fill="none" stroke="#f7d774" stroke-width="2.2" stroke-linecap="round">${trails}</g>
<path d="M0 204h200v86H0z" fill="#0c6d7c"/>
<path d="M0 204h200v10H0z" fill="#0a4f66"/>
<path d="M0 232c40-8 90 8 200-4v62H0z" fill="#e8b98a"/><path d="M0 232c40-8 90 8 200-4" fill="none" stroke="#fdf1dc" stroke-width="4"/>
<path d="M60 240l44-12 10 8-30 16z" fill="#7b2f3b"/><path d="M64 242l42-11" stroke="#fdf1dc" stroke-width="2"/><path d="M88 232l6-46" stroke="#2a1830" stroke-width="3"/>
<path d="M84 252l-60 18 66-12z" fill="#c58f62"/>`),
  '/assets/lift.svg': poster(`<path d="M0 0h200v290H0z" fill="#17807a"/>
<path d="M32 14h136v276H32z" fill="#0a2c2c"/>
${floors}
<path d="M100 0v167" stroke="#ffd36b" stroke-width="2"/>
<path d="M94 188v-8c0-5 2-8 6-8s6 3 6 8v8z" fill="#7a1f3d"/><circle cx="100" cy="171" r="4" fill="#f0c9a0"/><path d="M96 168h8v-3h-8z" fill="#7a1f3d"/>
<path d="M14 44l6-12 6 12zM14 244l6 12 6-12zM174 44l6-12 6 12zM174 244l6 12 6-12z" fill="#ffd36b"/>`),
};
