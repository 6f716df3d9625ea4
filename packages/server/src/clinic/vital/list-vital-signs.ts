// The vital signs of a patient, the latest first, with what was put right.
import { vitalSigns } from '@charaka/contract/clinic/vital/vital';
import { handle } from '../../kernel/handler.ts';
import { vitalSignStore } from './vital-store.ts';

/** Those of one visit or stay where it is named. */
export const listVitalSigns = handle(vitalSigns.list, async (call, { patientId, encounterId }) => ({
  patientId,
  vitalSignSets: await vitalSignStore.list(call, patientId, { encounterId }),
}));
