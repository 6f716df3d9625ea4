// Messages of the checks of opd fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const opdChecks = foundByText(
  sentences('opd', {
    selectTime: 'Please select the time',
    chooseWeekday: 'Please choose a weekday',
    slotTooShort: 'Enter at least 5 minutes',
    slotTooLong: 'Enter at most 240 minutes',
    enterHowManyPatients: 'Please enter the number of patients',
    tooManyPatients: 'Enter at most 500 patients',
    endBeforeBeginning: 'The end is before the start',
    enterPhoneNumber: 'Please enter the phone number',
    confirmedByAdmission: 'An appointment becomes Confirm-IPD when its patient is admitted from it',
    advanceByOwnCalls: 'The advance of an appointment is received and refunded by separate calls',
    lastDayBeforeFirst: 'The last day is before the first day',
    tooManyDays: 'At most {most} days at once',
  }),
);
