// A key for the subject of a request that has no record yet: a paper of a supplier, or the lines of a sale.
import { createHash } from 'node:crypto';

/** A positive whole number that is the same for the same text; two texts that share one would wait for each other, and nothing more. */
export const keyOfText = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6) + 1;
