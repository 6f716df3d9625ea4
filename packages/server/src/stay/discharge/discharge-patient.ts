// Discharges a patient whose final bill is made, and frees the bed (Q47, Q146).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { dischargePatient as dischargePatientEndpoint } from '@charaka/contract/stay/discharge/discharge';
import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import { displayAdmissionNumber } from '@charaka/rules/list/display-number';
import type { Sentence } from '@charaka/rules/message/sentence';
import { paiseToRupees } from '@charaka/rules/money/money';
import { type AdmissionState, admissionStateOf } from '@charaka/rules/stay/admission-state';
import {
  type ClearanceDepartment,
  dischargeRuleSentences,
  isHeldBack,
  missingClearances,
} from '@charaka/rules/stay/discharge';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { tellPatient } from '../../foundation/gateway/tell-patient.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { admissionSettings } from '../admission/admission-settings.ts';
import { type LockedAdmission, lockAdmission } from '../admission/admission-store.ts';
import { endStay, openStayStart } from '../admission/bed-stay-store.ts';
import { leaveBed } from '../bed/bed-hold-store.ts';
import { clearedDepartments, departmentWord } from './clearance-store.ts';
import { dischargeSettings } from './discharge-settings.ts';
import { type Discharge, finalBillTime, markDischarged, nonHospitalDue, recordStep } from './discharge-store.ts';

type Form = ParsedOf<typeof dischargePatientEndpoint>['admission'];

const problems: Readonly<Record<AdmissionState, Sentence | null>> = {
  admitted: dischargeRuleSentences.initiateDischargeFirst,
  'discharge initiated': dischargeSentences.makeFinalBillFirst,
  'final bill': null,
  discharged: admissionSentences.patientDischarged,
  cancelled: admissionSentences.admissionCancelled,
};

/** A clerk's clock may run ahead of the server's by so much; such a discharge counts as of now. */
const CLOCK_SKEW_MILLISECONDS = 5 * 60_000;

/**
 * Once, after the final bill; the bed can be taken from the discharge time on, or is cleaned first. Departments that have not
 * cleared are remembered with the discharge, or bar it, as the hospital wants it.
 */
export const dischargePatient = handle(dischargePatientEndpoint, async (call, input) => {
  const form = input.admission;
  const { admissionId } = form;
  const admission = await lockAdmission(call, admissionId);
  const problem = problems[admissionStateOf(admission)];
  if (problem) refuse(problem);
  const [billedAt, stayStart, cleared] = await Promise.all([
    finalBillTime(call, admissionId),
    openStayStart(call, admissionId),
    clearedDepartments(call, admissionId),
  ]);
  const discharge = dischargeOf(call, form, new Date(admission.admittedAt));
  if (billedAt && discharge.at < billedAt) refuse(dischargeSentences.dischargedBeforeBill);
  if (stayStart && discharge.at <= stayStart) refuse(dischargeSentences.dischargedBeforeBed);
  const uncleared = unclearedOrRefused(call, discharge, cleared);
  await Promise.all([
    markDischarged(call, admissionId, discharge),
    recordStep(call, admissionId, { kind: 'discharged', reason: discharge.remark, uncleared }),
    endStay(call, admissionId, discharge.at),
    leaveBed(call, admission.currentBedId),
  ]);
  if (discharge.kind !== 'Death') await tellDischarge(call, admission, discharge.at);
  const due = await nonHospitalDue(call, admissionId);
  call.say(
    due > 0
      ? dischargeSentences.dischargedWithDue({ due: paiseToRupees(due).toFixed(2) })
      : dischargeSentences.patientDischarged,
  );
  return {};
});

/** Sends the messages of a discharge; a death is never announced by a message. */
async function tellDischarge(call: Call, admission: LockedAdmission, at: Date): Promise<void> {
  const { admissionId, admissionMode, patientId, doctorId } = admission;
  const { timezone } = call.hospital;
  const { inpatientAdmissionPrefix } = admissionSettings.of(call.hospital);
  const number = displayAdmissionNumber(admissionId, admissionMode, inpatientAdmissionPrefix);
  await tellPatient(call, 'ipd_patient_discharged', { patientId, doctorId, day: dateInZone(at, timezone), number });
}

/** The written columns of the form; facts of another kind of discharge are left out. */
function dischargeOf(call: Call, form: Form, admittedAt: Date): Discharge {
  const kind = form.kind ?? 'Routine';
  const at = pastInstant(call, form.dischargedAt, dischargeSentences.dischargedInFuture);
  const diedAt = kind === 'Death' ? pastInstant(call, form.diedAt, dischargeRuleSentences.diedInFuture) : null;
  if (at <= admittedAt) refuse(dischargeSentences.dischargedBeforeAdmission);
  if (diedAt && diedAt < admittedAt) refuse(dischargeRuleSentences.diedBeforeAdmission);
  if (diedAt && diedAt > at) refuse(dischargeSentences.diedAfterDischarge);
  return {
    at,
    kind,
    diedAt,
    deathCause: (kind === 'Death' && form.deathCause) || null,
    referredTo: (kind === 'Referred' && form.referredTo) || null,
    remark: form.remark || null,
  };
}

function pastInstant(call: Call, typed: string | null | undefined, inFuture: Sentence): Date {
  if (!typed) return call.now;
  const instant = new Date(typed);
  if (instant.getTime() > call.now.getTime() + CLOCK_SKEW_MILLISECONDS) refuse(inFuture);
  return instant > call.now ? call.now : instant;
}

function unclearedOrRefused(call: Call, { kind }: Discharge, cleared: ClearanceDepartment[]) {
  const { dischargeChecklist: mode } = dischargeSettings.of(call.hospital);
  const missing = missingClearances(mode, cleared);
  if (isHeldBack(mode, kind, missing))
    refuse(dischargeSentences.notClearedYet({ missing: missing.map(departmentWord) }));
  return missing;
}
