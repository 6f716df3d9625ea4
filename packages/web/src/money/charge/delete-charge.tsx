// Asks why a posted charge is taken off, and takes it off; it stays in the audit log.
import { deleteCharge } from '@charaka/contract/money/charge/charge';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import { GiftNotice } from './gift-notice.tsx';
import { LineName } from './line-name.tsx';
import type { ServiceCharge } from './service-charge.ts';

const check = formChecks(deleteCharge.input.shape.serviceCharge);

interface DeleteChargeProps {
  readonly admissionId: number;
  readonly charge: ServiceCharge;
  onClose(): void;
}

/** Mounted while it is open. */
export default function DeleteCharge({ admissionId, charge, onClose }: DeleteChargeProps) {
  const { t } = useTranslation('charge');
  const { serviceChargeId } = charge;
  const form = useForm({ initialValues: { admissionId, serviceChargeId, reason: '' }, validate: check });
  const command = useCommand(deleteCharge, { onDone: onClose });
  return (
    <FormDialog
      title={t('deleteCharge')}
      submitLabel={t('delete')}
      isDangerous
      form={form}
      isSubmitting={command.isPending}
      check={check}
      onSave={(serviceCharge) => command.mutate({ serviceCharge })}
      onClose={onClose}
    >
      <Stack>
        <LineName charge={charge} />
        <GiftNotice admissionId={admissionId} error={command.error} change={{ removedLine: { serviceChargeId } }} />
        <TextAreaField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
