// The small form that takes a bed out of use.
import { blockBed } from '@charaka/contract/stay/bed/bed';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import type { BedRow } from './bed-facts.ts';

/** Opens at once; the reason stands on the board until the bed is unblocked. */
export function BlockBed({ bed, onClose }: { bed: BedRow; onClose(): void }) {
  const { t } = useTranslation('bed');
  const { bedId, bedName } = bed;
  const command = useCommand(blockBed, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('blockTitle', { bed: bedName })}
      isSubmitting={command.isPending}
      submitLabel={t('actions.block')}
      maxLength={200}
      onSave={(reason) => command.mutate({ bed: { bedId, reason } })}
      onClose={onClose}
    />
  );
}
