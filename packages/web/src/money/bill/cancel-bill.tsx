// Asks why a final bill is cancelled, and does it; for administrators.
import { billCancellation, cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { Alert, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { PatientBanner } from '../../stay/admission/patient-banner.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import type { BillAnswer } from './bill-answer.ts';

const check = formChecks(billCancellation);

interface CancelBillProps {
  readonly admission: BillAnswer['admission'];
  readonly finalBill: NonNullable<BillAnswer['finalBill']>;
  onCancelled(): void;
  onClose(): void;
}

/** Mounted while it is open. */
export function CancelBill({ admission, finalBill, onCancelled, onClose }: CancelBillProps) {
  const { t } = useTranslation('bill');
  const { admissionId } = admission;
  const command = useCommand(cancelBill, {
    onDone: onCancelled,
  });
  const form = useForm({ initialValues: { admissionId, billId: finalBill.billId, reason: '' }, validate: check });
  return (
    <FormDialog
      title={t('cancelBill')}
      isDangerous
      form={form}
      isSubmitting={command.isPending}
      check={check}
      submitLabel={t('cancelBill')}
      cancelLabel={t('keepBill')}
      onSave={(bill) => command.mutate({ bill })}
      onClose={onClose}
    >
      <Stack>
        <PatientBanner admission={admission} place="dialog" />
        <Alert color="orange" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('cancelBillText', { number: `${finalBill.orderNo} / ${finalBill.finYear}` })}
        </Alert>
        <TextAreaField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
