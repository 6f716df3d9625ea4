// Messages to the user from calls on work sent out.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const outsourceSentences = sentences('outsource', {
  dispatched: 'Dispatch {dispatchNo} created: {count} tests',
  noRate: '{providerName} has no rate for {testName} today',
  providerDoesNotExist: 'This partner laboratory does not exist',
  dispatchDoesNotExist: 'This dispatch does not exist',
  notOnDispatch: '{testName} is not on dispatch {dispatchNo}',
  receivedBefore: '{testName} is already received',
  received: "Received: {count}. Enter the partner's results at the bench",
  rateSet: 'Rate set',
  billDoesNotExist: 'This bill of a partner does not exist',
  billEntered: 'Bill {billNo} entered: {count} lines',
  billTestTaken: 'Another bill took one of these tests just now. Please look again',
  billClosed: 'This bill is closed and can no longer be changed',
  billLineUnknown: 'One of these lines is not on the bill, or is already refused',
  billLinesRefused: 'Lines refused: {count}',
  billNotPayable: 'Line {lineNo} was not sent, not received or already billed. Please refuse it first',
  billMoved: 'The amount is now Rs {sum}. Please look at the lines again',
  billAccepted: 'Bill {billNo} accepted: Rs {sum} to pay',
  billWithdrawn: 'Bill {billNo} withdrawn',
});

/** Sentences beside fields. */
export const outsourceChecks = foundByText(
  sentences('outsource', {
    chooseProvider: 'Please choose the partner laboratory',
    chooseTest: 'Please choose the test',
    chooseWorks: 'Please choose at least one test to send',
    expectedInPast: 'The expected day is in the past',
    enterTestCode: 'Please enter the code of the test',
    enterNumber: 'Please enter the specimen number or the dispatch number',
    enterAmount: 'Please enter the amount',
    enterBillNo: 'Please enter the number of the bill',
    enterBillDay: 'Please enter the day of the bill',
    enterLines: 'Please enter at least one line',
    chooseLines: 'Please choose at least one line',
    billExists: 'This bill of the partner is already entered',
    billInFuture: 'The day of the bill is in the future',
  }),
);
