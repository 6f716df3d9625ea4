// Messages to the user from calls of the discharge area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const dischargeSentences = sentences('discharge', {
  beingRevised: 'A new version is already being written',
  newVersionBegun: 'New version started',
  dischargedBeforeBill: "Discharge date can't be before the final bill",
  dischargedBeforeBed: "Discharge date can't be before the patient came to this bed",
  dischargedWithDue: 'Patient Discharged. Unpaid non-hospital charges of {due} are added to the dues',
  patientDischarged: 'Patient Discharged',
  dischargedBeforeAdmission: "Discharge date can't be before the admission",
  diedAfterDischarge: "Time of death can't be after the discharge",
  dischargedInFuture: "Discharge date can't be in the future",
  notClearedYet: 'Not cleared yet: {missing}',
  admittedAgain: 'This patient has been admitted again in the meantime',
  dischargeInitiated: 'Discharge Initiated',
  summarySigned: 'This summary is signed. Please start a new version',
  summarySavedMeanwhile: '{savedByName} saved this summary in the meantime. Please open it again',
  noSummaryYet: 'There is no discharge summary yet',
  dischargeSummarySaved: 'Discharge summary saved',
  clearedBy: 'Cleared by {department}',
  clearanceTakenBack: 'Clearance by {department} undone',
  fillBeforeSigning: 'Please fill in this field before signing',
  dischargeSummarySigned: 'Discharge summary signed',
  patientNotDischarged: 'This patient is not discharged',
  dischargeTooLongAgo:
    'The final bill is made, and the day after the discharge has passed. Please admit the patient again',
  deathOnRecord: 'The death of this patient is recorded. Delete the death record first',
  dischargeUndone: 'Discharge undone. The patient is in bed {bedName}',
  bedTaken: '{why}. Please choose another bed',
  takeAnswersBackFirst: 'Payers confirmed versions of the bill. Undo their answers first',
  patientStays: 'Initiation of the discharge undone. The patient stays',
  makeFinalBillFirst: 'Please make the final bill first',
  initiatedAlready: 'Discharge is already initiated',
  notInitiated: 'Discharge is not initiated',
  billMadeAlready: 'The final bill is already made',
});
