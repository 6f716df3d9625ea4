// What the demo has of patients, with the stays that are planned for them.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { demoPatients, demoPlans, drawPlans } from '../../../db/seed/draw-plans.ts';
import { seedPatients } from '../../../db/seed/seed-patients.ts';

/** Rows of the demo. */
export const patientDemo: readonly DemoPart[] = [
  {
    name: 'patients',
    needs: ['referrals', 'users'],
    seed: async (scene) => {
      const { everybody, plans } = drawPlans(scene);
      demoPlans.leave(scene, plans);
      demoPatients.leave(scene, await seedPatients(scene.owner, scene.tenant, everybody, scene.states, scene.now));
    },
  },
];
