// Verifying and reports: two persons, calls about critical results, versions that stay for ever as they were signed.
import { randomUUID } from 'node:crypto';
import { addCriticalCall } from '@charaka/contract/clinic/order/critical-call';
import { getOrder, orderWorklist } from '@charaka/contract/clinic/order/order';
import { getPatientTimeline } from '@charaka/contract/clinic/timeline/timeline';
import { repeatWork, returnWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { amendLabReport, getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { addLabCall, getWork, verifyWork, verifyWorklist } from '@charaka/contract/diagnostics/laboratory/verify';
import { getLabTest, listLabTests, updateLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { describe, expect, it } from 'vitest';
import { type LabBench, openLabBench, signProposed, type Values } from '../../../test-support/patient/lab-bench.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

async function finished(bench: LabBench, values: Values) {
  const work = await bench.arrive();
  await bench.type(work.labWorkId, values);
  expect((await bench.finish(work.labWorkId, true)).isFailure).toBe(false);
  return work;
}

const verify = ({ tenant }: LabBench, labWorkIds: number[], as: 'clerk' | 'admin' = 'admin') =>
  tenant.call(verifyWork, { labWorkIds }, { as });
const called = { isReached: true, toldName: 'Sister Mary', isReadBack: true } as const;

describe('verifying', () => {
  it('takes another person than the technician; the database refuses the same one as well (LB040)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId, orderId } = await finished(bench, { K: '4.0' });
    expect((await verify(bench, [labWorkId], 'clerk')).message).toBe('Another person must verify');
    await expect(
      parts.owner.query(
        `update lab_work set status = 'Verified', verified_by = finished_by, verified_at = now() where tenant_id = $1`,
        [bench.tenant.tenantId],
      ),
    ).rejects.toThrow('lab_work_two_persons');
    const twins = await Promise.all([verify(bench, [labWorkId]), verify(bench, [labWorkId])]);
    expect(twins.filter(({ isFailure }) => isFailure)).toHaveLength(1);
    expect(await bench.status(orderId)).toBe('Verified');
  });

  it('of a critical value waits for a call, or for two tries that reached nobody; the database too (LB044)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId } = await finished(bench, { K: '6.9' });
    const call = (told: object) => bench.tenant.call(addLabCall, { call: { ...called, labWorkId, ...told } });
    expect((await verify(bench, [labWorkId])).message).toBe('Please log the call for Potassium 6.9');
    await expect(
      parts.owner.query(
        `update lab_work set status = 'Verified', verified_by = 1, verified_at = now() where tenant_id = $1`,
        [bench.tenant.tenantId],
      ),
    ).rejects.toThrow('nobody was told');
    expect((await call({ isReadBack: false })).fields).toHaveProperty(['call.isReadBack']);
    const inVain = { call: { ...called, labWorkId, isReached: false, isReadBack: false } };
    const key = randomUUID();
    // A try that is sent twice, as by two clicks, is one.
    await Promise.all([key, key].map((same) => bench.tenant.call(addLabCall, inVain, { key: same })));
    expect((await verify(bench, [labWorkId])).isFailure).toBe(true);
    await call({ isReached: false, isReadBack: false });
    expect((await verify(bench, [labWorkId])).isFailure).toBe(false);
  });

  it('takes no call about an earlier measurement for one about the critical value that stands; the database neither (LB038, LB044)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId } = await finished(bench, { K: '6.9' });
    const call = () => bench.tenant.ask(addLabCall, { call: { ...called, labWorkId } });
    await call();
    await bench.tenant.ask(repeatWork, { labWorkId, reason: 'Haemolysis suspected' });
    await bench.type(labWorkId, { K: '2.1' });
    await bench.finish(labWorkId, true);
    expect((await verify(bench, [labWorkId])).message).toBe('Please log the call for Potassium 2.1');
    await expect(
      parts.owner.query(
        `update lab_work set status = 'Verified', verified_by = 1, verified_at = now() where tenant_id = $1`,
        [bench.tenant.tenantId],
      ),
    ).rejects.toThrow('nobody was told');
    expect((await bench.tenant.ask(verifyWorklist.list, {})).rows).toMatchObject([{ callCount: 0 }]);
    await call();
    expect((await verify(bench, [labWorkId])).isFailure).toBe(false);
  });

  it('shows what is critical first, and takes it by itself, normal ones together (LB043)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const normal = [await finished(bench, { K: '4.0' }), await finished(bench, { K: '4.1' })];
    const critical = await finished(bench, { K: '6.9' });
    await bench.tenant.ask(addLabCall, { call: { ...called, labWorkId: critical.labWorkId } });
    const { rows } = await bench.tenant.ask(verifyWorklist.list, {});
    expect(rows[0]).toMatchObject({ labWorkId: critical.labWorkId, isCritical: true, callCount: 1 });
    const ids = normal.map(({ labWorkId }) => labWorkId);
    expect((await verify(bench, [...ids, critical.labWorkId])).message).toBe(
      'Verify a critical result separately: Urine routine',
    );
    expect((await verify(bench, ids)).output.reportIds).toHaveLength(2);
    expect((await verify(bench, [critical.labWorkId])).isFailure).toBe(false);
  });

  it('compares with the last verified value of the patient; what jumps is confirmed before it is finished (LB034)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const first = await finished(bench, { K: '4.0' });
    await verify(bench, [first.labWorkId]);
    const { labWorkId } = await bench.arrive();
    const { cells } = await bench.type(labWorkId, { K: '5.1' });
    expect(cells.K).toMatchObject({ isDelta: true, previousText: '4.0' });
    expect((await bench.finish(labWorkId)).message).toBe(
      'Please confirm or repeat values that differ from the previous result: Potassium',
    );
    await bench.finish(labWorkId, true);
    const { work } = await bench.tenant.ask(getWork, { labWorkId });
    expect(work.values).toMatchObject([{ valueText: '5.1', isDelta: true, before: [{ valueText: '4.0' }] }]);
  });

  it('gives a work back with a reason, and its order is in progress again', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId, orderId } = await finished(bench, { K: '4.0' });
    await bench.tenant.ask(returnWork, { labWorkId, reason: 'Check the dilution' }, { as: 'admin' });
    expect(await bench.status(orderId)).toBe('InProgress');
    expect((await bench.type(labWorkId, { K: '4.2' })).cells.K?.valueText).toBe('4.2');
    expect((await bench.finish(labWorkId)).isFailure).toBe(false);
  });
});

