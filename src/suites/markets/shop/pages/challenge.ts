import { html } from 'hono/html';
import type { Challenge, Html } from '../../engine/index.ts';
import { BRAND } from '../brand.ts';
import { head, wordmark } from './document.ts';

export const CHALLENGE_PATH = '/check';

/** Where the picture of a challenge is. */
export const codePath = ({ id }: Challenge): string => `${CHALLENGE_PATH}/${id}.svg`;

/** The full page that asks for a code. `to` is where it leads back to. */
export function challengePage(challenge: Challenge, to: string, again: boolean): Html {
  return html`<!doctype html>
<html lang="en">
<head>
${head(`Are you a person? | ${BRAND}`)}
</head>
<body class="gate">
<main>
  <p class="mark">${wordmark}</p>
  <h1>Type the six characters below</h1>
  <p>We had a lot of requests from you in a short time, and want to be sure that you are a person.</p>
  ${again ? html`<p class="remark bad" role="alert">That was not it. Here is a new picture.</p>` : ''}
  <img src="${codePath(challenge)}" alt="Picture of six characters" width="300" height="96">
  <form action="${CHALLENGE_PATH}" method="post">
    <input type="hidden" name="to" value="${to}">
    <label for="code">Characters</label>
    <input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="12" autofocus>
    <button class="button buy" type="submit">Continue shopping</button>
  </form>
  <p class="fine">Capital letters and digits. The picture is good for 45 seconds.</p>
</main>
</body>
</html>`;
}
