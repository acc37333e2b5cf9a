import { declare } from '../../gates/declaration.ts';
import type { Channel } from '../channel.ts';
import { believeDescriptions } from '../paths/deceived.ts';
import { withControls } from '../wiring.ts';

/** The descriptions of the two opposite buttons are swapped; their names stay true. */
export const description: Channel = {
  mechanism: {
    id: 'description',
    title: 'Swapped descriptions',
    category: 'identity',
    type: 'description',
    paper: 'beyond the papers',
    changes: "What aria-describedby says of the user's and of the vendor's button is swapped.",
    channels: ['description', 'a11y-tree'],
    humanImmune: { claim: true, why: 'The describing elements are hidden.' },
  },
  lie: (wiring) =>
    withControls(wiring, {
      user: { description: wiring.controls.vendor.description },
      vendor: { description: wiring.controls.user.description },
    }),
  deceived: believeDescriptions,
  declares: ({ controls: { user, vendor } }) =>
    declare([{ kind: 'text', element: [`#${user}d`, `#${vendor}d`] }], {
      entails: [{ kind: 'a11y-description', element: [`#${user}`, `#${vendor}`] }],
    }),
};
