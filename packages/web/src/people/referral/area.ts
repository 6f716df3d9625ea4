// What the referral area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** People who refer patients. */
export const referralArea: WebArea = {
  screens: [{ path: 'referral', load: () => import('./list-referrals.tsx') }],
};
