// Messages to the user from calls of the tax area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const taxSentences = sentences('tax', {
  taxDocumentDoesNotExist: 'This tax document does not exist',
  taxDocumentNotWritten: 'The tax document could not be saved',
});
