// Seals what the server must be able to read again but nobody else: AES-256-GCM, bound to the place it is kept at (Q186).
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a secret is kept. Sealed for one place it does not open at another: not of another tenant, not in another field. */
export type Place = readonly (string | number)[];

/** Seals and opens with one key of 32 bytes, given in base64. */
export class Vault {
  readonly #key: Buffer;
  /** Tells keys apart without telling them. */
  readonly keyName: string;

  constructor(key: string) {
    this.#key = Buffer.from(key, 'base64');
    this.keyName = createHash('sha256').update('name of ').update(this.#key).digest('hex').slice(0, 16);
  }

  /** Nonce, tag and sealed text; the nonce is a new one every time. */
  seal(text: string, place: Place): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce).setAAD(Buffer.from(JSON.stringify(place)));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** The text. Throws when it was sealed with another key or for another place, or was changed. */
  open(sealed: Buffer, place: Place): string {
    const decipher = createDecipheriv(ALGORITHM, this.#key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(JSON.stringify(place)));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const rest = sealed.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
  }
}
