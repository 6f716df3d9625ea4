// Asks why somebody does not work here any more; with the answer the log-in is blocked and every screen is out at once.
import { deactivateStaff } from '@charaka/contract/foundation/staff/staff';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';

interface DeactivateStaffProps {
  readonly staffId: number;
  readonly name: string;
  onClose(): void;
}

/** Mounted while it is open. */
export function DeactivateStaff({ staffId, name, onClose }: DeactivateStaffProps) {
  const { t } = useTranslation('staff');
  const command = useCommand(deactivateStaff, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('deactivateTitle')}
      isSubmitting={command.isPending}
      submitLabel={t('deactivate')}
      isDangerous
      maxLength={500}
      onSave={(reason) => command.mutate({ staff: { staffId, reason } })}
      onClose={onClose}
    >
      <Text>{t('deactivateText', { name })}</Text>
    </ReasonDialog>
  );
}
