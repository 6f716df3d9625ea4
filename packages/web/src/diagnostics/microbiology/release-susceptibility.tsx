// The dialog that lets an antibiotic onto the report although its cascade hides it, with the reason (LB062).
import { releaseSusceptibility } from '@charaka/contract/diagnostics/microbiology/culture';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import type { Isolate } from './shown-culture.ts';

interface ReleaseSusceptibilityProps {
  readonly isolate: Isolate;
  readonly antibioticId: number;
  onClose(): void;
}

/** Mounted while it is open. */
export function ReleaseSusceptibility({ isolate, antibioticId, onClose }: ReleaseSusceptibilityProps) {
  const { t } = useTranslation('microbiology');
  const { isolateId, susceptibilities } = isolate;
  const name = susceptibilities.find((line) => line.antibioticId === antibioticId)?.antibioticName ?? '';
  const command = useCommand(releaseSusceptibility, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('releaseTitle', { name })}
      submitLabel={t('release')}
      atLeast={5}
      isSubmitting={command.isPending}
      onSave={(reason) => command.mutate({ isolateId, antibioticId, reason })}
      onClose={onClose}
    />
  );
}
