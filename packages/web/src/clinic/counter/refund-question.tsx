// The bill in the question about a refund at the counter (Q258).

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
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