describe('a report', () => {
  it('is made with the order and its result in one transaction, and read by the doctor (LB045, LB053)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId, orderId, specimenNo } = await finished(bench, { K: '5.4' });
    const [reportId = 0] = (await verify(bench, [labWorkId])).output.reportIds;
    const { order } = await bench.tenant.ask(getOrder, { order: { orderId } });
    expect(order).toMatchObject({ status: 'Verified', resultSummary: 'Potassium 5.4 mmol/L H (3.5 - 5.1)' });
    const { report } = await bench.tenant.ask(getLabReport, { reportId });
    expect(report).toMatchObject({ reportNo: 1, versionNo: 1, status: 'Final', isNewest: true });
    expect(report.contentSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(report.content.tests).toMatchObject([
      { testName: 'Urine routine', specimenNo, values: [{ parameterName: 'Potassium', valueText: '5.4', flag: 'H' }] },
    ]);
  });

  it('is preliminary while something of its section is open, and final under the same number (LB051, LB052)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const orders = await bench.sign({}, { isRepeatConfirmed: true });
    expect(orders).toHaveLength(2);
    const { specimenId, specimenNo } = await bench.label(...orders);
    await bench.receive(specimenId, specimenNo);
    const works = (await bench.works()).map(({ labWorkId }) => labWorkId);
    const seen: unknown[] = [];
    for (const labWorkId of works) {
      await bench.type(labWorkId, { K: '4.0' });
      await bench.finish(labWorkId, true);
      const [reportId = 0] = (await verify(bench, [labWorkId])).output.reportIds;
      const { report } = await bench.tenant.ask(getLabReport, { reportId });
      seen.push([report.reportNo, report.versionNo, report.status]);
    }
    expect(seen).toEqual([
      [1, 1, 'Preliminary'],
      [1, 2, 'Final'],
    ]);
  });

  it('misses no value that is verified where two verify works of one group at once; the age is that of the day here (LB045, LB053)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { specimenId, specimenNo } = await bench.label(...(await bench.sign({}, { isRepeatConfirmed: true })));
    await bench.receive(specimenId, specimenNo);
    // Half past one in the night of Calcutta is the evening before in London.
    await parts.owner.query(`update specimen set collected_at = '2026-11-20T20:00:00Z' where tenant_id = $1`, [
      bench.tenant.tenantId,
    ]);
    await parts.owner.query(
      `update patient set birth_date = '2026-11-20' where tenant_id = $1 and patient_id in
        (select patient_id from specimen where tenant_id = $1)`,
      [bench.tenant.tenantId],
    );
    const works = (await bench.works()).map(({ labWorkId }) => labWorkId);
    for (const labWorkId of works) {
      await bench.type(labWorkId, { K: '4.0' });
      await bench.finish(labWorkId, true);
    }
    await parts.owner.query(`update lab_parameter set shown_unit = 'mg/dL' where tenant_id = $1 and code = 'K'`, [
      bench.tenant.tenantId,
    ]);
    const both = await Promise.all(works.map((labWorkId) => verify(bench, [labWorkId])));
    expect(both.map(({ isFailure }) => isFailure)).toEqual([false, false]);
    const { rows } = await bench.tenant.ask(labReportWorklist.list, {});
    expect(rows).toMatchObject([{ versionNo: 2, status: 'Final' }]);
    const { content } = (await bench.tenant.ask(getLabReport, { reportId: rows[0]?.reportId ?? 0 })).report;
    expect(content.tests.flatMap(({ values }) => values.map(({ unit }) => unit))).toEqual(['mmol/L', 'mmol/L']);
    expect(content.ageText).toBe('1D');
  });

  it('is changed only by an amendment with a reason; old and new stay, and the order tells the new result (LB048, LB049)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId, orderId } = await finished(bench, { K: '5.4' });
    const [reportId = 0] = (await verify(bench, [labWorkId])).output.reportIds;
    const { report } = await bench.tenant.ask(getLabReport, { reportId });
    const labParameterId = report.content.tests[0]?.values[0]?.labParameterId ?? 0;
    const amend = (value: string, amendReason: string) =>
      bench.tenant.call(amendLabReport, { reportId, amendReason, changes: [{ labWorkId, labParameterId, value }] });
    expect((await amend('4.5', 'wrong')).fields).toHaveProperty(['amendReason']);
    expect((await amend('many', 'Typed into the wrong row')).message).toContain('please check the value');
    await amend('4.5', 'Typed into the wrong row');
    await signProposed(bench.tenant);
    expect((await amend('4.6', 'Typed into the wrong row')).message).toBe(
      'This version was replaced in the meantime. Please look again',
    );
    const { rows } = await bench.tenant.ask(labReportWorklist.list, {});
    expect(rows).toMatchObject([{ reportNo: 1, versionNo: 2, status: 'Amended' }]);
    const countOn = async (day: string) =>
      (await bench.tenant.ask(labReportWorklist.list, { fromDate: day, toDate: day })).totalCount;
    expect([await countOn(dayOf()), await countOn(dayOf(-1)), await countOn(dayOf(1))]).toEqual([1, 0, 0]);
    const amended = (await bench.tenant.ask(getLabReport, { reportId: rows[0]?.reportId ?? 0 })).report;
    expect(amended.content.tests[0]?.values[0]).toMatchObject({ isChanged: true });
    expect(amended.content.amendReason).toBe('Typed into the wrong row');
    expect(amended.content.replacesAt).toBe(report.verifiedAt);
    const before = (await bench.tenant.ask(getLabReport, { reportId })).report;
    expect(before).toMatchObject({ isNewest: false, content: report.content, contentSha256: report.contentSha256 });
    const { order } = await bench.tenant.ask(getOrder, { order: { orderId } });
    expect(order.resultSummary).toMatch(/^Potassium 4\.5/);
  });

  it('with a confidential test is read by who ordered it and by the laboratory; its values stand nowhere else (LB056)', async () => {
    const bench = await openLabBench(parts, ['K'], { isConfidential: true });
    const { tenant } = bench;
    const { labWorkId, orderId } = await finished(bench, { K: '5.4' });
    const [reportId = 0] = (await verify(bench, [labWorkId])).output.reportIds;
    const { order } = await tenant.ask(getOrder, { order: { orderId } });
    expect(order.resultSummary).toBe('Confidential: see the laboratory report');
    const seen = async () => [
      (await tenant.ask(labReportWorklist.list, {})).totalCount,
      (await tenant.call(getLabReport, { reportId })).message,
    ];
    expect((await seen())[0]).toBe(1);
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and menu_path = 'confidential-results'`,
      [tenant.tenantId],
    );
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    await expect.poll(seen).toEqual([0, 'This report does not exist']);
  });

  it('of before is hidden as well when a test is marked confidential (LB056)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { tenant } = bench;
    const { labWorkId, orderId } = await finished(bench, { K: '5.4' });
    const [reportId = 0] = (await verify(bench, [labWorkId])).output.reportIds;
    const kept = async () => {
      const { rows } = await parts.owner.query<{ isConfidential: boolean }>(
        `select is_confidential as "isConfidential" from lab_report where tenant_id = $1 and lab_report_id = $2`,
        [tenant.tenantId, reportId],
      );
      const { order } = await tenant.ask(getOrder, { order: { orderId } });
      return [rows[0]?.isConfidential, order.resultSummary];
    };
    expect(await kept()).toEqual([false, expect.stringMatching(/^Potassium 5\.4/)]);
    const [test] = (await tenant.ask(listLabTests, {}, { as: 'admin' })).rows;
    const { labTest } = await tenant.ask(getLabTest, { labTest: { labTestId: test?.labTestId ?? 0 } }, { as: 'admin' });
    const { isActive: _, ...typed } = labTest;
    await tenant.ask(updateLabTest, { labTest: { ...typed, isConfidential: true } }, { as: 'admin' });
    expect(await kept()).toEqual([true, 'Confidential: see the laboratory report']);
  });

  it('of a confidential test is told as critical to who ordered it alone, beside the laboratory (LB056)', async () => {
    const bench = await openLabBench(parts, ['K'], { isConfidential: true });
    const { tenant } = bench;
    const { labWorkId, orderId } = await finished(bench, { K: '6.9' });
    expect((await tenant.ask(verifyWorklist.list, {})).rows).toMatchObject([{ labWorkId, isCritical: true }]);
    const { order } = await tenant.ask(getOrder, { order: { orderId } });
    const told = async () => [
      (await tenant.ask(getOrder, { order: { orderId } })).order.isCritical,
      (await tenant.ask(getOrder, { order: { orderId } })).calls.length,
      (await tenant.ask(orderWorklist.list, { waits: 'Critical' })).totalCount,
      (await tenant.ask(getPatientTimeline, { patientId: order.patientId })).events.some((one) => one.isCritical),
    ];
    expect(await told()).toEqual([false, 0, 0, false]);
    const call = { orderId, outcome: 'Told', toldTo: 'Sister Mary', isReadBack: true } as const;
    expect((await tenant.call(addCriticalCall, { call })).isFailure).toBe(true);
    const become = async (staffId: number | null) => {
      await parts.owner.query('update app_user set staff_id = $2 where tenant_id = $1 and user_id = 2', [
        tenant.tenantId,
        staffId,
      ]);
      await parts.owner.query(`select pg_notify('charaka', $1)`, [
        JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
      ]);
    };
    await become(1);
    await expect.poll(told).toEqual([true, 0, 1, true]);
    await tenant.ask(addCriticalCall, { call });
    expect(await told()).toEqual([true, 1, 0, true]);
    await become(null);
    await expect.poll(told).toEqual([false, 0, 0, false]);
  });

  it('needs the right of each step, and is of its own hospital alone', async () => {
    const [bench, other] = [await openLabBench(parts, ['K']), await openLabBench(parts, ['K'])];
    const { labWorkId } = await finished(bench, { K: '4.0' });
    expect((await bench.tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'viewer' })).status).toBe(403);
    expect((await verify(other, [labWorkId])).message).toBe('This test does not exist in the laboratory');
    const [reportId = 0] = (await verify(bench, [labWorkId])).output.reportIds;
    expect((await other.tenant.call(getLabReport, { reportId })).message).toBe('This report does not exist');
    expect((await other.tenant.call(getWork, { labWorkId })).message).toBe(
      'This test does not exist in the laboratory',
    );
  });
});
