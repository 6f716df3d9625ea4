// An advance as typed: its split judged by the rules, foreseen here as the server decides (R467-R474, R487, Q115).
import type { Paise } from '@charaka/rules/money/money';
import { type ModeValues, noModes } from '../../money/payment/mode-values.ts';
import { judgeTender, type TenderFrame } from '../../money/payment/tender-values.ts';
import { typedPaise } from '../../money/payment/typed-amount.ts';

/** Rupees as typed; '' is no advance. */
export interface AdvanceValues extends ModeValues {
  advance: number | string;
}

/** Empty fields. */
export const emptyAdvance: AdvanceValues = { ...noModes, advance: '' };

/** Facts that the split of modes is checked against. */
export type AdvanceContext = Pick<TenderFrame, 'isRefund' | 'cashReceiptLimitPaise'>;

/** The cash part, what the other modes leave of the advance, and the sentences by field of the form. */
export function judgeAdvance(values: AdvanceValues, context: AdvanceContext) {
  const { cashPaise, errors } = judgeTender(values, { ...context, amountPaise: typedPaise(values.advance) });
  const { amount: advance, ...ofModes } = errors;
  return { cashPaise, errors: advance === undefined ? ofModes : { ...ofModes, advance } };
}

/** An advance as a booking holds it. */
export interface HeldAdvance {
  readonly advance: Paise;
  readonly cash: Paise;
  readonly card: Paise;
  readonly upi: Paise;
  readonly neft: Paise;
  readonly chequeAmount: Paise;
}

/** The modes that a held advance was paid by. */
export const heldModes = ({ cash, card, upi, neft, chequeAmount: cheque }: HeldAdvance) => ({
  cash,
  card,
  upi,
  neft,
  cheque,
});

/** Whether anything of an advance was typed: an amount, or a mode of one. */
export function hasAdvance({ advance, card, upi, neft, chequeAmount }: AdvanceValues): boolean {
  return [advance, card, upi, neft, chequeAmount].some((typed) => typedPaise(typed) > 0);
}

/** The advance as it is sent: references of modes without an amount are left out. */
export function sentAdvance(values: AdvanceValues) {
  const amount = (typed: number | string) => (typedPaise(typed) > 0 ? Number(typed) : undefined);
  const reference = (typed: number | string, text: string) => (typedPaise(typed) > 0 ? text : undefined);
  return {
    advance: amount(values.advance),
    card: amount(values.card),
    cardNumber: reference(values.card, values.cardNumber),
    upi: amount(values.upi),
    upiReference: reference(values.upi, values.upiReference),
    neft: amount(values.neft),
    neftReference: reference(values.neft, values.neftReference),
    chequeAmount: amount(values.chequeAmount),
    chequeNumber: reference(values.chequeAmount, values.chequeNumber),
  };
}
