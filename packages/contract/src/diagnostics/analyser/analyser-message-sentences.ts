// Messages to the user from calls on messages of analysers.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const analyserMessageSentences = sentences('analyser', {
  messageDoesNotExist: 'This analyser message does not exist',
  messageSettled: 'This message is already settled',
  nothingFits: 'No value of this message belongs to specimen {specimenNo}',
  severalSamples: 'This message has {count} samples without a specimen number. Choose the sample that is meant',
  messageMatched: 'Values entered: {count}',
  messageReplayed: 'The message was matched again',
  messageRefused: 'The message was refused',
});

/** Sentences beside fields. */
export const analyserMessageChecks = foundByText(
  sentences('analyser', { enterSpecimen: 'Please enter the specimen number' }),
);
