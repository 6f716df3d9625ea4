// Messages to the user from calls on shared reports.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const labreportSentences = sentences('labreport', {
  notAvailable: 'This report is not available. Please ask the laboratory',
  tooManyTries: 'Too many tries. Please ask for a new code',
  tooManyCodes: 'Too many codes. Please ask for a new code in {count} minutes',
  noWayToSend: 'The hospital cannot send a code to the patient. Please ask the laboratory',
  codeSent: 'The code was sent to {contact}',
  confidentialStays: 'A confidential report cannot be shared by link',
  shared: 'Link created. It is shown only now',
  sharedAndSent: 'Link created and sent to {contact}',
  revoked: 'Links revoked: {count}',
});
