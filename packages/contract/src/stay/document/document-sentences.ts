// Messages to the user from calls of the document area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const documentSentences = sentences('document', {
  tooManyFiles: 'Too many files were sent without being saved. Please save your documents, or try again tomorrow',
  differentAdmissions: 'All documents must belong to the same admission',
  rowProblem: 'Row {index}: {problem}',
  documentSaved: 'Document saved successfully',
  documentsSaved: '{documentsCount} documents saved successfully',
  fileBroken: 'The file was not received completely. Please choose it again',
  prescriptionDeleted: 'Your prescription has been deleted.',
});
