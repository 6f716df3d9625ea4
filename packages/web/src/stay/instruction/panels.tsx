// The consultant register in the workspace of a stay.
import { mayWriteNotes } from '@charaka/rules/stay/admission-state';
import { lazy } from 'react';
import { factsOf } from '../admission/admission-facts.ts';
import type { AdmissionPanel, PanelProps } from '../admission/admission-panel.ts';
import { useViewer } from '../admission/use-viewer.ts';
import { InstructionTable } from './instruction-table.tsx';

function Instructions({ admission }: PanelProps) {
  const mayWrite = mayWriteNotes(useViewer(), factsOf(admission));
  return <InstructionTable admissionId={admission.admissionId} mayWrite={mayWrite} />;
}

/** Shown in the workspace of a stay. */
export const instructionPanels: readonly AdmissionPanel[] = [
  {
    name: 'instructions',
    tab: 'notes',
    order: 20,
    Content: Instructions,
    adding: {
      label: (t) => t('inpatient:addInstruction'),
      mayAdd: mayWriteNotes,
      dialog: lazy(() => import('./add-instruction.tsx')),
    },
  },
];
