// Demo data of outpatients: days of doctors, appointments and visits.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { demoPatients } from '../../../db/seed/draw-plans.ts';
import { eveningDoctors } from '../../../db/seed/seed-evening-doctors.ts';
import { seedOutpatients } from '../../../db/seed/seed-outpatients.ts';
import { demoStaff } from '../../../db/seed/seed-staff.ts';

/** Rows of the demo. */
export const opdDemo: readonly DemoPart[] = [
  {
    name: 'outpatients',
    needs: ['patients', 'staff', 'evening doctors', 'admissions', 'visits of the past'],
    seed: (scene) =>
      seedOutpatients(scene.owner, scene.tenant, {
        patients: demoPatients.of(scene),
        staff: [...demoStaff.of(scene), ...eveningDoctors.of(scene)],
        now: scene.now,
      }),
  },
];
