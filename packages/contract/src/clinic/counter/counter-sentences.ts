// Messages to the user from calls of the counter area.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const counterSentences = sentences('counter', {
  visitDoesNotExist: 'This visit does not exist',
  visitOfAdmission: 'This is an inpatient stay: its orders are charged to the admission',
  visitCancelled: 'This visit is cancelled and cannot be billed',
  orderDoesNotExist: 'An order of this bill no longer exists',
  orderOfAnotherVisit: '{orderName} belongs to another visit',
  orderCancelled: '{orderName} is cancelled',
  orderBilled: '{orderName} is already on a bill',
  orderNamedTwice: '{orderName} is on this bill twice',
  priceMissing: '{chargeName} has no price in the price list',
  giftAboveLimit: 'The concession of Rs {gift} is above your limit. An approver must make this bill',
  payerMissing: 'Choose the payer who takes over the amount',
  payerUnknown: 'This payer does not exist in this hospital',
  payerTakesTooMuch: 'The payer can take over at most Rs {most}',
  authorizationOfAnother:
    'Authorisation {value} is on bill {billNo} of another patient. Enter the authorisation number of this patient, or ask an approver to make the bill',
  authorizationElsewhere:
    'Another hospital used authorisation {value} for another patient: enter the number of this patient, or an approver makes the bill',
  payerShareUnproven:
    'Enter the number and the day of the authorisation. Otherwise the payer needs a counter agreement, or an approver must make the bill',
  authorizedInFuture: 'The day of the authorisation cannot be after today',
  dueAboveLimit: 'At most Rs {most} may stay due with your role. An approver must make this bill',
  dueBesideEarlier:
    'The patient owes Rs {sum} on earlier bills, and at most Rs {most} may stay due with your role. An approver must make this bill',
  receivedTooMuch: 'At most Rs {most} can be received',
  dueReasonMissing: 'Please enter the reason why the bill is not paid',
  billNotWritten: 'The counter bill could not be saved',
  billMade: 'Bill {billNo} created',
  billCancelled: 'Bill {billNo} cancelled',
  billIsCancelled: 'This bill is already cancelled',
  lineNotOnBill: 'This line is not on the bill',
  lineNamedTwice: '{description} is named twice',
  lineNotLeft: 'At most {left} of {description} can be refunded',
  nothingToRefund: 'This bill has nothing left to refund',
  refundDiffers: 'The amounts have changed. Please recalculate',
  refunded: 'Credit note {refundNo} created',
  refundedAndPaid: 'Credit note {refundNo} created, Rs {sum} refunded',
  claimSettled: 'The payer paid Rs {sum} of this bill. Cancel the receipt of the payer first',
  doneNotRefunded:
    '{orderName} is done. Strike it out as entered in error first, or record that its service was deficient',
  begunNotRefunded: '{orderName} has started. The department must cancel it first',
  approverRefunds: '{orderName} is done. An approver must refund it',
  notPaid: '{orderName} is not paid: bill no. or Stat',
  approverTakesBack: '{orderName} has started. Only an approver can refund Rs {sum}',
  tokenAndBill: 'Token {tokenNo} given, bill {billNo} created',
  nothingToGiveBack: 'This cannot be refunded, or not yet',
  dayNotBegun: 'This day has not started',
  dayClosed: 'The day is closed. Items left open: {count}',
  feeNotDue: 'No fee is due for this visit',
  numberUnknown: 'No patient or order found for this number',
  phoneOfSeveral: 'Several patients have this phone number. Choose the patient in the list',
  onlyTests: 'Only investigations and images can be refunded here. {description} is neither',
  feeMakesFree: 'This fee makes another visit free. Cancel that visit first',
  feeNamedTwice: 'The fee is on this bill twice',
  advanceTransfers: 'Rs {sum} was already paid in advance. At most Rs {most} can be received',
});

/** Messages beside fields; codes never change. */
export const counterChecks = foundByText(
  sentences('counter', {
    tooManyItems: 'Choose at most 100 items at once',
    orderOrCharge: 'Each line needs an order, a charge or the fee of the visit',
    onlyChargesOrdered: 'Only a charge of the price list can be ordered with the bill',
  }),
);
