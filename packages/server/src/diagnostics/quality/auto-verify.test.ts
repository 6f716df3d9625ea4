// Verification by signed rules: the works a rule verifies, those left to a person, and the text of the report.
import { noteResult } from '@charaka/contract/diagnostics/laboratory/bench';
import { getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import {
  getAutoVerifyRules,
  listAutoVerifyChecks,
  signAutoVerifyRule,
} from '@charaka/contract/diagnostics/quality/auto-verify';
import { addQcMaterial, addQcRun, setQcTarget } from '@charaka/contract/diagnostics/quality/qc-run';
import { describe, expect, it } from 'vitest';
import { astmSample, openAnalyser } from '../../../test-support/patient/analyser-bench.ts';
import { type LabBench, openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { callListener, sendAstm } from '../analyser/simulated-line.ts';

const parts = useTestApp({ analyserHost: '127.0.0.1' });
const anyAge = { ageFromYears: 0, ageToYears: 150, controlHours: 24, isOn: true } as const;

/** Potassium of a connected analyser, with a control in range an hour ago. */
async function openRuled() {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  const heard = await openAnalyser(tenant, [['K+', 'K', null]]);
  const labParameterId = heard.analyser.map[0]?.labParameterId ?? 0;
  const { qcMaterialId } = await tenant.ask(addQcMaterial, {
    material: { materialName: 'Salts control', level: 1, lotNo: 'A1', sampleCode: 'QC1', expiry: '2030-01-31' },
  });
  const series = { qcMaterialId, labParameterId, analyserId: heard.analyser.analyserId };
  await tenant.ask(setQcTarget, { ...series, mean: 4, sd: 0.1 });
  const line = await callListener(heard.port);
  let sent = 0;
  /** A specimen whose value the analyser sends, finished by the technician. */
  const finish = async (value: string, note?: string) => {
    const arrived = await bench.arrive();
    if (note) await tenant.ask(noteResult, { labWorkId: arrived.labWorkId, labParameterId, note });
    await sendAstm(line, astmSample(arrived.specimenNo, [['K+', value, 'mmol/L']]));
    sent += 1;
    await heard.messages(sent);
    expect((await bench.finish(arrived.labWorkId, true)).isFailure).toBe(false);
    return arrived;
  };
  const sign = (rule: object) => tenant.call(signAutoVerifyRule, { rule: { ...anyAge, ...rule } }, { as: 'admin' });
  const control = (value: number) => tenant.ask(addQcRun, { ...series, value });
  return { bench, tenant, labParameterId, finish, sign, control, close: () => line.close() };
}

const broken = async ({ tenant }: LabBench) => {
  const [check] = (await tenant.ask(listAutoVerifyChecks, {})).rows;
  return { ...check, broken: check?.conditions.flatMap(({ name, holds }) => (holds ? [] : [name])) };
};

describe('a rule', () => {
  it('verifies what an analyser measured while everything holds, and the report names its signer; the log keeps each condition (LB046, LB047)', async () => {
    const { bench, tenant, labParameterId, finish, sign, control, close } = await openRuled();
    const before = await finish('4.0');
    expect(await bench.status(before.orderId)).toBe('Done');
    expect((await tenant.ask(listAutoVerifyChecks, {})).rows).toEqual([]);
    expect((await sign({ labParameterId, low: 3, high: 6 })).message).toBe('Rule signed');
    const early = await finish('4.0');
    expect(await bench.status(early.orderId)).toBe('Done');
    expect((await broken(bench)).broken).toEqual(['Control']);
    await control(4.0);
    const { orderId, specimenNo } = await finish('4.1');
    expect(await bench.status(orderId)).toBe('Verified');
    const log = await broken(bench);
    expect(log).toMatchObject({ specimenNo, isVerified: true, broken: [] });
    expect(log.conditions).toContainEqual({ name: 'Limits', of: 'Potassium', value: '4.1', holds: true });
    const [report] = (await tenant.ask(labReportWorklist.list, {})).rows;
    const { content } = (await tenant.ask(getLabReport, { reportId: report?.reportId ?? 0 })).report;
    const [signed] = (await tenant.ask(getAutoVerifyRules, {})).rules;
    expect(content).toMatchObject({ isByRule: true, verifiedByName: signed?.signedByName });
    expect(content.verifiedByTitle).toContain('Reg. KMC 2');
    expect(content.tests[0]?.ruleSignerName).toBe(signed?.signedByName);
    await control(4.5);
    const held = await finish('4.1');
    expect(await bench.status(held.orderId)).toBe('Done');
    expect((await broken(bench)).broken).toEqual(['Control']);
    close();
  });

  it('leaves to a person what was typed or noted upon, is critical, jumps or lies outside the limits, and whatever a rule that is off is of (LB046)', async () => {
    const { bench, labParameterId, finish, sign, control, close } = await openRuled();
    await control(4.0);
    await sign({ labParameterId });
    const high = await finish('5.5');
    expect(await bench.status(high.orderId)).toBe('Done');
    expect((await broken(bench)).broken).toEqual(['Limits']);
    await finish('6.9');
    expect((await broken(bench)).broken).toEqual(['Limits', 'NotCritical']);
    await finish('4.0', 'Drawn above the drip');
    expect((await broken(bench)).broken).toEqual(['Note']);
    const typed = await bench.arrive();
    await bench.type(typed.labWorkId, { K: '4.0' });
    await bench.finish(typed.labWorkId, true);
    expect((await broken(bench)).broken).toEqual(['Source', 'Control']);
    const count = (await bench.tenant.ask(listAutoVerifyChecks, {})).rows.length;
    expect((await sign({ labParameterId, isOn: false })).message).toBe('Rule switched off');
    const off = await finish('4.0');
    expect(await bench.status(off.orderId)).toBe('Done');
    expect((await bench.tenant.ask(listAutoVerifyChecks, {})).rows).toHaveLength(count);
    const [rule] = (await bench.tenant.ask(getAutoVerifyRules, {})).rules;
    expect(rule).toMatchObject({ versionNo: 2, isOn: false });
    close();
  });

  it('of whom whose registration has ended leaves works to a person, and nobody is kept from finishing (HR061, LB047)', async () => {
    const { bench, tenant, labParameterId, finish, sign, control, close } = await openRuled();
    await control(4.0);
    await sign({ labParameterId, low: 3, high: 6 });
    await parts.owner.query(
      `update staff s set registration_until = current_date - 2 from app_user u
       where u.tenant_id = s.tenant_id and u.staff_id = s.staff_id and u.user_id = $2 and s.tenant_id = $1`,
      [tenant.tenantId, tenant.userIds.admin],
    );
    const { orderId } = await finish('4.0');
    expect(await bench.status(orderId)).toBe('Done');
    expect((await broken(bench)).broken).toEqual(['Rule']);
    expect((await sign({ labParameterId })).message).toMatch(/registration/i);
    close();
  });

  it('is signed by who may verify and has a registration number, of a section or of one parameter (LB041, LB046)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { tenant } = bench;
    const { sections, parameters } = await tenant.ask(getAutoVerifyRules, {});
    const [labSectionId, labParameterId] = [sections[0]?.labSectionId ?? 0, parameters[0]?.labParameterId ?? 0];
    const sign = (rule: object, as: 'clerk' | 'admin' = 'admin') =>
      tenant.call(signAutoVerifyRule, { rule: { ...anyAge, ...rule } }, { as });
    expect((await sign({ labSectionId, labParameterId })).fields).toHaveProperty(['rule.labSectionId']);
    expect((await sign({ labSectionId, low: 1 })).fields).toHaveProperty(['rule.low']);
    expect((await sign({ labParameterId, low: 2, high: 1 })).fields).toHaveProperty(['rule.high']);
    expect((await sign({ labParameterId: 1 })).message).toBe('This section or parameter does not exist');
    expect((await sign({ labSectionId }, 'clerk')).message).toBe(
      'Only a person with a registration number can sign a rule. Please have your number entered in your staff record',
    );
    expect((await sign({ labSectionId })).isFailure).toBe(false);
  });
});
