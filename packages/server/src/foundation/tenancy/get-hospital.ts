// One hospital with what the session keeps of it (R140, R141).
import { getHospital as getHospitalEndpoint } from '@charaka/contract/foundation/tenancy/tenancy';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedHospital } from './hospital-store.ts';
import { findHospital, findPictures } from './tenancy-store.ts';

/** The hospital asked for; that the user works there is checked with every request (Q18). */
export const getHospital = handle(getHospitalEndpoint, async (call, input) => {
  const { hospitalId } = input.hospital;
  const [hospital, pictures] = await Promise.all([
    findHospital(call.tx, call.tenantId, hospitalId),
    input.isWithPictures ? findPictures(call, hospitalId) : undefined,
  ]);
  return answerForEdit(call, editedHospital, hospitalId, { ...hospital, ...pictures });
});
