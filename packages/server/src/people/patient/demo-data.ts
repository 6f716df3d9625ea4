// Demo data of patients, with the stays that are planned for them.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { demoPatients, demoPlans, drawOutpatientsOf, drawPlans } from '../../../db/seed/draw-plans.ts';
import { seedPatients } from '../../../db/seed/seed-patients.ts';

/** Rows of the demo. */
export const patientDemo: readonly DemoPart[] = [
  {
    name: 'patients',
    needs: ['referrals', 'users'],
    seed: async (scene) => {
      const { everybody, plans } = drawPlans(scene);
      demoPlans.leave(scene, plans);
      const { owner, tenant, states, now } = scene;
      const admitted = await seedPatients(owner, tenant, everybody, { states, now, after: 0 });
      const others = await seedPatients(owner, tenant, drawOutpatientsOf(scene), { states, now, after: admitted.size });
      demoPatients.leave(scene, new Map([...admitted, ...others]));
    },
  },
];
