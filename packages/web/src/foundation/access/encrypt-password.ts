// Encrypts a password for the server: RSA-OAEP with SHA-256 in our own arithmetic, since browsers hide crypto.subtle

// from plain-http addresses, which hospital networks use (R079, Q161). Without TLS it does not stop an active attacker.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf } from '../../kernel/base64.ts';

const hashLength = 32;

interface PublicKey {
  readonly modulus: bigint;
  readonly exponent: bigint;
  readonly byteLength: number;
}

/** The password encrypted with a PEM (SPKI) public key, base64. Throws RangeError when it is too long for the key. */
export function encryptPassword(password: string, publicKeyPem: string): string {
  const key = readPublicKey(publicKeyPem);
  const padded = paddedMessage(new TextEncoder().encode(password), key.byteLength);
  const sealed = power(toInteger(padded), key.exponent, key.modulus);
  return btoa(String.fromCharCode(...toBytes(sealed, key.byteLength)));
}

/** OAEP: 0x00, masked seed, masked block of (hash of no label, zeros, 0x01, message). */
function paddedMessage(message: Uint8Array, length: number): Uint8Array {
  if (message.length > length - 2 * hashLength - 2) throw new RangeError('The password is too long');
  const block = new Uint8Array(length - hashLength - 1);
  block.set(sha256(new Uint8Array()), 0);
  block[block.length - message.length - 1] = 1;
  block.set(message, block.length - message.length);
  const seed = crypto.getRandomValues(new Uint8Array(hashLength));
  const maskedBlock = mixed(block, mask(seed, block.length));
  const maskedSeed = mixed(seed, mask(maskedBlock, hashLength));
  return Uint8Array.of(0, ...maskedSeed, ...maskedBlock);
}

function mask(seed: Uint8Array, length: number): Uint8Array {
  const bytes: number[] = [];
  for (let counter = 0; bytes.length < length; counter++) {
    bytes.push(...sha256(Uint8Array.of(...seed, 0, 0, counter >> 8, counter & 255)));
  }
  return Uint8Array.from(bytes.slice(0, length));
}

function mixed(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((byte, index) => byte ^ (other[index] ?? 0));
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function toInteger(bytes: Uint8Array): bigint {
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

function toBytes(value: bigint, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let index = length - 1, rest = value; index >= 0; index--, rest >>= 8n) bytes[index] = Number(rest & 255n);
  return bytes;
}

/** SPKI: SEQUENCE { SEQUENCE algorithm, BIT STRING { 0x00, SEQUENCE { INTEGER modulus, INTEGER exponent } } }. */
function readPublicKey(pem: string): PublicKey {
  const whole = element(bytesOf(pem.replace(/-----[^-]+-----|\s/g, '')));
  const algorithm = element(whole.content);
  const numbers = element(element(algorithm.rest).content.subarray(1));
  const modulus = element(numbers.content);
  const exponent = element(modulus.rest);
  const value = toInteger(modulus.content);
  return {
    modulus: value,
    exponent: toInteger(exponent.content),
    byteLength: Math.ceil(value.toString(16).length / 2),
  };
}

/** One DER element: its content, and what follows it. */
function element(bytes: Uint8Array): { content: Uint8Array; rest: Uint8Array } {
  const first = bytes[1] ?? 0;
  const lengthBytes = first & 128 ? first & 127 : 0;
  const length = lengthBytes ? Number(toInteger(bytes.subarray(2, 2 + lengthBytes))) : first;
  const start = 2 + lengthBytes;
  return { content: bytes.subarray(start, start + length), rest: bytes.subarray(start + length) };
}
