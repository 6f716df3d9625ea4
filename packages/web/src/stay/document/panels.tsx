// The documents on the page of an admission.
import { mayWriteDocuments } from '@charaka/rules/stay/admission-state';
import { factsOf } from '../admission/admission-facts.ts';
import type { ShownAdmission } from '../admission/admission-page.tsx';
import type { AdmissionPanel } from '../admission/admission-panel.ts';
import { useViewer } from '../admission/use-viewer.ts';
import { DocumentPanel } from './document-panel.tsx';

function Documents({ admission }: Pick<ShownAdmission, 'admission'>) {
  const mayWrite = mayWriteDocuments(useViewer(), factsOf(admission));
  return <DocumentPanel admissionId={admission.admissionId} mayWrite={mayWrite} />;
}

/** Shown on the page of an admission. */
export const documentPanels: readonly AdmissionPanel[] = [{ name: 'documents', order: 30, Content: Documents }];
