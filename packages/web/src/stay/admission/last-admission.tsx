// The last admission of the hospital, as preview of the layout; the sample if there is no admission that the user may see (0137).
import { getAdmission, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PaperWaiting } from '../../ui/paper/paper-waiting.tsx';
import type { Admission } from './paper-facts.tsx';
import { ConsentPaper } from './print-admission.tsx';
import { sampleInsuredAdmission } from './sample-admission.ts';

/** Returns the latest admission; null when there is none, undefined while loading. */
export function useLastAdmission(): Admission | null | undefined {
  const listed = useAnswer(admissionTopic, listAdmissions, { pageNumber: 1, pageSize: 1 }, { isSilent: true });
  const admissionId = listed.data?.rows[0]?.admissionId;
  const asked = { admission: { admissionId: admissionId ?? 0 } };
  const found = useAnswer(admissionTopic, getAdmission, asked, {
    isEnabled: admissionId !== undefined,
    isSilent: true,
  });
  if (listed.isPending || (admissionId !== undefined && found.isPending)) return undefined;
  return found.data?.admission ?? null;
}

/** The form of that admission. */
export function LastAdmissionForm() {
  const admission = useLastAdmission();
  if (admission === undefined) return <PaperWaiting />;
  return <ConsentPaper admission={admission ?? sampleInsuredAdmission} />;
}
