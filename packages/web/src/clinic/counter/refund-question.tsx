// The bill in the question about a refund at the counter, and the modes that the money came by (Q258).

import type { UseFormReturnType } from '@mantine/form';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModeValues } from '../../money/payment/mode-values.ts';
import { isRefundConfirmed, type RefundedMoney } from '../../money/payment/refund-question.ts';
import { patientSubject } from '../../people/patient/of-patient.tsx';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { Figure } from '../../ui/page/fact.tsx';
import type { CounterBill } from './counter-bill-paper.tsx';

/** The bill to refund; the dialog names the patient. */
export function RefundedBill({ bill }: { readonly bill: CounterBill }) {
  const { t } = useTranslation('counter');
  return (
    <Columns cols={1} component="dl" m={0}>
      <Figure label={t('billNo')}>{`${bill.billNo} / ${bill.finYear}`}</Figure>
    </Columns>
  );
}

/** Asks before money of a bill goes out; a refund that pays nothing out asks nothing. */
export function isConfirmed(t: TFunction, bill: CounterBill, money: RefundedMoney): Promise<boolean> {
  if (money.amountPaise === 0) return Promise.resolve(true);
  const named = {
    name: `${fullName(bill)}, ${uhidOf(bill.patientId)}`,
    about: patientSubject(bill),
    bill: t('counter:billOfNumber', { number: bill.billNo }),
  };
  return isRefundConfirmed(t, { ...named, ...money });
}

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
