// An admission settles the operation it was planned for: the advance becomes a payment, the booking tells where it led (R399).
import { operationWord, theatreSentences } from '@charaka/contract/clinic/theatre/theatre-sentences';
import { theatreTopic } from '@charaka/contract/clinic/theatre/topics';
import { isBookingOpen } from '@charaka/rules/stay/booking-state';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Admitted, AfterAdmission } from '../../stay/admission/after-admission-step.ts';
import { payInAdvance } from '../opd/pay-in-advance.ts';
import { bookPlanned } from './booking-store.ts';
import { lockProvisional, theatreBooking, writeFate } from './provisional-store.ts';

/** Locks the planned operation the form names and settles it; one of another patient, or one that is closed, refuses the admission. */
export const settleOrigin: AfterAdmission = async (call, admitted) => {
  const { theatreBookingId } = admitted.form;
  if (theatreBookingId != null) await settleOperation(call, admitted, theatreBookingId);
};

/** The planned operation becomes 'confirm', and one of the admission in the same theatre at the same time (R399, Q81). */
async function settleOperation(call: Call, admitted: Admitted, provisionalBookingId: number): Promise<void> {
  const { admissionId, form } = admitted;
  const planned = await lockProvisional(call, provisionalBookingId);
  if (!isBookingOpen(planned.bookingStatus))
    refuse(theatreSentences.operationHasState({ status: operationWord(planned.bookingStatus) }));
  if (planned.patientId !== form.patientId) refuse(theatreSentences.otBookingOfAnother);
  const note = `Advance of OT booking ${provisionalBookingId}`;
  await payInAdvance(call, admitted, { kind: theatreBooking, id: provisionalBookingId, held: planned, note });
  await writeFate(call, provisionalBookingId, { admissionId });
  await bookPlanned(call, { provisionalBookingId, admissionId, advancePaise: planned.advancePaise });
  await call.announce(theatreTopic, provisionalBookingId);
}
