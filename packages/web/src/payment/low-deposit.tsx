// The word that an inpatient's deposit is low, and when it is said.
import type { Deposit } from '@charaka/rules/deposit';
import { isDepositLow } from '@charaka/rules/deposit';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../kernel/session.ts';

/** Words on a colour: the colour alone says nothing. */
export function LowDeposit() {
  const { t } = useTranslation('payment');
  return (
    <Badge variant="light" color="orange" size="sm" fw={600}>
      {t('lowDeposit')}
    </Badge>
  );
}

/** What an inpatient owes has passed the credit limit. */
export function OverCreditLimit() {
  const { t } = useTranslation('payment');
  return (
    <Badge variant="light" color="red" size="sm" fw={600}>
      {t('overCreditLimit')}
    </Badge>
  );
}

/** Whether the hospital counts a deposit as low. */
export function useIsDepositLow(): (deposit: Deposit) => boolean {
  const { hospital } = useSignedIn();
  return (deposit) =>
    hospital !== null && isDepositLow(deposit, { percent: hospital.lowDepositPercent, of: hospital.lowDepositOf });
}
