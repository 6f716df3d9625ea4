// Payments of the demo: how much people bring, by which means, and how a bill is settled in the end.
import type { Bill } from '@charaka/rules/money/bill';
import { proposeRefundSplit } from '@charaka/rules/money/bill-settlement';
import { type Paise, paise, ZERO } from '@charaka/rules/money/money';
import { nothingPaid, type PaidModes } from '@charaka/rules/money/paid-modes';
import type { Draws } from './draws.ts';
import type { PlannedAdmission } from './plan-admissions.ts';

/** A payment or refund before it has a number. */
export interface DemoPayment extends PaidModes {
  readonly paymentType: 'Receive' | 'Refund';
  readonly amountPaise: Paise;
  readonly isNonHospitalPayment: boolean;
  readonly paidAt: Date;
  readonly note: string | null;
}

/** Indian law lets nobody take two lakh in cash; people stop well before. */
const MOST_CASH_PAISE = 5_000_000;
const HOUR = 3_600_000;

/** The amount by one mode, or cash and UPI. */
function drawSplit(draws: Draws, amountPaise: Paise): PaidModes {
  const isLarge = amountPaise > MOST_CASH_PAISE;
  const mode = draws.weighted([
    ['cash', isLarge ? 0 : 36],
    ['upi', isLarge ? 6 : 30],
    ['card', 18],
    ['neft', 9],
    ['cheque', 4],
    ['cash and upi', isLarge ? 0 : 3],
  ] as const);
  if (mode === 'card') return { ...nothingPaid, cardPaise: amountPaise, cardNumber: draws.digits(4) };
  if (mode === 'upi') return { ...nothingPaid, upiPaise: amountPaise, upiReference: draws.digits(4) };
  if (mode === 'neft') return { ...nothingPaid, neftPaise: amountPaise };
  if (mode === 'cheque') return { ...nothingPaid, chequePaise: amountPaise, chequeNumber: draws.digits(6) };
  if (mode === 'cash') return { ...nothingPaid, cashPaise: amountPaise };
  const cashPaise = paise(Math.floor(amountPaise / 200) * 100);
  return { ...nothingPaid, cashPaise, upiPaise: paise(amountPaise - cashPaise), upiReference: draws.digits(4) };
}

/** To whole 500 rupees, at least one. */
function rounded(amountPaise: number): Paise {
  return paise(Math.max(1, Math.round(amountPaise / 50_000)) * 50_000);
}

/** Payments and refunds before any bill, for an admission with the expected charges. */
export function drawPayments(
  draws: Draws,
  planned: PlannedAdmission,
  expectedPaise: number,
  hasAssociation: boolean,
  now: Date,
): DemoPayment[] {
  const until = planned.initiatedAt ?? now;
  const at = (share: number) =>
    new Date(planned.admittedAt.getTime() + Math.floor((until.getTime() - planned.admittedAt.getTime()) * share));
  const received = (amount: Paise, paidAt: Date, note: string | null = null): DemoPayment => ({
    paymentType: 'Receive',
    amountPaise: amount,
    ...drawSplit(draws, amount),
    isNonHospitalPayment: false,
    paidAt,
    note,
  });
  if (planned.state === 'cancelled' || draws.happens(hasAssociation ? 0.4 : 0.06)) return [];
  const advanceShare = hasAssociation ? 0.06 : 0.3 + draws.fraction() * 0.35;
  const advance = rounded(expectedPaise * advanceShare);
  const payments = [received(advance, at(0.03), 'Advance at admission')];
  const isLong = until.getTime() - planned.admittedAt.getTime() > 72 * HOUR;
  if (isLong && !hasAssociation && draws.happens(0.6)) {
    payments.push(received(rounded(expectedPaise * (0.15 + draws.fraction() * 0.4)), at(0.6)));
  }
  if (draws.happens(0.03)) payments.push(nonHospitalPayment(at(0.5)));
  if (advance >= 500_000 && draws.happens(0.05)) payments.push(refund(paise(draws.whole(1, 3) * 50_000), at(0.8)));
  return payments;
}

function nonHospitalPayment(paidAt: Date): DemoPayment {
  const amountPaise = paise(70_000);
  return {
    paymentType: 'Receive',
    amountPaise,
    ...nothingPaid,
    cashPaise: amountPaise,
    isNonHospitalPayment: true,
    paidAt,
    note: 'Attendant, not part of the bill',
  };
}

function refund(amountPaise: Paise, paidAt: Date): DemoPayment {
  return {
    paymentType: 'Refund',
    amountPaise,
    ...nothingPaid,
    cashPaise: amountPaise,
    isNonHospitalPayment: false,
    paidAt,
    note: 'Advance partly given back',
  };
}

/** How a final bill was settled. */
export interface DemoSettlement extends PaidModes {
  readonly cashRefundPaise: Paise;
  readonly chequeRefundPaise: Paise;
  readonly chequeRefundNumber: string | null;
  readonly duePaise: Paise;
  readonly isSettledWithoutPay: boolean;
}

/** Most bills are paid or refunded on the spot; of some a part stays due (R501-R509, R514-R516). */
export function drawSettlement(draws: Draws, bill: Bill, mayStayDue: boolean): DemoSettlement {
  const staysDue = mayStayDue && bill.netPayablePaise > 200_000 && draws.happens(0.05);
  const payablePaise = bill.isRefund ? ZERO : bill.netPayablePaise;
  const paidPaise = staysDue ? paise(Math.floor(payablePaise / 20_000) * 10_000) : payablePaise;
  const split = drawSplit(draws, paidPaise);
  const { cashRefundPaise, chequeRefundPaise } = proposeRefundSplit(bill.refundablePaise);
  return {
    // Settling without payment knows no cheque (Q138).
    ...(staysDue ? { ...nothingPaid, cashPaise: paidPaise } : paidPaise > 0 ? split : nothingPaid),
    cashRefundPaise,
    chequeRefundPaise,
    chequeRefundNumber: chequeRefundPaise > 0 ? draws.digits(6) : null,
    duePaise: paise(payablePaise - paidPaise),
    isSettledWithoutPay: staysDue,
  };
}
