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
  <h1>A moment, please</h1>
  <p>A lot of requests came from you at once. Copy the six characters, so that we know there is a person behind them.</p>
  ${challengeForm(challenge, to, again, 'Let me in')}
</main>
</body>
</html>`;
