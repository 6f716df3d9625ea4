// The calls of quality control: materials, targets, runs with their verdicts, exclusions, actions, tiles, chart and review (LB074-LB082).
import * as wire from '@charaka/contract/diagnostics/quality/qc-run';
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import { proposeTarget, type SameSideRule, USUAL_SAME_SIDE } from '@charaka/rules/diagnostics/westgard';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { judgeRun } from './judge-run.ts';
import { readOpenings, readPoints, readTiles } from './qc-board.ts';
import {
  findRun,
  lockSeries,
  type QcSeries,
  type QcTarget,
  readMaterials,
  readMeasured,
  readToReview,
  type TargetPart,
} from './qc-store.ts';

/** For the forms. */
export const getQualityChoices = handle(wire.getQualityChoices, async (call) => ({
  materials: await readMaterials(call),
  measured: await readMeasured(call),
}));

/** Of each lot and level there is one in use. */
export const addQcMaterial = handle(wire.addQcMaterial, async (call, { material }) => {
  const added = await refuseOnConflict(
    call.tx.single<{ qcMaterialId: number }>(sql`
      insert into qc_material (tenant_id, hospital_id, material_name, maker, level, lot_no, sample_code, expiry)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${material.materialName}, ${material.maker || null},
        ${material.level}, ${material.lotNo}, ${material.sampleCode || null}, ${material.expiry})
      returning qc_material_id`),
    {
      qc_material_unique: ['material.lotNo', qualitySentences.materialExists],
      qc_material_sample: ['material.sampleCode', qualitySentences.sampleCodeTaken],
    },
  );
  call.say(qualitySentences.materialAdded);
  return added;
});

/** Sets the maker's target, or the one the laboratory wrote down. */
export const setQcTarget = handle(wire.setQcTarget, async (call, { mean, sd, sameSideRule = null, ...series }) => {
  await writeTarget(call, series, { mean, sd, source: 'Maker', sameSideRule });
  return {};
});

/** Calculated again from the runs, so that a wrong target cannot be sent (LB078). */
export const takeOwnTarget = handle(wire.takeOwnTarget, async (call, series) => {
  const { mean, sd, count, days, isEnough } = proposalOf(call, series, await readPoints(call, series));
  if (!isEnough) refuse(qualitySentences.notEnoughPoints({ count, dayCount: days }));
  await writeTarget(call, series, { mean, sd, source: 'Own', sameSideRule: null });
  return {};
});

async function writeTarget(
  call: Call,
  series: QcSeries,
  target: Pick<QcTarget, 'mean' | 'sd' | 'source'> & { readonly sameSideRule: SameSideRule | null },
): Promise<void> {
  const found = (await lockSeries(call, series)) ?? refuse(qualitySentences.materialDoesNotExist);
  const sameSideRule = target.sameSideRule ?? (await findSameSide(call, series, found.level)) ?? USUAL_SAME_SIDE;
  await call.tx.rows(sql`
    insert into qc_target (tenant_id, qc_material_id, lab_parameter_id, analyser_id, mean, sd, source, same_side_rule, valid_from, set_by)
    values (${call.tenantId}, ${series.qcMaterialId}, ${series.labParameterId}, ${series.analyserId}, ${target.mean},
      ${target.sd}, ${target.source}, ${sameSideRule}, ${call.now}, ${call.userId})`);
  call.say(qualitySentences.targetSet);
}

/** The rule for values on one side of the last target of a level, over its lots (decision 0468). */
async function findSameSide(
  call: Call,
  { labParameterId, analyserId }: QcSeries,
  level: number,
): Promise<SameSideRule | undefined> {
  const last = await call.tx.row<{ sameSideRule: SameSideRule }>(sql`
    select t.same_side_rule from qc_target t
    join qc_material m on m.tenant_id = t.tenant_id and m.qc_material_id = t.qc_material_id and m.level = ${level}
    where t.tenant_id = ${call.tenantId} and t.analyser_id = ${analyserId} and t.lab_parameter_id = ${labParameterId}
    order by t.qc_target_id desc limit 1`);
  return last?.sameSideRule;
}

/** Of the lot alone: another one has a mean of its own. */
function proposalOf(call: Call, { qcMaterialId }: QcSeries, points: Awaited<ReturnType<typeof readPoints>>) {
  const counted = points.filter(
    (one) => one.qcMaterialId === qcMaterialId && one.verdict !== 'OutOfControl' && one.excludeReason == null,
  );
  return proposeTarget(
    counted.map(({ value, ranAt }) => ({ value, day: dateInZone(new Date(ranAt), call.hospital.timezone) })),
  );
}

