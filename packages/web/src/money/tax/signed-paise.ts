// Amounts of tax documents with their sign: a credit note lowers the tax of its month, so that a column of the list and its files adds up.
import type { GstDocumentKind } from '@charaka/rules/money/gst-document';

/** The amounts that have a column. */
export type SignedAmount = 'exempt' | 'taxable' | 'igst' | 'cgst' | 'sgst' | 'total';

type Signed = Readonly<Record<SignedAmount, number>> & { readonly documentKind: GstDocumentKind };

/** An amount in paise, negative for a credit note. */
export function signedPaise(row: Signed, amount: SignedAmount): number {
  return row.documentKind === 'CreditNote' ? 0 - row[amount] : row[amount];
}
