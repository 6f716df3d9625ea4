// The declarations of the note area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import type { StayCounts } from '../admission/stay-counts.ts';
import { noteHandlers } from './note-handlers.ts';
import { noteCounts } from './stay-counts.ts';

/** Notes of a stay. */
export const noteArea: ServerArea & StayCounts = { handlers: () => noteHandlers, stayCounts: noteCounts };
