// The advance of an appointment: taken after the booking, given back, and paid into the admission it leads to.

import {
  receiveAdvance as receiveAdvanceEndpoint,
  refundAppointment as refundAppointmentEndpoint,
} from '@charaka/contract/clinic/opd/appointment';
import { appointmentWords, opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import { mayRefundAdvance, mayTakeAdvance } from '@charaka/rules/stay/booking-state';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { withWarning } from '../../money/payment/cash-receipts.ts';
import { refundAdvance, takeAdvance } from './advance-owner.ts';
import { appointmentBooking, lockAppointment, readAppointment } from './appointment-store.ts';

/** Takes an advance for an appointment that holds none. */
export const receiveAdvance = handle(receiveAdvanceEndpoint, async (call, { appointment: form }) => {
  const { appointmentId } = form;
  const known = await lockAppointment(call, appointmentId);
  if (known.advancePaise > 0) refuse(opdSentences.appointmentHoldsAdvance);
  if (!mayTakeAdvance(known))
    refuse(opdSentences.appointmentTakesNoAdvance({ status: appointmentWords[known.status] }));
  const warning = await takeAdvance(call, { ...known, kind: appointmentBooking, id: appointmentId }, form);
  call.say(withWarning(opdSentences.advanceReceived, warning));
  return { appointment: await readAppointment(call, appointmentId) };
});

/** Gives the whole advance back and records by which modes; afterwards the appointment holds nothing. */
export const refundAppointment = handle(refundAppointmentEndpoint, async (call, { appointment: form }) => {
  const { appointmentId } = form;
  const known = await lockAppointment(call, appointmentId);
  if (!mayRefundAdvance(known)) refuse(opdSentences.refundNothing);
  const entry = await refundAdvance(call, { ...known, kind: appointmentBooking, id: appointmentId }, form);
  call.say(opdSentences.advanceRefunded);
  return { appointment: await readAppointment(call, appointmentId), entry };
});
