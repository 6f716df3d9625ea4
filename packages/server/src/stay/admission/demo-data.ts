// Demo data of admissions, each with its whole account: stays, charges, payments, authorisations and bills are one history.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { demoPatients, demoPlans } from '../../../db/seed/draw-plans.ts';
import { seedAdmissions } from '../../../db/seed/seed-admissions.ts';
import { demoStaff } from '../../../db/seed/seed-staff.ts';

/** Rows of the demo. */
export const admissionDemo: readonly DemoPart[] = [
  {
    name: 'admissions',
    needs: ['patients', 'referrals', 'staff', 'wards'],
    seed: (scene) =>
      seedAdmissions(scene.owner, scene.tenant, {
        plans: demoPlans.of(scene),
        patients: demoPatients.of(scene),
        staff: demoStaff.of(scene),
        states: scene.states,
        now: scene.now,
      }),
  },
];
