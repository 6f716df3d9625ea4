// Signs the content of papers, so that a forged one is detected (Q239).
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Half of SHA-256: 128 bits, which cannot be guessed and fit into a small code. */
const SIGNATURE_BYTES = 16;

/** Signs texts of a tenant and knows its own signatures. */
export interface PaperSigner {
  sign(tenantId: number, text: string): string;
  isSigned(tenantId: number, text: string, signature: string): boolean;
}

/** Signs with a key of its own, made from the server's: who had one could not work out the other. */
export function paperSigner(serverKey: string): PaperSigner {
  const key = Buffer.from(hkdfSync('sha256', serverKey, '', 'papers', 32));
  const bytesOf = (tenantId: number, text: string) =>
    createHmac('sha256', key).update(`${tenantId}\n${text}`).digest().subarray(0, SIGNATURE_BYTES);
  return {
    sign: (tenantId, text) => bytesOf(tenantId, text).toString('base64url'),
    isSigned: (tenantId, text, signature) => {
      const told = Buffer.from(signature, 'base64url');
      return told.length === SIGNATURE_BYTES && timingSafeEqual(told, bytesOf(tenantId, text));
    },
  };
}
