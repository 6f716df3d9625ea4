// Messages to the user from calls of the privacy area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const privacySentences = sentences('privacy', {
  /** Written by an update (m0420). */
  switchOnWall: 'Charts open to everybody with the right until you switch on the wall: Privacy Settings',
  entryDoesNotExist: 'This entry does not exist',
  ownOpening: 'Somebody else has to judge what you opened yourself',
  judgedAlready: 'This was judged already',
  logNarrowing: 'The log of charts is narrowed by patient, person and day, and sorted by time only',
  chartMarked: 'This chart is marked already',
  chartNotMarked: 'This chart is not marked',
});
