// The declarations of the worklist area for the server.
import type { ServerArea } from '../../kernel/area.ts';

/** Worklists; each is served by the area that declares it. */
export const worklistArea: ServerArea = { handlers: () => [] };
