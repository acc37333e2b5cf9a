import { createHash, createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createIdentity } from './identity.ts';

describe('createIdentity', () => {
  it('gives an EC key, a certificate for it, and the hash of its public half', async () => {
    const { key, cert, spki } = await createIdentity();
    const certificate = new X509Certificate(cert);
    expect(createPrivateKey(key).asymmetricKeyType).toBe('ec');
    expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
    const der = createPublicKey(key).export({ type: 'spki', format: 'der' });
    expect(spki).toBe(createHash('sha256').update(der).digest('base64'));
    expect(certificate.subject).toBe('CN=server');
  });

  it('gives another key each time', async () => {
    const [one, two] = await Promise.all([createIdentity(), createIdentity()]);
    expect(one.spki).not.toBe(two.spki);
  });
});
