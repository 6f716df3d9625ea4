// Messages to the user from calls of the payment area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const paymentSentences = sentences('payment', {
  refundRecorded: 'Refund recorded',
  cashNotRead: 'The cash received before could not be read',
  returnsNotAdded: 'The returns of medicine could not be added up',
  paymentNotRecorded: 'The payment could not be recorded',
  paymentOfClosedDay: 'This payment belongs to a closed day. Reopen the closing to change its modes',
  advanceNeedsPaymentRight: 'You may admit patients, but not receive payments. Leave the advance empty',
  noPaymentAdded: '{closed}: no payment or refund can be added',
  modesDoNotAddUpToPayment: 'The payment modes should add up to the payment amount',
  noPaymentChanged: '{closed}: no payment can be changed',
  amountStays: 'The amount of a payment cannot be changed, only its modes',
  takeInCash: 'Take Rs {cash} in cash',
  withWarning: '{sentence}. {warning}',
  refundOtherWay:
    'Refund as it was paid: card Rs {card}, UPI Rs {upi}, NEFT or cheque Rs {neft}, cash Rs {cash}. Another mode needs an approver',
  refundAfterChangedModes:
    'The modes of a receipt were changed after it was recorded. An approver must refund it and enter the reason',
  refundAboveLimit: 'A refund above Rs {most} needs an approver',
  refundOnEstimate:
    'This refund includes Rs {sum} that the payer has not authorised. Enter the authorised amount, or ask an approver to refund it',
  refundOfEarlierDay: 'This was paid on an earlier day. An approver must refund it',
  refundOfDoneWork: '{description} is done. An approver must refund it',
  enterRefundReason: 'Enter the reason for refunding in this mode',
  refundByMaker: 'You made this bill, received its money or did its work. Another approver must refund it',
  paymentReceived: 'Payment received',
  paymentUpdated: 'Payment updated',
  paymentDoesNotExist: 'This payment does not exist',
  paperDoesNotExist: 'This paper does not exist, or it was cancelled',
});
