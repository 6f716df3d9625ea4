// Tells how far the discharge of a patient is (Q47).
import { getDischarge as getDischargeEndpoint } from '@charaka/contract/stay/discharge/discharge';
import { handle } from '../../kernel/handler.ts';
import { readPatientMatters } from '../../money/bill/patient-matters.ts';
import { readAdmission } from '../admission/admission-store.ts';
import { holdOn, occupantOf } from '../bed/bed-occupancy.ts';
import { readClearances, readSteps } from './clearance-store.ts';
import { dischargeSettings } from './discharge-settings.ts';

/** Of a discharged patient also whether the bed could take them back. Refuses when this hospital has no such admission. */
export const getDischarge = handle(getDischargeEndpoint, async (call, input) => {
  const { admissionId } = input.admission;
  const admission = await readAdmission(call, admissionId);
  const since = new Date(admission.dischargedAt ?? call.now);
  const [clearances, events, occupant, hold, openMatters] = await Promise.all([
    readClearances(call, admissionId),
    readSteps(call, admissionId),
    occupantOf(call, admission.bedId, since),
    holdOn(call, admission.bedId),
    admission.isDischarged ? [] : readPatientMatters(call, admission),
  ]);
  const isHeld = hold !== undefined && hold.kind !== 'cleaning' && hold.patientId !== admission.patientId;
  return {
    checklist: dischargeSettings.of(call.hospital).dischargeChecklist,
    clearances,
    events,
    openMatters,
    isLastBedFree: admission.isDischarged && !occupant && !isHeld,
  };
});
