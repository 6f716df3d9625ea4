// Keeps the value of a control and judges it by the runs before it, whether a person or an analyser brings it (LB074-LB076, LB079).
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import { judgeQc, type QcJudgement, zScore } from '@charaka/rules/diagnostics/westgard';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import { todayOf } from '../../kernel/handler.ts';
import type { LabDeed } from '../laboratory/lab-deed.ts';
import { insertRun, lockSeries, type NewRun, nextRunNo, type QcSeries, readCounted } from './qc-store.ts';

/** A judged run, or why the control is none. */
type Judged = (QcJudgement & { readonly qcRunId: number }) | { readonly fault: Sentence };

/** Judges behind the lock of the analyser, so that runs follow each other. */
export async function judgeRun(
  deed: LabDeed,
  series: QcSeries,
  value: number,
  machine: NewRun['machine'] = null,
): Promise<Judged> {
  const found = await lockSeries(deed, series);
  if (!found) return { fault: qualitySentences.materialDoesNotExist };
  const { level, lotNo, expiry, parameterName, target } = found;
  if (expiry < todayOf(deed)) return { fault: qualitySentences.materialExpired({ lotNo, day: expiry }) };
  if (!target) return { fault: qualitySentences.noTarget({ parameterName }) };
  const runNo = await nextRunNo(deed, series, level);
  const z = zScore(value, target.mean, target.sd);
  const before = await readCounted(deed, series);
  const judged = judgeQc([...before, { runNo, level, z }], target.sameSideRule);
  const qcRunId = await insertRun(deed, { series, runNo, value, target, z, machine, ...judged });
  return { ...judged, qcRunId };
}

/** A control value sent by an analyser. */
interface SentControl {
  readonly analyserId: number;
  readonly labParameterId: number;
  readonly sampleNo: string;
  readonly value: string;
  readonly machine: NonNullable<NewRun['machine']>;
  /** The hashes by which the line may have been stored before. */
  readonly knownLines: readonly string[];
}

/** Keeps a control that an analyser sent: of the material in use with this sample number (LB091). */
export async function keepControl(
  deed: LabDeed,
  { analyserId, labParameterId, sampleNo, value, machine, knownLines }: SentControl,
): Promise<'Control' | 'Duplicate' | 'NotAValue' | 'UnknownControl' | 'ControlRefused'> {
  const material = await deed.tx.row<{ qcMaterialId: number; isKept: boolean }>(sql`
    select m.qc_material_id,
      exists (select from qc_run r where r.tenant_id = m.tenant_id and r.analyser_line = any(${[...knownLines]}::text[])) as is_kept
    from qc_material m
    where m.tenant_id = ${deed.tenantId} and m.hospital_id = ${deed.hospital.hospitalId} and m.is_active
      and lower(m.sample_code) = lower(${sampleNo})`);
  if (!material) return 'UnknownControl';
  if (material.isKept) return 'Duplicate';
  const measured = Number(value);
  if (value.trim() === '' || !Number.isFinite(measured)) return 'NotAValue';
  const { qcMaterialId } = material;
  const judged = await judgeRun(deed, { qcMaterialId, labParameterId, analyserId }, measured, machine);
  return 'fault' in judged ? 'ControlRefused' : 'Control';
}
