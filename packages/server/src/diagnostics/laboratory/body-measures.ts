// The weight and height of a patient when a specimen was taken, for formulas that ask for them (LB010).
import { isWeightOld } from '@charaka/rules/clinic/vital-signs';
import sql from 'sql-template-tag';
import { isCounted } from '../../resource/chart-entry.ts';
import type { LabDeed } from './lab-deed.ts';
import type { LockedWork } from './work-store.ts';

/** Kilograms and centimetres; undefined without a recent measurement. */
export interface BodyMeasures {
  readonly weight: number | undefined;
  readonly height: number | undefined;
}

export const noMeasures: BodyMeasures = { weight: undefined, height: undefined };

const DAYS_OF_YEAR = 365.25;
const DAY_MS = 86_400_000;

/** The last of each before the specimen was taken; a weight that is too old for a dose is too old for a formula (OP021). */
export async function readMeasures(call: LabDeed, work: LockedWork): Promise<BodyMeasures> {
  const until = work.collectedAt ?? call.now.toISOString();
  const rows = await call.tx.rows<{ takenAt: string; weightGrams: number | null; lengthMm: number | null }>(sql`
    select v.taken_at, v.weight_grams, v.length_mm
    from encounter e
    join vital_sign_set v on v.tenant_id = e.tenant_id and v.encounter_id = e.encounter_id
    where e.tenant_id = ${call.tenantId} and e.patient_id = ${work.patientId} and v.taken_at <= ${until}::timestamptz
      and (v.weight_grams is not null or v.length_mm is not null)
      and ${isCounted('v', 'vital_sign_set')}
    order by v.taken_at desc limit 50`);
  const ageYears = (Date.parse(until) - Date.parse(work.birthDate)) / DAY_MS / DAYS_OF_YEAR;
  const weighed = rows.find(({ weightGrams }) => weightGrams !== null);
  const isOld = weighed && isWeightOld(new Date(weighed.takenAt), new Date(until), ageYears);
  const height = rows.find(({ lengthMm }) => lengthMm !== null)?.lengthMm;
  return {
    weight: weighed?.weightGrams != null && !isOld ? weighed.weightGrams / 1000 : undefined,
    height: height == null ? undefined : height / 10,
  };
}
