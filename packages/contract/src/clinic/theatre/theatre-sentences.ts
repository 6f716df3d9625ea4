// Messages to the user from calls of the theatre area.
import { type Sentence, screenWord, sentences } from '@charaka/rules/message/sentence';
import type { BOOKING_STATUSES } from '@charaka/rules/stay/booking-state';

/** The state of a planned operation as a word inside a sentence. */
export function operationWord(status: (typeof BOOKING_STATUSES)[number]): Sentence {
  return screenWord(`theatre:statuses.${status}`, status);
}

/** Messages of refusals and of answers; codes never change. */
export const theatreSentences = sentences('theatre', {
  otBookingDoesNotExist: 'This OT booking does not exist',
  noOperationBooked: '{closed}: no operation can be booked',
  otBookingCancelled: 'This OT booking is cancelled',
  bookingHoldsAdvance: 'This booking already has an advance',
  operationHasState: 'This OT booking is {status}',
  operationInPast: "An operation can't be booked in the past",
  otBookingOfAnother: 'This OT booking belongs to another patient',
  theatreTaken: 'This theatre is booked at this time. Choose another time or theatre',
  operationBooked: 'Operation booked',
  otBookingChanged: 'OT booking changed',
  otBookingMoved: 'OT booking moved',
  bookingCancelled: 'OT booking cancelled',
  operationPlanned: 'Operation planned',
});
