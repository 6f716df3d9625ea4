// Messages to the user from calls of the setup area.
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const setupSentences = sentences('setup', {
  noFirstRun: 'This tenant has no first run',
});
