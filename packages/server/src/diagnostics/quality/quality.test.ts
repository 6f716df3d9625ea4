// Quality control: judged runs, what they hold back, what releases it, own targets, outside control, and controls that an analyser sends.
import { getAnalyserMessage } from '@charaka/contract/diagnostics/analyser/analyser-message';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { addEqaRound, closeEqaRound, listEqaRounds } from '@charaka/contract/diagnostics/quality/eqa-round';
import {
  addQcAction,
  addQcMaterial,
  addQcRun,
  excludeQcRun,
  getQcChart,
  getQuality,
  getQualityChoices,
  reviewQc,
  setQcTarget,
  takeOwnTarget,
} from '@charaka/contract/diagnostics/quality/qc-run';
import {
  addReagentLot,
  checkReagentLot,
  listReagentLots,
  openReagentLot,
} from '@charaka/contract/diagnostics/quality/reagent-lot';
import { describe, expect, it } from 'vitest';
import { astmSample, openAnalyser } from '../../../test-support/patient/analyser-bench.ts';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { analyserOf } from '../../../test-support/record/lab-catalogue.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { callListener, sendAstm } from '../analyser/simulated-line.ts';

const parts = useTestApp({ analyserHost: '127.0.0.1' });
const material = { materialName: 'Salts control', level: 1, lotNo: 'A1', sampleCode: 'QC1', expiry: '2030-01-31' };

/** Potassium of an analyser with a control: mean 4, deviation 0.1. */
async function seriesOf(tenant: TestTenant, analyserId: number, labParameterId: number) {
  const { qcMaterialId } = await tenant.ask(addQcMaterial, { material });
  const series = { qcMaterialId, labParameterId, analyserId };
  await tenant.ask(setQcTarget, { ...series, mean: 4, sd: 0.1 });
  const run = (value: number) => tenant.call(addQcRun, { ...series, value });
  return { series, run };
}

async function quiet() {
  const tenant = await makeTenant(parts);
  const typed = await analyserOf(tenant, [['K+', 'K', null]]);
  const { analyser } = await tenant.ask(analysers.add, { analyser: typed });
  const made = await seriesOf(tenant, analyser.analyserId, typed.map[0]?.labParameterId ?? 0);
  return { tenant, analyser, ...made };
}

