// Passwords: how they travel (RSA-OAEP) and how they are kept (argon2id, OWASP's settings).

import { argon2, constants, privateDecrypt, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { withoutEnd } from '@charaka/rules/list/text-end';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const base64 = (bytes: Buffer) => withoutEnd(bytes.toString('base64'), '=');

async function tag(password: string, nonce: Buffer): Promise<Buffer> {
  return Buffer.from(await derive('argon2id', { message: Buffer.from(password, 'utf8'), nonce, ...cost }));
}

/** The hash to keep of a password, as a PHC string with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/** Whether a password fits a hash made by `hashPassword`. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, , , , nonce, hash] = kept.split('$');
  if (!nonce || !hash) return false;
  const wanted = Buffer.from(hash, 'base64');
  const given = await tag(password, Buffer.from(nonce, 'base64'));
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Opens a password encrypted with the public key; undefined when it was not. (R079, Q161) */
export function openPassword(encrypted: string, privateKey: string): string | undefined {
  try {
    const padding = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return privateDecrypt(padding, Buffer.from(encrypted, 'base64')).toString('utf8');
  } catch {
    return undefined;
  }
}
