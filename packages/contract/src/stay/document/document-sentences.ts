// Messages to the user from calls of the document area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const documentSentences = sentences('document', {
  tooManyFiles: 'Too many files were sent and not saved. Please save your documents, or try again tomorrow',
  differentAdmissions: 'All documents must be of the same admission',
  rowProblem: 'Row {index}: {problem}',
  documentSaved: 'Document saved successfully',
  documentsSaved: '{documentsCount} documents saved successfully',
  fileBroken: 'The file did not arrive whole, please choose it again',
  prescriptionDeleted: 'Your prescription has been deleted.',
});
