// Messages to the user from the calls and the checks of charts.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const chartSentences = sentences('chart', {
  allergiesSaved: 'Allergies saved',
  onlyNotesChange:
    'Only users who write clinical notes may change or refute an allergy. Record what the patient says as a new allergy',
  allergyDoesNotExist: 'This allergy is not in the chart of this patient',
  allergiesStand: 'Allergies are recorded for this patient. Remove them first',
  statusSaved: 'Recorded that the patient was asked',
  problemSaved: 'Problem saved',
  problemDoesNotExist: 'This problem is not in the chart of this patient',
  caseDoesNotExist: 'This notifiable case does not exist',
  caseReported: 'Recorded as reported',
  caseReportedAlready: '{name} already reported this case to {contact} on {day}',
  patientNotActive: 'This patient record is deactivated',
});

/** Sentences beside fields. */
export const chartChecks = foundByText(
  sentences('chart', {
    enterAuthority: 'Please enter the authority that received the report',
    enterSubstance: 'Please enter the substance that the patient is allergic to',
    oneSubstance: 'Please enter each substance on its own line, without |',
    enterProblem: 'Please enter the problem',
    resolvedBeforeBegin: 'The end date is before the start date',
    typeTwoLetters: 'Please type at least two letters',
  }),
);
