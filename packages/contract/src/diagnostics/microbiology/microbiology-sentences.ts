// Messages to the user from calls on cultures, and the fixed texts of their reports.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const microbiologySentences = sentences('microbiology', {
  cultureDoesNotExist: 'This culture does not exist',
  cultureClosed: '{testName}: the culture can no longer be edited',
  stageAdded: 'Entered: {testName}',
  isolateAdded: 'Isolate {isolateNo} added: {organismName}',
  isolateUpdated: 'Isolate {isolateNo} updated',
  isolateDoesNotExist: 'This isolate does not exist',
  organismDoesNotExist: 'This organism does not exist',
  susceptibilitiesSaved: 'Susceptibilities saved',
  noBreakpoint: 'There is no breakpoint for {antibioticName} by this method today',
  antibioticDoesNotExist: 'This antibiotic does not exist',
  measureNotReadable: '{antibioticName}: please enter a number, for example 22 or <=0.5',
  measureUnclear: '{antibioticName}: {value} is not clear. Enter {values}',
  nothingHidden: '{antibioticName} is not hidden',
  antibioticReleased: '{antibioticName} will appear on the report',
  preliminaryReleased: 'Preliminary report {reportNo} released: version {versionNo}',
  nothingToRelease: 'There are no new entries since the last version',
  nothingAmended: 'Please enter the change',
  notVerified: 'Only a verified culture can be amended',
  alertSeen: 'Marked as seen: {organismName}',
  alertDoesNotExist: 'This alert does not exist',
  // Parts that a finished culture must have.
  finding: 'what grew, or that nothing did',
});

/** Sentences beside fields. */
export const microbiologyChecks = foundByText(
  sentences('microbiology', {
    chooseOrganism: 'Please choose the organism',
    enterStageNote: 'Please enter the finding',
    enterHours: 'Please enter the number of hours',
    hoursNotValid: 'Enter between 1 and 2000 hours',
    whyReleased: 'Please enter the reason for the release (at least 5 letters)',
    daysNotValid: 'The first day is after the last day',
  }),
);

/** Words of the report, which speaks English as every paper does. */
export const cultureWords = sentences('microbiology', {
  findings: 'Findings',
  gram: 'Gram stain: {text}',
  noGrowth: 'No growth after {hoursCount} hours',
  growth: 'Growth',
  growthNoted: 'Growth: {text}',
  isolate: 'Isolate {isolateNo}: {organismName}',
  contaminant: 'probably a contaminant',
  antibiotic: 'Antibiotic',
  measured: 'Measured',
  category: 'Category',
  mic: '{value} mg/L',
  zone: '{value} mm',
  intrinsic: 'intrinsic',
  key: 'S susceptible, I susceptible with increased exposure, R resistant. Judged by {names}.',
  keyClsi:
    'S susceptible, SDD susceptible-dose dependent, I intermediate, R resistant, NS nonsusceptible. Judged by {names}.',
  keyOther: 'S susceptible, R resistant. Judged by {names}.',
  notTested: 'Not tested for susceptibility',
});
