// Messages to the user from the calls and the checks of charts.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const chartSentences = sentences('chart', {
  allergiesSaved: 'Allergies saved',
  onlyNotesChange:
    'Only users who write clinical notes may change or refute an allergy. Note what the patient says as a new one',
  allergyDoesNotExist: 'This allergy is not in the chart of this patient',
  allergiesStand: 'Allergies are noted: take them back first',
  statusSaved: 'Noted that the patient was asked',
  problemSaved: 'Problem saved',
  problemDoesNotExist: 'This problem is not in the chart of this patient',
  caseDoesNotExist: 'This notifiable case does not exist',
  caseReported: 'Noted as reported',
  caseReportedAlready: '{name} reported this case to {contact} on {day}: that report stands',
  patientNotActive: 'This patient record is put aside',
});

/** Sentences beside fields. */
export const chartChecks = foundByText(
  sentences('chart', {
    enterAuthority: 'Please enter to whom it was reported',
    enterSubstance: 'Please enter what the patient does not bear',
    oneSubstance: 'Please note each substance on a line of its own, without |',
    enterProblem: 'Please enter the problem',
    resolvedBeforeBegin: 'It cannot be over before it began',
    typeTwoLetters: 'Please type at least two letters',
  }),
);
