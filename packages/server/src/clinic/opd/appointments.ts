// Provisional appointments: listed, booked, changed, cancelled.

import {
  addAppointment as addAppointmentEndpoint,
  cancelAppointment as cancelAppointmentEndpoint,
  getAppointment as getAppointmentEndpoint,
  listAppointments as listAppointmentsEndpoint,
  updateAppointment as updateAppointmentEndpoint,
} from '@charaka/contract/clinic/opd/appointment';
import { appointmentWords, opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import { isAppointmentOpen, slotsOf } from '@charaka/rules/stay/booking-state';
import { tellPatient } from '../../foundation/gateway/tell-patient.ts';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { answerForEdit, refuseStale } from '../../kernel/last-change.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { withWarning } from '../../money/payment/cash-receipts.ts';
import { refuseUnknown } from '../../people/patient/name-of-patient.ts';
import { bookWithAdvance } from './advance-owner.ts';
import { readMovements } from './advance-store.ts';
import {
  appointmentBooking,
  appointmentList,
  type Booking,
  editedAppointment,
  insertAppointment,
  type LockedAppointment,
  lockAppointment,
  readAppointment,
  writeBooking,
  writeStatus,
} from './appointment-store.ts';
import { lockDay } from './opd-day-store.ts';

const row = listAppointmentsEndpoint.output.shape.rows.element;

/** Appointments of the hospital. */
export const listAppointments = handle(listAppointmentsEndpoint, (call, input) =>
  readPatientRows(call, appointmentList(call, input), row, input),
);

/** One appointment and the movements of its advance. */
export const getAppointment = handle(getAppointmentEndpoint, async (call, input) => {
  const { appointmentId } = input.appointment;
  const [appointment, entries] = await Promise.all([
    readAppointment(call, appointmentId),
    readMovements(call, appointmentBooking, appointmentId),
  ]);
  return { ...(await answerForEdit(call, editedAppointment, appointmentId, appointment)), entries };
});

/** Books a free time of a doctor from today on; an advance is recorded with a receipt number of its own. */
export const addAppointment = handle(addAppointmentEndpoint, async (call, { appointment: form }) => {
  await refuseUnknown(call, form.patientId);
  await lockSlot(call, form);
  const { id: appointmentId, warning } = await bookWithAdvance(call, { ...form, kind: appointmentBooking }, () =>
    insertAppointment(call, form),
  );
  const { patientId = null, personName: name, phone, doctorId, day, slot } = form;
  await tellPatient(call, 'appointment', { patientId, person: { name, phone }, doctorId, day, number: slot });
  call.say(withWarning(opdSentences.appointmentBooked, warning));
  return { appointment: await readAppointment(call, appointmentId) };
});

/** Refuses to hand what one patient paid in advance to another: it is given back, and paid anew (OP010). */
function refuseOtherPatient({ patientId, advancePaise }: LockedAppointment, wanted: number | null): void {
  if (advancePaise > 0 && patientId !== null && patientId !== wanted) refuse(opdSentences.appointmentOfAnother);
}

/** Changes an appointment that has led to nothing yet. Another doctor or day needs room there, as a new one does. */
export const updateAppointment = handle(updateAppointmentEndpoint, async (call, { appointment: form }) => {
  const { appointmentId } = form;
  const known = await lockAppointment(call, appointmentId);
  // An appointment with an admission is already 'Confirm-IPD'; the screens of the specification send that state again, and it stays (R398).
  const isToldAgain = form.status === 'Confirm-IPD' && known.status === 'Confirm-IPD';
  if (isToldAgain) return { appointment: await readAppointment(call, appointmentId) };
  if (!isAppointmentOpen(known)) refuse(opdSentences.appointmentNotChanged({ status: appointmentWords[known.status] }));
  await refuseStale(call, editedAppointment, appointmentId, form.version);
  await refuseUnknown(call, form.patientId);
  refuseOtherPatient(known, form.patientId ?? null);
  const isMoved = form.doctorId !== known.doctorId || form.day !== known.day;
  if (isMoved || form.slot !== known.slot) await lockSlot(call, form, isMoved);
  await writeBooking(call, appointmentId, form);
  call.say(opdSentences.appointmentChanged);
  return { appointment: await readAppointment(call, appointmentId) };
});

/** Cancels an appointment that has led to nothing yet; its time is free again, its advance stays until it is refunded. */
export const cancelAppointment = handle(cancelAppointmentEndpoint, async (call, { appointment: form }) => {
  const { appointmentId, cancelReason } = form;
  const known = await lockAppointment(call, appointmentId);
  if (!isAppointmentOpen(known))
    refuse(opdSentences.appointmentNotCancelled({ status: appointmentWords[known.status] }));
  await writeStatus(call, appointmentId, { status: 'Cancelled', cancelReason });
  call.say(opdSentences.appointmentCancelled);
  return { appointment: await readAppointment(call, appointmentId) };
});

/** The day is locked, so that of two who want the same time or the last place one gets it. */
async function lockSlot(call: Call, { doctorId, day, slot }: Booking, needsRoom = true): Promise<void> {
  if (day < todayOf(call)) refuse(opdSentences.appointmentInPast);
  const held = await lockDay(call, doctorId, day, needsRoom);
  if (!slotsOf(held.fromTime, held.untilTime, held.slotMinutes).includes(slot))
    refuse(
      opdSentences.seesPatientsAt({
        doctorName: held.doctorName,
        fromTime: held.fromTime,
        untilTime: held.untilTime,
        slotMinutes: held.slotMinutes,
      }),
    );
}
