// Demo data of operation theatres, and the operations planned in them.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { demoStaff } from '../../../db/seed/seed-staff.ts';
import { seedTheatres } from '../../../db/seed/seed-theatres.ts';

/** Rows of the demo. */
export const theatreDemo: readonly DemoPart[] = [
  {
    name: 'operations',
    needs: ['staff', 'users'],
    seed: (scene) => seedTheatres(scene.owner, scene.tenant, { staff: demoStaff.of(scene), now: scene.now }),
  },
];
