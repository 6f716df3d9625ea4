// The server declaration of the masters: the calls of every plain table.
import type { ServerArea } from '../../kernel/area.ts';
import { masterFileHandlers } from '../../resource/master-file-handlers.ts';
import { masterHandlers } from '../../resource/master-handlers.ts';

/** Lists of values; their calls follow from their declarations. */
export const mastersArea: ServerArea = {
  handlers: () => [...masterHandlers, ...masterFileHandlers],
  recordNames: { specimen_type: 'r.specimen_name' },
};
