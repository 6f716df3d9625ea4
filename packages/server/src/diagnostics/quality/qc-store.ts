// The SQL of quality control: materials, targets, runs, their exclusions and corrective actions.
import type { getQualityChoices, reviewQc } from '@charaka/contract/diagnostics/quality/qc-run';
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { QcVerdict, SameSideRule, WestgardRule } from '@charaka/rules/diagnostics/westgard';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import type { LabDeed } from '../laboratory/lab-deed.ts';

/** Controls of one material, parameter and analyser. */
export interface QcSeries {
  readonly qcMaterialId: number;
  readonly labParameterId: number;
  readonly analyserId: number;
}

/** The target that a control is judged by. */
export interface QcTarget {
  readonly mean: number;
  readonly sd: number;
  readonly source: 'Maker' | 'Own';
  readonly sameSideRule: SameSideRule;
  readonly level: number;
  readonly lotNo: string;
  readonly expiry: string;
  readonly parameterName: string;
}

/** The parts of a target that are set together. */
export type TargetPart = 'mean' | 'sd' | 'source' | 'sameSideRule';

/** The material of a series with the target that is valid now; of another hospital there is none. Its analyser is held. */
export async function lockSeries(
  call: LabDeed,
  { qcMaterialId, labParameterId, analyserId }: QcSeries,
): Promise<(Omit<QcTarget, TargetPart> & { readonly target: Pick<QcTarget, TargetPart> | null }) | undefined> {
  await call.tx.rows(sql`
    select from analyser where tenant_id = ${call.tenantId} and analyser_id = ${analyserId} for update`);
  return call.tx.row(sql`
    select m.level, m.lot_no, m.expiry, p.lab_parameter_name as parameter_name, (
      select jsonb_build_object('mean', t.mean, 'sd', t.sd, 'source', t.source, 'sameSideRule', t.same_side_rule) from qc_target t
      where t.tenant_id = m.tenant_id and t.qc_material_id = m.qc_material_id and t.lab_parameter_id = p.lab_parameter_id
        and t.analyser_id = a.analyser_id
      order by t.qc_target_id desc limit 1) as target
    from qc_material m
    join lab_parameter p on p.tenant_id = m.tenant_id and p.hospital_id = m.hospital_id and p.lab_parameter_id = ${labParameterId}
    join analyser a on a.tenant_id = m.tenant_id and a.hospital_id = m.hospital_id and a.analyser_id = ${analyserId}
    where m.tenant_id = ${call.tenantId} and m.hospital_id = ${call.hospital.hospitalId} and m.qc_material_id = ${qcMaterialId}`);
}

/** A run that counts to the rules. */
export interface CountedRun {
  readonly runNo: number;
  readonly level: number;
  readonly z: number;
  readonly ranAt: string;
}

/** The rules look back on so many runs at most, and the chart shows them. */
export const MOST_RUNS = 60;

/** The runs of an analyser and parameter since the last action, without those that were excluded, in their order. */
export async function readCounted(call: LabDeed, { labParameterId, analyserId }: QcSeries): Promise<CountedRun[]> {
  const rows = await call.tx.rows<CountedRun>(sql`
    select r.run_no, m.level, r.z_score as z, r.ran_at
    from qc_run r join qc_material m on m.tenant_id = r.tenant_id and m.qc_material_id = r.qc_material_id
    where r.tenant_id = ${call.tenantId} and r.analyser_id = ${analyserId} and r.lab_parameter_id = ${labParameterId}
      and not exists (select from qc_exclusion x where x.tenant_id = r.tenant_id and x.qc_run_id = r.qc_run_id)
      and r.qc_run_id > coalesce((
        select max(o.qc_run_id) from qc_action c join qc_run o on o.tenant_id = c.tenant_id and o.qc_run_id = c.qc_run_id
        where c.tenant_id = r.tenant_id and o.analyser_id = r.analyser_id and o.lab_parameter_id = r.lab_parameter_id), 0)
    order by r.qc_run_id desc limit ${MOST_RUNS}`);
  return rows.toReversed();
}

/** The run that is open for another level: of the last two hours, without a control of this level. */
export async function nextRunNo(
  call: LabDeed,
  { labParameterId, analyserId }: QcSeries,
  level: number,
): Promise<number> {
  const { runNo } = await call.tx.single<{ runNo: number }>(sql`
    select coalesce((
      select case when bool_or(m.level = ${level}) or max(r.ran_at) < ${call.now}::timestamptz - interval '2 hours'
        then r.run_no + 1 else r.run_no end
      from qc_run r join qc_material m on m.tenant_id = r.tenant_id and m.qc_material_id = r.qc_material_id
      where r.tenant_id = ${call.tenantId} and r.analyser_id = ${analyserId} and r.lab_parameter_id = ${labParameterId}
      group by r.run_no order by r.run_no desc limit 1), 1) as run_no`);
  return runNo;
}

