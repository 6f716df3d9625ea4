// The modes of a refund follow the modes of the payment (Q258).
import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import type { ModeValues } from './mode-values.ts';

interface Way {
  readonly card: number;
  readonly upi: number;
  readonly neft: number;
}

/** Fills the modes with the way in which the money came, whenever the server works out another sum. */
export function useFollowedWay<Values extends ModeValues>(form: UseFormReturnType<Values>, way: Way | undefined): void {
  const { card = 0, upi = 0, neft = 0 } = way ?? {};
  const { setValues } = form;
  useEffect(() => {
    const typed = (paise: number) => (paise === 0 ? '' : paise / 100);
    setValues({ card: typed(card), upi: typed(upi), neft: typed(neft) } as Partial<Values>);
  }, [setValues, card, upi, neft]);
}
