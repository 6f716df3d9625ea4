// Posts the charges of an operation to the account of whoever is operated; one that is cancelled is not charged (Q20).

import { addTheatreCharges as addTheatreChargesEndpoint } from '@charaka/contract/clinic/theatre/theatre-charge';
import { theatreSentences } from '@charaka/contract/clinic/theatre/theatre-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { postCharges } from '../../money/charge/post-charges.ts';
import { readBooking } from './booking-store.ts';

/** All lines or none. Refuses a cancelled operation. */
export const addTheatreCharges = handle(addTheatreChargesEndpoint, async (call, { theatreCharge }) => {
  const { isActive, admissionId } = await readBooking(call, theatreCharge.bookingId);
  if (!isActive) refuse(theatreSentences.otBookingCancelled);
  return postCharges(call, admissionId, theatreCharge.lines);
});
