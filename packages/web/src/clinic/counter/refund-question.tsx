// Confirmation of a refund at the counter: the patient, the bill, the sum and the modes (Q258).

import type { UseFormReturnType } from '@mantine/form';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import type { ModeValues } from '../../money/payment/mode-values.ts';
import { typedPaise } from '../../money/payment/typed-amount.ts';
import { patientSubject } from '../../people/patient/of-patient.tsx';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
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

interface Money {
  readonly amountPaise: number;
  readonly modes: ModeValues;
  readonly cashPaise: number;
}

/** Asks before money of a bill goes out; a refund that pays nothing out asks nothing. */
export function isConfirmed(t: TFunction, bill: CounterBill, money: Money): Promise<boolean> {
  if (money.amountPaise === 0) return Promise.resolve(true);
  const named = {
    name: fullName(bill),
    uhid: uhidOf(bill.patientId),
    about: patientSubject(bill),
    bill: t('counter:billOfNumber', { number: bill.billNo }),
  };
  return isRefundConfirmed(t, { ...named, ...money });
}

interface Named extends Money {
  readonly name: string;
  readonly uhid: string;
  /** Name, UHID, sex and age; null for a person who is not registered. */
  readonly about: ReactNode;
  readonly bill: string;
}

/** The same for a fee or an advance; `bill` says what is refunded. */
export function isRefundConfirmed(
  t: TFunction,
  { name, uhid, about, bill, amountPaise, modes, cashPaise }: Named,
): Promise<boolean> {
  const ways = [
    ['cash', cashPaise],
    ['card', typedPaise(modes.card)],
    ['upi', typedPaise(modes.upi)],
    ['neft', typedPaise(modes.neft)],
    ['cheque', typedPaise(modes.chequeAmount)],
  ] as const;
  const said = ways
    .filter(([, paise]) => paise > 0)
    .map(([mode, paise]) => `${t(`payment:modes.${mode}`)} ${formatMoney(paise)}`)
    .join(', ');
  const sum = formatMoney(amountPaise);
  return confirm({
    title: t('counter:refundSum', { sum }),
    about,
    text: t('counter:refundQuestion', { name, uhid, bill, ways: said }),
    confirmLabel: t('counter:refundSum', { sum }),
    isDangerous: true,
  });
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
