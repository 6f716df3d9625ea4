// How many inpatients are in the hospital now, for the badge of the menu (R112).

import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { useRights } from '../kernel/rights.ts';
import { useAnswer } from '../kernel/use-answer.ts';

/** Not discharged admissions; undefined for who may not see them. News of an admission or discharge counts anew. */
export function useInpatientCount(): number | undefined {
  const { canView } = useRights('ipd/ipd_registration');
  const input = { isDischarged: false, pageNumber: 1, pageSize: 1 };
  return useAnswer(admissionTopic, listAdmissions, input, { isEnabled: canView, isSilent: true }).data?.totalCount;
}
