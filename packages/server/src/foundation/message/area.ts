// The server declaration of the message area.
import type { ServerArea } from '../../kernel/area.ts';
import { messageHandlers } from './message-handlers.ts';

/** Messages and the bell. */
export const messageArea: ServerArea = { handlers: () => messageHandlers, recordNames: { message: 'r.title' } };
