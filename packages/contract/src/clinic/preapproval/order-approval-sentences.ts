// Messages to the user from calls about payers' answers.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const orderApprovalSentences = sentences('preapproval', {
  approvalKept: 'The answer of the payer is saved',
  noApprovalNeeded: '{orderName} needs no approval of a payer',
  hasBegun: '{orderName} has started. The payer can no longer be asked',
  notRefused: 'The payer has not refused {orderName}',
  patientPays: 'The patient pays',
  agreed: 'The patient pays the part that the payer refused',
});

/** Sentences beside fields. */
export const orderApprovalChecks = foundByText(
  sentences('preapproval', { enterWhy: 'Please enter the reason in at least 5 letters' }),
);
