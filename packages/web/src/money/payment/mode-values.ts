// The inputs of a payment's modes as typed, for the forms that split an amount, and as the rules judge them (R465, R505).

import type { Sentence } from '@charaka/rules/message/sentence';
import { spoken } from '../../kernel/spoken.ts';
import { typedPaise } from './typed-amount.ts';

/** Rupees as typed. */
export interface ModeValues {
  card: number | string;
  cardNumber: string;
  upi: number | string;
  upiReference: string;
  neft: number | string;
  neftReference: string;
  chequeAmount: number | string;
  chequeNumber: string;
}

/** Empty fields. */
export const noModes: ModeValues = {
  card: '',
  cardNumber: '',
  upi: '',
  upiReference: '',
  neft: '',
  neftReference: '',
  chequeAmount: '',
  chequeNumber: '',
};

/** The modes as the rules judge them: amounts in paise, references as typed. */
export function typedModes(values: ModeValues) {
  return {
    cardPaise: typedPaise(values.card),
    upiPaise: typedPaise(values.upi),
    neftPaise: typedPaise(values.neft),
    chequePaise: typedPaise(values.chequeAmount),
    cardNumber: values.cardNumber,
    upiTransactionNumber: values.upiReference,
    neftReference: values.neftReference,
    chequeNumber: values.chequeNumber,
  };
}

const fieldOfProblem: Readonly<Record<string, string>> = {
  upiTransactionNumber: 'upiReference',
  cheque: 'chequeAmount',
};

/** The first sentence of each field, in the user's language; `names` are further fields that the form calls otherwise than the rules. */
export function sentencesByField(
  problems: readonly { readonly field: string; readonly sentence: Sentence }[],
  names: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, sentence } of problems)
    errors[names[field] ?? fieldOfProblem[field] ?? field] ??= spoken(sentence);
  return errors;
}
