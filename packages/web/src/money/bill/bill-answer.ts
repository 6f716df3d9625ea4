// A bill as the screens and papers of this area pass it along.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getBill } from '@charaka/contract/money/bill/bill';
import type { Paise } from '@charaka/rules/money/money';

/** Everything a bill call answers; amounts in paise. */
export type BillAnswer = OutputOf<typeof getBill>;
/** The figures of a bill. */
export type Figures = BillAnswer['figures'];
/** A charge line of a bill. */
export type Line = BillAnswer['lines'][number];

/** The GST rate of a line in basis points: IGST, or both halves together. */
export function gstRate(line: Line): number {
  return line.isIgstApplied ? line.igst : line.sgst + line.cgst;
}

/** Lines by type and category (R529): types in the order they first occur, and within a type its categories likewise. */
export function linesByCategory(lines: readonly Line[]): { title: string; lines: Line[] }[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const title = `${line.chargeType.chargeTypeName} – ${line.chargeCategory.chargeCategoryName}`;
    const group = groups.get(title);
    if (group) group.push(line);
    else groups.set(title, [line]);
  }
  const typeOrder = [...new Set(lines.map((line) => line.chargeType.chargeTypeId))];
  const orderOf = (group: Line[]) => typeOrder.indexOf(group[0]?.chargeType.chargeTypeId ?? 0);
  return [...groups]
    .map(([title, group]) => ({ title, lines: group }))
    .sort((one, other) => orderOf(one.lines) - orderOf(other.lines));
}

/**
 * Closing sentence of a bill and its amount: a refund or, on a provisional bill, the balance of the deposit; the amount received
 * with the final bill; or the amount to pay, which for a final bill is its due (R504, R535).
 */
export function closingOf({ figures, finalBill }: Pick<BillAnswer, 'figures' | 'finalBill'>): {
  sentence: 'refundTo' | 'receivedFrom' | 'toBePaidBy' | 'depositBalance';
  paise: Paise;
} {
  // Before the final bill it refunds nothing: a surplus is the balance of a deposit.
  if (figures.isRefund) return { sentence: finalBill ? 'refundTo' : 'depositBalance', paise: figures.refundable };
  if (!finalBill) return { sentence: 'toBePaidBy', paise: figures.netPayable };
  if (finalBill.due > 0) return { sentence: 'toBePaidBy', paise: finalBill.due };
  return { sentence: figures.netPayable > 0 ? 'receivedFrom' : 'toBePaidBy', paise: figures.netPayable };
}
