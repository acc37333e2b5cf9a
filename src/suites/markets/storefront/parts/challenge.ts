import { html } from 'hono/html';
import type { Challenge, Html } from '../../engine/index.ts';

export const CHALLENGE_PATH = '/check';

/** Where the picture of a challenge is. */
export const codePath = ({ id }: Challenge): string => `${CHALLENGE_PATH}/${id}.svg`;

/** The inside of the page that asks for a code: a picture, a field and a button that says `onward`. */
export function challengeForm(challenge: Challenge, to: string, again: boolean, onward: string): Html {
  return html`${again ? html`<p class="remark bad" role="alert">That was not it. Here is a new picture.</p>` : ''}
  <img src="${codePath(challenge)}" alt="Picture of six characters" width="300" height="96">
  <form action="${CHALLENGE_PATH}" method="post">
    <input type="hidden" name="to" value="${to}">
    <label for="code">Characters</label>
    <input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="12" autofocus>
    <button class="button buy" type="submit">${onward}</button>
  </form>
  <p class="fine">Capital letters and digits. The picture is good for 45 seconds.</p>`;
}
