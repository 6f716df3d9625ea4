// Makes a password ready for its way: fetches the server's key and encrypts with it (R079, Q161).
import { Refusal, TransportFailure, transportMessage } from '../../kernel/call.ts';
import { encryptPassword } from './encrypt-password.ts';

/** The encrypted password, base64. Throws TransportFailure without the key, Refusal for a password the key cannot carry. */
export async function sealPassword(password: string): Promise<string> {
  const key = await publicKey();
  try {
    return encryptPassword(password, key);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(error.message);
    throw error;
  }
}

async function publicKey(): Promise<string> {
  try {
    const response = await fetch('/api/public-key');
    if (response.ok) return await response.text();
  } catch {
    // Told below in the same words.
  }
  throw new TransportFailure(transportMessage);
}
