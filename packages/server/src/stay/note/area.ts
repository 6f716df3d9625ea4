// What the note area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { noteHandlers } from './note-handlers.ts';

/** Notes of a stay. */
export const noteArea: ServerArea = { handlers: () => noteHandlers };
