// The consultant register on the page of an admission.
import { mayWriteNotes } from '@charaka/rules/stay/admission-state';
import { lazy } from 'react';
import { factsOf } from '../admission/admission-facts.ts';
import type { ShownAdmission } from '../admission/admission-page.tsx';
import type { AdmissionPanel } from '../admission/admission-panel.ts';
import { useViewer } from '../admission/use-viewer.ts';
import { InstructionTable } from './instruction-table.tsx';

function Instructions({ admission }: Pick<ShownAdmission, 'admission'>) {
  const mayWrite = mayWriteNotes(useViewer(), factsOf(admission));
  return <InstructionTable admissionId={admission.admissionId} mayWrite={mayWrite} />;
}

/** Shown on the page of an admission. */
export const instructionPanels: readonly AdmissionPanel[] = [
  {
    name: 'instructions',
    order: 10,
    Content: Instructions,
    adding: {
      label: (t) => t('inpatient:addInstruction'),
      mayAdd: mayWriteNotes,
      dialog: lazy(() => import('./add-instruction.tsx')),
    },
  },
];
