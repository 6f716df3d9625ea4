// What the pharmacy adds to the bill of an admission, and what it owes the patient.
import { addPaise, type Paise, subtractPaise, sumPaise, ZERO } from './money.ts';

/** A pharmacy cash memo with everything that came back of it, as far as the bill needs it. */
export interface CashMemo {
  netPaise: Paise;
  /** 0 when no payment is recorded, so that the memo counts in full. */
  paidPaise: Paise;
  /** What its returns credit: what came back and was not paid back at the counter. */
  creditedPaise: Paise;
}

/** What the memos ask of the bill, and what the patient paid for medicine that came back. */
export interface MedicineSums {
  readonly chargePaise: Paise;
  readonly creditPaise: Paise;
}

/** Memo by memo a return counts against its own memo: first what is unpaid of it, then what the patient paid (Q126, Q144, Q218). */
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

/** How much of what a return credits is the patient's own money: what goes beyond the unpaid part of its memo (Q218). */
export function ownMoneyOf(memo: CashMemo, returnedPaise: Paise): Paise {
  const after = computeMedicine([{ ...memo, creditedPaise: addPaise(memo.creditedPaise, returnedPaise) }]);
  return subtractPaise(after.creditPaise, computeMedicine([memo]).creditPaise);
}
