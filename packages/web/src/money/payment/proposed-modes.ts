// The modes that the form of a deposit's refund proposes: as the money came in (Q258).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import type { Paise } from '@charaka/rules/money/money';
import { type ByMode, refundWay } from '@charaka/rules/money/refund-way';
import type { ModeValues } from './mode-values.ts';

/** The patient's money held by the hospital, by mode; null when the stay holds none. */
export type Held = OutputOf<typeof getPaymentTotals>['held'];

/** The money held, in the names of the rules. */
export function byMode({ cash, card, upi, neft, cheque }: NonNullable<Held>): ByMode {
  return { cashPaise: cash, cardPaise: card, upiPaise: upi, neftPaise: neft, chequePaise: cheque };
}

const typed = (paise: Paise) => (paise > 0 ? paise / 100 : '');

/** Parts of an amount by card, UPI and NEFT; the rest is cash. Empty when the modes held are unknown. */
export function proposedModes(held: Held | undefined, amountPaise: Paise): Pick<ModeValues, 'card' | 'upi' | 'neft'> {
  if (!held || amountPaise <= 0) return { card: '', upi: '', neft: '' };
  const way = refundWay(byMode(held), amountPaise);
  return { card: typed(way.cardPaise), upi: typed(way.upiPaise), neft: typed(way.neftPaise) };
}
