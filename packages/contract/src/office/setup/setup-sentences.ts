// What the calls of the area setup say to the user.
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const setupSentences = sentences('setup', {
  noFirstRun: 'This tenant has no first run',
});
