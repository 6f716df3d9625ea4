// Lists the births of an admission (R351, R352).
import { listBirthsOfAdmission as listBirthsOfAdmissionEndpoint } from '@charaka/contract/stay/record/birth';
import { handle } from '../../kernel/handler.ts';
import { birthsOfAdmission } from './birth-store.ts';

/** In the order they were born. */
export const listBirthsOfAdmission = handle(listBirthsOfAdmissionEndpoint, async (call, input) => ({
  births: await birthsOfAdmission(call, input.birth.admissionId),
}));
