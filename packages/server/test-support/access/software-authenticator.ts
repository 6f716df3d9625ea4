// A security key in software: makes and answers as FIDO2 says, with ES256 and no attestation, and lies where a test asks it to.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** The few kinds of CBOR that a key speaks. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** Changes that a test makes to an answer. */
export interface Lie {
  /** The page the browser says it is on. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly challenge?: string;
  /** Signs with a key of its own. */
  readonly isForged?: boolean;
}

const USER_PRESENT = 0x01;
const NEW_KEY = 0x40;

/** One key, plugged into a browser that is on `origin`. */
export class SoftwareAuthenticator {
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;
  readonly #id = randomBytes(32);
  readonly #origin: string;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (text: string) => Buffer.from(text, 'base64url');
    this.#coseKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
  }

  /** The browser's answer to the options of a registration, as JSON. */
  register(options: string, lie: Lie = {}): string {
    const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
    const length = Buffer.from([0, this.#id.length]);
    const made = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#coseKey]);
    const authData = Buffer.concat([this.#facts(lie.rpId ?? rp.id, USER_PRESENT | NEW_KEY, lie), made]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', lie.challenge ?? challenge, lie).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['usb'],
    });
  }

  /** The browser's answer to the options of a proof, as JSON; each one counts. */
  prove(options: string, lie: Lie = {}): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    this.counter += 1;
    const authData = this.#facts(lie.rpId ?? rpId, USER_PRESENT, lie);
    const clientData = this.#clientData('webauthn.get', lie.challenge ?? challenge, lie);
    const key = lie.isForged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : this.#privateKey;
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(key);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #facts(rpId: string, flags: number, { counter = this.counter }: Lie): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Lie): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #answer(response: object): string {
    const id = this.#id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
