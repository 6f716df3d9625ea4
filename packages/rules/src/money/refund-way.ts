// Modes of a refund to a patient: the modes of the payments, the card first and cash last (Q258).
import type { Paise } from './money.ts';
import { paise, rupeesToPaise, smallerPaise, subtractPaise, sumPaise, ZERO } from './money.ts';
import { type PaidModes, paidByAllModes } from './paid-modes.ts';
import { CASH_REFUND_LIMIT_PAISE } from './payment.ts';

/** Above this sum a refund needs an approver, unless a hospital has its own limit (Q268). */
export const USUAL_REFUND_LIMIT: Paise = rupeesToPaise(2000);

/** An amount by modes, without references. */
export type ByMode = Pick<PaidModes, 'cashPaise' | 'cardPaise' | 'upiPaise' | 'neftPaise' | 'chequePaise'>;

/** Money held of a patient by each mode, and earlier refunds: the parts of a refund count together against a limit. */
export interface HeldMoney extends ByMode {
  readonly refundedPaise: Paise;
}

/** Returns the amount held by each mode: received less refunded. A mode may be below zero when an approver refunded by another mode. */
export function heldByMode(received: readonly ByMode[], refunded: readonly ByMode[]): HeldMoney {
  const held = (mode: keyof ByMode): Paise => {
    const sumOf = (all: readonly ByMode[]) => all.reduce((total, each) => total + each[mode], 0);
    return paise(sumOf(received) - sumOf(refunded));
  };
  return {
    cashPaise: held('cashPaise'),
    cardPaise: held('cardPaise'),
    upiPaise: held('upiPaise'),
    neftPaise: held('neftPaise'),
    chequePaise: held('chequePaise'),
    refundedPaise: sumPaise(refunded.map(paidByAllModes)),
  };
}

/**
 * How an amount goes back: by card, UPI, NEFT, cheque and cash, each at most what came by it. A cheque goes back by NEFT, as does cash
 * above what may be handed out at once (R487).
 */
export function refundWay(held: ByMode, amountPaise: Paise): ByMode {
  let left = amountPaise;
  const take = (most: number): Paise => {
    const taken = smallerPaise(left, paise(Math.max(0, most)));
    left = subtractPaise(left, taken);
    return taken;
  };
  const cardPaise = take(held.cardPaise);
  const upiPaise = take(held.upiPaise);
  const bankPaise = take(held.neftPaise + held.chequePaise);
  const cashPaise = take(CASH_REFUND_LIMIT_PAISE);
  return { cardPaise, upiPaise, neftPaise: paise(bankPaise + left), cashPaise, chequePaise: ZERO };
}

/** Whether a refund uses other modes than the payments; a bank transfer for a cheque counts as the same mode. */
export function isOtherWay(held: ByMode, modes: ByMode, amountPaise: Paise): boolean {
  const way = refundWay(held, amountPaise);
  return (
    modes.cardPaise !== way.cardPaise ||
    modes.upiPaise !== way.upiPaise ||
    modes.cashPaise !== way.cashPaise ||
    modes.neftPaise + modes.chequePaise !== way.neftPaise
  );
}
