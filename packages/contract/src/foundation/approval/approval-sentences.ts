// Messages to the user from calls of the approval area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const approvalSentences = sentences('approval', {
  requestWaitsAlready: 'A request about this is already waiting for a decision',
  kindNotDecidedHere: 'This kind of request is not decided here',
  kindNotYours: 'You may not decide requests of this kind',
  somebodyElseDecides: 'You cannot decide your own request. Another person must decide',
  aboveYourLimit: 'Rs {sum} is above your limit of Rs {limit}. An approver with a higher limit must decide',
  approved: 'Approved',
  refused: 'Refused',
  onlyAskerTakesBack: 'Only the requester can withdraw a request',
  theRequest: 'This request',
  requestTakenBack: 'Request withdrawn',
  requestExpired: 'This request has expired. Please ask for approval again',
  pleaseDecide: 'Please decide: {name}',
  approvedSubject: 'Approved: {name}',
  refusedSubject: 'Refused: {name}',
});
