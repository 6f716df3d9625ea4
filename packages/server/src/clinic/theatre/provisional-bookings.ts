// Planned operations: listed, planned, changed, moved, cancelled, paid in advance.

import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import {
  addProvisionalBooking as addEndpoint,
  cancelProvisionalBooking as cancelEndpoint,
  getProvisionalBooking as getEndpoint,
  listProvisionalBookings as listEndpoint,
  receiveTheatreAdvance as receiveEndpoint,
  refundTheatreAdvance as refundEndpoint,
  rescheduleProvisionalBooking as rescheduleEndpoint,
  updateProvisionalBooking as updateEndpoint,
} from '@charaka/contract/clinic/theatre/provisional';
import { operationWord, theatreSentences } from '@charaka/contract/clinic/theatre/theatre-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { isBookingOpen } from '@charaka/rules/stay/booking-state';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { withWarning } from '../../money/payment/cash-receipts.ts';
import { refuseUnknown } from '../../people/patient/name-of-patient.ts';
import { bookWithAdvance, refundAdvance, takeAdvance } from '../opd/advance-owner.ts';
import { readMovements } from '../opd/advance-store.ts';
import {
  insertProvisional,
  type LockedProvisional,
  lockProvisional,
  type PlannedOperation,
  provisionalList,
  readProvisional,
  theatreBooking,
  writeFate,
  writePlan,
} from './provisional-store.ts';
import { freeSlot, moveSlot, type Slot, takeSlot } from './slot-store.ts';
import { checkTeam } from './theatre-staff.ts';

const row = listEndpoint.output.shape.rows.element;

/** Planned operations of the hospital. */
export const listProvisionalBookings = handle(listEndpoint, (call, input) =>
  readPatientRows(call, provisionalList(call, input), row, input),
);

/** One planned operation and the movements of its advance. */
export const getProvisionalBooking = handle(getEndpoint, async (call, { booking: { provisionalBookingId } }) => {
  const [booking, entries] = await Promise.all([
    readProvisional(call, provisionalBookingId),
    readMovements(call, theatreBooking, provisionalBookingId),
  ]);
  return { booking, entries };
});

/** Keeps a theatre from today on; an advance is recorded with a receipt number of its own. */
export const addProvisionalBooking = handle(addEndpoint, async (call, { booking: form }) => {
  await checkPlan(call, form);
  refusePast(call, form);
  const slotId = await takeSlot(call, form);
  const { id, warning } = await bookWithAdvance(call, { ...form, kind: theatreBooking }, () =>
    insertProvisional(call, slotId, form),
  );
  return answered(call, id, withWarning(theatreSentences.operationPlanned, warning));
});

/** Changes who and what is operated while nothing came of it yet. */
export const updateProvisionalBooking = handle(updateEndpoint, async (call, { booking: form }) => {
  const { provisionalBookingId } = form;
  const { bookingStatus } = await lockProvisional(call, provisionalBookingId);
  // A booking with an admission is confirmed already: the specification's screens confirm it again, and it stays confirmed (Q80).
  if (form.bookingStatus === 'confirm' && bookingStatus === 'confirm')
    return { booking: await readProvisional(call, provisionalBookingId) };
  await lockOpen(call, provisionalBookingId);
  await checkPlan(call, form);
  await writePlan(call, provisionalBookingId, form);
  return answered(call, provisionalBookingId, theatreSentences.otBookingChanged);
});

/** Moves a planned operation; refuses when another one is there. */
export const rescheduleProvisionalBooking = handle(rescheduleEndpoint, async (call, { booking: form }) => {
  const { provisionalBookingId } = form;
  const { slotId } = await lockOpen(call, provisionalBookingId);
  refusePast(call, form);
  await moveSlot(call, slotId, form);
  return answered(call, provisionalBookingId, theatreSentences.otBookingMoved);
});

/** Cancels a planned operation; its advance stays until it is refunded. */
export const cancelProvisionalBooking = handle(cancelEndpoint, async (call, { booking: form }) => {
  const { provisionalBookingId, cancelReason } = form;
  const { slotId } = await lockOpen(call, provisionalBookingId);
  await freeSlot(call, slotId);
  await writeFate(call, provisionalBookingId, { cancelReason });
  return answered(call, provisionalBookingId, theatreSentences.bookingCancelled);
});

/** Takes an advance for a planned operation that holds none. */
export const receiveTheatreAdvance = handle(receiveEndpoint, async (call, { booking: form }) => {
  const { provisionalBookingId } = form;
  const known = await lockOpen(call, provisionalBookingId);
  if (known.advancePaise > 0) refuse(theatreSentences.bookingHoldsAdvance);
  const warning = await takeAdvance(call, { ...known, kind: theatreBooking, id: provisionalBookingId }, form);
  return answered(call, provisionalBookingId, withWarning(opdSentences.advanceReceived, warning));
});

/** Gives the whole advance back, also of a cancelled operation. */
export const refundTheatreAdvance = handle(refundEndpoint, async (call, { booking: form }) => {
  const { provisionalBookingId } = form;
  const known = await lockProvisional(call, provisionalBookingId);
  if (known.advancePaise === 0) refuse(opdSentences.refundNothing);
  const entry = await refundAdvance(call, { ...known, kind: theatreBooking, id: provisionalBookingId }, form);
  return { ...(await answered(call, provisionalBookingId, opdSentences.advanceRefunded)), entry };
});

async function answered(call: Call, bookingId: number, sentence: Sentence) {
  call.say(sentence);
  return { booking: await readProvisional(call, bookingId) };
}

async function lockOpen(call: Call, bookingId: number): Promise<LockedProvisional> {
  const known = await lockProvisional(call, bookingId);
  if (!isBookingOpen(known.bookingStatus))
    refuse(theatreSentences.operationHasState({ status: operationWord(known.bookingStatus) }));
  return known;
}

async function checkPlan(call: Call, plan: PlannedOperation): Promise<void> {
  await refuseUnknown(call, plan.patientId);
  await checkTeam(call, plan);
}

/** A theatre is booked from today on. */
export function refusePast(call: Call, { day }: Slot): void {
  if (day < todayOf(call)) refuse(theatreSentences.operationInPast);
}
