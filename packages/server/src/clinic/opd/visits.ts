// Visits to the OPD: listed, taken in with a token, cancelled.
import { appointmentWords, opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import {
  addVisit as addVisitEndpoint,
  cancelVisit as cancelVisitEndpoint,
  getVisit as getVisitEndpoint,
  listVisits as listVisitsEndpoint,
  listVisitsOfPatient as listVisitsOfPatientEndpoint,
  nextToken as nextTokenEndpoint,
} from '@charaka/contract/clinic/opd/visit';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { visitSteps } from '@charaka/rules/clinic/opd-queue';
import { isVisitOpen } from '@charaka/rules/stay/booking-state';
import { mayStep } from '@charaka/rules/step/steps';
import { tellPatient } from '../../foundation/gateway/tell-patient.ts';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseUnknown } from '../../people/patient/name-of-patient.ts';
import { lockAppointment, writeStatus } from './appointment-store.ts';
import { colleagueOfVisit } from './colleague.ts';
import { lockDay } from './opd-day-store.ts';
import { owedFee } from './visit-fees.ts';
import {
  hasSeenDoctor,
  insertVisit,
  lockVisit,
  readNextToken,
  readRegistration,
  readVisit,
  refuseSecond,
  visitList,
  writeOutcome,
} from './visit-store.ts';

const row = listVisitsEndpoint.output.shape.rows.element;

/** Visits of the hospital. */
export const listVisits = handle(listVisitsEndpoint, (call, input) =>
  readPatientRows(call, visitList(call, input), row, input),
);

/** The visits of one patient: the same list, without a day. */
export const listVisitsOfPatient = handle(listVisitsOfPatientEndpoint, (call, { visit: { patientId }, ...input }) =>
  readList(call.tx, visitList(call, { patientId }), row, input),
);

/** One visit with the registration of its patient. */
export const getVisit = handle(getVisitEndpoint, async (call, { visit: { visitId } }) => {
  const [visit, registration] = await Promise.all([readVisit(call, visitId), readRegistration(call, visitId)]);
  return { visit: { ...visit, registration } };
});

/** The next token, as it stands now. */
export const nextToken = handle(nextTokenEndpoint, async (call, { visit: { doctorId, visitOn } }) => ({
  tokenNo: await readNextToken(call, doctorId, visitOn),
}));

/** The day is locked before anybody is counted: no token twice, and no more patients than the doctor can see. */
export const addVisit = handle(addVisitEndpoint, async (call, { visit: form }) => {
  const visitId = await takeIn(call, form);
  return { visit: await readVisit(call, visitId) };
});

/** Writes a visit with the next token and what it owes; answers its number. */
export async function takeIn(call: Call, form: ParsedOf<typeof addVisitEndpoint>['visit']): Promise<number> {
  const { patientId, doctorId, visitOn } = form;
  if (visitOn < todayOf(call)) refuse(opdSentences.visitInPast);
  await refuseUnknown(call, patientId);
  const appointmentId = form.appointmentId ?? null;
  if (appointmentId !== null) await confirmAppointment(call, appointmentId, form);
  const isKnown = form.visitKind == null && (await hasSeenDoctor(call, { patientId, doctorId, day: visitOn }));
  const visitKind = form.visitKind ?? (isKnown ? 'FollowUp' : 'New');
  const fee = await owedFee(call, { patientId, doctorId, visitKind, day: visitOn });
  // Last, for every desk of this doctor waits behind it. Whoever has an appointment has been counted with it.
  const [, tokenNo] = await call.tx.behind([() => lockDay(call, doctorId, visitOn, appointmentId === null)], () => [
    readNextToken(call, doctorId, visitOn),
    refuseSecond(call, { patientId, doctorId, visitOn }),
  ]);
  const visitId = await insertVisit(call, {
    patientId,
    doctorId,
    visitOn,
    tokenNo,
    appointmentId,
    visitKind,
    complaint: form.complaint || null,
    priorityReason: form.priorityReason ?? 'None',
    // A patient of today is already at the desk.
    queueState: visitOn === todayOf(call) ? 'Waiting' : 'Booked',
    fee: { ...fee, counterBillId: null, feeLineId: null },
  });
  await tellPatient(call, 'opd_patient_registration', { patientId, doctorId, day: visitOn, number: String(tokenNo) });
  call.say(opdSentences.tokenGiven({ tokenNo }));
  return visitId;
}

/** Cancels a visit that led to no admission; its token is not given again. */
export const cancelVisit = handle(cancelVisitEndpoint, async (call, { visit: form }) => {
  const { visitId, cancelReason } = form;
  const known = await lockVisit(call, visitId);
  const { tokenNo } = known;
  const doctorName = await colleagueOfVisit(call, known);
  if (doctorName !== null) refuse(opdSentences.cancelOfColleague({ tokenNo, doctorName }));
  if (!isVisitOpen(known))
    refuse(known.isCancelled ? opdSentences.visitCancelled : opdSentences.patientAdmittedFromVisit);
  if (!mayStep(visitSteps, 'cancel', known.queueState)) refuse(opdSentences.visitBegun({ tokenNo }));
  await writeOutcome(call, visitId, { cancelReason });
  if (known.appointmentId !== null) await writeStatus(call, known.appointmentId, { status: 'Provisional' });
  call.say(opdSentences.opdVisitCancelled);
  return { visit: await readVisit(call, visitId) };
});

/** The patient of an appointment has come: it is confirmed, for the doctor and the day it was made for. */
async function confirmAppointment(
  call: Call,
  appointmentId: number,
  form: { patientId: number; doctorId: number; visitOn: string },
): Promise<void> {
  const known = await lockAppointment(call, appointmentId);
  if (known.status !== 'Provisional')
    refuse(opdSentences.appointmentHasState({ status: appointmentWords[known.status] }));
  if (known.patientId !== form.patientId) refuse(opdSentences.appointmentOfAnother);
  if (known.doctorId !== form.doctorId || known.day !== form.visitOn) refuse(opdSentences.appointmentElsewhere);
  await writeStatus(call, appointmentId, { status: 'Confirm' });
}
