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
  <h1>A quick word before you go on</h1>
  <p>You are going through the aisles faster than anybody we know. Type the six characters below, and we know you are a person.</p>
  ${challengeForm(challenge, to, again, 'Back to the aisles')}
</main>
</body>
</html>`;
