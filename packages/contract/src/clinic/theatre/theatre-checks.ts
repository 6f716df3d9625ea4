// Messages of the checks of theatre fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const theatreChecks = foundByText(
  sentences('theatre', {
    selectOperationTheatre: 'Please select the operation theatre',
    enterOperation: 'Please enter the operation',
    plannedConfirmedByAdmission: 'A planned operation is confirmed when its patient is admitted from it',
    plannedAdvanceElsewhere: 'The advance of a planned operation is taken and given back by calls of its own',
    movedByRescheduling: 'Time and theatre of an operation are changed by rescheduling it',
  }),
);
