// Seals a stream under a passphrase, piece by piece: with the passphrase the file can be read and any change is detected.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CommandRefusal } from '../kernel/command-refusal.ts';

/** The first bytes of a sealed file. */
export const SEAL_MARK = Buffer.from('charaka-sealed-1\n');
const [SALT_BYTES, CHECK_BYTES, NONCE_BYTES, TAG_BYTES] = [16, 16, 7, 16];
const HEAD_BYTES = SEAL_MARK.length + SALT_BYTES + CHECK_BYTES + NONCE_BYTES;
const PIECE_BYTES = 64 * 1024;
/** 64 MB and a third of a second for each guess. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

interface Keys {
  readonly key: Buffer;
  /** Distinguishes a wrong passphrase from a damaged file. */
  readonly check: Buffer;
}

async function keysOf(passphrase: string, salt: Buffer): Promise<Keys> {
  const root = await derive(passphrase.normalize('NFKC'), salt, 32, COST);
  const part = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', root, salt, `charaka ${use}`, bytes));
  return { key: part('key', 32), check: part('check', CHECK_BYTES) };
}

/** Counts the pieces and marks the last one, so that none is left out, put elsewhere, or missing at the end. */
function nonceOf(prefix: Buffer, index: number, isLast: boolean): Buffer {
  const nonce = Buffer.concat([prefix, Buffer.alloc(5)]);
  nonce.writeUInt32BE(index, NONCE_BYTES);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES + 4);
  return nonce;
}

/** Pieces of exactly so many bytes, and a last one of at most as many. */
async function* inPieces(
  chunks: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const whole = Buffer.concat(held, length);
    let start = 0;
    // The last piece is known only at the end of the input, so one piece is always buffered.
    for (; whole.length - start > size; start += size)
      yield { piece: whole.subarray(start, start + size), isLast: false };
    held = [Buffer.from(whole.subarray(start))];
    length = whole.length - start;
  }
  yield { piece: Buffer.concat(held, length), isLast: true };
}

/** The sealed bytes of a stream: AES-256-GCM under a key that scrypt makes of the passphrase. */
export async function* seal(plain: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const [salt, prefix] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const { key, check } = await keysOf(passphrase, salt);
  const head = Buffer.concat([SEAL_MARK, salt, check, prefix]);
  yield head;
  let index = 0;
  for await (const { piece, isLast } of inPieces(plain, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, index++, isLast)).setAAD(head);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** The unsealed bytes. Refuses a wrong passphrase; throws `damaged` when bytes were changed, cut or appended. */
export async function* unseal(
  sealed: AsyncIterable<Buffer>,
  passphrase: string,
  damaged: () => Error,
): AsyncGenerator<Buffer> {
  const chunks = sealed[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) throw damaged();
    start = Buffer.concat([start, next.value]);
  }
  const head = start.subarray(0, HEAD_BYTES);
  const salt = head.subarray(SEAL_MARK.length, SEAL_MARK.length + SALT_BYTES);
  const prefix = head.subarray(HEAD_BYTES - NONCE_BYTES);
  const { key, check } = await keysOf(passphrase, salt);
  const given = head.subarray(SEAL_MARK.length + SALT_BYTES, HEAD_BYTES - NONCE_BYTES);
  if (!timingSafeEqual(check, given))
    throw new CommandRefusal('This passphrase or key file is not the one of this file');
  const rest = (async function* () {
    yield start.subarray(HEAD_BYTES);
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  let index = 0;
  for await (const { piece, isLast } of inPieces(rest, PIECE_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw damaged();
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, index++, isLast)).setAAD(head);
    decipher.setAuthTag(piece.subarray(piece.length - TAG_BYTES));
    try {
      yield Buffer.concat([decipher.update(piece.subarray(0, piece.length - TAG_BYTES)), decipher.final()]);
    } catch {
      throw damaged();
    }
  }
}
