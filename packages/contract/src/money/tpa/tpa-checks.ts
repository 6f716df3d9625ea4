// What the checks of tpa fields say, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences beside fields; a code is kept for ever. */
export const tpaChecks = foundByText(
  sentences('tpa', {
    selectWhatAskedFor: 'Select what is asked for',
    enterAmountAskedFor: 'Enter the amount asked for',
    selectAnswer: 'Select the answer',
    atLeastOneHour: 'At least one hour',
    atMost240Hours: 'At most 240 hours',
    enterDate: 'Please enter the date',
    enterReference: 'Please enter the reference',
    enterAmountForBill: 'Please enter an amount for a bill',
    enterReason: 'Please enter a reason',
    moreThanAdmissionHas: 'This is more than an admission has',
  }),
);
