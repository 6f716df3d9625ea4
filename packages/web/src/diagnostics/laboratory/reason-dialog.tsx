// The dialog of a deed that needs a reason: a work is measured anew or given back, an amendment declined.
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';

const LEAST_LETTERS = 5;

interface ReasonDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  /** How many letters the reason needs, and what is said of fewer. */
  readonly atLeast?: { readonly letters: number; readonly message: string };
  onSave(reason: string): void;
  onClose(): void;
}

/** Mounted while it is open. */
export function ReasonDialog({ title, submitLabel, isSubmitting, atLeast, onSave, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('laboratory');
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) =>
        reason.trim().length < (atLeast?.letters ?? LEAST_LETTERS) ? (atLeast?.message ?? t('reasonNeeded')) : null,
    },
  });
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={submitLabel}
      isSubmitting={isSubmitting}
      onSave={({ reason }) => onSave(reason.trim())}
      onClose={onClose}
    >
      <TextField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
