// Opening a closing again: the reason is asked for and stays with it.
import { reopenDayClosing } from '@charaka/contract/money/finance/finance';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import type { DayClosing } from './day-closing.ts';

const checks = formChecks(reopenDayClosing.input.shape.closing);

/** Mounted while it is open. */
export function ReopenClosing({ closing, onClose }: { closing: DayClosing; onClose(): void }) {
  const { t } = useTranslation('finance');
  const { dayClosingId, closingNo, collectorName } = closing;
  const form = useForm({ initialValues: { reason: '' }, validate: (values) => checks({ dayClosingId, ...values }) });
  const command = useCommand(reopenDayClosing, { onDone: onClose });
  return (
    <FormDialog
      title={t('reopenNo', { number: closingNo })}
      form={form}
      submitLabel={t('reopen')}
      isSubmitting={command.isPending}
      onSave={({ reason }) => command.mutate({ closing: { dayClosingId, reason } })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text>{t('reopenText', { name: collectorName })}</Text>
        <TextAreaField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
