// What the approval area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** The queue of what needs a second person. */
export const approvalArea: WebArea = {
  screens: [{ path: 'approval', load: () => import('./list-approvals.tsx') }],
};
