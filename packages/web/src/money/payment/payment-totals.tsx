// Totals of a stay: charges, promises of payers, receipts, refunds, and the balance.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import type { Deposit } from '@charaka/rules/money/deposit';
import { subtractPaise } from '@charaka/rules/money/money';
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Figure } from '../../ui/page/fact.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { LowDeposit, useIsDepositLow } from './low-deposit.tsx';

type Totals = OutputOf<typeof getPaymentTotals>;

interface PaymentTotalsProps {
  readonly admission: Admission;
  readonly totals: Totals;
}

/** The figures side by side, with a warning where the deposit of a running stay is low. */
export function PaymentTotals({ admission, totals }: PaymentTotalsProps) {
  const { t } = useTranslation('payment');
  const isLow = useIsDepositLow();
  const isOverpaid = totals.dueAmount < 0;
  const facts = [
    { label: 'totalBill', paise: totals.billAmount },
    { label: 'totalAuthorized', paise: totals.authorizedPayment },
    { label: 'totalPayment', paise: totals.received },
    { label: 'totalRefund', paise: totals.refunded },
  ] as const;
  return (
    <>
      <Columns cols={{ base: 2, xs: 3, md: 5 }} spacing="md" verticalSpacing={4} component="dl" m={0}>
        {facts.map(({ label, paise }) => (
          <Figure key={label} label={t(label)}>
            <MoneyText paise={paise} />
          </Figure>
        ))}
        <Figure label={t(isOverpaid ? 'totalOverpaid' : 'totalDue')}>
          <MoneyText paise={Math.abs(totals.dueAmount)} meaning={isOverpaid ? 'refund' : 'due'} />
        </Figure>
      </Columns>
      {isOpenAccount(admission) && isLow(depositOf(admission, totals)) && (
        <Group>
          <LowDeposit />
        </Group>
      )}
    </>
  );
}

const isOpenAccount = ({ isFinalBill, isDischarged }: Admission) => !isFinalBill && !isDischarged;

function depositOf(admission: Admission, totals: Totals): Deposit {
  return {
    paidPaise: subtractPaise(totals.received, totals.refunded),
    authorizedPaise: totals.authorizedPayment,
    billPaise: totals.billAmount,
    estimatedPaise: admission.estimatedAmount ?? null,
  };
}
