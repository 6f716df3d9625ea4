// The SQL of reference ranges: read, begun, ended; nothing else is ever changed (LB004, LB005).
import type { addReferenceRange } from '@charaka/contract/diagnostics/labtest/reference-range';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A range as kept. */
export type Range = OutputOf<typeof addReferenceRange>['range'];
type NewRange = ParsedOf<typeof addReferenceRange>['range'];

const kept = sql`reference_range_id, sex, age_from_days, age_to_days, condition, low, high, low_critical, high_critical,
  shown_text, source_note, valid_from::text, valid_to::text`;

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
      and age_from_days = ${range.ageFromDays} and age_to_days = ${range.ageToDays}`);
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
      and int4range(age_from_days, age_to_days, '[]') && int4range(${range.ageFromDays}, ${range.ageToDays}, '[]')
      and daterange(valid_from, valid_to) && daterange(${range.validFrom}::date, null)
    limit 1`);
}

/** Writes a range. */
export function insertRange(call: Call, range: NewRange): Promise<Range> {
  return call.tx.single<Range>(sql`
    insert into reference_range (tenant_id, lab_parameter_id, sex, age_from_days, age_to_days, condition, low, high, low_critical,
      high_critical, shown_text, source_note, valid_from, created_by, created_at)
    values (${call.tenantId}, ${range.labParameterId}, ${range.sex ?? null}, ${range.ageFromDays}, ${range.ageToDays},
      ${range.condition}, ${range.low ?? null}, ${range.high ?? null}, ${range.lowCritical ?? null}, ${range.highCritical ?? null},
      ${range.shownText || null}, ${range.sourceNote}, ${range.validFrom}::date, ${call.userId}, ${call.now})
    returning ${kept}`);
}
