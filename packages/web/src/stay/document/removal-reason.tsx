// Asks why a document that others may have read is taken back.
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';

interface RemovalReasonProps {
  readonly fileName: string;
  readonly isSubmitting: boolean;
  onSave(reason: string): void;
  onClose(): void;
}

/** Opens at once; render it only while it is wanted. */
export function RemovalReason({ fileName, isSubmitting, onSave, onClose }: RemovalReasonProps) {
  const { t } = useTranslation('document');
  const check = ({ reason }: { reason: string }): Record<string, string> =>
    reason.trim() === '' ? { reason: t('removalReason') } : {};
  const form = useForm({ initialValues: { reason: '' }, validate: check });
  return (
    <FormDialog
      title={t('deleteOf', { name: fileName })}
      isDangerous
      form={form}
      check={check}
      isSubmitting={isSubmitting}
      submitLabel={t('delete')}
      onSave={({ reason }) => onSave(reason.trim())}
      onClose={onClose}
    >
      <TextAreaField label={t('removalReason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
