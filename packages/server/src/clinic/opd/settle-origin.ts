// An admission settles the visit or appointment it was made from: the advance becomes a payment, the booking tells where it led (R398).
import { appointmentWords, opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { isVisitOpen, mayAdmitAppointment } from '@charaka/rules/stay/booking-state';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Admitted, AfterAdmission } from '../../stay/admission/after-admission-step.ts';
import { appointmentBooking, lockAppointment, writeStatus } from './appointment-store.ts';
import { payInAdvance } from './pay-in-advance.ts';
import { endConsultations, lockVisit, writeOutcome } from './visit-store.ts';

/** Locks the booking the form names and settles it; one of somebody else, or one that led to something already, refuses the admission. */
export const settleOrigin: AfterAdmission = async (call, admitted) => {
  const { appointmentId, visitId } = admitted.form;
  if (visitId != null) await settleVisit(call, admitted, visitId);
  else if (appointmentId != null) await settleAppointment(call, admitted, appointmentId);
  for (const endedId of await endConsultations(call, admitted.form.patientId)) await call.announce(opdTopic, endedId);
};

/** A visit remembers the admission, which tells of the visit (R394); what its appointment still holds goes along. */
async function settleVisit(call: Call, admitted: Admitted, visitId: number): Promise<void> {
  const visit = await lockVisit(call, visitId);
  if (!isVisitOpen(visit)) refuse(opdSentences.opdVisitClosed);
  if (visit.patientId !== admitted.form.patientId) refuse(opdSentences.opdVisitOfAnother);
  const { admissionMode, opdNumber, opdDate, opdDoctorId } = admitted.form;
  const isOther = opdNumber !== visit.opdNumber || opdDate !== visit.day || opdDoctorId !== visit.doctorId;
  // IVF and Dental keep no OPD visit (R384).
  if (isOther && !isVirtualBedMode(admissionMode)) refuse(opdSentences.opdVisitFactsDiffer);
  await writeOutcome(call, visitId, { admissionId: admitted.admissionId });
  if (visit.appointmentId !== null) await settleAppointment(call, admitted, visit.appointmentId);
  await call.announce(opdTopic, visitId);
}

/** The appointment becomes 'Confirm-IPD' and holds nothing any more (R398, Q79). */
async function settleAppointment(call: Call, admitted: Admitted, appointmentId: number): Promise<void> {
  const { admissionId, form } = admitted;
  const appointment = await lockAppointment(call, appointmentId);
  if (!mayAdmitAppointment(appointment))
    refuse(opdSentences.appointmentHasState({ status: appointmentWords[appointment.status] }));
  if (appointment.patientId !== form.patientId) refuse(opdSentences.appointmentOfAnother);
  const note = `Advance of appointment ${appointmentId}`;
  await payInAdvance(call, admitted, { kind: appointmentBooking, id: appointmentId, held: appointment, note });
  await writeStatus(call, appointmentId, { status: 'Confirm-IPD', admissionId });
  await call.announce(opdTopic, appointmentId);
}
