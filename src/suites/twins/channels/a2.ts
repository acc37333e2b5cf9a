import { declare } from '../../gates/declaration.ts';
import type { Channel } from '../channel.ts';
import { believeOrder } from '../paths/deceived.ts';

/** The paper's form: the right control comes first in the DOM, while the screen keeps its order. */
export const a2: Channel = {
  mechanism: {
    id: 'a2',
    title: 'DOM order, user first',
    category: 'identity',
    type: 'order',
    paper: 'agent-native-twins, section 7, A2',
    changes: "The user's button is moved to the front of the DOM; CSS order keeps its place on the screen.",
    channels: ['dom-order'],
    humanImmune: { claim: true, why: 'The order on the screen is set by the stylesheet and is the same.' },
  },
  lie: (wiring) => ({ ...wiring, domOrder: ['user', 'vendor', 'as-is'] }),
  deceived: believeOrder,
  declares: (_tokens) => declare([{ kind: 'order' }], { entails: [{ kind: 'a11y-node', name: 'order' }] }),
};
