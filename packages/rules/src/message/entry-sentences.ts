// Messages shared by forms and rules when a value is missing or wrong.
import { foundByText } from './found-sentence.ts';
import { sentences } from './sentence.ts';

/** Messages beside fields that a rule judges too; codes never change. */
export const entrySentences = foundByText(
  sentences('field', {
    enterCauseOfDeath: 'Please enter the cause of death',
    enterTimeOfDeath: 'Please enter the time of death',
    enterAmount: 'Please enter amount',
    enterReason: 'Please enter the reason',
    enterReasonOfRefund: 'Please enter the reason of the refund in at least 5 letters',
    enterReasonShort: 'Please enter reason',
    enterReference: 'Please enter the reference',
    fileTooLargeMegabytes: 'File size should not be more than 5 MB',
    selectBank: 'Select bank',
    valueNotAboveZero: 'Value should greater then 0',
  }),
);
