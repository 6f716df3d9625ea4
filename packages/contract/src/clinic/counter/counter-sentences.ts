// Messages to the user from calls of the counter area.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const counterSentences = sentences('counter', {
  visitDoesNotExist: 'This visit does not exist',
  visitOfAdmission: 'This is a stay in hospital: its orders are charged to the admission',
  visitCancelled: 'This visit is cancelled: nothing can be billed',
  orderDoesNotExist: 'An order of this bill does not exist any more',
  orderOfAnotherVisit: '{orderName} belongs to another visit',
  orderCancelled: '{orderName} is cancelled',
  orderBilled: '{orderName} is on a bill already',
  orderNamedTwice: '{orderName} is on this bill twice',
  priceMissing: '{chargeName} has no price in the price list',
  giftAboveLimit: 'The concession of Rs {gift} is above your limit: an approver has to make this bill',
  payerMissing: 'Choose who takes over the amount',
  payerUnknown: 'This payer does not exist in this hospital',
  payerTakesTooMuch: 'The payer can take over at most Rs {most}',
  authorizationOfAnother:
    'Authorisation {value} is on bill {billNo} of another patient: enter the number of this patient, or an approver makes the bill',
  payerShareUnproven:
    'Enter the number and the day of the authorisation. Without both, the counter agreement of the payer or an approver is needed',
  authorizedInFuture: 'The day of the authorisation is after today',
  dueAboveLimit: 'At most Rs {most} may stay due with your role: an approver has to make this bill',
  dueBesideEarlier:
    'The patient owes Rs {sum} on earlier bills, and at most Rs {most} may stay due with your role: an approver has to make this bill',
  receivedTooMuch: 'At most Rs {most} can be received',
  dueReasonMissing: 'Please enter why the bill is not paid',
  billNotWritten: 'The bill could not be written',
  billMade: 'Bill {billNo} is made',
  billCancelled: 'Bill {billNo} is cancelled',
  billIsCancelled: 'This bill was cancelled already',
  lineNotOnBill: 'This line is not on the bill',
  lineNamedTwice: '{description} is named twice',
  lineNotLeft: 'At most {left} of {description} can go back',
  nothingToRefund: 'Nothing of this bill is left to refund',
  refundDiffers: 'The amounts changed: please recalculate',
  refunded: 'Credit note {refundNo} is made',
  refundedAndPaid: 'Credit note {refundNo} is made, Rs {sum} paid out',
  claimSettled: 'The payer paid Rs {sum} of this bill. Cancel the receipt of the payer first',
  doneNotRefunded: '{orderName} is done: it is struck out as entered in error first, or its service was deficient',
  begunNotRefunded: '{orderName} has begun: the department cancels it first',
  approverRefunds: '{orderName} was done: an approver refunds it',
  notPaid: '{orderName} is not paid: bill no. or Stat',
  approverTakesBack: '{orderName} has begun: Rs {sum} are taken back by an approver alone',
  tokenAndBill: 'Token {tokenNo} is given, bill {billNo} is made',
  nothingToGiveBack: 'This is not to be given back, or not yet',
  dayNotBegun: 'This day has not begun',
  dayClosed: 'The day is closed: {count} points stay open',
  feeNotDue: 'No fee is due for this visit',
  numberUnknown: 'No patient and no order has this number',
  phoneOfSeveral: 'Several patients have this phone number: choose the patient in the list',
  onlyTests: 'Only investigations and images are given back here: {description} is neither',
  feeMakesFree: 'This fee makes another visit free: cancel that visit first',
  feeNamedTwice: 'The fee is on this bill twice',
  advanceTransfers: 'Rs {sum} was paid in advance: at most Rs {most} can be received',
});

/** Messages beside fields; codes never change. */
export const counterChecks = foundByText(
  sentences('counter', {
    tooManyItems: 'At most 100 items at once',
    orderOrCharge: 'A line names an order, a charge or the fee of the visit',
    onlyChargesOrdered: 'Only a charge of the price list is ordered with the bill',
  }),
);
