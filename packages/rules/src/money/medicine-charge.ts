// Amounts the pharmacy adds to the bill of an admission, and amounts it owes the patient.
import { addPaise, type Paise, subtractPaise, sumPaise, ZERO } from './money.ts';

/** A pharmacy cash memo with all its returns, as far as the bill needs it. */
export interface CashMemo {
  netPaise: Paise;
  /** 0 when no payment is recorded, so that the memo counts in full. */
  paidPaise: Paise;
  /** Credit for its returns: returned medicine that was not refunded at the counter. */
  creditedPaise: Paise;
}

/** Charges of the memos on the bill, and the patient's payments for returned medicine. */
export interface MedicineSums {
  readonly chargePaise: Paise;
  readonly creditPaise: Paise;
}

/** A return counts against its own memo: first its unpaid amount, then the patient's payment (Q126, Q144, Q218). */
export function computeMedicine(memos: readonly CashMemo[]): MedicineSums {
  const open = memos.map(({ netPaise, paidPaise, creditedPaise }) => {
    const unpaid = subtractPaise(netPaise, paidPaise);
    return subtractPaise(unpaid > 0 ? unpaid : ZERO, creditedPaise);
  });
  return {
    chargePaise: sumPaise(open.filter((amount) => amount > 0)),
    creditPaise: sumPaise(open.filter((amount) => amount < 0).map((amount) => subtractPaise(ZERO, amount))),
  };
}

/** Returns the part of a return's credit that is the patient's own money: the amount beyond the unpaid part of its memo (Q218). */
export function ownMoneyOf(memo: CashMemo, returnedPaise: Paise): Paise {
  const after = computeMedicine([{ ...memo, creditedPaise: addPaise(memo.creditedPaise, returnedPaise) }]);
  return subtractPaise(after.creditPaise, computeMedicine([memo]).creditPaise);
}
