// What the entry area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { getEntry } from './get-entry.ts';

/** What every screen needs when somebody comes in, in one call. */
export const entryArea: ServerArea = { handlers: () => [getEntry] };
