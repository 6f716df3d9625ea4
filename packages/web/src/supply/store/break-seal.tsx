// The dialog that breaks the seal of a crash trolley.
import { breakTrolleySeal } from '@charaka/contract/supply/store/trolley';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import type { TrolleyRow } from './trolley-row.ts';

interface BreakSealProps {
  readonly trolley: TrolleyRow;
  /** Opens what is to be refilled. */
  onDone(): void;
  onClose(): void;
}

/** Mounted while it is open. */
export default function BreakSeal({ trolley, onDone, onClose }: BreakSealProps) {
  const { t } = useTranslation('store');
  const { storeId, storeName, sealNo } = trolley;
  const command = useCommand(breakTrolleySeal, { onDone });
  return (
    <ReasonDialog
      title={t('breakSeal')}
      submitLabel={t('breakSeal')}
      isSubmitting={command.isPending}
      maxLength={200}
      onSave={(reason) => command.mutate({ trolley: { storeId, reason } })}
      onClose={onClose}
    >
      <Text>{t('sealOf', { seal: sealNo, store: storeName })}</Text>
    </ReasonDialog>
  );
}
