// Messages to the user from the calls and the checks of vaccinations.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const immunizationSentences = sentences('immunization', {
  saved: 'Vaccination saved',
  savedToRepeat: 'Vaccination saved. It was too early to count: the dose has to be repeated',
  doesNotExist: 'This vaccination is not in the chart of this patient',
  givenAlready: '{doseName} was noted for this day already',
  beforeBirth: 'The patient was not born yet',
  inFuture: 'The day is in the future',
  batchExpired: 'This batch expired on {day}',
  beforeLeastAge: 'Before the least age of {weekCount} weeks: record it anyway?',
  tooSoonAfter: '{doseName} comes too soon after the vaccination before it: record it anyway?',
  scheduleSaved: 'Schedule saved',
  schedulesTaken: '{count} schedules added. Verify them against the card of your district',
  scheduleChanged: 'Somebody else saved {name} at the same time: please look again',
  doseTwice: 'Doses must differ: {doseName}',
  ageOrder: 'The ages of {doseName} do not fit together',
});

/** Sentences beside fields. */
export const immunizationChecks = foundByText(
  sentences('immunization', {
    enterVaccine: 'Please enter the vaccine',
    enterDose: 'Please enter the dose',
    enterBatch: 'Please enter the batch number',
    enterExpiry: 'Please enter the expiry of the batch',
    enterSchedule: 'Please enter the name of the schedule',
    enterSource: 'Please enter where the schedule comes from',
    enterDoses: 'Please enter at least one dose',
  }),
);
