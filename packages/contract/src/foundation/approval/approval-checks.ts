// Messages of the checks of approval fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const approvalChecks = foundByText(
  sentences('approval', {
    enterRefusalReason: 'Please enter the reason for the refusal',
  }),
);
