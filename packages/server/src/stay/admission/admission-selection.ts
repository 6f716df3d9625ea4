// Which admissions a figure of the dashboard counts: the list behind it and the figure ask by the same conditions.
import type { admissionSelections } from '@charaka/contract/stay/admission/admission';
import { clearanceDepartments } from '@charaka/rules/stay/discharge';
import sql, { join, type Sql } from 'sql-template-tag';

/** A selection of the inpatient list. */
export type AdmissionSelection = (typeof admissionSelections)[number];

/** Days as instants: from the first, up to but without the second. */
export interface InstantRange {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** In hospital now. Worded as the partial indexes of open admissions are. */
export const inHospital = sql`not a.is_discharged and not a.is_cancelled`;
/** In hospital and without a final bill. */
export const isUnbilled = sql`(${inHospital} and not a.is_final_bill)`;

/** On the way out, and without a final bill. */
export const awaitsBill = sql`(${isUnbilled} and a.is_discharge_initiated)`;
/** On the way out with a final bill, and still in the bed. */
export const awaitsLeaving = sql`(${inHospital} and a.is_discharge_initiated and a.is_final_bill)`;
/** On the way out, and not cleared by every department. */
export const awaitsClearance = sql`(${inHospital} and a.is_discharge_initiated and ${clearanceDepartments.length} > (
  select count(*) from discharge_clearance c
  where c.tenant_id = a.tenant_id and c.admission_id = a.admission_id and c.taken_back_at is null))`;

const isPaidByOthers = sql`a.patient_type in ('TPA', 'Corporate')`;
/** Came in at a payer's cost, and the payer has authorised nothing yet. */
export const awaitsFirstApproval = sql`(${isUnbilled} and ${isPaidByOthers} and a.tpa_authorized_paise = 0)`;
/** Is being discharged, and the payer's final amount is still to come; zero counts as not given (Q58). */
export const awaitsFinalApproval = sql`(${isUnbilled} and ${isPaidByOthers} and a.tpa_authorized_paise > 0
  and a.is_discharge_initiated and a.final_authorized_paise is null)`;

/** The instants of a column that lie in a range; nothing where the range is open on both ends. */
function within(column: Sql, { from, until }: InstantRange): Sql[] {
  return [...(from ? [sql`${column} >= ${from}`] : []), ...(until ? [sql`${column} < ${until}`] : [])];
}

/**
 * The conditions of a selection on the admission `a`, dates included. What bills and payments decide is looked up there once
 * and their admissions found by number; as a join the planner would read every admission there ever was. `chosen` are the numbers of
 * a selection that only an area of money can make.
 */
export function selectionConditions(
  only: AdmissionSelection | null | undefined,
  place: { tenantId: number; hospitalId: number; chosen?: readonly number[] | undefined },
  dates: InstantRange,
): Sql[] {
  const { tenantId, hospitalId } = place;
  if (only === 'discharged') return [sql`a.is_discharged`, ...within(sql`a.discharged_at`, dates)];
  if (only === 'inHospitalOrLeft') return inHospitalOrLeft(dates);
  if (only === 'paid') {
    const of = [sql`tenant_id = ${tenantId}`, sql`hospital_id = ${hospitalId}`, sql`is_active`];
    const paid = join([...of, ...within(sql`paid_at`, dates)], ' and ');
    return [sql`a.admission_id = any (array(select admission_id from payment where ${paid}))`];
  }
  // Days never hide who is in hospital, or what they owe (Q220).
  if (only === 'inHospital') return [inHospital];
  if (only === 'unbilled') return [isUnbilled];
  if (only === 'toBill') return [awaitsBill];
  if (only === 'toLeave') return [awaitsLeaving];
  if (only === 'uncleared') return [awaitsClearance];
  if (only === 'lowDeposit') return [isUnbilled, sql`a.admission_id = any(${[...(place.chosen ?? [])]}::bigint[])`];
  if (only === 'approvalPending') return [sql`(${awaitsFirstApproval} or ${awaitsFinalApproval})`];
  if (only !== 'billDue') return within(sql`a.admitted_at`, dates);
  return [
    sql`a.admission_id = any (array(select admission_id from bill
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and is_active
        and (due_paise > 0 or non_hospital_due_paise > 0)))`,
  ];
}

/** Everybody in hospital, and who left on the days asked for; each half has its index. */
function inHospitalOrLeft(dates: InstantRange): Sql[] {
  const left = within(sql`a.discharged_at`, dates);
  return left.length === 0 ? [] : [sql`((${inHospital}) or (${join([sql`a.is_discharged`, ...left], ' and ')}))`];
}
