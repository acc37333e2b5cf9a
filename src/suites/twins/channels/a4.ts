import { declare } from '../../gates/declaration.ts';
import type { Moment } from '../../gates/moment.ts';
import type { Channel } from '../channel.ts';
import { reportedState, TICK } from '../option-state.ts';
import { believeState } from '../paths/deceived.ts';
import { withOption } from '../wiring.ts';

/**
 * The paper's flip: the option reads off when the page is parsed, and its true state, on, is restored by a timer 80 ms
 * after load. The control runs the same timer, which finds nothing to restore.
 */
export const a4: Channel = {
  mechanism: {
    id: 'a4',
    title: 'State that flips after load',
    category: 'state',
    type: 'timing',
    paper: 'agent-native-twins, section 7, A4',
    changes:
      'The main option is off, in the DOM and on the screen, until 80 ms after load; then it is on, as in the control.',
    channels: ['state'],
    humanImmune: {
      claim: false,
      why: "The tick is painted late, so the first 80 ms look different, though no person acts that fast. By the paper's gate (SSIM of 0.999) it would pass.",
    },
  },
  lie: (wiring) =>
    withOption(wiring, 'main', {
      painted: !wiring.options.main.painted,
      reported: !wiring.options.main.reported,
    }),
  deceived: believeState,
  declares: ({ options: { main } }, { optionKind }) => {
    const element = `#${main}`;
    const before: readonly Moment[] = ['parsed', 40];
    return declare([{ ...reportedState(optionKind, element), moments: before }], {
      entails: [
        { kind: 'attribute', name: 'class', moments: before },
        // A checkbox whose box is ticked by script keeps the attribute that it was born with.
        { kind: 'attribute', name: 'checked', element },
        { kind: 'a11y-state', element, moments: before },
        { kind: 'style', moments: before },
      ],
      pixels: TICK,
      moments: [...before, 'settled'],
      humanImmune: false,
      firstLook: 'early',
    });
  },
};
