import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** The one key with which every world of a process proves who it is over https. */
export interface WorldIdentity {
  /** Private key, PEM. */
  readonly key: string;
  /** Certificate, PEM. One for all host names: the browser goes by the key. */
  readonly cert: string;
  /** Base64 SHA-256 of the public key (SPKI), for Chromium's `--ignore-certificate-errors-spki-list`. */
  readonly spki: string;
}

/**
 * Makes a key and its certificate. One per process, before a browser is launched: a browser that only ignores
 * certificate errors refuses service workers, so it must be told this key at its launch.
 */
export async function createIdentity(): Promise<WorldIdentity> {
  // A page's operator may look at the certificate, so it says nothing but "server".
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'server' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') };
}
