// What the calls of the area approval say to the user.
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const approvalSentences = sentences('approval', {
  requestWaitsAlready: 'A request about this waits for a decision already',
  kindNotDecidedHere: 'This kind of request is not decided here',
  kindNotYours: 'You may not decide requests of this kind',
  somebodyElseDecides: 'Somebody else has to decide what you asked for',
  aboveYourLimit: 'Rs {sum} is above your limit of Rs {limit}: an approver with a higher limit decides',
  approved: 'Approved',
  refused: 'Refused',
  onlyAskerTakesBack: 'Only who asked can take a request back',
  requestClosed: 'This request is closed already',
  requestTakenBack: 'Request taken back',
  decidedBy: 'This request {state} already, by {name}',
  decidedAlready: 'This request {state} already',
  pleaseDecide: 'Please decide: {name}',
  approvedSubject: 'Approved: {name}',
  refusedSubject: 'Refused: {name}',
});
