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
${head(`Just checking that you are a person | ${BRAND.name}`)}
</head>
<body class="gate">
<main>
  <p class="mark">${wordmark}</p>
  <h1>Knock, knock. Are you a person?</h1>
  <p>You have turned a lot of pages in a short time. Copy the six characters from the picture and we let you back in.</p>
  ${challengeForm(challenge, to, again, 'Let me in')}
</main>
</body>
</html>`;
