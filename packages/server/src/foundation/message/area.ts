// What the message area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { messageHandlers } from './message-handlers.ts';

/** Messages and the bell. */
export const messageArea: ServerArea = { handlers: () => messageHandlers };
