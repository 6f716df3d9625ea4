// Messages to the user from calls of the privacy area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const privacySentences = sentences('privacy', {
  /** Written by an update (m0420). */
  switchOnWall: 'Charts open to everybody with the right until you switch on the wall: Privacy Settings',
  entryDoesNotExist: 'This entry does not exist',
  ownOpening: 'You cannot review a chart that you opened yourself. Another person must review it',
  judgedAlready: 'This was already reviewed',
  logNarrowing: 'The access log can be filtered by patient, person and day, and sorted only by time',
  chartMarked: 'This chart is already restricted',
  chartNotMarked: 'This chart is not restricted',
});
