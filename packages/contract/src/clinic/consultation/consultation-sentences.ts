// Messages to the user from the calls and the checks of consultations (OPD, section 7).
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const consultationSentences = sentences('consultation', {
  visitClosed: 'This visit is cancelled. No note can be written',
  takeOverFirst: 'This is a visit to {doctorName}. Take the visit over before you write',
  takenOver: 'You took over the visit to {doctorName}',
  takenOverBy: '{name} took over your visit with token {tokenNo}',
  nothingToTakeOver: 'This visit does not need a take-over',
  draftSavedMeanwhile: '{savedByName} saved this note in the meantime. Please look again',
  alreadySigned: 'This consultation is signed. Amend it to change it',
  notSignedYet: 'This consultation is not signed yet',
  onlyDoctorSigns: 'Only a doctor of this hospital can sign a consultation',
  registrationMissing: 'Add the registration number of {doctorName} first',
  complaintOrDiagnosis: 'Please enter a complaint or a diagnosis',
  diagnosisTwice: 'The diagnosis {name} is in this note twice. Please remove one',
  onePrimary: 'Only one diagnosis can be the primary diagnosis',
  enterName: 'Please enter the generic name',
  enterDose: '{genericName}: please enter the dose',
  enterRoute: '{genericName}: please enter the route',
  enterFrequency: '{genericName}: please enter the frequency',
  enterDuration: '{genericName}: please enter the duration',
  enterMaximum: '{genericName}: please enter the daily maximum',
  durationTooLong: 'At most 365 days',
  enterComplaintText: 'Please enter the complaint, or remove the line',
  whichUnit: '{genericName}. Which unit: {first} or {last}?',
  confirmDaily:
    '{genericName} is usually given less often than this line says. Please confirm the frequency, or change it',
  confirmQuantity: '{genericName}: {quantity} is more than usual. Please confirm the quantity, or change it',
  followUpInPast: 'The next visit must be after today',
  consultationSigned: 'Consultation signed',
  consultationAmended: 'Consultation amended: version {versionNo}',
  onlySignerAmends: 'Only {doctorName} or the head of the department can amend this',
  scoreOfParts: '{name}: choose every part. The sum is calculated',
  teleUntold:
    'Please enter the mode of the teleconsultation, how the patient agreed, and how the patient was identified',
  notByTele: 'This hospital does not allow {genericName} to be prescribed by teleconsultation',
  templateUnknown: 'This version of the template does not exist',
  followUpDoesNotExist: 'This next visit does not exist',
  contacted: 'Recorded that the patient was called',
  enterLeaveDays: 'Please enter the first and the last day',
  enterAddressee: 'Please enter the addressee of the letter',
  leaveEndsFirst: 'The last day must not be before the first day',
  reasonForPast: 'Please give the reason for a day in the past',
  leaveTooLong: 'Sick leave can be at most {count} days',
  certificateSigned: 'Signed as no. {serialNo}',
  enterFitDay: 'Please enter the day from which the patient is fit',
  diagnosisNotAgreed: 'The certificate names {diagnosisName}. Please remove it, or record that the patient agrees',
  nothingBefore: 'This patient has no earlier consultation',
});

/** Sentences beside fields. */
export const consultationChecks = foundByText(
  sentences('consultation', {
    enterCertificate: 'Please enter the text of the certificate',
    mostLines: 'At most 40 lines',
  }),
);
