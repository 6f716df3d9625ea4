// Messages of the checks of theatre fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const theatreChecks = foundByText(
  sentences('theatre', {
    selectOperationTheatre: 'Please select the operation theatre',
    enterOperation: 'Please enter the operation',
    plannedConfirmedByAdmission: 'To confirm a planned operation, admit its patient from the plan',
    plannedAdvanceElsewhere: 'The advance of a planned operation is received and refunded by separate calls',
    movedByRescheduling: 'To change the time or theatre of an operation, reschedule it',
  }),
);
