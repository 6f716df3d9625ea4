// What the pharmacy adds to the bill of an admission.
import { type Paise, subtractPaise, sumPaise } from './money.ts';

/** A pharmacy cash memo, as far as the bill needs it. */
export interface CashMemo {
  netPaise: Paise;
  /** 0 when no payment is recorded, so that the memo counts in full. */
  paidPaise: Paise;
}

/** Unpaid part of the cash memos less the returns; negative when more came back than is unpaid (Q126, Q144). */
export function computeMedicineCharge(memos: readonly CashMemo[], returnsPaise: readonly Paise[]): Paise {
  const unpaid = memos.map((memo) => subtractPaise(memo.netPaise, memo.paidPaise)).filter((amount) => amount > 0);
  return subtractPaise(sumPaise(unpaid), sumPaise(returnsPaise));
}
