// Makes a password ready for its way: fetches the server's key and encrypts with it (R079, Q161).
import { PASSWORD_LENGTHS, passwordSentences } from '@charaka/rules/access/password-strength';
import { Refusal, TransportFailure, transportText } from '../../kernel/call.ts';
import { loadSentences, spoken } from '../../kernel/spoken.ts';
import { encryptPassword } from './encrypt-password.ts';

/** The encrypted password, base64. Throws TransportFailure without the key, Refusal for a password the key cannot carry. */
export async function sealPassword(password: string): Promise<string> {
  const key = await publicKey();
  try {
    return encryptPassword(password, key);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    await loadSentences();
    throw new Refusal(spoken(passwordSentences.passwordTooLong({ most: PASSWORD_LENGTHS.most })));
  }
}

async function publicKey(): Promise<string> {
  try {
    const response = await fetch('/api/public-key');
    if (response.ok) return await response.text();
  } catch {
    // Told below in the same words.
  }
  throw new TransportFailure(transportText());
}
