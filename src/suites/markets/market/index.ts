import { keepRoutes } from '../storefront/keep-routes.ts';
import { storefrontMarket } from '../storefront/storefront-market.ts';
import { assets } from './assets.ts';
import { boardRoutes } from './board-routes.ts';
import { type Board, BRAND } from './brand.ts';
import { adPage, fullAdPage, handingOverPage } from './pages/ad.ts';
import { challengePage } from './pages/challenge.ts';
import { dealPage } from './pages/deal.ts';
import { closedPage, dealsPage } from './pages/deals.ts';
import { notice } from './pages/document.ts';
import { HELP } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { resultsPage } from './pages/results.ts';
import { dealSteps, reviewPage } from './pages/steps.ts';
import { watchPage } from './pages/watched.ts';
import { VOICE } from './voice.ts';

/** General resale: ads with uneven photographs, sellers with a history, and a thing that changes hands or is sent. */
export const market = storefrontMarket({
  id: 'market',
  brand: BRAND,
  voice: VOICE,
  assets,
  challengePage,
  open: (store): Board => Object.assign(store, { kept: [] }),
  also: ['/watched', ...Object.keys(HELP)],
  routes(app, board) {
    boardRoutes(app, board);
    keepRoutes(app, board, '/watched', () => watchPage(board));
  },
  pages: {
    home: homePage,
    results: resultsPage,
    product: adPage,
    options: handingOverPage,
    specification: fullAdPage,
    cart: dealPage,
    review: reviewPage,
    order: closedPage,
    orders: dealsPage,
    notice,
  },
  holdsOne: true,
  steps: dealSteps,
  reviewPath: '/deal/review',
  missing: {
    title: 'This ad is gone',
    text: 'There is nothing at this address. Ads come down when the thing has found its next owner.',
  },
  noOrder: {
    title: 'No such deal',
    text: 'No deal with this number belongs to your account.',
    link: 'Your deals',
  },
});
