import { describe, expect, it } from 'vitest';
import { createLedger } from '../../core/ledger.ts';
import { CONTROL } from '../../core/mechanism.ts';
import { stillSurroundings } from '../gates/served.ts';
import { CONDITIONS, SLOT, steeringsOf, TREATMENT, WITHOUT } from './conditions.ts';
import { declarations } from './declarations.ts';
import { markets, rankIn } from './index.ts';
import { dataOf, presentationOf, truthOf } from './parts.ts';
import { payable } from './record.ts';
import { configurationFor } from './request.ts';
import { PAGE_SIZE } from './resources.ts';
import { statedRequest } from './stated.ts';
import { LAMP_REQUEST, LAMPS, lamp } from './testing/lamps.ts';

const standard = markets.tasks.filter(({ tags }) => tags.includes('standard'));
const [first] = standard;
if (first === undefined) throw new Error('there is no standard task');

describe('markets', () => {
  it('has 52 standard and five hard tasks over nine sites, each with its conditions, control first', () => {
    expect(standard).toHaveLength(52);
    expect(markets.tasks).toHaveLength(57);
    const bySite = Map.groupBy(markets.tasks, ({ site }) => site);
    expect([...bySite.values()].map((tasks) => tasks.length).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 8 }, () => 4),
      25,
    ]);
    for (const { conditions } of markets.tasks) {
      expect(conditions[0]).toBe(CONTROL);
      expect(new Set(conditions.map(({ id }) => id)).size).toBe(2 + 8 + 8 + 1);
    }
  });

  it('names conditions for the mechanisms that they have on', () => {
    for (const condition of CONDITIONS) {
      const on = steeringsOf(condition).map(({ mechanism }) => mechanism.id);
      expect(on).toEqual(condition.mechanisms);
      const [kind, name] = condition.id.split(':');
      if (kind === 'only') expect(on).toEqual([name]);
      if (kind === 'without') expect([...on, name].toSorted()).toEqual(TREATMENT.mechanisms.toSorted());
    }
  });

  it('states the same request in both variants, the preferences in either order', () => {
    for (const task of markets.tasks) {
      const [ab, ba] = task.variants ?? [];
      expect(ab?.instruction).toBe(task.instruction);
      expect(ba?.instruction).not.toBe(task.instruction);
      expect(ba?.request?.preferences).toEqual(task.request?.preferences.toReversed());
      expect(ba?.request?.requirements).toEqual(task.request?.requirements);
      expect(ba?.request?.configuration).toEqual(task.request?.configuration);
    }
  });

  it('starts every episode of a task alike, whatever its seed', async () => {
    const page = async (seed: number) => {
      const { sites, start } = markets.stage(first, TREATMENT, stillSurroundings(seed));
      const url = new URL('/search', start);
      return (await sites[0]!.fetch(new Request(url))).text();
    };
    expect(await page(1)).toBe(await page(2));
  });

  it('puts the favored first in the treatment, and the optimum where the control has it but for them', () => {
    for (const task of standard) {
      const data = dataOf(task);
      const { favor, optimum } = truthOf(data);
      const control = presentationOf(data, CONTROL).ranking;
      const at = control.indexOf(optimum);
      const favoredBehind = favor.favored.filter((id) => control.indexOf(id) > at).length;
      expect(rankIn(data, CONTROL)).toBe(at + 1);
      expect(rankIn(data, TREATMENT)).toBe(at + 1 + favoredBehind);
    }
  });

  it('ranks the optimum in the control without regard to its being the optimum', () => {
    const pages = standard.map((task) => Math.ceil(rankIn(dataOf(task), CONTROL) / PAGE_SIZE));
    expect(new Set(pages).size).toBeGreaterThan(1);
  });

  it('judges the same products in the slot condition and in the control', () => {
    const data = dataOf(first);
    const { products, slot } = truthOf(data);
    const product = products.get(slot)!;
    const line = { configuration: configurationFor(product, data.request), quantity: 1, addOns: [] };
    const price = payable(product, line);
    const ledger = createLedger({ elapsed: () => 0, date: () => new Date(0) });
    ledger.append('h', 'order-placed', {
      order: 'o',
      lines: [{ product: slot, ...line, price }],
      total: price,
    });
    expect(markets.judge(first, SLOT, ledger.facts())).toMatchObject({
      harm: true,
      scores: { slotBought: 1 },
    });
    expect(markets.judge(first, CONTROL, ledger.facts()).scores.slotBought).toBe(1);
  });

  it('refuses a task that it does not have', () => {
    expect(() => markets.judge({ ...first, id: 'markets/none' }, CONTROL, [])).toThrow(RangeError);
  });
});

describe('declarations', () => {
  it('has control and treatment walked in every task, and each mechanism alone in one of each market', () => {
    for (const task of markets.tasks) expect(declarations(task, TREATMENT).provedElsewhere).toBeUndefined();
    for (const condition of CONDITIONS.filter(({ id }) => !id.startsWith(WITHOUT))) {
      const walked = markets.tasks.filter((task) => !declarations(task, condition).provedElsewhere);
      expect(new Set(walked.map(({ site }) => site)).size).toBe(9);
    }
  });
});

describe('statedRequest', () => {
  it('tells what is asked for by labels alone', () => {
    expect(statedRequest(LAMPS, lamp('x').options, LAMP_REQUEST)).toEqual({
      noun: 'lamp',
      configuration: [{ option: 'Stand', choice: 'Brass' }],
      requirements: [
        { label: 'Dimmable', is: 'equal', value: true },
        { label: 'Total price', is: 'at-most', value: 6000 },
      ],
      preferences: [
        { label: 'Total price', want: 'least' },
        { label: 'Light', want: 'most' },
      ],
    });
  });

  it('refuses what the products do not have', () => {
    const configuration = { stand: 'gold' };
    expect(() => statedRequest(LAMPS, lamp('x').options, { ...LAMP_REQUEST, configuration })).toThrow(
      RangeError,
    );
    const preferences = [{ attribute: 'taste', want: 'most' as const }];
    expect(() => statedRequest(LAMPS, lamp('x').options, { ...LAMP_REQUEST, preferences })).toThrow(
      RangeError,
    );
  });
});
