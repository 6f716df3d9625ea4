// The word that an inpatient's deposit is low, and when it is said.
import type { Deposit } from '@charaka/rules/money/deposit';
import { isDepositLow } from '@charaka/rules/money/deposit';
import { Tooltip } from '@mantine/core';
import { IconAlertOctagon, IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../kernel/session.ts';
import { StatusChip } from '../../ui/page/status-chip.tsx';

/** Words on a colour: the colour alone says nothing. */
export function LowDeposit() {
  const { t } = useTranslation('payment');
  return <StatusChip tone="waiting">{t('lowDeposit')}</StatusChip>;
}

const marks = {
  lowDeposit: { Icon: IconAlertTriangle, color: 'var(--mantine-color-orange-light-color)' },
  overCreditLimit: { Icon: IconAlertOctagon, color: 'var(--mantine-color-red-light-color)' },
} as const;

/** Both as one picture beside a row's number, where its place is kept: it comes after the rows and must not move them. */
export function DepositMarks({ isLow, isOverLimit }: { isLow: boolean; isOverLimit: boolean }) {
  const { t } = useTranslation('payment');
  if (!isLow && !isOverLimit) return null;
  const { Icon, color } = isOverLimit ? marks.overCreditLimit : marks.lowDeposit;
  const label = [...(isOverLimit ? [t('overCreditLimit')] : []), ...(isLow ? [t('lowDeposit')] : [])].join(', ');
  return (
    <Tooltip label={label}>
      <Icon size={16} role="img" aria-label={label} color={color} />
    </Tooltip>
  );
}

/** Whether the hospital counts a deposit as low. */
export function useIsDepositLow(): (deposit: Deposit) => boolean {
  const { hospital } = useSignedIn();
  return (deposit) =>
    hospital !== null && isDepositLow(deposit, { percent: hospital.lowDepositPercent, of: hospital.lowDepositOf });
}
