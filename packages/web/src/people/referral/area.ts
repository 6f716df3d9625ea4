// Screens that the referral area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** People who refer patients. */
export const referralArea: WebArea = {
  screens: [{ path: 'referral', load: () => import('./list-referrals.tsx') }],
};
