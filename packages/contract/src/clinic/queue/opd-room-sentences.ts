// Messages to the user from the calls and the checks of OPD rooms.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const opdRoomSentences = sentences('queue', {
  ownDisplay: 'Choose another room. This room already has its own display',
});

/** Sentences beside fields. */
export const opdRoomChecks = foundByText(
  sentences('queue', {
    enterOpdRoom: 'Please enter the name of the OPD room',
  }),
);
