// The declarations of the referral area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { referralHandlers } from './referral-handlers.ts';

/** People who refer patients. */
export const referralArea: ServerArea = { handlers: () => referralHandlers };
