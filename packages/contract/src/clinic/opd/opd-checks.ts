// What the checks of opd fields say, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences beside fields; a code is kept for ever. */
export const opdChecks = foundByText(
  sentences('opd', {
    selectTime: 'Please select the time',
    chooseWeekday: 'Please choose a weekday',
    atLeast5Minutes: 'At least 5 minutes',
    atMost240Minutes: 'At most 240 minutes',
    enterHowManyPatients: 'Please enter how many patients',
    atMost500Patients: 'At most 500 patients',
    endBeforeBeginning: 'The end is before the beginning',
    enterPhoneNumber: 'Please enter the phone number',
  }),
);
