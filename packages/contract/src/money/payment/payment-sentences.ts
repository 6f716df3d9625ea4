// Messages to the user from calls of the payment area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const paymentSentences = sentences('payment', {
  refundRecorded: 'Refund recorded',
  cashNotRead: 'The cash received before could not be read',
  returnsNotAdded: 'The returns of medicine could not be added up',
  paymentNotRecorded: 'The payment could not be recorded',
  paymentOfClosedDay: 'This payment is part of a closed day: its modes change only after the closing is opened again',
  advanceNeedsPaymentRight: 'You may admit, but not take payments: leave the advance empty',
  noPaymentAdded: '{closed}: no payment or refund can be added',
  modesDoNotAddUpToPayment: 'The payment modes should add up to the payment amount',
  noPaymentChanged: '{closed}: no payment can be changed',
  amountStays: 'The amount of a payment does not change; only its modes do',
  withWarning: '{sentence}. {warning}',
  refundOtherWay:
    'Refund as it was paid: card Rs {card}, UPI Rs {upi}, NEFT or cheque Rs {neft}, cash Rs {cash}. Another way needs an approver',
  refundAfterChangedModes:
    'The modes of a receipt were changed after it was recorded: an approver refunds it and enters the reason',
  refundAboveLimit: 'A refund above Rs {most} needs an approver',
  refundOnEstimate:
    'This refund rests on Rs {sum} that the payer has not authorised: enter the authorised amount, or an approver refunds it',
  refundOfEarlierDay: 'This was paid on an earlier day: an approver refunds it',
  refundOfDoneWork: '{description} was done: an approver refunds it',
  enterRefundReason: 'Enter why the money is refunded this way',
  refundByMaker: 'You made this bill, took its money or did its work: another approver refunds it',
  paymentReceived: 'Payment received',
  paymentUpdated: 'Payment updated',
  paymentDoesNotExist: 'This payment does not exist',
  paperDoesNotExist: 'There is no such paper, or it was cancelled',
});
