// The display of a waiting hall on the wire: tokens and rooms for anyone with its address, and no names (OP007).
import { sessionStates } from '@charaka/rules/clinic/opd-queue';
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { count, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

/** A token that is called; initials only where the hospital shows them. */
const calledToken = shape({ tokenNo: count(), calledTimes: count(), initials: optional(text(4)) });

/** A room with its session of today; null when the room is not in use. */
const displayRoom = shape(
  {
    roomName: text(),
    sessionState: optional(oneOf(sessionStates)),
    notice: optional(text()),
    delayMinutes: count(),
    called: z.array(calledToken),
    inside: optional(count()),
    next: z.array(count()),
  },
  { sessionState: 'state', called: 'calledTokens', inside: 'tokenInside', next: 'nextTokens' },
);

/** Returns the content of a display. A wrong code counts against the address it comes from. */
export const getDisplay = endpoint({
  path: '/OpdQueue/GetDisplay',
  summary: 'Tells the tokens now called and next, room by room, to the display that knows the code.',
  permission: 'anyone',
  effect: 'read',
  input: shape({ displayCode: text(40) }),
  output: shape({ hospitalName: text(), rooms: z.array(displayRoom) }, { rooms: 'opdRoomList' }),
});
