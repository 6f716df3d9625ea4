// What the calls on work sent out say to the user.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const outsourceSentences = sentences('outsource', {
  dispatched: 'Dispatch {dispatchNo} made: {count} tests',
  noRate: 'There is no rate of {providerName} for {testName} today',
  providerDoesNotExist: 'This partner laboratory does not exist',
  dispatchDoesNotExist: 'This dispatch does not exist',
  notOnDispatch: '{testName} is not on dispatch {dispatchNo}',
  receivedBefore: '{testName} was received already',
  received: 'Received: {count}. Enter what the partner reports at the bench',
  rateSet: 'Rate set',
});

/** Sentences beside fields. */
export const outsourceChecks = foundByText(
  sentences('outsource', {
    chooseProvider: 'Please choose the partner laboratory',
    chooseTest: 'Please choose the test',
    chooseWorks: 'Please choose at least one test to send',
    expectedInPast: 'The expected day is in the past',
  }),
);
