import { declare } from '../../gates/declaration.ts';
import type { Channel } from '../channel.ts';
import { believeWords } from '../paths/deceived.ts';
import { withControls } from '../wiring.ts';

/** The DOM texts of two buttons whose words the stylesheet paints are swapped. */
export const cssText: Channel = {
  mechanism: {
    id: 'css-text',
    title: 'DOM text against painted text',
    category: 'identity',
    type: 'text',
    paper: 'beyond the papers',
    changes:
      "The DOM texts of the user's and the vendor's button are swapped; the stylesheet paints the right words.",
    channels: ['dom-text'],
    humanImmune: {
      claim: true,
      why: 'The DOM text is visually hidden; the words that a person reads come from the stylesheet.',
    },
  },
  absent: ({ controlFace }) =>
    controlFace === 'text' ? undefined : 'The buttons of this site are pictures and no text; see alt.',
  lie: (wiring) =>
    withControls(wiring, {
      user: { text: wiring.controls.vendor.text },
      vendor: { text: wiring.controls.user.text },
    }),
  deceived: (scenario) => believeWords(scenario, ({ text }) => text),
  declares: ({ controls: { user, vendor } }) => {
    const element = [`#${user}`, `#${vendor}`];
    return declare([{ kind: 'text', element }], { entails: [{ kind: 'a11y-name', element }] });
  },
};
