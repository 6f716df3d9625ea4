// Messages to the user from calls about payers' answers.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const orderApprovalSentences = sentences('preapproval', {
  approvalKept: 'Kept',
  noApprovalNeeded: 'No payer has to be asked about {orderName}',
  hasBegun: '{orderName} has begun: the payer is not asked any more',
  notRefused: 'The payer has not refused {orderName}',
  patientPays: 'The patient pays',
  agreed: 'The patient pays what the payer refused',
});

/** Sentences beside fields. */
export const orderApprovalChecks = foundByText(
  sentences('preapproval', { enterWhy: 'Please enter the reason in at least 5 letters' }),
);
