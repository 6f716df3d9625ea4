// What the calls of the area theatre say to the user.
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const theatreSentences = sentences('theatre', {
  otBookingDoesNotExist: 'This OT booking does not exist',
  noOperationBooked: '{closed}: no operation can be booked',
  otBookingCancelled: 'This OT booking is cancelled',
  bookingHoldsAdvance: 'This booking holds an advance already',
  refundNothing: 'There is no advance to refund',
  otBookingIs: 'This OT booking is {bookingStatus}',
  operationCantBookedPast: "An operation can't be booked in the past",
  otBookingOfAnother: 'This OT booking is of another patient',
  theatreTaken: 'This theatre is booked at this time, choose another time or theatre',
  operationBooked: 'Operation booked',
  otBookingChanged: 'OT booking changed',
  otBookingMoved: 'OT booking moved',
  bookingCancelled: 'OT booking cancelled',
  operationPlanned: 'Operation planned',
  advanceReceived: 'Advance received',
  advanceRefunded: 'Advance refunded',
});
