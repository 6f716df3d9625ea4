// Messages to the user from calls on messages of analysers.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const analyserMessageSentences = sentences('analyser', {
  messageDoesNotExist: 'This message of an analyser does not exist',
  messageSettled: 'This message is settled already',
  nothingFits: 'Nothing of this message fits specimen {specimenNo}',
  severalSamples: 'This message has {count} samples that name no specimen: choose the sample that is meant',
  messageMatched: 'Values entered: {count}',
  messageReplayed: 'The message was matched anew',
  messageRefused: 'The message was refused',
});

/** Sentences beside fields. */
export const analyserMessageChecks = foundByText(
  sentences('analyser', { enterSpecimen: 'Please enter the number of the specimen' }),
);
