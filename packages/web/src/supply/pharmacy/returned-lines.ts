// Typed return of a cash memo, worked out by the same rules as on the server.

import { heldOf, soldLineOf } from '@charaka/contract/supply/pharmacy/sold-line';
import { ownMoneyOf } from '@charaka/rules/money/medicine-charge';
import { computeReturnedLine, type MedicineFigures } from '@charaka/rules/money/medicine-line';
import { type Paise, paiseToRupees, smallerPaise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { CASH_REFUND_LIMIT_PAISE, tooMuchCashBack } from '@charaka/rules/money/payment';
import { spoken } from '../../kernel/spoken.ts';
import { typedPaise } from '../../money/payment/typed-amount.ts';
import type { Sale } from './medicine-rows.ts';

/** A line of a memo. */
export type SoldLine = Sale['lines'][number];
/** How many of each line come back, by its number; as typed. */
export type TypedBack = Readonly<Record<number, number | string>>;

/** How many of a line can still come back. */
export function leftOf(line: SoldLine): number {
  return line.quantity - line.returnedQuantity;
}

/** Figures of the returned part of a line; null when empty or invalid. */
export function backOf(line: SoldLine, typed: number | string | undefined): MedicineFigures | null {
  if (typed === undefined || typed === '' || Number(typed) === 0) return null;
  try {
    return computeReturnedLine(soldLineOf(line), Number(typed));
  } catch {
    return null;
  }
}

/** Whether a quantity is typed that cannot come back. */
export function isTooMuch(line: SoldLine, typed: number | string | undefined): boolean {
  return typed !== undefined && typed !== '' && Number(typed) !== 0 && backOf(line, typed) === null;
}

/** Total value of all returned lines, in paise. */
export function netBack(sale: Sale, typed: TypedBack): Paise {
  return sumPaise(sale.lines.map((line) => backOf(line, typed[line.saleLineId])?.valuePaise ?? ZERO));
}

/** Lines that the pharmacist sends to Quarantine, by their numbers. */
export type TypedQuarantine = Readonly<Record<number, boolean>>;

/** A line that comes back. */
interface BackLine {
  readonly saleLineId: number;
  readonly quantity: number;
  readonly toQuarantine: boolean;
}

/** The lines that come back, with their quantities; lines of unknown storage go to Quarantine until the pharmacist chooses the shelf. */
export function backLines(
  sale: Sale,
  typed: TypedBack,
  quarantine: TypedQuarantine,
  unknownStorage: readonly number[] = [],
): BackLine[] {
  return sale.lines
    .map(({ saleLineId }) => ({
      saleLineId,
      quantity: Number(typed[saleLineId] ?? 0),
      toQuarantine: quarantine[saleLineId] ?? unknownStorage.includes(saleLineId),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** The most that may be handed out in cash: what comes back, as far as it was paid with the memo and not handed out yet. */
export function mostPaidBack(sale: Sale, netPaise: Paise): Paise {
  return smallerPaise(netPaise, heldOf(sale));
}

/** Proposed refund: the patient's own money in the returned lines, up to the cash that may be paid out (R487, Q218). */
function offeredBack(sale: Sale, netPaise: Paise): Paise {
  const { net, paid, returned } = sale;
  const ownPaise = ownMoneyOf({ netPaise: net, paidPaise: paid, creditedPaise: returned }, netPaise);
  return smallerPaise(smallerPaise(ownPaise, mostPaidBack(sale, netPaise)), CASH_REFUND_LIMIT_PAISE);
}

/** Why so much cannot be handed out, as a key of the texts or a sentence of the rules; null when it can (R487). */
function paidBackFault(sale: Sale, netPaise: Paise, paidBack: Paise): 'tooMuchPaidBack' | string | null {
  if (paidBack > mostPaidBack(sale, netPaise)) return 'tooMuchPaidBack';
  return paidBack > CASH_REFUND_LIMIT_PAISE ? spoken(tooMuchCashBack) : null;
}

/** An amount as it stands in a field: rupees, empty for nothing. */
const rupeesOf = (amount: Paise): number | string => (amount > 0 ? paiseToRupees(amount) : '');

/** A return as typed. */
export interface TypedReturn {
  readonly back: TypedBack;
  readonly quarantine: TypedQuarantine;
  readonly isOwnMistake: boolean;
  /** Null until typed: the proposed amount is shown. */
  readonly paidBack: number | string | null;
  readonly reason: string;
}

/** Empty fields. */
export const freshReturn: TypedReturn = { back: {}, quarantine: {}, isOwnMistake: false, paidBack: null, reason: '' };

/** Figures of a typed return: its lines, its amount, the cash refund, the error of that cash, and whether it may be sent. */
export function judgeReturn(sale: Sale, { back, quarantine, paidBack: typed }: TypedReturn) {
  const net = netBack(sale, back);
  const paidBack = typed ?? rupeesOf(offeredBack(sale, net));
  const fault = paidBackFault(sale, net, typedPaise(paidBack));
  const lines = backLines(sale, back, quarantine);
  const isFaulty = fault !== null || sale.lines.some((line) => isTooMuch(line, back[line.saleLineId]));
  return { net, paidBack, fault, lines, isReady: lines.length > 0 && !isFaulty && !sale.isClosed };
}
