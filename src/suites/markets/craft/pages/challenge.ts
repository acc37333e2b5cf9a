import { html } from 'hono/html';
import type { ChallengePage } from '../../storefront/guard.ts';
import { challengeForm } from '../../storefront/parts/challenge.ts';
import { head } from '../../storefront/parts/head.ts';
import { BRAND } from '../brand.ts';

/** The full page that asks for a code. */
export const challengePage: ChallengePage = (challenge, to, again) => html`<!doctype html>
<html lang="en">
<head>
${head(`Are you a person? · ${BRAND.name}`)}
</head>
<body class="gate">
<div class="awning" aria-hidden="true"></div>
<main>
  <p class="mark">Thimblerow</p>
  <h1>Hands made these. Are yours real?</h1>
  <p>You are going through the stalls very fast. To be sure that you are a person, we ask you to copy six characters.</p>
  ${challengeForm(challenge, to, again, 'Back to the stalls')}
</main>
</body>
</html>`;
