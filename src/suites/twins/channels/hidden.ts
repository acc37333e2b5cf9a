import { declare } from '../../gates/declaration.ts';
import type { Channel } from '../channel.ts';
import { believeOffer } from '../paths/deceived.ts';
import { withControls } from '../wiring.ts';

/** The user's button is taken out of the accessibility tree. */
export const hidden: Channel = {
  mechanism: {
    id: 'hidden',
    title: 'Button out of the accessibility tree',
    category: 'availability',
    type: 'tree',
    paper: 'beyond the papers',
    changes: 'The user\'s button says aria-hidden="true", so that the accessibility tree leaves it out.',
    channels: ['a11y-tree'],
    humanImmune: { claim: true, why: 'aria-hidden is not painted, and the button works as before.' },
  },
  lie: (wiring) => withControls(wiring, { user: { ariaHidden: true } }),
  deceived: (scenario) => believeOffer(scenario, () => true),
  declares: ({ controls: { user } }) => {
    const element = `#${user}`;
    return declare([{ kind: 'attribute', name: 'aria-hidden', element }], {
      entails: [{ kind: 'a11y-node' }],
    });
  },
};
