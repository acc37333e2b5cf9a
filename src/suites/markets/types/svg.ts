/** How a named colour looks: its fill, a darker one for edges, a lighter one for shine. */
export interface Paint {
  readonly fill: string;
  readonly edge: string;
  readonly shine: string;
}

const PAINTS: Readonly<Record<string, Paint>> = {
  Silver: { fill: '#c9cdd2', edge: '#8d949c', shine: '#eef0f3' },
  Graphite: { fill: '#4a4e55', edge: '#2b2e33', shine: '#73787f' },
  Black: { fill: '#26272b', edge: '#0f1012', shine: '#4c4e55' },
  White: { fill: '#f1f1ee', edge: '#b9b9b2', shine: '#ffffff' },
  Blue: { fill: '#3d66b0', edge: '#24427a', shine: '#7d9fdb' },
  Green: { fill: '#4f7f5f', edge: '#2f5240', shine: '#86b395' },
  Red: { fill: '#b1403d', edge: '#742623', shine: '#dd7f79' },
  Sand: { fill: '#d8c3a0', edge: '#a38c66', shine: '#efe2ca' },
  Rose: { fill: '#d9a5a3', edge: '#a87370', shine: '#f0cfcd' },
  Grey: { fill: '#8b8f94', edge: '#5d6166', shine: '#b7babe' },
};

/** The paint of a named colour; one that isn't known is grey. */
export function paintOf(colour: unknown): Paint {
  return PAINTS[String(colour)] ?? (PAINTS.Grey as Paint);
}

/** A picture of 400 by 300 on a studio background. */
export function studio(title: string, ...shapes: readonly string[]): string {
  return scene(
    title,
    '<rect width="400" height="300" fill="#f6f6f4"/><ellipse cx="200" cy="262" rx="150" ry="12" fill="#000" opacity=".08"/>',
    ...shapes,
  );
}

/** A picture of 400 by 300 with nothing on it but its shapes, the hindmost first. */
export function scene(title: string, ...shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" role="img"><title>${escaped(title)}</title>${shapes.join('')}</svg>`;
}

/** A rectangle about a centre line, standing on `bottom`. */
export function box(
  centre: number,
  bottom: number,
  width: number,
  height: number,
  fill: string,
  radius = 4,
  stroke = 'none',
): string {
  return `<rect x="${at(centre - width / 2)}" y="${at(bottom - height)}" width="${at(width)}" height="${at(height)}" rx="${at(radius)}" fill="${fill}" stroke="${stroke}"/>`;
}

/** A filled circle. */
export function disc(x: number, y: number, radius: number, fill: string, stroke = 'none'): string {
  return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${fill}" stroke="${stroke}"/>`;
}

/** A line along a path, with round ends. */
export function line(path: string, width: number, stroke: string): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${at(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A filled path. */
export function shape(path: string, fill: string, stroke = 'none'): string {
  return `<path d="${path}" fill="${fill}" stroke="${stroke}"/>`;
}

/** A coordinate with at most one digit after the point. */
export const at = (value: number): number => Math.round(value * 10) / 10;

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
