// What the laboratory's calls and checks say to the user.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const laboratorySentences = sentences('laboratory', {
  labelsMade: 'Labels made: {count}',
  notForLaboratory: '{orderName} is no test of the laboratory',
  notOfOnePatient: 'Specimens are collected from one patient at a time',
  notOfOneVisit: 'Labels are made for one visit at a time',
  specimenAsked: '{orderName} has its label already: {specimenNo}',
  specimensFull: 'There are no more specimen numbers for this day',
  specimenUnknown: 'Specimen {specimenNo} does not exist',
  specimenCollected: 'Collected: {count}',
  specimenNotLabelled: 'Specimen {specimenNo} was collected already',
  collectedInFuture: 'The time of collection is in the future',
  collectedBeforeOrder: 'The time of collection is before the order',
  specimenReceived: 'Received: {specimenNo}',
  specimenHereAlready: 'Specimen {specimenNo} is in the laboratory already',
  specimenNotCollected: 'Specimen {specimenNo} was not collected yet',
  specimenRefused: 'Specimen {specimenNo} was refused: {problem}',
  specimenTooOld: 'Specimen {specimenNo} is {hoursCount} hours old; {testName} allows {mostHours}',
  specimenNotRefusable: 'Specimen {specimenNo} is not in the laboratory',
  specimenVerified: 'Results of specimen {specimenNo} are verified: it cannot be refused any more',
  specimenRejected: 'Refused: {specimenNo}. A new specimen is asked for',
  notRegistered: 'Only who has a registration number signs: please have yours entered into your staff record',
  workDoesNotExist: 'This work does not exist',
  workMoved: '{testName}: the work has moved on meanwhile; please look again',
  enterValues: 'Please enter {names}',
  differentialSum: 'The differential adds up to {sum}',
  confirmDelta: 'Please confirm or repeat what jumps: {names}',
  workFinished: 'Finished: {count}',
  workRepeated: 'To be repeated: {testName}',
  anotherPerson: 'Another person must verify',
  criticalAlone: 'A critical result is verified by itself: {testName}',
  logCall: 'Please log the call for {names}',
  callLogged: 'Call logged',
  nothingCritical: 'There is nothing critical to be told',
  worksVerified: 'Verified: {count}',
  workReturned: 'Given back: {testName}',
  reportDoesNotExist: 'This report does not exist',
  reportReplaced: 'This version was replaced meanwhile; please look again',
  amendmentProposed: 'Amendment of report {reportNo} proposed: another person signs it',
  amendmentAwaitsCall:
    'The amendment of report {reportNo} waits: please log the call about the critical value, then sign it',
  amendmentWaits: 'An amendment of this report waits already: please have it signed or declined first',
  amendmentDoesNotExist: 'This amendment does not exist',
  amendmentDecided: 'This amendment was decided meanwhile; please look again',
  amendmentStale: 'The report says something else meanwhile: please decline this amendment and propose it anew',
  amendmentDeclined: 'Amendment of report {reportNo} declined',
  reportAmended: 'Report {reportNo} amended: version {versionNo}',
  openedReportAmended: 'Laboratory report {reportNo}, which you opened, was amended: version {versionNo}',
  valueNotReadable: '{name} {value}: please check the value',
  signatureSaved: 'Your signature is saved: reports bear it where the hospital prints signatures',
  signatureRemoved: 'Your signature is taken away',
  doneByLaboratory: '{orderName} is worked on in the laboratory',
});

/** Sentences beside fields. */
export const laboratoryChecks = foundByText(
  sentences('laboratory', {
    chooseSpecimens: 'Please choose at least one',
    enterSpecimenNo: 'A specimen number has 12 digits',
    fastedNotValid: 'Between 0 and 72 hours',
    readBackNeeded: 'Please confirm that the value was read back',
    whyDeclined: 'Please enter why the amendment is declined (at least 5 letters)',
    whyAmended: 'Please enter why the report changes (at least 10 letters)',
  }),
);
