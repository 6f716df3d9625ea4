// What the privacy area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { privacyHandlers } from './privacy-handlers.ts';

/** Who may open charts, and who did. */
export const privacyArea: ServerArea = { handlers: () => privacyHandlers };
