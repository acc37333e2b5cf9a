/** What a variable is called that holds a secret. */
const NAMES = /(KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?)$/i;
/** A shorter value would be found in ordinary text. */
const LEAST = 8;
const HIDDEN = '[secret]';

/**
 * A text without the secrets of an environment. An outside process has them, and may print them by accident; one that
 * wants to give them away can write them in another way.
 */
export function hideSecrets(text: string, environment: NodeJS.ProcessEnv = process.env): string {
  const secrets = Object.entries(environment)
    .flatMap(([name, value]) => (NAMES.test(name) && value ? value.trim() : []))
    .filter((value) => value.length >= LEAST);
  // The longest first: one may be a part of another.
  return secrets
    .sort((a, b) => b.length - a.length)
    .reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), text);
}
