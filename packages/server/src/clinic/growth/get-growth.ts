// The growth of a child by one indicator: points from vital signs, compared by age and sex, and the lines around them (OP032, OP033).
import {
  confirmGrowthPoint as confirmGrowthPointEndpoint,
  getGrowth as getGrowthEndpoint,
} from '@charaka/contract/clinic/growth/growth';
import { growthSentences } from '@charaka/contract/clinic/growth/growth-sentences';
import { countedEntries } from '@charaka/contract/kernel/chart-entry';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  armNutrition,
  centileOf,
  correctionDays,
  type GrowthIndicator,
  isDoubtful,
  isWeightIn,
  lengthForAge,
  nutritionOf,
  zOf,
} from '@charaka/rules/clinic/growth';
import { dateInZone, daysBetween } from '@charaka/rules/stay/hospital-day';
import { handle, todayOf } from '../../kernel/handler.ts';
import { type VitalSignSet, vitalSignStore } from '../vital/vital-store.ts';
import { findChild, type GrowthTable, insertConfirmation, readConfirmed, readTables } from './growth-store.ts';
import { curvesOf, lmsFor } from './reference-lines.ts';

type Growth = OutputOf<typeof getGrowthEndpoint>;
type Point = Growth['points'][number];

const GRAMS = 1000;
const MILLIMETRES = 10;
const SQUARE_MILLIMETRES = 1_000_000;
const rounded = (value: number, places = 2) => Math.round(value * 10 ** places) / 10 ** places;

/** The facts about the child from which the points are calculated. */
interface Child {
  readonly birthDate: string;
  readonly gestationWeeks: number | null;
  readonly indicator: GrowthIndicator;
  readonly tables: readonly GrowthTable[];
  readonly confirmed: ReadonlySet<number>;
}

/** Points of the last hundred sets that count. */
export const getGrowth = handle(getGrowthEndpoint, async (call, { patientId, indicator, gestationWeeks }) => {
  const { birthDate, sex } = await findChild(call, patientId);
  const sets = countedEntries(await vitalSignStore.list(call, patientId)).toReversed();
  const [tables, confirmed] = [await readTables(call, indicator, sex), await readConfirmed(call, patientId)];
  const child: Child = { birthDate, gestationWeeks: gestationWeeks ?? null, indicator, tables, confirmed };
  const ageOn = (takenAt: string) => daysBetween(birthDate, dateInZone(new Date(takenAt), call.hospital.timezone));
  const arm = sets.findLast(({ muacMm }) => muacMm != null);
  return {
    patientId,
    birthDate,
    indicator,
    isByLength: indicator === 'WeightForLength',
    points: sets.flatMap((set) => pointOf(child, set, ageOn(set.takenAt))),
    curves: curvesOf(tables, indicator, daysBetween(birthDate, todayOf(call))),
    tables: tables.map(({ standard, axis, sourceNote }) => ({ standard, axis, sourceNote })),
    arm: arm && {
      takenAt: arm.takenAt,
      muacMm: arm.muacMm ?? 0,
      nutrition: armNutrition(arm.muacMm ?? 0, ageOn(arm.takenAt)),
    },
  };
});

/** A measure outside what can be is counted from then on. */
export const confirmGrowthPoint = handle(confirmGrowthPointEndpoint, async (call, { patientId, vitalSignSetId }) => {
  await insertConfirmation(call, patientId, vitalSignSetId);
  call.say(growthSentences.confirmed);
  return { patientId, vitalSignSetId };
});

/** The measure of a set in the unit of the tables; null where it was not taken. */
function measureOf(indicator: GrowthIndicator, set: VitalSignSet, lengthMm: number | null): number | null {
  if (indicator === 'HeadForAge') return set.headMm == null ? null : set.headMm / MILLIMETRES;
  if (indicator === 'LengthForAge') return lengthMm === null ? null : lengthMm / MILLIMETRES;
  if (set.weightGrams == null || (indicator !== 'WeightForAge' && lengthMm === null)) return null;
  const weightKg = set.weightGrams / GRAMS;
  return indicator === 'BmiForAge' ? (weightKg * SQUARE_MILLIMETRES) / (lengthMm ?? 1) ** 2 : weightKg;
}

function pointOf(child: Child, set: VitalSignSet, ageDays: number): Point[] {
  const { indicator } = child;
  const length = set.lengthMm == null ? null : lengthForAge(set.lengthMm, set.lengthKind ?? null, ageDays);
  const measure = measureOf(indicator, set, length?.lengthMm ?? null);
  if (measure === null || ageDays < 0) return [];
  const correctedDays = correctionDays(child.gestationWeeks, ageDays);
  const at = indicator === 'WeightForLength' ? (length?.lengthMm ?? 0) : ageDays - correctedDays;
  const lms = lmsFor(child.tables, indicator, { ageDays: ageDays - correctedDays, at });
  const z = lms && zOf(lms, measure, isWeightIn(indicator));
  return [
    {
      vitalSignSetId: set.vitalSignSetId,
      takenAt: set.takenAt,
      ageDays,
      correctedDays,
      at,
      measure: rounded(measure),
      addedMm: indicator === 'WeightForAge' || indicator === 'HeadForAge' ? 0 : (length?.addedMm ?? 0),
      ...(z === undefined ? {} : { z: rounded(z), centile: centileOf(z), nutrition: nutritionOf(indicator, z) }),
      isDoubtful: z !== undefined && isDoubtful(indicator, z),
      isConfirmed: child.confirmed.has(set.vitalSignSetId),
    },
  ];
}
