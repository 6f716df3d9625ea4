// The documents in the workspace of a stay.
import { mayWriteDocuments } from '@charaka/rules/stay/admission-state';
import { lazy } from 'react';
import { factsOf } from '../admission/admission-facts.ts';
import type { AdmissionPanel, PanelProps } from '../admission/admission-panel.ts';
import { useViewer } from '../admission/use-viewer.ts';
import { DocumentPanel } from './document-panel.tsx';

function Documents({ admission }: PanelProps) {
  const mayWrite = mayWriteDocuments(useViewer(), factsOf(admission));
  return <DocumentPanel admissionId={admission.admissionId} mayWrite={mayWrite} />;
}

/** Shown in the workspace of a stay. */
export const documentPanels: readonly AdmissionPanel[] = [
  {
    name: 'documents',
    tab: 'documents',
    order: 10,
    Content: Documents,
    adding: {
      label: (t) => t('inpatient:addDocument'),
      mayAdd: mayWriteDocuments,
      dialog: lazy(() => import('./add-documents.tsx')),
    },
  },
];
