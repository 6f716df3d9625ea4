// A password as a browser sends it: encrypted with the server's public key.
import { constants, publicEncrypt } from 'node:crypto';

/** RSA-OAEP-SHA256, base64 (Q161). */
export function sealedPassword(password: string, publicKey: string): string {
  const key = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt(key, Buffer.from(password)).toString('base64');
}
