import type { Product } from '../../record.ts';
import { at, box, disc, line, scene, shape } from '../svg.ts';

/** How each fruit looks: its juice, its skin, its leaf or stalk. */
const LOOKS: Readonly<
  Record<string, { readonly juice: string; readonly skin: string; readonly label: string }>
> = {
  Apple: { juice: '#e8c65a', skin: '#b93a32', label: '#f6efe0' },
  Carrot: { juice: '#e9812c', skin: '#e06a15', label: '#eef1dd' },
  Grape: { juice: '#6d2c55', skin: '#54336f', label: '#efe6ee' },
  Orange: { juice: '#f6a41f', skin: '#ef8a12', label: '#fdf3dd' },
  Pear: { juice: '#dcd489', skin: '#9fb04a', label: '#f3f3e0' },
};

/** A juice on a shelf: its packaging, the colour of its fruit, the fruit beside it, specks where there is pulp. */
export function juicePicture({ name, attributes }: Product): string {
  const { fruit, packaging, pulp, organic, shelf } = attributes;
  const look = LOOKS[String(fruit)] ?? { juice: '#e8c65a', skin: '#b93a32', label: '#f6efe0' };
  const { label } = look;
  const tall = 150 + Math.min(60, Number(shelf) / 4);
  return scene(
    name,
    '<rect width="400" height="300" fill="#fff"/>',
    box(200, 272, 330, 8, '#d8dde6', 4),
    packaging === 'Carton'
      ? carton(look.juice, label, tall)
      : bottle(look.juice, label, tall, packaging === 'Glass bottle'),
    packaging === 'Carton' ? '' : specks(Number(pulp), tall),
    line('M150 205h42', 4, '#2a3350'),
    line('M150 216h30', 3, '#8a93a8'),
    organic === true ? `${disc(192, 234, 9, '#3f8a3c')}${line('M187 237q5-9 10-7', 2, '#fff')}` : '',
    fruitShape(String(fruit), look.skin),
  );
}

function bottle(juice: string, label: string, tall: number, glass: boolean): string {
  const top = 264 - tall;
  const neck = glass ? 15 : 21;
  const outline = `M${170 - neck} ${at(top)}h${neck * 2}v34q0 12 ${at(44 - neck)} 22V254q0 10-10 10H${136}q-10 0-10-10V${at(top + 56)}q${at(44 - neck)}-10 ${at(44 - neck)}-22z`;
  return [
    shape(outline, glass ? '#dfeaf0' : '#eef0f4', '#aab4c4'),
    shape(`M130 ${at(top + 72)}q40-12 80 0V252q0 8-8 8h-64q-8 0-8-8z`, juice),
    box(170, top + 4, neck * 2 + 6, 17, glass ? '#b8912f' : '#2a46b8', 3),
    box(170, 246, 88, 62, label, 0),
    glass ? line(`M138 ${at(top + 84)}v30`, 5, 'rgba(255,255,255,.6)') : '',
  ].join('');
}

function carton(juice: string, label: string, tall: number): string {
  const top = 264 - tall * 0.86;
  return [
    shape(`M128 ${at(top)}l14-26h56l14 26z`, '#e4e7ee', '#aab4c4'),
    box(170, 264, 84, 264 - top, juice, 3, '#aab4c4'),
    box(170, top - 24, 60, 9, '#cfd5e0', 2),
    disc(170, top - 12, 9, '#2a46b8'),
    box(170, 246, 84, 62, label, 0),
  ].join('');
}

const specks = (pulp: number, tall: number): string =>
  Array.from({ length: Math.min(12, Math.round(pulp)) }, (_, n) =>
    disc(138 + ((n * 29) % 64), at(264 - tall + 84 + ((n * 17) % 24)), 2, 'rgba(255,255,255,.55)'),
  ).join('');

/** The fruit beside the bottle. */
function fruitShape(fruit: string, skin: string): string {
  switch (fruit) {
    case 'Carrot':
      return `${shape('M262 264q-8-6 0-14l62-34q10 4 6 14z', skin)}${line('M326 222q16-22 24-16M328 226q20-8 26 2', 5, '#3f8a3c')}`;
    case 'Grape':
      return [0, 1, 2, 3, 4, 5, 6]
        .map((n) =>
          disc(
            268 + (n % 3) * 24 + (n > 2 ? 12 : 0),
            n < 3 ? 216 : n < 5 ? 236 : 254,
            14,
            n % 2 ? skin : '#6a4687',
          ),
        )
        .join('');
    case 'Pear':
      return `${shape('M296 176q16 0 18 26 30 22 16 48-12 16-34 16t-34-16q-14-26 16-48 2-26 18-26z', skin)}${line('M296 176q2-14 10-18', 4, '#6b4a36')}`;
    default:
      return `${disc(296, 228, 37, skin)}${fruit === 'Orange' ? disc(284, 214, 7, 'rgba(255,255,255,.35)') : line('M296 194q2-16 10-20', 4, '#6b4a36')}${shape('M304 182q18-14 26 0-14 12-26 0z', '#3f8a3c')}`;
  }
}
