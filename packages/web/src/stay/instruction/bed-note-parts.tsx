// Consultant register on the bed notes: the register, and the button that opens a new instruction.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { BedNotePart } from '../admission/bed-note-part.ts';
import { InstructionTable } from './instruction-table.tsx';

function AddInstructionButton({ onClick }: { onClick(): void }) {
  const { t } = useTranslation('inpatient');
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={t('addInstruction')}
      onClick={onClick}
    >
      {t('add')}
    </Button>
  );
}

/** Shown on the bed notes of an admission. */
export const instructionBedNoteParts: readonly BedNotePart[] = [
  {
    name: 'instructions',
    order: 30,
    title: (t) => t('inpatient:panels.instructions'),
    Content: ({ admission, mayWrite }) => <InstructionTable admissionId={admission.admissionId} mayWrite={mayWrite} />,
    adding: { Button: AddInstructionButton, dialog: lazy(() => import('./add-instruction.tsx')) },
  },
];
