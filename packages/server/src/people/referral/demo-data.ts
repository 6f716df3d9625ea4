// Demo data of people who refer patients.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedReferrals } from '../../../db/seed/seed-referrals.ts';

/** Rows of the demo. */
export const referralDemo: readonly DemoPart[] = [
  { name: 'referrals', needs: ['hospitals'], seed: ({ owner, tenant }) => seedReferrals(owner, tenant) },
];