describe('a control', () => {
  it('out of control holds back the results of its analyser until an action and a run in control, and names those before it (LB074, LB080, LB091)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { tenant } = bench;
    const heard = await openAnalyser(tenant, [['K+', 'K', null]]);
    const { series, run } = await seriesOf(
      tenant,
      heard.analyser.analyserId,
      heard.analyser.map[0]?.labParameterId ?? 0,
    );
    const line = await callListener(heard.port);
    let sent = 0;
    const arrive = async (value: string) => {
      const { labWorkId, specimenNo } = await bench.arrive();
      await sendAstm(line, astmSample(specimenNo, [['K+', value, 'mmol/L']]));
      sent += 1;
      await heard.messages(sent);
      await bench.finish(labWorkId, true);
      return { labWorkId, specimenNo };
    };
    const verify = (labWorkId: number) => tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
    await run(4.0);
    const before = await arrive('4.1');
    expect((await verify(before.labWorkId)).isFailure).toBe(false);
    await sendAstm(line, astmSample('QC1', [['K+', '4.5', 'mmol/L']]));
    sent += 1;
    const control = (await heard.messages(sent)).at(-1);
    const { findings } = (await tenant.ask(getAnalyserMessage, { analyserMessageId: control?.analyserMessageId ?? 0 }))
      .analyserMessage;
    expect(findings).toMatchObject([{ outcome: 'Control' }]);
    const [tile] = (await tenant.ask(getQuality, {})).tiles;
    expect(tile).toMatchObject({ verdict: 'OutOfControl', rules: ['1-3s'] });
    const held = await arrive('4.2');
    const said = 'Potassium on Counter is out of control (1-3s)';
    expect((await verify(held.labWorkId)).message).toBe(said);
    const qcRunId = tile?.openRunId ?? 0;
    const { results } = await tenant.ask(reviewQc, { qcRunId });
    expect(results).toMatchObject([{ specimenNo: before.specimenNo, valueText: '4.1' }]);
    const action = { qcRunId, cause: 'Old calibrator', correction: 'Calibrated anew' };
    await tenant.ask(addQcAction, { action });
    expect((await verify(held.labWorkId)).message).toBe(said);
    expect((await run(4.05)).message).toBe('In control');
    expect((await verify(held.labWorkId)).isFailure).toBe(false);
    expect((await tenant.ask(getQcChart, series)).points.map(({ actionText }) => actionText)).toContain(
      'Old calibrator: Calibrated anew',
    );
    line.close();
  });

  it('warns beyond two deviations and is refused for the second time on the same side (LB075, LB076)', async () => {
    const { run } = await quiet();
    expect((await run(4.21)).message).toBe('Warning (1-2s)');
    const second = await run(4.22);
    expect(second.output).toMatchObject({ verdict: 'OutOfControl', rules: ['2-2s'] });
  });

  it('is never deleted: excluded with a reason it stays on the chart and counts no more; the database lets nobody change one (LB077, LB082)', async () => {
    const { tenant, run, series } = await quiet();
    const { qcRunId } = (await run(4.21)).output;
    expect((await tenant.call(excludeQcRun, { qcRunId, reason: '' })).isFailure).toBe(true);
    await tenant.ask(excludeQcRun, { qcRunId, reason: 'Wrong control taken' });
    expect((await tenant.call(excludeQcRun, { qcRunId, reason: 'Wrong control taken' })).message).toBe(
      'This run is already excluded',
    );
    expect((await run(4.22)).output.rules).toEqual(['1-2s']);
    const { points, target } = await tenant.ask(getQcChart, series);
    expect(points.map(({ excludeReason }) => excludeReason)).toEqual(['Wrong control taken', null]);
    expect(target).toEqual({ mean: 4, sd: 0.1, source: 'Maker', sameSideRule: '10x' });
    const elsewhere = await tenant.call(getQcChart, series, { as: 'admin', hospitalId: 2 });
    expect(elsewhere.output).toMatchObject({ points: [], target: null });
    const { rows } = await parts.owner.query<{ may: boolean }>(
      `select bool_or(has_table_privilege('charaka_app', one, two)) as may
       from unnest(array['qc_run', 'qc_action', 'qc_exclusion', 'qc_target']) one, unnest(array['update', 'delete']) two`,
    );
    expect(rows[0]?.may).toBe(false);
  });

  it('goes on over the lots of its level, and a warning or an excluded run releases nothing (LB074, LB075, LB082)', async () => {
    const { tenant, run, series } = await quiet();
    await run(4.21);
    const next = await tenant.ask(addQcMaterial, { material: { ...material, lotNo: 'B1', sampleCode: 'QC9' } });
    const ofNext = { ...series, ...next };
    await tenant.ask(setQcTarget, { ...ofNext, mean: 8, sd: 0.2 });
    const runNext = (value: number) => tenant.call(addQcRun, { ...ofNext, value });
    const refused = (await runNext(8.42)).output;
    expect(refused.rules).toEqual(['2-2s']);
    await tenant.ask(addQcAction, { action: { qcRunId: refused.qcRunId, cause: 'Drift', correction: 'Calibrated' } });
    const openRun = async () => (await tenant.ask(getQuality, {})).tiles[0]?.openRunId;
    expect((await runNext(8.42)).output.verdict).toBe('Warning');
    expect(await openRun()).toBe(refused.qcRunId);
    const good = (await runNext(8.0)).output;
    expect(await openRun()).toBeNull();
    await tenant.ask(excludeQcRun, { qcRunId: good.qcRunId, reason: 'Wrong control taken' });
    expect(await openRun()).toBe(refused.qcRunId);
    const { points, proposal } = await tenant.ask(getQcChart, ofNext);
    expect(points.map(({ lotNo }) => lotNo)).toEqual(['A1', 'B1', 'B1', 'B1']);
    expect(proposal.count).toBe(1);
    const [tile] = (await tenant.ask(getQuality, {})).tiles;
    expect(tile?.levels).toMatchObject([{ level: 1, lotNo: 'B1' }]);
  });

  it('past its expiry, without a target or of another hospital is not run (LB079, LB096)', async () => {
    const { tenant, series, analyser } = await quiet();
    const old = { ...material, lotNo: 'A0', sampleCode: 'QC0', expiry: '2026-01-31' };
    const { qcMaterialId } = await tenant.ask(addQcMaterial, { material: old });
    const run = (changed: object) => tenant.call(addQcRun, { ...series, value: 4, ...changed });
    expect((await run({ qcMaterialId })).message).toMatch(/^Lot A0 expired on .* and cannot be run$/);
    const fresh = await tenant.ask(addQcMaterial, { material: { ...material, level: 2, sampleCode: 'QC2' } });
    expect((await run(fresh)).message).toBe('There is no target for Potassium of this material on this analyser');
    expect((await tenant.call(addQcMaterial, { material })).message).toBe('This lot of the material already exists');
    const other = await makeTenant(parts);
    expect((await other.call(addQcRun, { ...series, value: 4 })).message).toBe('This control material does not exist');
    for (const value of [-5, 1e12])
      expect((await run({ value })).message).toBe(`${value} is impossible. Check the value`);
    const choices = await tenant.ask(getQualityChoices, {});
    expect(choices.measured).toMatchObject([{ analyserId: analyser.analyserId, parameterName: 'Potassium' }]);
    expect(choices.materials.filter(({ isExpired }) => isExpired)).toHaveLength(1);
  });

  it('has its own mean and deviation taken over from 20 runs over 10 days and not before (LB078)', async () => {
    const { tenant, run, series } = await quiet();
    await run(4.0);
    const early = await tenant.call(takeOwnTarget, series);
    expect(early.message).toBe('Own values need at least 20 runs in control over 10 days: there are 1 over 1');
    await parts.owner.query(
      `insert into qc_run (tenant_id, hospital_id, qc_material_id, lab_parameter_id, analyser_id, run_no, ran_at, value, mean, sd,
         z_score, verdict, rules, done_by)
       select r.tenant_id, r.hospital_id, r.qc_material_id, r.lab_parameter_id, r.analyser_id, r.run_no + day,
         r.ran_at - make_interval(days => day), 4 + (day % 3) * 0.01, 4, 0.1, 0, 'InControl', '{}', r.done_by
       from qc_run r cross join generate_series(1, 19) day where r.tenant_id = $1`,
      [tenant.tenantId],
    );
    const { proposal } = await tenant.ask(getQcChart, series);
    expect(proposal).toMatchObject({ count: 20, days: 20, isEnough: true });
    await tenant.ask(takeOwnTarget, series);
    const { target } = await tenant.ask(getQcChart, series);
    expect(target).toEqual({ mean: proposal.mean, sd: proposal.sd, source: 'Own', sameSideRule: '10x' });
  });

  it('is refused by 8x, 10x or 12x as its target says; the next target and lot of the level keep the rule (LB075)', async () => {
    const { tenant, run, series } = await quiet();
    const set = (changed: object = {}) => tenant.ask(setQcTarget, { ...series, mean: 4, sd: 0.1, ...changed });
    await set({ sameSideRule: '8x' });
    for (let index = 0; index < 7; index += 1) expect((await run(4.05)).output.verdict).toBe('InControl');
    await set();
    expect((await run(4.05)).output).toMatchObject({ verdict: 'OutOfControl', rules: ['8x'] });
    const { qcMaterialId } = await tenant.ask(addQcMaterial, {
      material: { ...material, lotNo: 'B1', sampleCode: 'QC9' },
    });
    await set({ qcMaterialId });
    const ruleOf = async (of: typeof series) => (await tenant.ask(getQcChart, of)).target?.sameSideRule;
    expect(await ruleOf({ ...series, qcMaterialId })).toBe('8x');
    await set({ sameSideRule: '12x' });
    expect((await run(4.05)).output.rules).toEqual([]);
    expect(await ruleOf(series)).toBe('12x');
  });
});

