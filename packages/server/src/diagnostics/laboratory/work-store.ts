// The SQL of works: locked with what judging their values needs, and moved from state to state.
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import type { TestKind } from '@charaka/contract/diagnostics/labtest/lab-test';
import type { LabValueType, NumberedRange } from '@charaka/rules/diagnostics/judge-result';
import { type LabWorkAction, type LabWorkStatus, labWorkSteps } from '@charaka/rules/diagnostics/lab-work-steps';
import type { RangeCondition } from '@charaka/rules/diagnostics/reference-range';
import type { DeltaKind } from '@charaka/rules/diagnostics/result-delta';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseMoved, refuseOtherStates } from '../../resource/move-rows.ts';
import { isWorkReadable } from './confidence.ts';
import type { LabDeed } from './lab-deed.ts';
import { workName } from './lab-rows.ts';

/** A work held until the transaction ends, with the patient as they were when the specimen was taken. */
export interface LockedWork {
  readonly labWorkId: number;
  readonly orderId: number;
  readonly orderGroupId: number;
  readonly labTestId: number;
  readonly labSectionId: number;
  readonly testName: string;
  readonly testKind: TestKind;
  readonly methodName: string | null;
  /** The partner laboratory that did it. */
  readonly performedByProvider: number | null;
  readonly status: LabWorkStatus;
  readonly repeatNo: number;
  readonly isTwoStep: boolean;
  readonly finishedBy: number | null;
  readonly patientId: number;
  readonly specimenTypeId: number | null;
  readonly sex: string | null;
  readonly birthDate: string;
  /** The patient's time of birth, when a birth record has it. */
  readonly bornAt: string | null;
  readonly collectedAt: string | null;
  readonly collectedOn: string | null;
  /** The condition of the specimen, and the facts on the patient recorded at collection. */
  readonly conditions: readonly string[];
  readonly fastedHours: number | null;
  readonly patientState: RangeCondition | null;
  /** Why it was given back or is repeated, until it is finished. */
  readonly statusReason: string | null;
}

/** The caller's purpose: values and results, or sending and splitting specimens, which shows only the names of tests. */
type WorkPurpose = 'values' | 'specimens';

/** The time of birth of a patient whose own birth is recorded here. */
const bornAt = sql`(select (b.birth_date + b.birth_time::time) at time zone h.timezone from birth_record b
  where b.tenant_id = p.tenant_id and b.patient_id = p.patient_id and b.birth_date = p.birth_date and b.is_active limit 1)`;

/** The works as they are now. Refuses works of another hospital, and values of confidential tests that the caller may not read (Q270). */
export async function readWorks(
  call: LabDeed,
  labWorkIds: readonly number[],
  purpose: WorkPurpose = 'values',
): Promise<LockedWork[]> {
  const asked = [...new Set(labWorkIds)];
  const rows = await call.tx.rows<LockedWork>(sql`
    select w.lab_work_id, w.clinical_order_id as order_id, o.order_group_id, w.lab_test_id, t.lab_section_id, ${workName} as test_name,
      t.test_kind, t.method_name, w.performed_by_provider, w.status, w.repeat_no, w.is_two_step, w.finished_by, e.patient_id, s.specimen_type_id, p.sex, p.birth_date::text, ${bornAt} as born_at, s.collected_at,
      (s.collected_at at time zone h.timezone)::date::text as collected_on, coalesce(s.conditions, '{}') as conditions,
      s.fasted_hours, s.patient_state, w.status_reason
    from lab_work w
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
    join patient p on p.tenant_id = e.tenant_id and p.patient_id = e.patient_id
    join hospital h on h.tenant_id = w.tenant_id and h.hospital_id = w.hospital_id
    left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    where w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId}
      and w.lab_work_id = any(${asked}::bigint[]) and ${purpose === 'values' ? isWorkReadable(call) : sql`true`}
    order by w.lab_work_id`);
  if (rows.length !== asked.length) refuse(laboratorySentences.workDoesNotExist);
  return rows;
}

/** The orders of works, to be locked before them. Refuses a work that the hospital has not. */
export async function ordersOfWorks(call: Call, labWorkIds: readonly number[]): Promise<number[]> {
  return (await readWorks(call, labWorkIds)).map(({ orderId }) => orderId);
}

/** Locks works in the order of their numbers: of two transactions on one work the second sees the changes of the first. */
export async function lockWorks(
  call: LabDeed,
  labWorkIds: readonly number[],
  purpose: WorkPurpose = 'values',
): Promise<LockedWork[]> {
  await call.tx.rows(sql`
    select from lab_work where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}
      and lab_work_id = any(${[...new Set(labWorkIds)]}::bigint[])
    order by lab_work_id for update`);
  return readWorks(call, labWorkIds, purpose);
}

const namedRow = ({ labWorkId, testName, status }: LockedWork) => ({ id: labWorkId, name: testName, status });

/** Refuses a work that is in none of these states, with the user who moved it. */
export async function refuseOtherStatus(
  call: LabDeed,
  work: LockedWork,
  ...allowed: readonly LabWorkStatus[]
): Promise<void> {
  if (!allowed.includes(work.status)) await refuseMoved(call, labWorkSteps, namedRow(work));
}

/** Refuses works from which a step does not lead on. */
export function refuseWorks(call: LabDeed, works: readonly LockedWork[], action: LabWorkAction): Promise<void> {
  return refuseOtherStates(call, labWorkSteps, works.map(namedRow), action);
}

