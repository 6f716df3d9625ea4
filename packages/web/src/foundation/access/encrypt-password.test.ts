// Proves that the server's own crypto opens what our arithmetic sealed.
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptPassword } from './encrypt-password.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

function opened(sealed: string): string {
  const padding = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return privateDecrypt(padding, Buffer.from(sealed, 'base64')).toString('utf8');
}

describe('a password on its way to the server (R079, Q161)', () => {
  it.each(['secret', '', 'पासवर्ड-৳-🔑', 'x'.repeat(190)])('is opened by RSA-OAEP-SHA256: %s', (password) => {
    for (let round = 0; round < 20; round++) expect(opened(encryptPassword(password, pem))).toBe(password);
  });
  it('never looks alike twice', () => {
    expect(encryptPassword('secret', pem)).not.toBe(encryptPassword('secret', pem));
  });
  it('is refused when it is too long for the key', () => {
    expect(() => encryptPassword('x'.repeat(191), pem)).toThrow(RangeError);
  });
});