/** Judged at once; what it holds back is held back from now on. */
export const addQcRun = handle(wire.addQcRun, async (call, { value, ...series }) => {
  await refuseAbsurd(call, series.labParameterId, value);
  const judged = await judgeRun(call, series, value);
  if ('fault' in judged) return refuse(judged.fault);
  const { verdict, rules, qcRunId } = judged;
  const ruleName = rules.join(', ');
  const told = {
    InControl: qualitySentences.runInControl,
    Warning: qualitySentences.runWarns({ ruleName }),
    OutOfControl: qualitySentences.runRefused({ ruleName }),
  };
  call.say(told[verdict]);
  return { qcRunId, verdict, rules: [...rules] };
});

/** The highest value of a control whose parameter has no upper limit. */
const HIGHEST = 1e9;

/** A control cannot have a value that no patient can have; without a lower limit none is below 0 (LB028). */
async function refuseAbsurd(call: Call, labParameterId: number, value: number): Promise<void> {
  const limits = await call.tx.row<{ absurdLow: number | null; absurdHigh: number | null }>(sql`
    select absurd_low, absurd_high from lab_parameter
    where tenant_id = ${call.tenantId} and lab_parameter_id = ${labParameterId}`);
  const [low, high] = [limits?.absurdLow ?? 0, limits?.absurdHigh ?? HIGHEST];
  if (value >= low && value <= high) return;
  const sentence = qualitySentences.valueCannotBe({ value: String(value) });
  refuse(sentence, { value: sentence });
}

/** The run stays, and still holds results back as before. */
export const excludeQcRun = handle(wire.excludeQcRun, async (call, { qcRunId, reason }) => {
  await findRun(call, qcRunId);
  await refuseOnConflict(
    call.tx.rows(sql`
      insert into qc_exclusion (tenant_id, qc_run_id, reason, excluded_at, excluded_by)
      values (${call.tenantId}, ${qcRunId}, ${reason}, ${call.now}, ${call.userId})`),
    { qc_exclusion_pkey: qualitySentences.runExcludedAlready },
  );
  call.say(qualitySentences.runExcluded);
  return {};
});

/** With how many results of patients it concerns. */
export const addQcAction = handle(wire.addQcAction, async (call, { action }) => {
  const { qcRunId, verdict } = await findRun(call, action.qcRunId);
  if (verdict !== 'OutOfControl') refuse(qualitySentences.actionNeedsRefusal);
  const reviewed = await readToReview(call, qcRunId);
  await call.tx.rows(sql`
    insert into qc_action (tenant_id, qc_run_id, cause, correction, reviewed_count, acted_at, acted_by)
    values (${call.tenantId}, ${qcRunId}, ${action.cause}, ${action.correction}, ${reviewed.length}, ${call.now}, ${call.userId})`);
  call.say(qualitySentences.actionAdded);
  return {};
});

/** A tile for each analyser and parameter with a control. */
export const getQuality = handle(wire.getQuality, async (call) => ({ tiles: await readTiles(call) }));

/** At least the last thirty runs (LB082). */
export const getQcChart = handle(wire.getQcChart, async (call, series) => {
  const target = await call.tx.row<Pick<QcTarget, TargetPart>>(sql`
    select t.mean, t.sd, t.source, t.same_side_rule from qc_target t
    join qc_material m on m.tenant_id = t.tenant_id and m.qc_material_id = t.qc_material_id
      and m.hospital_id = ${call.hospital.hospitalId}
    where t.tenant_id = ${call.tenantId} and t.qc_material_id = ${series.qcMaterialId} and t.lab_parameter_id = ${series.labParameterId}
      and t.analyser_id = ${series.analyserId} order by t.qc_target_id desc limit 1`);
  const points = await readPoints(call, series);
  const [first] = points;
  const openings = first ? await readOpenings(call, series, first.ranAt) : [];
  return { target: target ?? null, proposal: proposalOf(call, series, points), points, openings };
});

/** By specimen number. */
export const reviewQc = handle(wire.reviewQc, async (call, { qcRunId }) => {
  await findRun(call, qcRunId);
  return { results: await readToReview(call, qcRunId) };
});
