import type { Random } from '../../../../core/random.ts';
import { between, whole } from '../chance.ts';
import { at } from '../svg.ts';
import type { Brush } from './brush.ts';

const SHEET = 'M0 0h400v300H0z';

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0z`;

const sheet = ({ paper }: Brush): string => `<path d="${SHEET}" fill="${paper}"/>`;

/** People in a place: as many figures as said, before nothing, a hill, or a whole street. */
export function gathering(
  brush: Brush,
  chance: Random,
  { background, figures }: { readonly background: unknown; readonly figures: number },
): string {
  const { paint, other } = brush;
  const behind =
    background === 'Plain'
      ? brush.fill(ring(160, 168, 112), paint.shine)
      : [
          brush.fill('M0 0h400v300H0z', paint.shine),
          brush.fill(ring(between(chance, 60, 190), between(chance, 50, 80), 30), other),
          brush.fill('M0 196q90-70 190-30t210-26v160H0z', paint.fill),
          background === 'Full scene' ? street(brush, chance) : '',
          brush.fill('M0 244q120-26 230-8t170-10v74H0z', paint.edge),
        ].join('');
  const gap = Math.min(64, 330 / figures);
  const left = 170 - (gap * (figures - 1)) / 2;
  const people = Array.from({ length: figures }, (_, n) =>
    person(brush, chance, Math.max(30, left) + n * gap, between(chance, 264, 278)),
  );
  return [sheet(brush), behind, ...people, brush.over].join('');
}

function street(brush: Brush, chance: Random): string {
  const { paint, other } = brush;
  const houses = [18, 84, 152, 216, 286, 344].map((x, n) => {
    const high = between(chance, 52, 96);
    const top = 236 - high;
    const wall = [paint.shine, '#f3e7d3', other][n % 3] ?? paint.shine;
    return [
      brush.fill(`M${x} 236v${at(-high)}h52v${at(high)}z`, wall),
      brush.fill(`M${x - 6} ${at(top)}l32-26 32 26z`, paint.edge),
      brush.fill(`M${x + 10} ${at(top + 16)}h10v14h-10zM${x + 32} ${at(top + 16)}h10v14h-10z`, paint.fill),
    ].join('');
  });
  return houses.join('');
}

const COATS = ['#d9826b', '#e7b04b', '#5b7a6a', '#8a5a83', '#3f5f7a', '#c9c2b4'] as const;
const FACES = ['#f2cfae', '#d9a377', '#a9714b', '#6f4630'] as const;

function person(brush: Brush, chance: Random, x: number, foot: number): string {
  const tall = between(chance, 62, 92);
  const wide = tall * 0.26;
  const top = foot - tall;
  const coat = chance.pick([...COATS, brush.paint.fill]);
  return [
    brush.fill(
      `M${at(x - wide)} ${at(foot)}q${at(wide * 0.2)} ${at(-tall * 0.66)} ${at(wide)} ${at(-tall * 0.68)}q${at(wide * 0.8)} 0 ${at(wide)} ${at(tall * 0.68)}z`,
      coat,
    ),
    brush.fill(ring(x, top + tall * 0.2, tall * 0.13), chance.pick(FACES)),
    brush.fill(
      `M${at(x - tall * 0.14)} ${at(top + tall * 0.19)}q${at(tall * 0.14)} ${at(-tall * 0.24)} ${at(tall * 0.28)} 0z`,
      chance.pick(['#2c2523', '#6b4528', '#b98b4a', '#4a4a52']),
    ),
  ].join('');
}

/** A plant in a pot. */
export function plant(brush: Brush, chance: Random): string {
  const { paint, other } = brush;
  const leaves = Array.from({ length: whole(chance, 5, 8) }, (_, n) => {
    const lean = (n - 3) * between(chance, 22, 32);
    const high = between(chance, 90, 165);
    return (
      brush.stroke(`M200 206q${at(lean * 0.2)} ${at(-high * 0.5)} ${at(lean)} ${at(-high)}`, paint.edge) +
      brush.fill(
        `M${at(200 + lean)} ${at(206 - high)}q-34 18-26 52 32-14 26-52zM${at(200 + lean)} ${at(206 - high)}q34 16 30 46-34-8-30-46z`,
        n % 3 === 0 ? other : paint.fill,
      )
    );
  });
  return [
    sheet(brush),
    brush.fill('M0 252h400v48H0z', paint.shine),
    ...leaves,
    brush.fill('M152 200h96l-12 72h-72z', other),
    brush.fill('M144 190h112v18H144z', paint.edge),
    brush.over,
  ].join('');
}

/** A cat on a wall, or a bird on a branch. */
export function creature(brush: Brush, chance: Random): string {
  const { paint, other } = brush;
  const moon = brush.fill(ring(300, 84, 44), other);
  const cat = [
    brush.fill('M0 214h400v86H0z', paint.edge),
    brush.fill('M136 216q-16-92 46-112q4-2 4-10l-2-34 22 16h24l22-16-2 36q20 96 14 120z', paint.fill),
    brush.stroke('M262 212q66 4 56-46-4-22-22-16', paint.fill, 13),
    brush.fill(ring(206, 92, 4), '#fff3d6') + brush.fill(ring(232, 92, 4), '#fff3d6'),
    brush.stroke('M214 104q5 5 10 0', '#2a2228', 2.4),
  ];
  const bird = [
    brush.stroke('M0 236q150-28 400-6', paint.edge, 11),
    brush.fill('M110 176q30-70 108-58q44-34 74-2l26 12-28 8q-10 74-92 78q-60 2-88 46l-12-8z', paint.fill),
    brush.fill('M168 178q40-38 84-8q-30 40-84 8z', paint.edge),
    brush.fill(ring(270, 122, 5), '#221d22'),
    brush.stroke('M206 212v24M224 208v26', other, 4),
  ];
  return [sheet(brush), moon, ...(chance.next() < 0.5 ? cat : bird), brush.over].join('');
}

/** A house with trees. */
export function house(brush: Brush, chance: Random): string {
  const { paint, other } = brush;
  const trees = [60, 330, 366].map((x) => {
    const r = between(chance, 24, 42);
    return brush.stroke(`M${x} 258v-50`, paint.edge, 7) + brush.fill(ring(x, 196 - r * 0.4, r), paint.fill);
  });
  return [
    sheet(brush),
    brush.fill('M0 244q200-34 400 0v56H0z', paint.shine),
    ...trees,
    brush.fill('M118 256v-104h164v104z', '#f6ead6'),
    brush.fill('M98 156l102-84 102 84z', other),
    brush.fill('M184 256v-54q16-18 32 0v54z', paint.edge),
    brush.fill('M136 176h30v30h-30zM234 176h30v30h-30z', paint.fill),
    brush.fill('M246 108v-38h22v56z', paint.edge),
    brush.stroke('M257 60q-12-14 4-24t0-24', paint.edge, 3),
    brush.over,
  ].join('');
}