/** The signer of a rule that verifies works (LB047); without one the caller signs. */
export interface RuleSigner {
  readonly autoVerifyRuleId: number;
  readonly userId: number;
  readonly staffId: number;
  readonly name: string;
}

/** Moves locked works a step. The finisher and the verifier are recorded; a step back clears them. Returns the works in their new state. */
export async function moveWorks(
  call: LabDeed,
  works: readonly LockedWork[],
  action: LabWorkAction,
  { reason = null, signer = null }: { readonly reason?: string | null; readonly signer?: RuleSigner | null } = {},
): Promise<LockedWork[]> {
  await refuseWorks(call, works, action);
  const labWorkIds = works.map(({ labWorkId }) => labWorkId);
  const status = labWorkSteps.actions[action].to;
  const isRepeat = action === 'repeat';
  const keepsFinisher = status === 'Verified';
  await call.tx.rows(sql`
    update lab_work set status = ${status}, status_at = ${call.now}, status_by = ${call.userId}, status_reason = ${reason},
      repeat_no = repeat_no + ${isRepeat ? 1 : 0}, repeated_at = case when ${isRepeat} then ${call.now}::timestamptz else repeated_at end,
      preliminary_at = case when not ${isRepeat} then preliminary_at end, preliminary_by = case when not ${isRepeat} then preliminary_by end,
      preliminary_of = case when not ${isRepeat} then preliminary_of end,
      finished_at = case when ${status} = 'Checked' then ${call.now}::timestamptz when ${keepsFinisher} then finished_at end,
      finished_by = case when ${status} = 'Checked' then ${call.userId}::bigint when ${keepsFinisher} then finished_by end,
      verified_at = case when ${status} = 'Verified' then ${call.now}::timestamptz end,
      verified_by = case when ${status} = 'Verified' then ${signer?.userId ?? call.userId}::bigint end,
      auto_verify_rule_id = case when ${status} = 'Verified' then ${signer?.autoVerifyRuleId ?? null}::bigint end
    where tenant_id = ${call.tenantId} and lab_work_id = any(${labWorkIds}::bigint[])`);
  return works.map((work) => ({ ...work, status }));
}

/** Asks for two persons, also in a section of one step: a choice differs from the last verified one (docs/decisions/0246). */
export async function demandTwoSteps(call: LabDeed, labWorkId: number): Promise<void> {
  await call.tx.rows(sql`
    update lab_work set is_two_step = true
    where tenant_id = ${call.tenantId} and lab_work_id = ${labWorkId} and not is_two_step and status <> 'Verified'`);
}

/** A parameter of a test, with its limits and its place. */
export interface TestParameter {
  readonly labTestId: number;
  readonly labParameterId: number;
  readonly parameterName: string;
  readonly code: string;
  readonly unit: string | null;
  readonly valueType: LabValueType;
  readonly decimals: number;
  readonly formula: string | null;
  readonly choices: string | null;
  readonly absurdLow: number | null;
  readonly absurdHigh: number | null;
  readonly reportableLow: number | null;
  readonly reportableHigh: number | null;
  readonly lowCritical: number | null;
  readonly highCritical: number | null;
  readonly deltaKind: DeltaKind;
  readonly deltaLimit: number | null;
  readonly deltaDays: number | null;
  readonly isHaemolysisSensitive: boolean;
  readonly otherUnits: string | null;
  /** Null when the hospital has not decided: then a change is critical. */
  readonly isChangeCritical: boolean | null;
  readonly isMandatory: boolean;
}

/** The parameters of tests, in the order of entry and printing. */
export function readTestParameters(call: LabDeed, labTestIds: readonly number[]): Promise<TestParameter[]> {
  return call.tx.rows<TestParameter>(sql`
    select l.lab_test_id, p.lab_parameter_id, p.lab_parameter_name as parameter_name, p.code, p.shown_unit as unit, p.value_type,
      p.decimals, p.formula, p.choices, p.absurd_low, p.absurd_high, p.reportable_low, p.reportable_high, p.low_critical,
      p.high_critical, p.delta_kind,
      p.delta_limit, p.delta_days, p.is_haemolysis_sensitive, p.other_units, p.is_change_critical, l.is_mandatory
    from lab_test_parameter l
    join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id
    where l.tenant_id = ${call.tenantId} and l.lab_test_id = any(${[...new Set(labTestIds)]}::bigint[]) and l.is_active
    order by l.lab_test_id, l.sequence_no`);
}

/** A range with the parameter it is of. */
export type RangeOfParameter = NumberedRange & { readonly labParameterId: number };

/** The ranges of parameters that are valid today, in the unit of their parameter: a range of another unit judges no value. */
export function readValidRanges(call: LabDeed, labParameterIds: readonly number[]): Promise<RangeOfParameter[]> {
  return call.tx.rows<RangeOfParameter>(sql`
    select r.reference_range_id, r.lab_parameter_id, r.sex, r.age_from_days, r.age_to_days, r.age_from_hours, r.age_to_hours,
      r.analyser_id, r.method_name, r.condition, r.low, r.high, r.is_high_exclusive,
      r.low_critical, r.high_critical, r.shown_text
    from reference_range r
    join lab_parameter p on p.tenant_id = r.tenant_id and p.lab_parameter_id = r.lab_parameter_id
      and lower(coalesce(p.shown_unit, '')) = lower(coalesce(r.unit, ''))
    where r.tenant_id = ${call.tenantId} and r.lab_parameter_id = any(${[...new Set(labParameterIds)]}::bigint[])
      and r.valid_from <= ${todayOf(call)}::date and (r.valid_to is null or r.valid_to > ${todayOf(call)}::date)`);
}
