// What a consultation costs: whose rule holds, and whether a visit falls into the free period of one that was paid (OP008).
import { type CalendarDate, daysAfter } from '../stay/hospital-day.ts';
import type { VisitKind } from './opd-queue.ts';

/** A rule as far as choosing one needs it. */
export interface FeeRule {
  readonly doctorId: number | null;
  readonly specializationId: number | null;
  readonly visitKind: VisitKind;
  readonly freeDays: number;
  readonly freeVisits: number;
  readonly validFrom: CalendarDate;
}

/** A visit as a fee is asked for. */
export interface FeeAsked {
  readonly doctorId: number;
  readonly specializationId: number | null;
  readonly visitKind: VisitKind;
  readonly day: CalendarDate;
}

/** The rule that holds: the doctor's own before the speciality's before the hospital's, of each the latest that is valid on the day. */
export function feeRuleOf<R extends FeeRule>(rules: readonly R[], asked: FeeAsked): R | undefined {
  const valid = rules
    .filter(({ visitKind, validFrom }) => visitKind === asked.visitKind && validFrom <= asked.day)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom));
  return (
    valid.find(({ doctorId }) => doctorId === asked.doctorId) ??
    valid.find(({ specializationId }) => specializationId !== null && specializationId === asked.specializationId) ??
    valid.find(({ doctorId, specializationId }) => doctorId === null && specializationId === null)
  );
}

/** A paid visit to the same doctor, with the visits that were free because of it. */
export interface PaidVisit {
  readonly visitId: number;
  readonly day: CalendarDate;
  readonly freeUsed: number;
}

/** Whether a visit is free because of a paid one, and until when it would be. */
export interface FreePeriod {
  readonly isFree: boolean;
  readonly until: CalendarDate;
}

/** Judges the free period of a rule after the last visit that was paid. */
export function freePeriodOf(
  { freeDays, freeVisits }: Pick<FeeRule, 'freeDays' | 'freeVisits'>,
  paid: PaidVisit,
  day: CalendarDate,
): FreePeriod {
  const until = daysAfter(paid.day, freeDays);
  return { isFree: freeDays > 0 && day >= paid.day && day <= until && paid.freeUsed < freeVisits, until };
}
