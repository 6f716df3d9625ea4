// Explains why the sum of an account differs from the other screens that show it.
import { getOpenRent } from '@charaka/contract/money/finance/ledger';
import { glMasterTopic } from '@charaka/contract/money/finance/topics';
import { account } from '@charaka/rules/money/ledger';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';

/** Below the name of the account; other accounts have none. */
export function AccountHint({ glid }: { readonly glid: number }) {
  const { t } = useTranslation('ledger');
  if (glid === account.unbilledCharges) return <RentHint />;
  return glid === account.dueFromPatients ? <Hint text={t('lessMedicine')} /> : null;
}

function Hint({ text }: { readonly text: string }) {
  return (
    <Text c="dimmed" fz="xs">
      {text}
    </Text>
  );
}

/** The room rent that the dashboard counts and the account does not; nothing until the sum is known. */
function RentHint() {
  const { t } = useTranslation('ledger');
  const { data } = useAnswer(glMasterTopic, getOpenRent, {}, { isOnlyLogged: true });
  return data ? <Hint text={t('withoutRent', { rent: formatMoney(data.rent) })} /> : null;
}
