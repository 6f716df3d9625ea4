// Messages to the user from the calls and the checks of consultations (OPD, section 7).
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const consultationSentences = sentences('consultation', {
  visitClosed: 'This visit is cancelled: nothing can be written',
  takeOverFirst: 'This is a visit to {doctorName}: take it over before you write',
  takenOver: 'You took over the visit to {doctorName}',
  takenOverBy: '{name} took over your visit with token {tokenNo}',
  nothingToTakeOver: 'This visit needs no take-over',
  draftSavedMeanwhile: '{savedByName} saved this note meanwhile: please look again',
  alreadySigned: 'This consultation is signed: amend it to change it',
  notSignedYet: 'This consultation is not signed yet',
  onlyDoctorSigns: 'Only a doctor of this hospital signs a consultation',
  registrationMissing: 'Add the registration number of {doctorName} first',
  complaintOrDiagnosis: 'Please enter a complaint or a diagnosis',
  diagnosisTwice: 'The diagnosis {name} is in this note twice: please keep it once',
  onePrimary: 'Only one diagnosis is the primary one',
  enterName: 'Please enter the generic name',
  enterDose: '{genericName}: please enter the dose',
  enterRoute: '{genericName}: please enter the route',
  enterFrequency: '{genericName}: please enter how often',
  enterDuration: '{genericName}: please enter for how long',
  enterMaximum: '{genericName}: please enter the most on a day',
  durationTooLong: 'At most 365 days',
  enterComplaintText: 'Please write what the complaint is, or take the line out',
  whichUnit: '{genericName}. Which unit: {first} or {last}?',
  confirmQuantity: '{genericName}: {quantity} is more than usual. Please confirm the quantity, or change it',
  followUpInPast: 'The next visit is after today',
  consultationSigned: 'Consultation signed',
  consultationAmended: 'Consultation amended: version {versionNo}',
  onlySignerAmends: 'Only {doctorName} or the head can amend this',
  scoreOfParts: '{name}: choose every part, the sum is worked out',
  teleUntold: 'Please enter how the teleconsultation is held, how the patient agreed, and how they were identified',
  notByTele: '{genericName} is not prescribed by teleconsultation in this hospital',
  templateUnknown: 'This template has no such version',
  followUpDoesNotExist: 'This next visit does not exist',
  contacted: 'Noted that the patient was called',
  enterLeaveDays: 'Please enter from when until when',
  enterAddressee: 'Please enter to whom the letter goes',
  leaveEndsFirst: 'The last day is not before the first one',
  reasonForPast: 'Please give the reason for a day in the past',
  leaveTooLong: 'Sick leave is at most {count} days',
  certificateSigned: 'Signed as no. {serialNo}',
  enterFitDay: 'Please enter from when the patient is fit',
  diagnosisNotAgreed: 'The certificate names {diagnosisName}. Please take it out, or record that the patient agrees',
  nothingBefore: 'There is no earlier consultation of this patient',
});

/** Sentences beside fields. */
export const consultationChecks = foundByText(
  sentences('consultation', {
    enterCertificate: 'Please enter what the certificate says',
    mostLines: 'At most 40 lines',
  }),
);
