// The declarations of the queue area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { dutyFacts } from '../opd/duty-facts.ts';
import { tokenPlaces } from '../opd/token-place.ts';
import { getDisplay } from './get-display.ts';
import { getQueue, readTokenPlace } from './get-queue.ts';
import { moveVisit } from './move-visit.ts';
import { opdRoomHandlers } from './opd-rooms.ts';
import { readRooms } from './session-store.ts';
import { endSession, pauseSession, setDelay, startSession } from './sessions.ts';
import * as steps from './steps.ts';

/** The rooms of the OPD, the sessions held in them, and the patients in line before the doors. */
export const queueArea: ServerArea = {
  handlers: () => [
    ...opdRoomHandlers,
    startSession,
    pauseSession,
    endSession,
    setDelay,
    getQueue,
    moveVisit,
    ...Object.values(steps),
  ],
  openHandlers: () => [getDisplay],
  fills: [tokenPlaces.filledBy(readTokenPlace), dutyFacts.filledBy(readRooms)],
};
