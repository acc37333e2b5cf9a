import type { Box } from '../../../core/observation.ts';

/** A connected patch of a map, with the mean of the map over the patch. */
export interface Patch {
  readonly box: Box;
  readonly pixels: number;
  readonly mean: number;
}

/** The 8-connected patches of all values above `threshold`, in the order of their topmost, then leftmost pixel. */
export function patchesOf(
  map: Float32Array,
  width: number,
  height: number,
  threshold: number,
): readonly Patch[] {
  const seen = new Uint8Array(width * height);
  const patches: Patch[] = [];
  const stack: number[] = [];
  for (let start = 0; start < width * height; start++) {
    if (seen[start] === 1 || (map[start] ?? 0) <= threshold) continue;
    let [left, right, top, bottom, pixels, sum] = [width, 0, height, 0, 0, 0];
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      pixels++;
      sum += map[at] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] === 1 || (map[next] ?? 0) <= threshold) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    patches.push({ box, pixels, mean: sum / pixels });
  }
  return patches;
}
