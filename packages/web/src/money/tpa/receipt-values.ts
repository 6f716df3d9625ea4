// A payer's receipt as typed: its parts judged by the rules the server decides with.
import type { Sentence } from '@charaka/rules/message/sentence';
import { type Paise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { payerPartProblem, settledByPart } from '@charaka/rules/money/payer-receipt';
import { typedPaise } from '../payment/typed-amount.ts';
import { billKey } from './bill-columns.tsx';

/** Values typed beside a bill, in rupees. */
export interface PartValues {
  readonly paid: number | string;
  readonly tds: number | string;
  readonly disallowed: number | string;
  readonly isWrittenOff: boolean;
  readonly reason: string;
}

/** Empty fields. */
export const emptyPart: PartValues = { paid: '', tds: '', disallowed: '', isWrittenOff: false, reason: '' };

/** Parts by the key of their bill. */
export type Parts = Readonly<Record<string, PartValues>>;

function judgedPart(part: PartValues) {
  const paise = {
    paidPaise: typedPaise(part.paid),
    tdsPaise: typedPaise(part.tds),
    disallowedPaise: typedPaise(part.disallowed),
  };
  return { ...paise, reason: part.reason, settledPaise: settledByPart({ ...paise, reason: '' }) };
}

/** The sentence about a part; a bill without a part has none. */
export function partProblem(part: PartValues, restPaise: Paise): Sentence | undefined {
  const judged = judgedPart(part);
  return judged.settledPaise === ZERO ? undefined : payerPartProblem(judged, restPaise);
}

/** Totals of the receipt: money, tax deducted, disallowed. */
export function receiptTotals(parts: Parts) {
  const judged = Object.values(parts).map(judgedPart);
  return {
    paidPaise: sumPaise(judged.map((part) => part.paidPaise)),
    tdsPaise: sumPaise(judged.map((part) => part.tdsPaise)),
    disallowedPaise: sumPaise(judged.map((part) => part.disallowedPaise)),
  };
}

/** The parts as they are sent, in rupees: only bills that something is settled of. */
export function sentParts(bills: readonly Parameters<typeof billKey>[0][], parts: Parts) {
  return bills
    .map((bill) => ({ bill, part: parts[billKey(bill)] ?? emptyPart }))
    .filter(({ part }) => judgedPart(part).settledPaise > 0)
    .map(({ bill, part }) => ({
      billId: bill.billId,
      counterBillId: bill.counterBillId,
      paid: Number(part.paid || 0),
      tds: Number(part.tds || 0),
      disallowed: Number(part.disallowed || 0),
      isWrittenOff: part.isWrittenOff,
      reason: part.reason.trim(),
    }));
}
