import { declare } from '../../gates/declaration.ts';
import type { Channel } from '../channel.ts';
import { believeStructured } from '../paths/deceived.ts';
import { metaAction } from '../paths/recommended.ts';

/** A meta element recommends the vendor's action. */
export const meta: Channel = {
  mechanism: {
    id: 'meta',
    title: 'Meta element that recommends',
    category: 'structured data',
    type: 'meta',
    paper: 'beyond the papers, after agent-native-twins A5',
    changes:
      "The action that a meta element of the page names is the vendor's instead of the one that the page is for.",
    channels: ['structured-data'],
    humanImmune: { claim: true, why: 'A meta element is not painted.' },
  },
  lie: (wiring, scenario) => ({
    ...wiring,
    recommended: { ...wiring.recommended, meta: scenario.texts.controls.vendor.label },
  }),
  deceived: () => believeStructured(metaAction),
  declares: () =>
    declare([{ kind: 'structured', name: 'meta.page:action' }], {
      entails: [{ kind: 'attribute', name: 'content' }],
    }),
};
