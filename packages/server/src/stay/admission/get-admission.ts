// Reads one admission of the hospital (R062).
import { getAdmission as getAdmissionEndpoint } from '@charaka/contract/stay/admission/admission';
import { handle } from '../../kernel/handler.ts';
import { readAdmission } from './admission-store.ts';

/** The admission with everything its details, forms and papers show. */
export const getAdmission = handle(getAdmissionEndpoint, async (call, input) => ({
  admission: await readAdmission(call, input.admission.admissionId),
}));
