// Amendments of released results: one person proposes, another signs or declines; until then the released report stays valid.
import { getOrder } from '@charaka/contract/clinic/order/order';
import {
  declineAmendment,
  getAmendment,
  listAmendments,
  signAmendment,
} from '@charaka/contract/diagnostics/laboratory/lab-amendment';
import { amendLabReport, getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { addLabCall, verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { describe, expect, it } from 'vitest';
import { type LabBench, openLabBench, withdraw } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const amendReason = 'Typed into the wrong row';
const asAdmin = { as: 'admin' } as const;

/** A verified potassium of 5.4, whose amendments are proposed by the clerk and signed by the admin. */
async function released(isTwoStep = true) {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  const { tenantId } = tenant;
  if (!isTwoStep)
    await parts.owner.query('update lab_section set is_two_step = false where tenant_id = $1', [tenantId]);
  const { labWorkId, orderId } = await bench.arrive();
  await bench.type(labWorkId, { K: '5.4' });
  await bench.finish(labWorkId, true);
  const [reportId = 0] = (await tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, asAdmin)).reportIds;
  const { report } = await tenant.ask(getLabReport, { reportId });
  const labParameterId = report.content.tests[0]?.values[0]?.labParameterId ?? 0;
  const propose = (value: string, as: 'clerk' | 'admin' = 'clerk') =>
    tenant.call(amendLabReport, { reportId, amendReason, changes: [{ labWorkId, labParameterId, value }] }, { as });
  const waiting = async () => (await tenant.ask(listAmendments, {})).rows;
  const idOf = async () => (await waiting())[0]?.labAmendmentId ?? 0;
  const sign = async (as: 'clerk' | 'admin' = 'admin') =>
    tenant.call(signAmendment, { labAmendmentId: await idOf() }, { as });
  return { bench, tenant, labWorkId, orderId, reportId, report, propose, waiting, idOf, sign };
}

const shown = async ({ tenant }: LabBench) => (await tenant.ask(labReportWorklist.list, {})).rows[0];

describe('an amendment in a section of two steps', () => {
  it('is proposed by one person and signed by another; until then the old report stands, and says that one waits (LB040, LB048)', async () => {
    const { bench, tenant, labWorkId, orderId, reportId, report, propose, waiting, idOf, sign } = await released();
    const proposed = await propose('4.5');
    expect(proposed.message).toBe('Amendment of report 1 proposed. Another person must sign it');
    expect(proposed.output).toEqual({ reportId, isWaiting: true });
    const still = (await tenant.ask(getLabReport, { reportId })).report;
    expect(still).toMatchObject({ versionNo: 1, isNewest: true, isTwoStep: true, content: report.content });
    expect(still.amendment).toMatchObject({ amendReason, proposedByName: 'Clerk User' });
    expect(await shown(bench)).toMatchObject({ versionNo: 1, status: 'Final', isAmendmentWaiting: true });
    expect((await tenant.ask(getOrder, { order: { orderId } })).order.resultSummary).toContain('5.4');
    expect(await waiting()).toMatchObject([
      { reportNo: 1, testNames: 'Urine routine', amendReason, isCritical: false },
    ]);
    const labAmendmentId = await idOf();
    const { amendment } = await tenant.ask(getAmendment, { labAmendmentId });
    expect(amendment).toMatchObject({ isWaiting: true, isForCaller: false });
    expect(amendment.before[0]?.values[0]).toMatchObject({ valueText: '5.4', isChanged: false });
    expect(amendment.tests[0]?.values[0]).toMatchObject({ valueText: '4.5', isChanged: true });
    expect((await propose('4.6', 'admin')).message).toContain('is already waiting');
    expect((await sign('clerk')).message).toBe('Another person must verify');
    const signed = await sign();
    expect(signed.message).toBe('Report 1 amended: version 2');
    const made = (await tenant.ask(getLabReport, { reportId: signed.output.reportId })).report;
    expect(made).toMatchObject({ versionNo: 2, status: 'Amended' });
    expect(made.amendment ?? null).toBeNull();
    expect(made.content).toMatchObject({ amendReason, tests: amendment.tests });
    const { rows } = await parts.owner.query(
      `select entered_by::int as entered, value_text from lab_result where tenant_id = $1 and lab_work_id = $2 order by version_no`,
      [tenant.tenantId, labWorkId],
    );
    expect(rows.map((row) => row.value_text)).toEqual(['5.4', '4.5']);
    // The proposer entered the value; the signer verified it.
    expect(rows[1].entered).toBe(2);
    expect((await tenant.ask(getOrder, { order: { orderId } })).order.resultSummary).toContain('4.5');
    expect(await waiting()).toEqual([]);
  });

  it('with an unclear number or the same value is refused, and nothing waits (LB026, LB048)', async () => {
    const { propose, waiting } = await released();
    const name = (said: string) => said.replace(/^[^:]*(?=:)|^.*(?= is )/, '');
    expect(name((await propose('1,250')).message)).toBe(': 1,250 is not clear. Enter 1250 / 1.25');
    expect(name((await propose('5.40')).message)).toBe(' is already 5.4. Enter the value that changes');
    expect(await waiting()).toEqual([]);
  });

  it('is told to everyone who opened what it replaces, once it is signed, and to nobody else (LB048)', async () => {
    const { tenant, reportId, propose, sign } = await released();
    const told = async (as: 'clerk' | 'admin') =>
      (await tenant.ask(listNotifications, { pageNumber: 1, pageSize: 50 }, { as })).rows
        .filter(({ title }) => title.startsWith('Laboratory report'))
        .map(({ title, path }) => [title, path]);
    // The clerk has opened the report, and the admin, who signs; a third has not.
    await tenant.ask(getLabReport, { reportId }, asAdmin);
    await propose('4.5');
    expect(await told('clerk')).toEqual([]);
    const second = (await sign()).output.reportId;
    const news = ['Laboratory report 1, which you opened, was amended: version 2', 'investigation/report'];
    expect(await told('clerk')).toEqual([news]);
    expect(await told('admin')).toEqual([]);
    const { rows } = await parts.owner.query<{ count: number }>(
      `select count(*)::int from hms_notification where tenant_id = $1 and title_code like '%openedReportAmended'`,
      [tenant.tenantId],
    );
    expect(rows[0]?.count).toBe(1);
    // A withdrawn report is a new version too, and everyone who opened an earlier version is notified.
    await tenant.ask(getLabReport, { reportId: second }, asAdmin);
    await withdraw(tenant, second);
    expect(await told('clerk')).toHaveLength(2);
  });

  it('is refused by the database of the same person, and when it was decided; what is proposed stays as it is (LB040, LB048)', async () => {
    const { tenant, propose, sign } = await released();
    await propose('4.5');
    const { tenantId } = tenant;
    const write = (set: string) =>
      parts.owner.query(`update lab_amendment set ${set} where tenant_id = $1`, [tenantId]);
    const signedBy = (who: string) =>
      write(`status = 'Signed', decided_at = now(), decided_by = ${who}, signed_report_id = lab_report_id`);
    await expect(signedBy('proposed_by')).rejects.toThrow('lab_amendment_two_persons');
    await expect(write(`is_two_step = false`)).rejects.toThrow('decided once');
    await expect(write(`changes = '[]'`)).rejects.toThrow('decided once');
    await sign();
    await expect(signedBy('1')).rejects.toThrow('decided once');
  });

  it('is decided once: of two who sign it at the same instant, or of one who signs and one who declines, the second is told (LB040)', async () => {
    const { tenant, propose, idOf } = await released();
    await propose('4.5');
    const labAmendmentId = await idOf();
    const sign = () => tenant.call(signAmendment, { labAmendmentId }, asAdmin);
    const decline = () => tenant.call(declineAmendment, { labAmendmentId, reason: 'Not so' });
    const answers = await Promise.all([sign(), sign(), decline()]);
    const refused = answers.filter(({ isFailure }) => isFailure);
    expect(refused.map(({ message }) => message)).toEqual(
      Array(2).fill('This amendment was decided in the meantime. Please look again'),
    );
    const { rows } = await parts.owner.query(
      `select (select count(*)::int from lab_report r where r.tenant_id = m.tenant_id) as versions, status from lab_amendment m
       where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      rows[0].status === 'Signed' ? { versions: 2, status: 'Signed' } : { versions: 1, status: 'Declined' },
    ]);
  });

  it('waits one at a time: of two who propose at the same instant one is told that one waits (LB048)', async () => {
    const { propose, waiting } = await released();
    const answers = await Promise.all([propose('4.5'), propose('4.6', 'admin')]);
    expect(answers.map(({ isFailure }) => isFailure).toSorted()).toEqual([false, true]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is declined with a reason: the report stays, and another may be proposed (LB048)', async () => {
    const { bench, tenant, propose, idOf, waiting } = await released();
    await propose('4.5');
    const labAmendmentId = await idOf();
    const decline = (reason: string, as: 'admin' | 'viewer' = 'admin') =>
      tenant.call(declineAmendment, { labAmendmentId, reason }, { as });
    expect((await decline('no')).fields).toHaveProperty(['reason']);
    expect((await decline('Measured rightly', 'viewer')).status).toBe(403);
    expect((await decline('Measured rightly')).message).toBe('Amendment of report 1 declined');
    expect(await shown(bench)).toMatchObject({ versionNo: 1, isAmendmentWaiting: false });
    expect((await tenant.ask(getAmendment, { labAmendmentId })).amendment.isWaiting).toBe(false);
    expect((await propose('4.6')).isFailure).toBe(false);
    expect(await waiting()).toHaveLength(1);
  });

  it('to a critical value is signed once somebody was told of it since; the database refuses it too (LB044)', async () => {
    const { tenant, labWorkId, propose, sign } = await released();
    const call = { labWorkId, isReached: true, toldName: 'Sister Mary', isReadBack: true } as const;
    expect((await tenant.call(addLabCall, { call })).isFailure).toBe(true);
    await propose('6.9');
    expect((await sign()).message).toBe('Please log the call for Potassium 6.9');
    await expect(
      parts.owner.query(
        `update lab_amendment set status = 'Signed', decided_at = now(), decided_by = 1, signed_report_id = lab_report_id
         where tenant_id = $1`,
        [tenant.tenantId],
      ),
    ).rejects.toThrow('nobody was told');
    await tenant.ask(addLabCall, { call });
    expect((await sign()).message).toBe('Report 1 amended: version 2');
  });

  it('goes with a result that is struck out, and is of its own hospital alone (LB048, OR045)', async () => {
    const [scene, other] = [await released(), await released()];
    await scene.propose('4.5');
    const labAmendmentId = await scene.idOf();
    for (const refused of [
      await other.tenant.call(getAmendment, { labAmendmentId: labAmendmentId + 100_000 }),
      await other.tenant.call(signAmendment, { labAmendmentId: labAmendmentId + 100_000 }, asAdmin),
    ])
      expect(refused.message).toBe('This amendment does not exist');
    await withdraw(scene.tenant, scene.reportId);
    expect(await scene.waiting()).toEqual([]);
    expect((await scene.tenant.call(signAmendment, { labAmendmentId }, asAdmin)).isFailure).toBe(true);
  });
});

describe('an amendment in a section of one step', () => {
  it('is made at once by one person; one that makes a value critical waits for the call, and is signed by the same (LB040, LB044)', async () => {
    const { tenant, labWorkId, propose, waiting, sign } = await released(false);
    const first = await propose('4.5', 'admin');
    expect([first.message, first.output.isWaiting]).toEqual(['Report 1 amended: version 2', false]);
    const { report } = await tenant.ask(getLabReport, { reportId: first.output.reportId });
    const labParameterId = report.content.tests[0]?.values[0]?.labParameterId ?? 0;
    const critical = { reportId: report.reportId, amendReason, changes: [{ labWorkId, labParameterId, value: '6.9' }] };
    const proposed = await tenant.call(amendLabReport, critical, asAdmin);
    expect(proposed.message).toContain('Please log the call');
    expect(await waiting()).toMatchObject([{ isCritical: true }]);
    expect((await sign()).message).toBe('Please log the call for Potassium 6.9');
    for (const _ of [1, 2])
      await tenant.ask(addLabCall, { call: { labWorkId, isReached: false, toldName: 'Ward 2', isReadBack: false } });
    expect((await sign()).message).toBe('Report 1 amended: version 3');
  });
});