it('a round of outside control beyond two deviations asks for an action, beyond three it is not closed without one (LB083)', async () => {
  const { tenant, series } = await quiet();
  const add = (roundName: string, sentValue: number) =>
    tenant.ask(addEqaRound, {
      round: { scheme: 'National', roundName, labParameterId: series.labParameterId, sentValue },
    });
  const group = { groupMean: 4, groupSd: 0.1 };
  const near = await add('1', 4.25);
  await tenant.ask(closeEqaRound, { ...near, ...group });
  const far = await add('2', 4.4);
  const close = (actionText: string) => tenant.call(closeEqaRound, { ...far, ...group, actionText });
  expect((await close('')).message).toBe('The distance is 4. Please enter the action taken');
  expect((await close('Calibrator changed')).message).toBe('Round closed');
  expect((await tenant.ask(listEqaRounds, {})).rows).toMatchObject([
    { roundName: '2', asksForAction: true, actionText: 'Calibrator changed' },
    { roundName: '1', asksForAction: true, z: 2.5 },
  ]);
  const named = { filterParams: [{ columnName: 'roundName', filterOption: 11, filterValue: '1' }] };
  expect(await tenant.ask(listEqaRounds, named)).toMatchObject({ totalCount: 1, rows: [{ roundName: '1' }] });
  // No row is lost: each page has its rows, and the count is that of all.
  const second = await tenant.ask(listEqaRounds, { pageNumber: 2, pageSize: 1 });
  expect(second).toMatchObject({ totalCount: 2, rows: [{ roundName: '1' }] });
});

