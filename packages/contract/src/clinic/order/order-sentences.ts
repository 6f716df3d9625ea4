// What the calls and the checks of orders say to the user (orders, section 7).
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const orderSentences = sentences('order', {
  ordersSigned: 'Orders signed: no. {groupNo}',
  orderDoesNotExist: 'Order {orderId} does not exist',
  chooseVisit: 'Please choose a visit or an admission',
  visitDoesNotExist: 'Visit {encounterId} does not exist',
  visitClosed: 'This visit is closed',
  notInPriceList: 'A charge that was chosen is not in the price list of this hospital',
  bedNotOrdered: 'A bed is not ordered: the stay charges it by itself',
  finalBillMade: 'The final bill is made: no order can be added',
  doctorNotRegistered: '{doctorName} has no registration number: add it first, or another doctor orders',
  readBackMissing: 'Please confirm that the order was read back',
  timeBeforeVisit: 'The time is before the visit',
  timeTooFar: 'At most 90 days ahead',
  duplicateUnconfirmed: '{orderName} is ordered already: please confirm that it is wanted again',
  stepNotAllowed: '{orderName}: the order has moved on meanwhile; please look again',
  onlyDepartmentCancels: '{orderName} has begun: only the department cancels it',
  onlyVerifierStrikes: '{orderName} is done: whoever verifies results strikes it out',
  resultMissing: 'Please enter the result of {orderName}',
  notOpenToFollow: '{orderName} is not open: it cannot be marked to follow',
  cancelBillFirst: '{orderName} is on the final bill: the bill must be cancelled first',
  orderOfAnotherPatient: '{orderName} is an order of another patient: cancel it as entered in error',
  orderIsHere: '{orderName} is ordered here already',
  paidStaysThere: '{orderName} is paid: it is done where it was ordered',
  approvalMissing: '{orderName} waits for the answer of the payer',
  partOfOne: 'Of one order at a time a part stays charged',
  billBeforeKeeping: '{orderName} is on no bill: the counter bills it before a charge is kept',
  partTooLarge: 'Less than {quantity} of {orderName} stays charged',
  nothingToAcknowledge: '{orderName} has no verified result',
  notCritical: '{orderName} has no critical result',
  callNotReadBack: 'Please confirm that the result was read back',
  criticalTold: 'Told and read back',
  criticalNotReached: 'Nobody was reached: the result stays on the critical list',
  orderAccepted: 'Accepted',
  orderBegun: 'Begun',
  orderDone: 'Done',
  orderVerified: 'Verified',
  orderBackInLine: 'Back on the worklist',
  orderTakenBack: 'Taken back to be repeated',
  orderHeld: 'On hold',
  orderResumed: 'Resumed',
  orderCancelled: 'Cancelled',
  resultAcknowledged: 'Acknowledged',
  ordersFollow: 'Charged now, to be done after the bill',
  ordersCountersigned: 'Countersigned',
});

/** Sentences beside fields. */
export const orderChecks = foundByText(
  sentences('order', {
    chooseAnItem: 'Please choose at least one item',
    mostOrders: 'At most 100 orders at once',
    quantityTooLarge: 'At most 999',
    enterKeptPart: 'Please enter how much stays charged',
    toldToMissing: 'Please enter who was told',
    searchTooShort: 'Please enter at least two letters',
  }),
);
