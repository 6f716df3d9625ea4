// Messages to the user from calls of the approval area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const approvalSentences = sentences('approval', {
  requestWaitsAlready: 'A request about this waits for a decision already',
  kindNotDecidedHere: 'This kind of request is not decided here',
  kindNotYours: 'You may not decide requests of this kind',
  somebodyElseDecides: 'Somebody else has to decide what you asked for',
  aboveYourLimit: 'Rs {sum} is above your limit of Rs {limit}: an approver with a higher limit decides',
  approved: 'Approved',
  refused: 'Refused',
  onlyAskerTakesBack: 'Only who asked can take a request back',
  theRequest: 'This request',
  requestTakenBack: 'Request taken back',
  requestExpired: 'This request has run out. Please ask for approval again',
  pleaseDecide: 'Please decide: {name}',
  approvedSubject: 'Approved: {name}',
  refusedSubject: 'Refused: {name}',
});
