// Opening a closing again: the reason is asked for and stays with it.
import { reopenDayClosing } from '@charaka/contract/money/finance/finance';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import type { DayClosing } from './day-closing.ts';

/** Mounted while it is open. */
export function ReopenClosing({ closing, onClose }: { closing: DayClosing; onClose(): void }) {
  const { t } = useTranslation('finance');
  const { dayClosingId, closingNo, collectorName } = closing;
  const command = useCommand(reopenDayClosing, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('reopenNo', { number: closingNo })}
      submitLabel={t('reopen')}
      isSubmitting={command.isPending}
      onSave={(reason) => command.mutate({ closing: { dayClosingId, reason } })}
      onClose={onClose}
    >
      <Text>{t('reopenText', { name: collectorName })}</Text>
    </ReasonDialog>
  );
}
