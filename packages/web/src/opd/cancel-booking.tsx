// Asks why a booking is cancelled.
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/form-fields.tsx';

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
    <Dialog
      isOpen
      title={title}
      submitLabel={submitLabel}
      cancelLabel={t('close')}
      isDangerous
      isChanged={form.isDirty()}
      isSubmitting={isSubmitting}
      onSubmit={form.onSubmit(({ reason }) => onCancel(reason.trim()))}
      onClose={onClose}
    >
      <TextField label={t('reason')} isRequired isFirst maxLength={200} {...form.getInputProps('reason')} />
    </Dialog>
  );
}
