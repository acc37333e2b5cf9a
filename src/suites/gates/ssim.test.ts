import { describe, expect, it } from 'vitest';
import { dissimilar, similarity } from './ssim.ts';
import { picture } from './testing/pictures.ts';

const text = picture(200, 120, (dot) => {
  for (let x = 10; x < 180; x += 3) for (let y = 20; y < 60; y += 2) dot(x, y);
});

describe('dissimilar', () => {
  it('passes the same picture', () => {
    expect(similarity(text, text)).toBe(1);
    expect(
      dissimilar(
        text,
        picture(200, 120, (dot) => dot(0, 0)),
      ),
    ).not.toEqual([]);
  });

  it('passes a twin that differs by a shade, as the paper has it, and so is not enough alone', () => {
    const shade = { ...text, data: text.data.map((value, at) => (at === 44_000 ? value - 1 : value)) };
    expect(similarity(text, shade)).toBeLessThanOrEqual(1);
    expect(dissimilar(text, shade)).toEqual([]);
  });

  it('fails a twin that lacks a block of text', () => {
    const lacking = picture(200, 120, (dot) => {
      for (let x = 10; x < 100; x += 3) for (let y = 20; y < 60; y += 2) dot(x, y);
    });
    expect(dissimilar(text, lacking)[0]).toMatch(
      /^structural similarity to the control is 0\.\d+; at least 0\.999/,
    );
  });

  it('fails a picture of another size', () => {
    expect(dissimilar(text, picture(200, 121))).toHaveLength(1);
  });
});
