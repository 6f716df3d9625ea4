// The dialog that asks why lines of a partner's bill are refused, or the bill withdrawn.
import { billReason } from '@charaka/contract/diagnostics/outsource/partner-bill';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';

const check = formChecks(billReason);

interface BillReasonProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  onSave(reason: string): void;
  onClose(): void;
}

/** Mounted while it is open. */
export function BillReason({ title, submitLabel, isSubmitting, onSave, onClose }: BillReasonProps) {
  const { t } = useTranslation('outsource');
  const form = useForm({ initialValues: { reason: '' }, validate: check });
  return (
    <FormDialog
      title={title}
      form={form}
      check={check}
      submitLabel={submitLabel}
      isSubmitting={isSubmitting}
      onSave={({ reason }) => onSave(reason.trim())}
      onClose={onClose}
    >
      <TextField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
