import { html } from 'hono/html';
import type { ChallengePage } from '../../storefront/guard.ts';
import { challengeForm } from '../../storefront/parts/challenge.ts';
import { head } from '../../storefront/parts/head.ts';
import { BRAND } from '../brand.ts';
import { wordmark } from './document.ts';

/** The full page that asks for a code. */
export const challengePage: ChallengePage = (challenge, to, again) => html`<!doctype html>
<html lang="en">
<head>
${head(`Are you a person? | ${BRAND.name}`)}
</head>
<body class="gate">
<main>
  <p class="mark">${wordmark}</p>
  <h1>Quick check at the hatch</h1>
  <p>So many pages in so little time: that is how machines read the board. Please copy the six characters, and we open again.</p>
  ${challengeForm(challenge, to, again, 'Open the hatch')}
</main>
</body>
</html>`;