/** A judged run to store. */
export interface NewRun {
  readonly series: QcSeries;
  readonly runNo: number;
  readonly value: number;
  readonly target: Pick<QcTarget, 'mean' | 'sd'>;
  readonly z: number;
  readonly verdict: QcVerdict;
  readonly rules: readonly WestgardRule[];
  readonly machine: { readonly analyserMessageId: number; readonly line: string; readonly ranAt: string | null } | null;
}

/** Stores a run; the same line of an analyser is stored once. */
export async function insertRun(call: LabDeed, one: NewRun): Promise<number> {
  const { series, machine } = one;
  const { qcRunId } = await call.tx.single<{ qcRunId: number }>(sql`
    insert into qc_run (tenant_id, hospital_id, qc_material_id, lab_parameter_id, analyser_id, run_no, ran_at, value, mean, sd,
      z_score, verdict, rules, done_by, analyser_message_id, analyser_line)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${series.qcMaterialId}, ${series.labParameterId}, ${series.analyserId},
      ${one.runNo}, ${machine?.ranAt ?? call.now}, ${one.value}, ${one.target.mean}, ${one.target.sd}, ${one.z}, ${one.verdict},
      ${[...one.rules]}::text[], ${call.userId}, ${machine?.analyserMessageId ?? null}, ${machine?.line ?? null})
    returning qc_run_id`);
  return qcRunId;
}

type Choices = OutputOf<typeof getQualityChoices>;

/** The materials in use. */
export function readMaterials(call: Call): Promise<Choices['materials']> {
  return call.tx.rows<Choices['materials'][number]>(sql`
    select qc_material_id, material_name, maker, level, lot_no, sample_code, expiry, expiry < ${todayOf(call)}::date as is_expired
    from qc_material
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and is_active
    order by lower(material_name), level, qc_material_id desc`);
}

/** The parameters that the analysers in use measure, by their codes. */
export function readMeasured(call: Call): Promise<Choices['measured']> {
  return call.tx.rows<Choices['measured'][number]>(sql`
    select distinct a.analyser_id, a.analyser_name, p.lab_parameter_id, p.lab_parameter_name as parameter_name
    from analyser a
    cross join lateral jsonb_to_recordset(a.map) as code ("labParameterId" bigint)
    join lab_parameter p on p.tenant_id = a.tenant_id and p.lab_parameter_id = code."labParameterId"
    where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and a.is_active
    order by a.analyser_name, parameter_name`);
}

/** A run of the hospital. */
export function findRun(call: Call, qcRunId: number) {
  return call.tx.one<QcSeries & { qcRunId: number; verdict: QcVerdict }>(
    sql`select qc_run_id, qc_material_id, lab_parameter_id, analyser_id, verdict from qc_run
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and qc_run_id = ${qcRunId}`,
    qualitySentences.runDoesNotExist,
  );
}

/** Values of the analyser that were verified since the last run in control before a refused one (LB080). */
export function readToReview(call: Call, qcRunId: number): Promise<OutputOf<typeof reviewQc>['results']> {
  return call.tx.rows<OutputOf<typeof reviewQc>['results'][number]>(sql`
    select w.lab_work_id, s.specimen_no, n.value_text, w.verified_at
    from qc_run r
    join analyser_message m on m.tenant_id = r.tenant_id and m.analyser_id = r.analyser_id
    join lab_result o on o.tenant_id = m.tenant_id and o.analyser_message_id = m.analyser_message_id
      and o.lab_parameter_id = r.lab_parameter_id
    join lab_result_now n on n.tenant_id = o.tenant_id and n.lab_result_id = o.lab_result_id
    join lab_work w on w.tenant_id = n.tenant_id and w.lab_work_id = n.lab_work_id and w.status = 'Verified'
    join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    where r.tenant_id = ${call.tenantId} and r.hospital_id = ${call.hospital.hospitalId} and r.qc_run_id = ${qcRunId}
      and n.value_text is not null and w.verified_at > coalesce((
        select max(g.ran_at) from qc_run g where g.tenant_id = r.tenant_id and g.analyser_id = r.analyser_id
          and g.lab_parameter_id = r.lab_parameter_id and g.verdict <> 'OutOfControl' and g.qc_run_id < r.qc_run_id), '-infinity')
    order by w.verified_at`);
}
