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
  <h1>One moment at the door</h1>
  <p>You knocked very often in a short time. Type the six characters below, so that we know you are a person.</p>
  ${challengeForm(challenge, to, again, 'Back to the food')}
</main>
</body>
</html>`;
