// Modes of a payment: the part of the amount by every mode, and the references that the modes require, as they are stored.
import { type Paise, sumPaise, ZERO } from './money.ts';
import type { OtherModes, PaymentReferences } from './payment.ts';

/** An amount over its modes as it is entered; '' for a reference that was not given. */
export interface EnteredModes extends OtherModes, PaymentReferences {
  cashPaise: Paise;
}

/** A stored amount by modes; no reference without an amount of its mode (R470-R474). */
export interface PaidModes extends Readonly<OtherModes> {
  readonly cashPaise: Paise;
  readonly cardNumber: string | null;
  readonly upiReference: string | null;
  readonly neftReference: string | null;
  readonly chequeNumber: string | null;
}

/** Zero by every mode. */
export const nothingPaid: PaidModes = {
  cashPaise: ZERO,
  cardPaise: ZERO,
  cardNumber: null,
  upiPaise: ZERO,
  upiReference: null,
  neftPaise: ZERO,
  neftReference: null,
  chequePaise: ZERO,
  chequeNumber: null,
};

/** Returns the entered modes as they are stored: a reference only with an amount of its mode (R470-R474); NEFT may have none (Q229). */
export function keptModes(entered: EnteredModes): PaidModes {
  const { cardNumber, upiTransactionNumber, neftReference, chequeNumber, ...amounts } = entered;
  return {
    cashPaise: amounts.cashPaise,
    cardPaise: amounts.cardPaise,
    cardNumber: amounts.cardPaise > 0 ? cardNumber : null,
    upiPaise: amounts.upiPaise,
    upiReference: amounts.upiPaise > 0 ? upiTransactionNumber : null,
    neftPaise: amounts.neftPaise,
    neftReference: (amounts.neftPaise > 0 && neftReference) || null,
    chequePaise: amounts.chequePaise,
    chequeNumber: amounts.chequePaise > 0 ? chequeNumber : null,
  };
}

/** All modes together. */
export function paidByAllModes(modes: OtherModes & { readonly cashPaise: Paise }): Paise {
  return sumPaise([modes.cashPaise, modes.cardPaise, modes.upiPaise, modes.neftPaise, modes.chequePaise]);
}
