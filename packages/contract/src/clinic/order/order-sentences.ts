// What the calls and the checks of orders say to the user (orders, section 7).
import type { OrderStatus } from '@charaka/rules/clinic/order-step';
import { foundByText } from '@charaka/rules/message/found-sentence';
import { type Sentence, screenWord, sentences } from '@charaka/rules/message/sentence';

const statusNames: Readonly<Record<OrderStatus, string>> = {
  Ordered: 'Ordered',
  Accepted: 'Accepted',
  OnHold: 'On hold',
  InProgress: 'Begun',
  Done: 'Done',
  Verified: 'Verified',
  Stopped: 'Stopped',
  Cancelled: 'Cancelled',
};

/** Where an order stands, as a word inside a sentence. */
export function orderStatusWord(status: OrderStatus): Sentence {
  return screenWord(`order:statuses.${status}`, statusNames[status]);
}

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
  stepNotAllowed:
    "{orderName}: the order is now '{status}' ({statusByName}), so this cannot be done; please look again",
  onlyDepartmentCancels: '{orderName} has begun: only the department cancels it',
  signatureFirst: '{orderName} was ordered from a paper: it starts after {doctorName} has countersigned it',
  sayWhatIsCharged: 'The work on {orderName} has begun: choose whether it is charged in full, in part or not at all',
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
  doctorSeesResults: 'That a result was seen is said by a doctor',
  doctorCountersigns: 'An order by word of mouth is signed by the doctor who spoke it',
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
  yourOrderCancelled: '{name} cancelled your order {orderId}: {reason}',
  resultAcknowledged: 'Acknowledged',
  ordersFollow: 'Charged now, to be done after the bill',
  ordersCountersigned: 'Countersigned',
  repeatUnclear: 'Please enter how often {orderName} is done, and every how many minutes',
  repeatOfOther: 'Tests and procedures are repeated: {orderName} is ordered once',
  repeatsTooLong: 'Repeats of {orderName} are ordered for 48 hours ahead at most',
  seriesDoesNotExist: 'These repeats do not exist',
  seriesBegun: 'None of these repeats is still to be begun',
  seriesStopped: 'Repeats cancelled: {count}',
});

/** Sentences beside fields. */
export const orderChecks = foundByText(
  sentences('order', {
    chooseAnItem: 'Please choose at least one item',
    mostOrders: 'At most 100 orders at once',
    repeatTooSoon: 'At least a minute lies between repeats',
    repeatTooFar: 'At most 2880 minutes',
    repeatTooFew: 'At least twice',
    repeatTooMany: 'At most 50 times',
    quantityTooLarge: 'At most 999',
    quantityNotWhole: 'An order is for a whole number: 1, 2 or more',
    enterKeptPart: 'Please enter how much stays charged',
    toldToMissing: 'Please enter who was told',
    searchTooShort: 'Please enter at least two letters',
  }),
);
