// Asks why a posted charge is taken off, and takes it off; it stays in the audit log.
import { deleteCharge } from '@charaka/contract/money/charge/charge';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { GiftNotice } from './gift-notice.tsx';
import { LineName } from './line-name.tsx';
import type { ServiceCharge } from './service-charge.ts';

interface DeleteChargeProps {
  readonly admissionId: number;
  readonly charge: ServiceCharge;
  onClose(): void;
}

/** Mounted while it is open. */
export default function DeleteCharge({ admissionId, charge, onClose }: DeleteChargeProps) {
  const { t } = useTranslation('charge');
  const { serviceChargeId } = charge;
  const command = useCommand(deleteCharge, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('deleteCharge')}
      submitLabel={t('delete')}
      isDangerous
      isSubmitting={command.isPending}
      onSave={(reason) => command.mutate({ serviceCharge: { admissionId, serviceChargeId, reason } })}
      onClose={onClose}
    >
      <LineName charge={charge} />
      <GiftNotice admissionId={admissionId} error={command.error} change={{ removedLine: { serviceChargeId } }} />
    </ReasonDialog>
  );
}