it('a reagent lot is not used past its expiry, nor unverified where its section demands it; the chart tells of its opening (LB081, LB082)', async () => {
  const { tenant, analyser, run, series } = await quiet();
  await run(4);
  const lot = { analyserId: analyser.analyserId, reagentName: 'ISE module', lotNo: 'R7', expiry: '2030-01-31' };
  const { reagentLotId } = await tenant.ask(addReagentLot, { lot });
  expect((await tenant.call(addReagentLot, { lot })).message).toBe('This lot of the reagent already exists');
  const old = await tenant.ask(addReagentLot, { lot: { ...lot, lotNo: 'R6', expiry: '2026-01-31' } });
  expect((await tenant.call(openReagentLot, old)).message).toMatch(/^Reagent lot R6 expired on .* and cannot be used$/);
  await parts.owner.query('update lab_section set is_lot_check_demanded = true where tenant_id = $1', [
    tenant.tenantId,
  ]);
  expect((await tenant.call(openReagentLot, { reagentLotId })).message).toBe(
    'Reagent lot R7 is not verified. Its section requires a verification before use',
  );
  await tenant.ask(checkReagentLot, { reagentLotId, checkText: 'Ten samples with R6: within 2 %' });
  await tenant.ask(openReagentLot, { reagentLotId });
  expect((await tenant.call(openReagentLot, { reagentLotId })).message).toBe('This lot is already in use');
  const { rows } = await tenant.ask(listReagentLots, {});
  // Lots waiting to be opened come before those in use.
  expect(rows.map(({ lotNo }) => lotNo)).toEqual(['R6', 'R7']);
  const second = await tenant.ask(listReagentLots, { pageNumber: 2, pageSize: 1 });
  expect(second).toMatchObject({ totalCount: 2, rows: [{ lotNo: 'R7' }] });
  expect(rows.find((one) => one.reagentLotId === reagentLotId)).toMatchObject({
    checkText: 'Ten samples with R6: within 2 %',
  });
  expect((await tenant.ask(getQcChart, series)).openings).toMatchObject([{ reagentName: 'ISE module', lotNo: 'R7' }]);
});
