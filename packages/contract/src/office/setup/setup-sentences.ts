// Messages to the user from calls of the setup area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const setupSentences = sentences('setup', {
  noFirstRun: 'This tenant needs no setup',
});
