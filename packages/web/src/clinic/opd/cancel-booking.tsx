// Asks why a booking is cancelled.
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';

interface CancelBookingProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  onCancel(reason: string): void;
  onClose(): void;
}

/** Mounted while it is open. */
export function CancelBooking({ title, submitLabel, isSubmitting, onCancel, onClose }: CancelBookingProps) {
  const { t } = useTranslation('opd');
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('reasonNeeded')) },
  });
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={submitLabel}
      cancelLabel={t('close')}
      isDangerous
      isSubmitting={isSubmitting}
      onSave={({ reason }) => onCancel(reason.trim())}
      onClose={onClose}
    >
      <TextField label={t('reason')} isRequired isFirst maxLength={200} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
