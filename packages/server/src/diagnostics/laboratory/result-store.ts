// The SQL of results: the values that count, those before, and new versions; none is ever changed (LB029).
import type { resultRemarks } from '@charaka/contract/diagnostics/laboratory/lab-words';
import type { JudgedValue } from '@charaka/rules/diagnostics/judge-result';
import type { Comparator } from '@charaka/rules/diagnostics/lab-number';
import type { ResultFlag } from '@charaka/rules/diagnostics/reference-range';
import sql from 'sql-template-tag';
import type { LabDeed } from './lab-deed.ts';
import type { LockedWork, TestParameter } from './work-store.ts';

type ResultRemark = (typeof resultRemarks)[number];

/** A value that counts. */
export interface Result {
  readonly labWorkId: number;
  readonly labParameterId: number;
  readonly versionNo: number;
  readonly comparator: Comparator;
  readonly numberValue: number | null;
  readonly valueText: string | null;
  readonly unit: string | null;
  readonly rangeText: string | null;
  readonly flag: ResultFlag | null;
  readonly isDelta: boolean;
  readonly remark: ResultRemark | null;
  readonly previousText: string | null;
  readonly enteredByName: string;
}

/** The values of works that count: the highest versions of their present repeats. */
export function readResults(call: LabDeed, labWorkIds: readonly number[]): Promise<Result[]> {
  return call.tx.rows<Result>(sql`
    select r.lab_work_id, r.lab_parameter_id, r.version_no, r.comparator, r.number_value, r.value_text, r.unit, r.range_text, r.flag,
      r.is_delta, r.remark, r.previous_text, u.name as entered_by_name
    from lab_result_now r join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.entered_by
    where r.tenant_id = ${call.tenantId} and r.lab_work_id = any(${[...labWorkIds]}::bigint[])`);
}

/** The highest version of each cell over all repeats: the next one follows it. */
export async function readVersions(call: LabDeed, labWorkIds: readonly number[]): Promise<Map<string, number>> {
  const rows = await call.tx.rows<{ labWorkId: number; labParameterId: number; versionNo: number }>(sql`
    select lab_work_id, lab_parameter_id, max(version_no) as version_no from lab_result
    where tenant_id = ${call.tenantId} and lab_work_id = any(${[...labWorkIds]}::bigint[])
    group by lab_work_id, lab_parameter_id`);
  return new Map(rows.map((one) => [cellKey(one), one.versionNo]));
}

/** Names a cell. */
export function cellKey({ labWorkId, labParameterId }: Pick<Result, 'labWorkId' | 'labParameterId'>): string {
  return `${labWorkId}/${labParameterId}`;
}

/** A verified value of the same patient from before. */
export interface EarlierValue {
  readonly labParameterId: number;
  readonly comparator: Comparator;
  readonly numberValue: number | null;
  readonly valueText: string;
  readonly unit: string | null;
  readonly takenAt: string;
}

/** The last verified values of the patient for parameters, of other works on the same kind of specimen, the latest first (LB034, LB035). */
export function readEarlier(
  call: LabDeed,
  { patientId, labWorkId, specimenTypeId }: Pick<LockedWork, 'patientId' | 'labWorkId' | 'specimenTypeId'>,
  labParameterIds: readonly number[],
  most: number,
): Promise<EarlierValue[]> {
  return call.tx.rows<EarlierValue>(sql`
    select asked.parameter as lab_parameter_id, last.comparator, last.number_value, last.value_text, last.unit, last.taken_at
    from unnest(${[...new Set(labParameterIds)]}::bigint[]) as asked (parameter)
    cross join lateral (
      select r.comparator, r.number_value, r.value_text, r.unit, s.collected_at as taken_at
      from specimen s
      join lab_work w on w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id and w.status = 'Verified'
        and w.lab_work_id <> ${labWorkId}
      -- The last version, by the key of versions: the view of those that count would be gone through whole for each parameter.
      cross join lateral (
        select one.comparator, one.number_value, one.value_text, one.unit from lab_result one
        where one.tenant_id = w.tenant_id and one.lab_work_id = w.lab_work_id and one.lab_parameter_id = asked.parameter
          and one.repeat_no = w.repeat_no
        order by one.version_no desc limit 1) r
      where r.value_text is not null and s.tenant_id = ${call.tenantId} and s.patient_id = ${patientId}
        -- A blood group is the patient's, whatever specimen it was found in.
        and (s.specimen_type_id = ${specimenTypeId} or exists (select from lab_parameter p where p.tenant_id = w.tenant_id
          and p.lab_parameter_id = asked.parameter and p.value_type = 'Choice'))
        and s.hospital_id = ${call.hospital.hospitalId}
      order by s.collected_at desc, w.lab_work_id desc limit ${most}) last`);
}

