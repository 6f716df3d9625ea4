// Messages to the user from calls on work sent out.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const outsourceSentences = sentences('outsource', {
  dispatched: 'Dispatch {dispatchNo} made: {count} tests',
  noRate: 'There is no rate of {providerName} for {testName} today',
  providerDoesNotExist: 'This partner laboratory does not exist',
  dispatchDoesNotExist: 'This dispatch does not exist',
  notOnDispatch: '{testName} is not on dispatch {dispatchNo}',
  receivedBefore: '{testName} was received already',
  received: 'Received: {count}. Enter what the partner reports at the bench',
  rateSet: 'Rate set',
  billDoesNotExist: 'This bill of a partner does not exist',
  billEntered: 'Bill {billNo} entered: {count} lines',
  billTestTaken: 'Another bill took one of these tests at this moment: please look again',
  billClosed: 'This bill is closed and is not changed any more',
  billLineUnknown: 'One of these lines is not on the bill or was refused already',
  billLinesRefused: 'Lines refused: {count}',
  billNotPayable: 'Line {lineNo} was not sent, not received or billed before: please refuse it first',
  billMoved: 'By now Rs {sum} would be paid: please look at the lines again',
  billAccepted: 'Bill {billNo} accepted: Rs {sum} are to be paid',
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
    enterNumber: 'Please enter the number of the specimen or of the dispatch',
    enterAmount: 'Please enter the amount',
    enterBillNo: 'Please enter the number of the bill',
    enterBillDay: 'Please enter the day of the bill',
    enterLines: 'Please enter at least one line',
    chooseLines: 'Please choose at least one line',
    billExists: 'This bill of the partner was entered already',
    billInFuture: 'The day of the bill is in the future',
  }),
);
