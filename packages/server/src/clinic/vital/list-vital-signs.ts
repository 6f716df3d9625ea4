// The vital signs of a patient, the latest first, with what was put right.
import { listVitalSigns as listVitalSignsEndpoint } from '@charaka/contract/clinic/vital/vital';
import { handle } from '../../kernel/handler.ts';
import { readSets } from './vital-store.ts';

/** Those of one visit or stay where it is named. */
export const listVitalSigns = handle(listVitalSignsEndpoint, async (call, { patientId, encounterId }) => ({
  patientId,
  vitalSignSets: await readSets(call, patientId, { encounterId }),
}));