/** The analyser's data besides the value: its message, the line, and the time of measurement. */
export interface MachineValue {
  readonly analyserMessageId: number;
  /** Of the line, so that it makes one result of a work and parameter (LB084). */
  readonly line: string;
  /** The analyser that measured it: its own ranges come before the others (LB006). */
  readonly analyserId: number;
  /** The value and unit as they came (LB027). */
  readonly rawText: string;
  readonly ranAt: string | null;
  /** The analyser's flag on the value: high or low, or a fault. */
  readonly flag: string | null;
  /** The analyser's comment on the value. */
  readonly comment: string | null;
  /** A final value is still to come (Q246). */
  readonly isPreliminary: boolean;
}

/** A version to be written. */
export interface NewResult {
  readonly work: Pick<LockedWork, 'labWorkId' | 'repeatNo'>;
  readonly parameter: Pick<TestParameter, 'labParameterId' | 'unit'>;
  readonly versionNo: number;
  /** Null for a formula that can no longer be calculated, or for an emptied cell. */
  readonly value: JudgedValue | null;
  readonly isDelta: boolean;
  readonly remark: ResultRemark | null;
  readonly previous: EarlierValue | null;
  readonly source: 'Typed' | 'Formula' | 'Analyser' | 'Outside';
  readonly machine: MachineValue | null;
  readonly changeReason: string | null;
}

/** Writes versions in their order, in one trip; the database refuses one that does not follow the last. */
export async function insertResults(call: LabDeed, versions: readonly NewResult[]): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map(({ work, parameter, value, previous, machine, ...one }) => ({
    lab_work_id: work.labWorkId,
    lab_parameter_id: parameter.labParameterId,
    repeat_no: work.repeatNo,
    version_no: one.versionNo,
    comparator: value?.comparator ?? '=',
    number_value: value?.numberValue ?? null,
    value_text: value?.valueText ?? null,
    raw_text: machine?.rawText ?? value?.rawText ?? null,
    unit: parameter.unit,
    reference_range_id: value?.referenceRangeId ?? null,
    range_text: value?.rangeText ?? null,
    flag: value?.flag ?? null,
    is_delta: one.isDelta,
    previous_text: previous?.valueText ?? null,
    previous_at: previous?.takenAt ?? null,
    source: one.source,
    change_reason: one.changeReason,
    remark: one.remark,
    analyser_message_id: machine?.analyserMessageId ?? null,
    analyser_line: machine?.line ?? null,
    ran_at: machine?.ranAt ?? null,
    analyser_flag: machine?.flag ?? null,
    analyser_comment: machine?.comment ?? null,
  }));
  await call.tx.rows(sql`
    insert into lab_result (tenant_id, lab_work_id, lab_parameter_id, version_no, repeat_no, comparator, number_value, value_text,
      raw_text, unit, reference_range_id, range_text, flag, is_delta, previous_text, previous_at, source, entered_by, entered_at,
      change_reason, remark, analyser_message_id, analyser_line, ran_at, analyser_flag, analyser_comment)
    select ${call.tenantId}, lab_work_id, lab_parameter_id, version_no, repeat_no, comparator, number_value, value_text, raw_text, unit,
      reference_range_id, range_text, flag, is_delta, previous_text, previous_at, source, ${call.userId}, ${call.now}, change_reason,
      remark, analyser_message_id, analyser_line, ran_at, analyser_flag, analyser_comment
    from json_populate_recordset(null::lab_result, ${JSON.stringify(rows)}::json)`);
}
