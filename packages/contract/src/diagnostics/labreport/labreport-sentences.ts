// Messages to the user from calls on shared reports.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const labreportSentences = sentences('labreport', {
  notAvailable: 'This report is not available. Please ask the laboratory',
  tooManyTries: 'Too many tries: please ask for a new code',
  tooManyCodes: 'Too many codes: please ask for a new one in {count} minutes',
  noWayToSend: 'The hospital can send no code to the patient. Please ask the laboratory',
  codeSent: 'The code was sent to {contact}',
  confidentialStays: 'A confidential report is not shared over a link',
  shared: 'Link made; it is shown only now',
  sharedAndSent: 'Link made and sent to {contact}',
  revoked: 'Links revoked: {count}',
});
