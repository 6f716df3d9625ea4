// Fee of a consultation: the rule that applies, and whether a visit falls into the free period of a paid one (OP008).
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

/** Kinds of visits that owe a consultation fee only where a rule says so: what is done is charged (Q260). */
const kindsChargedByRule: readonly VisitKind[] = ['Vaccination', 'Procedure'];

/** Whether a visit of this kind owes the fee of a new visit where no rule names its kind. */
export function owesFeeOfNew(visitKind: VisitKind): boolean {
  return !kindsChargedByRule.includes(visitKind);
}

/** The rule that holds for a visit: one of its kind, else one of kind New unless the kind is charged by its own rule only (Q260). */
export function feeRuleOf<R extends FeeRule>(rules: readonly R[], asked: FeeAsked): R | undefined {
  const own = ruleOfKind(rules, asked);
  return own ?? (owesFeeOfNew(asked.visitKind) ? ruleOfKind(rules, { ...asked, visitKind: 'New' }) : undefined);
}

/** The doctor's own before the speciality's before the hospital's, of each the latest that is valid on the day. */
function ruleOfKind<R extends FeeRule>(rules: readonly R[], asked: FeeAsked): R | undefined {
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
