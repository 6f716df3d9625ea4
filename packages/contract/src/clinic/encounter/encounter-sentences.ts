// Messages to the user from the calls and the checks of encounters.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const encounterSentences = sentences('encounter', {
  walkInAdded: 'Walk-in patient added. Bill the tests of the paper at the counter',
  referralNotInUse: 'This referral is not in use. Choose another referral, or enter the name of the doctor',
});

/** Sentences beside fields. */
export const encounterChecks = foundByText(
  sentences('encounter', {
    enterReferrer: 'Enter the doctor who signed the paper, or choose a referral',
  }),
);
