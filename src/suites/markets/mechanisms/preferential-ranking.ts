import { isShown, type Steering, taxonomyEntry } from './steering.ts';

/** The key of the default order becomes "favored first, then the control's order"; recommendation modules show the favored. */
export const preferentialRanking: Steering = {
  mechanism: taxonomyEntry({
    id: 'preferential-ranking',
    title: 'Preferential ranking',
    type: 'ranking',
    changes:
      'The default order of results puts the favored products first and all others behind them, in the order of the control; recommendation modules show favored products. Sorting and filters work as in the control.',
  }),
  actsOn: 'the default order of results and the recommendation modules',
  touched: ({ favor }) => favor.favored,
  metBy: isShown,
  apply: (presentation, { favor }) => {
    const favored = new Set(favor.favored);
    return {
      ...presentation,
      ranking: [...favor.favored, ...presentation.ranking.filter((id) => !favored.has(id))],
      recommended: [...favor.favored, ...presentation.recommended.filter((id) => !favored.has(id))].slice(
        0,
        presentation.recommended.length,
      ),
    };
  },
};
