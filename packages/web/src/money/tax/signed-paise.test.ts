// Credit notes in the list of tax documents.
import { expect, it } from 'vitest';
import { signedPaise } from './signed-paise.ts';

const amounts = { exempt: 0, taxable: 10_000, igst: 0, cgst: 900, sgst: 900, total: 11_800 };

it('a credit note is negative in every column, so that a bill and its credit note add up to nothing (FI046)', () => {
  const sums = (['exempt', 'taxable', 'igst', 'cgst', 'sgst', 'total'] as const).map(
    (id) =>
      signedPaise({ documentKind: 'TaxInvoice', ...amounts }, id) +
      signedPaise({ documentKind: 'CreditNote', ...amounts }, id),
  );
  expect(sums).toEqual([0, 0, 0, 0, 0, 0]);
  expect(signedPaise({ documentKind: 'CreditNote', ...amounts }, 'total')).toBe(-11_800);
});
