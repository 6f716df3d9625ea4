// The hospital group of the mixed day: many patients, and a free bed for everybody who is admitted.
import type { Seed } from './seed.ts';
import { seedOfPatients } from './seed-patients.ts';

/** Free beds of the first hospital, of bed type and ward 1, and the number of the first. */
export const MIX_BEDS = 20_000;
export const MIX_FIRST_BED = 10_001;

/** So many patients and no admission; made anew for every run, because a day writes nearly everywhere. */
export function seedOfMix(patients: number): Seed {
  const seed = seedOfPatients(patients);
  return {
    ...seed,
    database: 'bench_mix',
    isMadeAnew: true,
    fill: async (owner, say) => {
      await seed.fill(owner, say);
      await owner.query(
        `insert into bed (tenant_id, bed_id, hospital_id, bed_name, bed_type_id, bed_group_id)
         select 1, b, 1, 'M-' || b, 1, 1 from generate_series(${MIX_FIRST_BED}, ${MIX_FIRST_BED + MIX_BEDS - 1}) b`,
      );
      await owner.query('vacuum (analyze) bed');
    },
  };
}
