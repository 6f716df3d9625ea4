// The patient as ranges judge a value: age, sex and conditions when the specimen was taken (LB006-LB009).
import { ageDaysOn, type RangeSubject } from '@charaka/rules/diagnostics/reference-range';
import type { LockedWork } from './work-store.ts';

/** A patient who has not eaten for so many hours is fasting. */
const FASTING_HOURS = 8;

/** The patient when the specimen was taken; the analyser is that of the value, null for a typed one. */
export function subjectOf(work: LockedWork, analyserId: number | null = null): RangeSubject {
  const { sex, birthDate, collectedOn, fastedHours, patientState, methodName } = work;
  const conditions = [
    ...(patientState === null ? [] : [patientState]),
    ...(fastedHours !== null && fastedHours >= FASTING_HOURS ? (['Fasting'] as const) : []),
  ];
  const ageDays = ageDaysOn(birthDate, collectedOn ?? birthDate);
  return { sex, ageDays, ageHours: ageHoursOf(work), analyserId, methodName, conditions };
}

const HOUR_MS = 3_600_000;

/** The hours of life when the specimen was taken; null where the time of birth is not known. */
function ageHoursOf({ bornAt, collectedAt }: LockedWork): number | null {
  if (bornAt === null || collectedAt === null) return null;
  const hours = Math.floor((Date.parse(collectedAt) - Date.parse(bornAt)) / HOUR_MS);
  return hours < 0 ? null : hours;
}
