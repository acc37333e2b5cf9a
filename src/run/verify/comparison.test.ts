import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Declaration, declare, type Snapshot } from '../../suites/gates/index.ts';
import { element, snapshotOf } from '../../suites/gates/testing/pages.ts';
import { ControlPage, checkComparison } from './comparison.ts';
import { Report } from './report.ts';

let white: Uint8Array;
let tick: Uint8Array;
beforeAll(async () => {
  const base = sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } });
  white = await base.clone().png().toBuffer();
  const mark = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  tick = await base
    .clone()
    .composite([{ input: mark, left: 4, top: 4 }])
    .png()
    .toBuffer();
});

const page = (name: string, rest: Partial<Snapshot>): Snapshot =>
  snapshotOf(element('html', {}, [element('button', { id: 'a', 'aria-label': name })]), rest as never);

const lie = [{ kind: 'attribute', element: '#a', name: 'aria-label' }] as const;

async function failedChecks(treatment: Snapshot, declaration: Declaration): Promise<string[]> {
  const report = new Report(() => {});
  const control = new ControlPage([page('Keep', { png: white, whole: white })]);
  await checkComparison(report, { task: 't', condition: 'x' }, control, [treatment], declaration);
  return report.result([]).failed.map(({ check }) => check);
}

describe('checkComparison', () => {
  it('passes a twin that differs in its lie alone', async () => {
    expect(await failedChecks(page('Remove', { png: white, whole: white }), declare(lie))).toEqual([]);
  });

  it('fails an invisible twin that can be seen, by pixels, similarity and claim', async () => {
    expect(await failedChecks(page('Remove', { png: tick, whole: tick }), declare(lie))).toEqual([
      'pixels',
      'ssim',
      'human-immunity',
    ]);
  });

  it('fails a twin that shows something below the fold', async () => {
    expect(await failedChecks(page('Remove', { png: white, whole: tick }), declare(lie))).toEqual([
      'pixels',
      'human-immunity',
    ]);
  });

  it('fails a twin that claims to be seen and is not; passes it when a declared tick shows', async () => {
    const visible = declare(lie, {
      humanImmune: false,
      pixels: { count: 64, boxes: [{ x: 4, y: 4, width: 8, height: 8 }] },
    });
    expect(await failedChecks(page('Remove', { png: white, whole: white }), visible)).toEqual([
      'human-immunity',
    ]);
    expect(await failedChecks(page('Remove', { png: tick, whole: tick }), visible)).toEqual([]);
  });

  it('fails a twin that does not lie', async () => {
    expect(await failedChecks(page('Keep', { png: white, whole: white }), declare(lie))).toEqual([
      'difference',
    ]);
  });
});
