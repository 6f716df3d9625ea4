// Cancels an appointment, with the reason.
import { cancelAppointment } from '@charaka/contract/clinic/opd/appointment';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import type { AppointmentRow } from './appointment-form.tsx';

/** Mounted while it is open. */
export function CancelAppointment({ row, onClose }: { row: AppointmentRow; onClose(): void }) {
  const { t } = useTranslation('opd');
  const command = useCommand(cancelAppointment, { onDone: onClose });
  const { appointmentId } = row;
  return (
    <ReasonDialog
      isDangerous
      cancelLabel={t('close')}
      maxLength={200}
      title={t('cancelTitle', { name: row.personName })}
      submitLabel={t('actions.cancel')}
      isSubmitting={command.isPending}
      onSave={(cancelReason) => command.mutate({ appointment: { appointmentId, cancelReason } })}
      onClose={onClose}
    />
  );
}
