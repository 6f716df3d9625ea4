// How many inpatients are in the hospital now, for the badge of the menu (R112).

import { countAdmissions } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { useRights } from '../kernel/rights.ts';
import { useAnswer } from '../kernel/use-answer.ts';

/** Not discharged admissions; undefined for users without the right. News of an admission or discharge counts again. */
export function useInpatientCount(): number | undefined {
  const { canView } = useRights('ipd/ipd_registration');
  return useAnswer(admissionTopic, countAdmissions, {}, { isEnabled: canView, isSilent: true }).data?.totalCount;
}
