// Cash in a split: what the other modes leave of the amount, until the user types it themselves (R505, Q138).
import type { Paise } from '@charaka/rules/money/money';
import { useEffect, useRef } from 'react';
import type { ModeValues } from '../payment/mode-values.ts';
import { remainingCash } from './settlement.ts';

type WithCash = ModeValues & { cash: number | string };

interface CashForm {
  readonly values: WithCash;
  getInputProps(path: 'cash'): object;
  setFieldValue(path: 'cash', amount: number | string): void;
}

/** Keeps `cash` at the rest of `totalPaise` and answers the props of its field; `restart` lets it follow again. */
export function useFollowingCash(form: CashForm, totalPaise: Paise) {
  const isTyped = useRef(false);
  const { card, upi, neft, chequeAmount } = form.values;
  const setCash = (cash: number | string) => form.setFieldValue('cash', cash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the total and the other modes move the cash
  useEffect(() => {
    if (!isTyped.current) setCash(remainingCash(totalPaise, form.values));
  }, [totalPaise, card, upi, neft, chequeAmount]);
  return {
    cashProps: {
      ...form.getInputProps('cash'),
      onChange: (cash: number | string | null | undefined) => {
        isTyped.current = true;
        setCash(cash ?? '');
      },
    },
    restart: () => {
      isTyped.current = false;
    },
  };
}
