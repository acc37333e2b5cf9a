import { expect, it } from 'vitest';
import { a11yTree, type CapturedA11y } from './a11y-tree.ts';

const node = (nodeId: string, role: string, rest: Partial<CapturedA11y> = {}): CapturedA11y => ({
  nodeId,
  ignored: false,
  role: { value: role },
  name: { value: `name ${nodeId}` },
  ...rest,
});

it('leaves ignored nodes, lines and references out, moves children up, and finds a key for what the DOM does not hold', () => {
  const nodes = [
    node('1', 'RootWebArea', { backendDOMNodeId: 1, childIds: ['2'] }),
    node('2', 'none', { parentId: '1', ignored: true, childIds: ['3', '4', '5'] }),
    node('3', 'button', {
      parentId: '2',
      backendDOMNodeId: 3,
      childIds: ['6'],
      description: { value: 'about' },
      properties: [
        { name: 'disabled', value: { type: 'boolean', value: true } },
        { name: 'describedby', value: { type: 'idrefList', value: 'x' } },
      ],
    }),
    node('4', 'StaticText', { parentId: '2' }),
    node('5', 'StaticText', { parentId: '2', value: { value: 'typed' } }),
    node('6', 'InlineTextBox', { parentId: '3' }),
  ];
  const keys = new Map([
    [1, '#document'],
    [3, '#b'],
  ]);
  expect(a11yTree(nodes, keys)).toEqual([
    { key: '#document', parent: '', role: 'RootWebArea', name: 'name 1', description: '', state: {} },
    {
      key: '#b',
      parent: '#document',
      role: 'button',
      name: 'name 3',
      description: 'about',
      state: { disabled: true },
    },
    {
      key: '#document/statictext',
      parent: '#document',
      role: 'StaticText',
      name: 'name 4',
      description: '',
      state: {},
    },
    {
      key: '#document/statictext~2',
      parent: '#document',
      role: 'StaticText',
      name: 'name 5',
      description: '',
      state: { value: 'typed' },
    },
  ]);
});
