/** Parts of a picture that a gallery shows beside the whole: left, top, width and height as shares of the whole. */
const VIEWS = [
  [0, 0, 1, 1],
  [0.2, 0.42, 0.42, 0.42],
  [0.44, 0.5, 0.4, 0.4],
] as const;

/** How many views a gallery has. */
export const VIEW_COUNT = VIEWS.length;

/** A view of a product's picture, from 0 (the whole). A picture without a view box is given as it is. */
export function pictureView(svg: string, view: number): string {
  const [left, top, width, height] = VIEWS[view] ?? VIEWS[0];
  if (view === 0) return svg;
  return svg.replace(/viewBox="([^"]+)"/, (whole, box: string) => {
    const [x = 0, y = 0, w = 0, h = 0] = box
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (!(w > 0 && h > 0)) return whole;
    return `viewBox="${round(x + left * w)} ${round(y + top * h)} ${round(width * w)} ${round(height * h)}"`;
  });
}

const round = (n: number): number => Number(n.toFixed(3));
