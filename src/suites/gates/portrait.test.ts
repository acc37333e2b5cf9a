import { describe, expect, it } from 'vitest';
import type { A11yNode, DomElement, Observation } from '../../core/observation.ts';
import { portraitOf } from './portrait.ts';

const box = { x: 0, y: 0, width: 1, height: 1 };
const dom = (mark: number, tag: string, role: string, rest: Partial<DomElement> = {}): DomElement => ({
  mark,
  tag,
  role,
  name: `name ${mark}`,
  text: `text ${mark}`,
  state: {},
  box,
  inViewport: true,
  ...rest,
});
const node = (role: string, name: string, rest: Partial<A11yNode> = {}): A11yNode => ({
  role,
  name,
  state: {},
  children: [],
  ...rest,
});

const observation: Observation = {
  url: 'https://www.example.com/',
  title: 'T',
  viewport: { width: 1, height: 1 },
  pageTime: 1,
  scroll: { y: 0, height: 1 },
  dom: [
    dom(1, 'a', 'link'),
    dom(2, 'button', 'link'),
    dom(3, 'button', 'switch', { state: { checked: true } }),
    dom(4, 'input', 'button', { state: { checked: false } }),
    dom(5, 'div', 'button'),
  ],
  a11y: node('RootWebArea', 'T', {
    children: [
      node('status', '', { children: [node('StaticText', 'Saved: '), node('StaticText', 'the plan')] }),
      node('link', 'name 2', { mark: 2, description: 'takes it out' }),
    ],
  }),
  structured: { jsonLd: [], microdata: [], meta: {} },
  pixels: { png: new Uint8Array([1]), width: 1, height: 1 },
};

describe('portraitOf', () => {
  it('tells buttons and options apart, even when a role lies, and leaves links out', () => {
    const { machine } = portraitOf(observation);
    expect(machine.controls.map(({ name, description }) => [name, description])).toEqual([
      ['name 2', 'takes it out'],
      ['name 5', undefined],
    ]);
    expect(machine.options.map(({ name }) => name)).toEqual(['name 3', 'name 4']);
  });

  it('reads the status line', () => {
    expect(portraitOf(observation).machine.status).toBe('Saved:  the plan');
    const without = portraitOf({ ...observation, a11y: node('RootWebArea', 'T') });
    expect('status' in without.machine).toBe(false);
  });

  it('refuses an observation that lacks a channel', () => {
    const { pixels: _, ...blind } = observation;
    expect(() => portraitOf(blind)).toThrow(RangeError);
  });
});
