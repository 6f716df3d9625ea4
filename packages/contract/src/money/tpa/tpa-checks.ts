// Messages of the checks of tpa fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const tpaChecks = foundByText(
  sentences('tpa', {
    selectRequestKind: 'Select the kind of request',
    enterAskedAmount: 'Enter the requested amount',
    selectAnswer: 'Select the answer',
    tooFewHours: 'Enter at least 1 hour',
    tooManyHours: 'Enter at most 240 hours',
    enterDate: 'Please enter the date',
    enterAmountForBill: 'Please enter an amount for a bill',
    enterReason: 'Please enter a reason',
    nameOneBill: 'Choose either a bill of a stay or a bill of the counter',
    moreThanAdmissionHas: 'This is more than the admission has',
  }),
);
