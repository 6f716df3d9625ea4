// Messages to the user from calls of the tax area.
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const taxSentences = sentences('tax', {
  taxDocumentDoesNotExist: 'This tax document does not exist',
  taxDocumentNotWritten: 'The tax document could not be written',
});
