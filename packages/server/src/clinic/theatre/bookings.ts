// Operations of inpatients: listed, booked, changed, moved, cancelled.

import {
  addBooking as addEndpoint,
  cancelBooking as cancelEndpoint,
  listBookings as listEndpoint,
  listBookingsOfAdmission as ofAdmissionEndpoint,
  rescheduleBooking as rescheduleEndpoint,
  updateBooking as updateEndpoint,
} from '@charaka/contract/clinic/theatre/booking';
import { theatreSentences } from '@charaka/contract/clinic/theatre/theatre-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type Call, handle } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { closedReason } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import {
  bookingList,
  insertBooking,
  lockBooking,
  readBooking,
  readBookingsOf,
  writeCancelled,
  writeOperation,
} from './booking-store.ts';
import { refusePast } from './provisional-bookings.ts';
import { freeSlot, moveSlot, takeSlot } from './slot-store.ts';
import { checkTeam } from './theatre-staff.ts';

const row = listEndpoint.output.shape.rows.element;

/** Operations of the hospital's inpatients. */
export const listBookings = handle(listEndpoint, (call, input) =>
  readPatientRows(call, bookingList(call, input), row, input),
);

/** The operations of one admission. */
export const listBookingsOfAdmission = handle(ofAdmissionEndpoint, async (call, { booking: { admissionId } }) => ({
  bookings: await readBookingsOf(call, admissionId),
}));

/** Books a theatre for somebody who is in hospital. */
export const addBooking = handle(addEndpoint, async (call, { booking: form }) => {
  const { admissionId } = form;
  const closed = closedReason(await lockAdmission(call, admissionId));
  if (closed) refuse(theatreSentences.noOperationBooked({ closed }));
  await checkTeam(call, form);
  refusePast(call, form);
  const slotId = await takeSlot(call, form);
  return answered(call, await insertBooking(call, { slotId, admissionId }, form), theatreSentences.operationBooked);
});

/** Changes team and notes; also afterwards, when the patient may have left. */
export const updateBooking = handle(updateEndpoint, async (call, { booking: form }) => {
  await lockActive(call, form.bookingId);
  await checkTeam(call, form);
  await writeOperation(call, form.bookingId, form);
  return answered(call, form.bookingId, theatreSentences.otBookingChanged);
});

/** Moves an operation; refuses when another one is there. */
export const rescheduleBooking = handle(rescheduleEndpoint, async (call, { booking: form }) => {
  const { slotId } = await lockActive(call, form.bookingId);
  refusePast(call, form);
  await moveSlot(call, slotId, form);
  return answered(call, form.bookingId, theatreSentences.otBookingMoved);
});

/** Cancels an operation and frees its theatre. */
export const cancelBooking = handle(cancelEndpoint, async (call, { booking: form }) => {
  const { slotId } = await lockActive(call, form.bookingId);
  await freeSlot(call, slotId);
  await writeCancelled(call, form.bookingId, form.cancelReason);
  return answered(call, form.bookingId, theatreSentences.bookingCancelled);
});

async function lockActive(call: Call, bookingId: number): Promise<{ slotId: number }> {
  const known = await lockBooking(call, bookingId);
  if (!known.isActive) refuse(theatreSentences.otBookingCancelled);
  return known;
}

async function answered(call: Call, bookingId: number, sentence: Sentence) {
  call.say(sentence);
  return { booking: await readBooking(call, bookingId) };
}
