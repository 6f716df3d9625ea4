// Demo data of staff.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { eveningDoctors, seedEveningDoctors } from '../../../db/seed/seed-evening-doctors.ts';
import { demoStaff, seedStaff } from '../../../db/seed/seed-staff.ts';

/** Rows of the demo. */
export const staffDemo: readonly DemoPart[] = [
  {
    name: 'staff',
    needs: ['roles', 'masters'],
    seed: async (scene) => demoStaff.leave(scene, await seedStaff(scene.owner, scene.tenant)),
  },
  {
    name: 'evening doctors',
    needs: ['staff'],
    seed: async (scene) => eveningDoctors.leave(scene, await seedEveningDoctors(scene.owner, scene.tenant)),
  },
];
