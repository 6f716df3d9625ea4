// Messages of the checks of instruction fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const instructionChecks = foundByText(
  sentences('instruction', {
    enterAppliedDate: 'Please enter the applied date',
    selectConsultant: 'Select Consultant',
    enterInstruction: 'Please enter the instruction',
  }),
);
