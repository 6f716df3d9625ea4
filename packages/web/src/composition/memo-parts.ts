// Memo parts of the bills: supplied by the pharmacy, whose code loads with the first opened bill.
import { lazy } from 'react';
import type { MemoParts } from '../money/account/memo-parts.tsx';

const pharmacy = async () => (await import('../supply/pharmacy/memo-parts.ts')).pharmacyMemoParts;

/** Given to everything a signed-in user sees. */
export const memoParts: MemoParts = {
  Section: lazy(async () => ({ default: (await pharmacy()).Section })),
  Rows: lazy(async () => ({ default: (await pharmacy()).Rows })),
  Print: lazy(async () => ({ default: (await pharmacy()).Print })),
};
