// Asks why a final bill is cancelled, and does it; for administrators.
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { PatientBanner } from '../../stay/admission/patient-banner.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import type { BillAnswer } from './bill-answer.ts';

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
  const { billId, orderNo, finYear } = finalBill;
  const command = useCommand(cancelBill, { onDone: onCancelled });
  return (
    <ReasonDialog
      title={t('cancelBill')}
      isDangerous
      isSubmitting={command.isPending}
      submitLabel={t('cancelBill')}
      cancelLabel={t('keepBill')}
      onSave={(reason) => command.mutate({ bill: { admissionId, billId, reason } })}
      onClose={onClose}
    >
      <PatientBanner admission={admission} place="dialog" />
      <Alert color="orange" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {t('cancelBillText', { number: `${orderNo} / ${finYear}` })}
      </Alert>
    </ReasonDialog>
  );
}
