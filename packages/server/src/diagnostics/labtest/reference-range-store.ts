// The SQL of reference ranges: they are read, started and ended; no other field ever changes (LB004, LB005).
import type { addReferenceRange, listRangesFromBirth } from '@charaka/contract/diagnostics/labtest/reference-range';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { daysOfYears } from '@charaka/rules/diagnostics/reference-range';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A stored range. */
export type Range = OutputOf<typeof addReferenceRange>['range'];
type NewRange = ParsedOf<typeof addReferenceRange>['range'];

const kept = sql`reference_range_id, sex, age_from_days, age_to_days, age_from_hours, age_to_hours, analyser_id, method_name, condition, low, high,
  is_high_exclusive, low_critical, high_critical, shown_text, source_note, valid_from::text, valid_to::text`;

const DAY_HOURS = 24;
/** The hours of life in which a range begins and ends, as the constraint against overlaps counts them. */
const hoursFrom = sql`coalesce(age_from_hours, age_from_days * 24)`;
const hoursTo = sql`coalesce(age_to_hours, age_to_days * 24 + 24)`;

/** Ranges of the same analyser and method. */
const measuredAs = ({ analyserId, methodName }: NewRange): Sql =>
  sql`coalesce(analyser_id, 0) = ${analyserId ?? 0} and lower(coalesce(method_name, '')) = ${(methodName ?? '').toLowerCase()}`;

/** The ranges of a parameter, those that are valid first. */
export function readRanges(call: Call, labParameterId: number): Promise<Range[]> {
  return call.tx.rows<Range>(sql`
    select ${kept} from reference_range where tenant_id = ${call.tenantId} and lab_parameter_id = ${labParameterId}
    order by valid_to nulls first, condition <> 'None', sex nulls first, age_from_days, reference_range_id`);
}

/** The range that a new one ends: of the same sex, ages and condition, and not ended yet. */
export function findRangeBefore(call: Call, range: NewRange): Promise<Range | undefined> {
  return call.tx.row<Range>(sql`
    select ${kept} from reference_range
    where tenant_id = ${call.tenantId} and lab_parameter_id = ${range.labParameterId} and valid_to is null
      and sex is not distinct from ${range.sex ?? null} and condition = ${range.condition}
      and age_from_days = ${range.ageFromDays} and age_to_days = ${range.ageToDays}
      and age_from_hours is not distinct from ${range.ageFromHours ?? null}::integer
      and age_to_hours is not distinct from ${range.ageToHours ?? null}::integer and ${measuredAs(range)}`);
}

/** Ends a range: that day it is no more valid. */
export async function endRange(call: Call, referenceRangeId: number, day: string): Promise<void> {
  await call.tx.rows(sql`
    update reference_range set valid_to = ${day}::date
    where tenant_id = ${call.tenantId} and reference_range_id = ${referenceRangeId}`);
}

/** A range that the new one would overlap; undefined where there is none. */
export function findOverlap(call: Call, range: NewRange): Promise<Range | undefined> {
  return call.tx.row<Range>(sql`
    select ${kept} from reference_range
    where tenant_id = ${call.tenantId} and lab_parameter_id = ${range.labParameterId}
      and coalesce(sex, '') = ${range.sex ?? ''} and condition = ${range.condition}
      and ${measuredAs(range)} and int4range(${hoursFrom}, ${hoursTo})
        && int4range(${range.ageFromHours ?? range.ageFromDays * DAY_HOURS}, ${range.ageToHours ?? (range.ageToDays + 1) * DAY_HOURS})
      and daterange(valid_from, valid_to) && daterange(${range.validFrom}::date, null)
    limit 1`);
}

/** Writes a range. */
export function insertRange(call: Call, range: NewRange): Promise<Range> {
  return call.tx.single<Range>(sql`
    insert into reference_range (tenant_id, lab_parameter_id, sex, age_from_days, age_to_days, age_from_hours, age_to_hours, analyser_id, method_name,
      condition, low, high, is_high_exclusive, low_critical, high_critical, shown_text, source_note, valid_from, created_by, created_at)
    values (${call.tenantId}, ${range.labParameterId}, ${range.sex ?? null}, ${range.ageFromDays}, ${range.ageToDays},
      ${range.ageFromHours ?? null}, ${range.ageToHours ?? null}, ${range.analyserId ?? null}, ${range.methodName || null}, ${range.condition}, ${range.low ?? null}, ${range.high ?? null}, ${range.isHighExclusive ?? false}, ${range.lowCritical ?? null}, ${range.highCritical ?? null},
      ${range.shownText || null}, ${range.sourceNote}, ${range.validFrom}::date, ${call.userId}, ${call.now})
    returning ${kept}`);
}

/** A range of the list of those that begin at birth. */
export type RangeFromBirth = OutputOf<typeof listRangesFromBirth>['ranges'][number];

const YEARS_OF_ADULTS = daysOfYears(18, 149);
/** Ranges of newborns end in these days; the one that follows them begins at birth too. */
const FIRST_DAYS = 31;

/** Ranges of the hospital that begin in the first days of life and reach into old age. */
export function readRangesFromBirth(call: Call): Promise<RangeFromBirth[]> {
  return call.tx.rows<RangeFromBirth>(sql`
    select r.reference_range_id, r.lab_parameter_id, p.lab_parameter_name as parameter_name, r.unit, r.sex, r.age_from_days,
      r.age_to_days, r.age_from_hours, r.age_to_hours, r.analyser_id, r.method_name, r.condition, r.low, r.high, r.is_high_exclusive, r.low_critical, r.high_critical, r.shown_text, r.source_note,
      r.valid_from::text
    from reference_range r
    join lab_parameter p on p.tenant_id = r.tenant_id and p.lab_parameter_id = r.lab_parameter_id and p.is_active
      and p.hospital_id = ${call.hospital.hospitalId}
    where r.tenant_id = ${call.tenantId} and r.valid_to is null and r.age_from_days <= ${FIRST_DAYS}
      and r.age_to_days >= ${YEARS_OF_ADULTS.ageToDays - FIRST_DAYS}
    order by lower(p.lab_parameter_name), r.sex nulls first, r.condition, r.reference_range_id`);
}

/** Takes the critical limits of a range over to its parameter, where the parameter has none and no other range of today differs. */
export async function keepCriticals(call: Call, { referenceRangeId, labParameterId }: RangeFromBirth): Promise<void> {
  await call.tx.rows(sql`
    update lab_parameter p set low_critical = r.low_critical, high_critical = r.high_critical
    from reference_range r
    where p.tenant_id = ${call.tenantId} and p.lab_parameter_id = ${labParameterId} and p.low_critical is null
      and p.high_critical is null and r.tenant_id = p.tenant_id and r.reference_range_id = ${referenceRangeId}
      and not exists (select from reference_range o where o.tenant_id = r.tenant_id and o.lab_parameter_id = r.lab_parameter_id
        and o.valid_to is null and o.age_to_days > ${FIRST_DAYS}
        and (o.low_critical is distinct from r.low_critical or o.high_critical is distinct from r.high_critical))`);
}

/** A range of adults from 18 years, as it begins today. */
export const adultRange = (range: RangeFromBirth, validFrom: string): NewRange => ({
  ...range,
  ...YEARS_OF_ADULTS,
  validFrom,
});
