// Messages to the user from calls of the discharge area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const dischargeSentences = sentences('discharge', {
  beingRevised: 'A new version is being written already',
  newVersionBegun: 'A new version is begun',
  dischargedBeforeBill: "Discharge date can't be before the final bill",
  dischargedBeforeBed: "Discharge date can't be before the patient came to this bed",
  dischargedWithDue: 'Patient Discharged. Non-hospital charges of {due} are unpaid and stand with the dues',
  patientDischarged: 'Patient Discharged',
  dischargedBeforeAdmission: "Discharge date can't be before the admission",
  diedAfterDischarge: "Time of death can't be after the discharge",
  dischargedInFuture: "Discharge date can't be in the future",
  notClearedYet: 'Not cleared yet: {missing}',
  admittedAgain: 'This patient has been admitted again meanwhile',
  dischargeInitiated: 'Discharge Initiated',
  summarySigned: 'This summary is signed: please begin a new version',
  summarySavedMeanwhile: '{savedByName} has saved this summary meanwhile: please open it again',
  noSummaryYet: 'There is no discharge summary yet',
  dischargeSummarySaved: 'Discharge summary saved',
  clearedBy: 'Cleared by {department}',
  clearanceTakenBack: 'The clearance by {department} is taken back',
  fillBeforeSigning: 'Please fill this in before signing',
  dischargeSummarySigned: 'Discharge summary signed',
  patientNotDischarged: 'This patient is not discharged',
  dischargeTooLongAgo:
    'The final bill is made and the day after the discharge has passed: please admit the patient again',
  deathOnRecord: 'The death of this patient is on record: take that record back first',
  dischargeUndone: 'The discharge is undone: the patient is in bed {bedName}',
  bedTaken: '{why}. Please choose another bed',
  takeAnswersBackFirst: 'Payers confirmed versions of the bill: take their answers back first',
  patientStays: 'The patient stays: the discharge is taken back',
  makeFinalBillFirst: 'Please make the final bill first',
  initiatedAlready: 'Discharge is already initiated',
  notInitiated: 'Discharge is not initiated',
  billMadeAlready: 'The final bill is already made',
});
