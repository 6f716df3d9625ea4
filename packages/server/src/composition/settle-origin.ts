// What an admission was made from is settled in its transaction: the advance becomes a payment, the booking tells where it led (R398, R399).
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { isBookingOpen, isVisitOpen, mayAdmitAppointment } from '@charaka/rules/stay/booking-state';
import { type Advance, type BookingKind, moveAdvance } from '../clinic/opd/advance-store.ts';
import { appointmentBooking, lockAppointment, writeStatus } from '../clinic/opd/appointment-store.ts';
import { lockVisit, writeOutcome } from '../clinic/opd/visit-store.ts';
import { bookPlanned } from '../clinic/theatre/booking-store.ts';
import { lockProvisional, theatreBooking, writeFate } from '../clinic/theatre/provisional-store.ts';
import { type Call, financialYearOn, todayOf } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockCashOf } from '../money/payment/cash-receipts.ts';
import { insertPayment } from '../money/payment/payment-store.ts';
import type { AfterAdmission } from '../stay/admission/after-admission-step.ts';

/** An admission as it was written, with the form it was made from. */
type Admitted = Parameters<AfterAdmission>[1];

/** Locks the booking the form names and settles it; one of somebody else, or one that led to something already, refuses the admission. */
export const settleOrigin: AfterAdmission = async (call, admitted) => {
  const { appointmentId, visitId, theatreBookingId } = admitted.form;
  if (visitId != null) await settleVisit(call, admitted, visitId);
  else if (appointmentId != null) await settleAppointment(call, admitted, appointmentId);
  if (theatreBookingId != null) await settleOperation(call, admitted, theatreBookingId);
};

/** A visit remembers the admission, which tells of the visit (R394); what its appointment still holds goes along. */
async function settleVisit(call: Call, admitted: Admitted, visitId: number): Promise<void> {
  const visit = await lockVisit(call, visitId);
  if (!isVisitOpen(visit)) refuse('This OPD visit is cancelled, or the patient was admitted from it already');
  if (visit.patientId !== admitted.form.patientId) refuse('This OPD visit is of another patient');
  const { admissionMode, opdNumber, opdDate, opdDoctorId } = admitted.form;
  const isOther = opdNumber !== visit.opdNumber || opdDate !== visit.day || opdDoctorId !== visit.doctorId;
  // IVF and Dental keep no OPD visit (R384).
  if (isOther && !isVirtualBedMode(admissionMode))
    refuse('OPD number, date and doctor have to be those of the OPD visit');
  await writeOutcome(call, visitId, { admissionId: admitted.admissionId });
  if (visit.appointmentId !== null) await settleAppointment(call, admitted, visit.appointmentId);
  await call.announce('opd', visitId);
}

/** The appointment becomes 'Confirm-IPD' and holds nothing any more (R398, Q79). */
async function settleAppointment(call: Call, admitted: Admitted, appointmentId: number): Promise<void> {
  const { admissionId, form } = admitted;
  const appointment = await lockAppointment(call, appointmentId);
  if (!mayAdmitAppointment(appointment)) refuse(`This appointment is ${appointment.status}`);
  if (appointment.patientId !== form.patientId) refuse('This appointment is of another patient');
  const note = `Advance of appointment ${appointmentId}`;
  await payIn(call, admitted, { kind: appointmentBooking, id: appointmentId, held: appointment, note });
  await writeStatus(call, appointmentId, { status: 'Confirm-IPD', admissionId });
  await call.announce('opd', appointmentId);
}

/** The planned operation becomes 'confirm', and one of the admission in the same theatre at the same time (R399, Q81). */
async function settleOperation(call: Call, admitted: Admitted, provisionalBookingId: number): Promise<void> {
  const { admissionId, form } = admitted;
  const planned = await lockProvisional(call, provisionalBookingId);
  if (!isBookingOpen(planned.bookingStatus)) refuse(`This OT booking is ${planned.bookingStatus}`);
  if (planned.patientId !== form.patientId) refuse('This OT booking is of another patient');
  const note = `Advance of OT booking ${provisionalBookingId}`;
  await payIn(call, admitted, { kind: theatreBooking, id: provisionalBookingId, held: planned, note });
  await writeFate(call, provisionalBookingId, { admissionId });
  await bookPlanned(call, { provisionalBookingId, admissionId, advancePaise: planned.advancePaise });
  await call.announce('theatre', provisionalBookingId);
}

interface PaidIn {
  readonly kind: BookingKind;
  readonly id: number;
  readonly held: Advance;
  readonly note: string;
}

/** The amounts held become one payment of the admission, by the same modes and with the next receipt number; nothing stays behind. */
async function payIn(
  call: Call,
  { admissionId, form: { patientId } }: Admitted,
  { kind, id, held, note }: PaidIn,
): Promise<void> {
  if (held.advancePaise === 0) return;
  await lockCashOf(call, patientId);
  const payment = await insertPayment(call, {
    ...held,
    admissionId,
    finYear: financialYearOn(call, todayOf(call)),
    paidAt: call.now,
    paymentType: 'Receive',
    amountPaise: held.advancePaise,
    note,
  });
  await moveAdvance(call, kind, id, held, { kind: 'Transfer', paymentId: payment.paymentId });
  await call.announce('payment', admissionId);
}
