// Discharges a patient whose final bill is made, and frees the bed (Q47, Q146).
import { dischargePatient as dischargePatientEndpoint } from '@charaka/contract/discharge';
import { type AdmissionState, admissionStateOf } from '@charaka/rules/admission-state';
import { lockAdmission } from '../admission/admission-store.ts';
import { endStay, openStayStart } from '../admission/bed-stay-store.ts';
import { leaveBed } from '../bed/bed-hold-store.ts';
import { type Call, handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { finalBillTime, markDischarged } from './discharge-store.ts';

const problems: Readonly<Record<AdmissionState, string | null>> = {
  admitted: 'Please initiate the discharge first',
  'discharge initiated': 'Please make the final bill first',
  'final bill': null,
  discharged: 'This patient is already discharged',
  cancelled: 'This admission is cancelled',
};

/** A clerk's clock may run ahead of the server's by so much; such a discharge counts as of now. */
const CLOCK_SKEW_MILLISECONDS = 5 * 60_000;

/** Once, after the final bill; the bed can be taken from the discharge time on. A patient is alive unless said otherwise (Q151). */
export const dischargePatient = handle(dischargePatientEndpoint, async (call, input) => {
  const { admissionId, dischargedAt, isAlive, remark } = input.admission;
  const [admission, billedAt, stayStart] = await Promise.all([
    lockAdmission(call, admissionId),
    finalBillTime(call, admissionId),
    openStayStart(call, admissionId),
  ]);
  const problem = problems[admissionStateOf(admission)];
  if (problem) refuse(problem);
  const at = dischargeInstant(call, dischargedAt);
  if (billedAt && at < billedAt) refuse("Discharge date can't be before the final bill");
  if (at <= new Date(admission.admittedAt)) refuse("Discharge date can't be before the admission");
  if (stayStart && at <= stayStart) refuse("Discharge date can't be before the patient came to this bed");
  await Promise.all([
    markDischarged(call, admissionId, { at, isAlive: isAlive ?? true, remark: remark || null }),
    endStay(call, admissionId, at),
    leaveBed(call, admission.currentBedId),
    call.announce('admission', admissionId),
    call.announce('bed', admission.currentBedId),
  ]);
  call.say('Patient Discharged');
  return {};
});

function dischargeInstant(call: Call, typed: string | null | undefined): Date {
  if (!typed) return call.now;
  const instant = new Date(typed);
  if (instant.getTime() > call.now.getTime() + CLOCK_SKEW_MILLISECONDS) refuse("Discharge date can't be in the future");
  return instant > call.now ? call.now : instant;
}
