// Screens that the approval area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** The queue of requests that need a second person. */
export const approvalArea: WebArea = {
  screens: [{ path: 'approval', load: () => import('./list-approvals.tsx') }],
};
