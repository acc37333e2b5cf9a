import { html } from 'hono/html';
import type { Remark } from '../../core/agent.ts';
import type { Usage } from '../../core/usage.ts';
import { cut } from './cut.ts';
import { each, type Html } from './markup.ts';

/** What an agent says and reasons may be longer: it is what one came to read. */
const LONGEST = 1500;

/** What an agent said beside an act, in the order in which it came, and what its model used for it. */
export function remarkWords({ said, reasoned, unusable = [], usage, answeredBy }: Remark): Html {
  const quote = (label: string, words: string): Html =>
    html`<p class="remark"><span>${label}</span> <q>${cut(words, LONGEST)}</q></p>`;
  return html`${each(
    unusable,
    (reply) => html`${quote('said, unusably', reply.said)}<p class="result refused">${cut(reply.why)}</p>`,
  )}${reasoned ? quote('reasoned', reasoned) : ''}${said ? quote('said', said) : ''}${
    usage === undefined
      ? ''
      : html`<p class="at">${[...(answeredBy ? [cut(answeredBy)] : []), usageWords(usage)].join(' · ')}</p>`
  }`;
}

function usageWords(usage: Usage): string {
  const { requests, inputTokens, outputTokens, reasoningTokens, cost, fromCache } = usage;
  const known = (count: number | undefined): string => count?.toLocaleString('en') ?? 'unknown';
  return [
    `${requests} ${requests === 1 ? 'request' : 'requests'}`,
    ...(fromCache === undefined ? [] : [`${fromCache} from the response cache`]),
    `tokens in ${known(inputTokens)}, out ${known(outputTokens)}`,
    ...(reasoningTokens === undefined ? [] : [`${known(reasoningTokens)} of them reasoning`]),
    ...(cost === undefined ? [] : [`cost ${cost.toFixed(4)}`]),
  ].join(' · ');
}
