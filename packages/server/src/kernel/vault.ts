// Seals secrets that only the server must be able to read: AES-256-GCM, bound to the place of storage (Q186).
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The place of a secret. A secret sealed for one place does not open at another: not for another tenant, not in another field. */
export type Place = readonly (string | number)[];

/** A name for a key that does not reveal the key. */
export function nameOfKey(key: string): string {
  return createHash('sha256').update('name of ').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 16);
}

/** Seals with one key of 32 bytes, given in base64, and opens with it and with those that sealed before it (PS044). */
export class Vault {
  readonly #keys: readonly [Buffer, ...Buffer[]];
  /** The name of the key that seals. */
  readonly keyName: string;
  /** The names of all keys that open. */
  readonly keyNames: readonly string[];

  constructor(key: string, earlier: readonly string[] = []) {
    const bytesOf = (text: string) => Buffer.from(text, 'base64');
    this.#keys = [bytesOf(key), ...earlier.map(bytesOf)];
    this.keyName = nameOfKey(key);
    this.keyNames = [key, ...earlier].map(nameOfKey);
  }

  /** Nonce, tag and sealed text; the nonce is a new one every time. */
  seal(text: string, place: Place): Buffer {
    return sealBytes(this.#keys[0], Buffer.from(text), place);
  }

  /** The text. Throws when it was sealed with a key that is not here or for another place, or was changed. */
  open(sealed: Buffer, place: Place): string {
    const [first, ...earlier] = this.#keys;
    for (const key of earlier) {
      try {
        return openBytes(key, sealed, place).toString('utf8');
      } catch {
        // Sealed with another one.
      }
    }
    return openBytes(first, sealed, place).toString('utf8');
  }

  /** The same sealed with the key that seals now; null when it is already. Throws as `open` does. */
  renewed(sealed: Buffer, place: Place): Buffer | null {
    try {
      openBytes(this.#keys[0], sealed, place);
      return null;
    } catch {
      return this.seal(this.open(sealed, place), place);
    }
  }
}

/** Nonce, tag and sealed bytes, under a key of 32 bytes. */
export function sealBytes(key: Buffer, bytes: Buffer, place: Place): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(JSON.stringify(place)));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The bytes that `sealBytes` sealed. Throws when the key or the place is another one, or a byte was changed. */
export function openBytes(key: Buffer, sealed: Buffer, place: Place): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(JSON.stringify(place)));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  // Returns no further bytes in this mode; throws when a byte was changed.
  decipher.final();
  return opened;
}
