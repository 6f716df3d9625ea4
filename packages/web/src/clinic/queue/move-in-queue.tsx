// The dialog that moves a patient to another place of the line; the reason stands in the list (OP004).
import { moveInQueue } from '@charaka/contract/clinic/queue/queue';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { QueueRow } from './queue-facts.ts';

interface MoveValues {
  visitId: number;
  place: number | null;
  reason: string;
}

/** Mounted while it is open. */
export function MoveInQueue({ row, onClose }: { row: QueueRow; onClose(): void }) {
  const { t } = useTranslation('queue');
  const command = useCommand(moveInQueue, { onDone: onClose });
  const form = useForm<MoveValues>({
    initialValues: { visitId: row.visitId, place: 1, reason: '' },
    validate: formChecks(moveInQueue.input),
  });
  return (
    <FormDialog
      title={t('move.title', { token: row.tokenNo })}
      form={form}
      submitLabel={t('move.submit')}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ ...values, place: values.place ?? 0 })}
      onClose={onClose}
    >
      <Columns cols={1}>
        <NumberField label={t('move.place')} isRequired isFirst {...form.getInputProps('place')} />
        <ReasonField maxLength={200} {...form.getInputProps('reason')} />
      </Columns>
    </FormDialog>
  );
}
