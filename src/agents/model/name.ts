import { UsageError } from '../../core/errors.ts';
import { unknownName } from '../../core/nearest.ts';
import { PROVIDERS, type Provider } from './settings.ts';

/** A model's name in its parts. */
export interface ModelName {
  readonly provider: Provider;
  readonly id: string;
}

/**
 * Splits `provider:id`. The id may hold colons of its own.
 *
 * @throws UsageError for a name without a provider, and for a provider that nobody knows.
 */
export function parseModelName(name: string): ModelName {
  const [, before = '', id = ''] = /^([^:]*):(.*)$/s.exec(name) ?? [];
  const provider = PROVIDERS.find((known) => known === before);
  if (provider !== undefined && id.trim() !== '') return { provider, id };
  if (before !== '' && id !== '' && provider === undefined)
    throw unknownName('provider of models', before, PROVIDERS, 'docs/agents.md');
  throw new UsageError({
    expected: 'a model as provider:id',
    found: `"${name}"`,
    hint: `Write it as in \`--model openai-compatible:${name.replace(/:$/, '') || 'my-model'}\`. Providers: ${PROVIDERS.join(', ')}.`,
  });
}
