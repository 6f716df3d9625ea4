// The dialog of a deed on one work that needs a reason: it is measured anew, or given back.
import type { repeatWork, returnWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';

const leastLetters = 5;

interface ReasonDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly endpoint: typeof repeatWork | typeof returnWork;
  readonly labWorkId: number;
  onClose(): void;
}

/** Mounted while it is open. */
export function ReasonDialog({ title, submitLabel, endpoint, labWorkId, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('laboratory');
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim().length < leastLetters ? t('reasonNeeded') : null) },
  });
  const command = useCommand(endpoint, { onDone: onClose });
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={submitLabel}
      isSubmitting={command.isPending}
      onSave={({ reason }) => command.mutate({ labWorkId, reason: reason.trim() })}
      onClose={onClose}
    >
      <TextField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
