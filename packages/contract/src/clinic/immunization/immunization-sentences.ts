// Messages to the user from the calls and the checks of vaccinations.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const immunizationSentences = sentences('immunization', {
  saved: 'Vaccination saved',
  savedToRepeat: 'Vaccination saved. It was too early to count, so the dose must be repeated',
  doesNotExist: 'This vaccination is not in the chart of this patient',
  correctedMeanwhile: 'Another user has corrected this vaccination. Please look again',
  givenAlready: '{doseName} is already recorded for this day',
  beforeBirth: 'The day is before the birth of the patient',
  inFuture: 'The day is in the future',
  batchExpired: 'This batch expired on {day}',
  beforeLeastAge: 'The patient is younger than the minimum age of {weekCount} weeks. Record it anyway?',
  tooSoonAfter: '{doseName} is too soon after the previous vaccination. Record it anyway?',
  scheduleSaved: 'Schedule saved',
  schedulesTaken: '{count} schedules added. Verify them against the card of your district',
  scheduleChanged: 'Another user saved {name} at the same time. Please look again',
  doseTwice: 'The dose {doseName} is in the schedule twice',
  ageOrder: 'The ages of {doseName} contradict each other',
});

/** Sentences beside fields. */
export const immunizationChecks = foundByText(
  sentences('immunization', {
    enterVaccine: 'Please enter the vaccine',
    enterDose: 'Please enter the dose',
    enterBatch: 'Please enter the batch number',
    enterExpiry: 'Please enter the expiry date of the batch',
    enterSchedule: 'Please enter the name of the schedule',
    enterSource: 'Please enter the source of the schedule',
    enterDoses: 'Please enter at least one dose',
  }),
);
