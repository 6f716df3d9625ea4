// The server declaration of the entry area.
import type { ServerArea } from '../../kernel/area.ts';
import { getEntry } from './get-entry.ts';

/** The data that every screen needs when a user logs in, in one call. */
export const entryArea: ServerArea = { handlers: () => [getEntry] };
