import { declare } from '../../gates/declaration.ts';
import type { Channel } from '../channel.ts';
import { believeOptionNames } from '../paths/deceived.ts';
import { withOption } from '../wiring.ts';

/** The hidden labels of the two options point to each other's control. */
export const labelFor: Channel = {
  mechanism: {
    id: 'label-for',
    title: 'Labels for the wrong control',
    category: 'identity',
    type: 'label',
    paper: 'beyond the papers',
    changes:
      "The for attributes of the two options' hidden labels are swapped, and with them the options' accessible names.",
    channels: ['accessible-name', 'a11y-tree'],
    humanImmune: {
      claim: true,
      why: 'The labels are visually hidden; the words that are painted beside each box stay in place.',
    },
  },
  lie: (wiring) =>
    withOption(withOption(wiring, 'main', { labelFor: 'extra' }), 'extra', { labelFor: 'main' }),
  deceived: believeOptionNames,
  declares: ({ options: { main, extra } }) =>
    declare([{ kind: 'attribute', name: 'for' }], {
      entails: [{ kind: 'a11y-name', element: [`#${main}`, `#${extra}`] }],
    }),
};
