// Reflex tests: the test that a verified value adds, its price and order group, and the reasons for adding none.
import { getOrder, listOrders } from '@charaka/contract/clinic/order/order';
import { amendLabReport, getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { collectSpecimens } from '@charaka/contract/diagnostics/laboratory/specimen';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { addLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { getReflexRules, listReflexOrders, signReflexRule } from '@charaka/contract/diagnostics/quality/reflex-rule';
import { beforeAll, expect, it } from 'vitest';
import { type LabBench, openLabBench, signProposed } from '../../../test-support/patient/lab-bench.ts';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import { urineTest } from '../../../test-support/record/lab-catalogue.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
let bench: LabBench;
/** Potassium, and the test that a protocol adds. */
let asked = { labParameterId: 0, labTestId: 0 };

const sign = (rule: object, as: 'admin' | 'clerk' = 'admin') =>
  bench.tenant.call(
    signReflexRule,
    { rule: { ...asked, asksWhen: 'Above', limitValue: 5, protocolText: 'Potassium above 5', isOn: true, ...rule } },
    { as },
  );

/** Types a potassium, finishes and verifies it as another person. */
async function verified(value: string) {
  const arrived = await bench.arrive();
  await bench.type(arrived.labWorkId, { K: value });
  await bench.finish(arrived.labWorkId, true);
  const { reportIds } = await bench.tenant.ask(verifyWork, { labWorkIds: [arrived.labWorkId] }, { as: 'admin' });
  return { ...arrived, reportId: reportIds[0] ?? 0 };
}

const ordersOf = async () => (await bench.tenant.ask(listOrders, { admissionId: bench.admissionId })).orders;
const byProtocol = async () => (await ordersOf()).filter(({ orderName }) => orderName.endsWith('(by protocol)'));
const made = async () => (await bench.tenant.ask(listReflexOrders, {})).rows;

beforeAll(async () => {
  bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  // The x-ray charge becomes a laboratory test here: the tenant has no further investigation.
  await parts.owner.query(`update charge set charge_type_id = 3 where tenant_id = $1 and charge_id = $2`, [
    tenant.tenantId,
    orderable.xray,
  ]);
  const added = await tenant.ask(addLabTest, {
    labTest: { ...(await urineTest(tenant, ['CL'])), chargeId: orderable.xray },
  });
  const { parameters } = await tenant.ask(getReflexRules, {});
  const named = parameters.find(({ parameterName }) => parameterName === 'Potassium');
  asked = { labParameterId: named?.labParameterId ?? 0, labTestId: added.labTest.labTestId };
});

it('is signed by who may verify and has a registration number, as a version of its own (LB041, LB058)', async () => {
  expect((await sign({}, 'clerk')).message).toBe(
    'Only a person with a registration number can sign a rule. Please have your number entered in your staff record',
  );
  expect((await sign({ limitValue: null })).fields).toHaveProperty(['rule.limitValue']);
  expect((await sign({ asksWhen: 'Abnormal' })).fields).toHaveProperty(['rule.limitValue']);
  expect((await sign({ labTestId: 9 })).message).toBe('This parameter or test does not exist');
  const { tests } = await bench.tenant.ask(getReflexRules, {});
  const ownTest = tests.find(({ labTestId }) => labTestId !== asked.labTestId)?.labTestId ?? 0;
  expect((await sign({ labTestId: ownTest })).fields).toEqual({
    'rule.labTestId': 'A protocol cannot add the test that starts it. Please choose another test',
  });
  expect((await sign({ limitValue: 9 })).message).toBe('Protocol signed');
  expect((await sign({})).message).toBe('Protocol signed');
  expect((await bench.tenant.ask(getReflexRules, {})).rules).toMatchObject([
    { ...asked, versionNo: 2, limitValue: 5, parameterName: 'Potassium', isOn: true },
  ]);
});

it('is added to the group of the result when this is verified, named by protocol and at its price; a normal one adds nothing (LB058)', async () => {
  await verified('4.0');
  expect(await byProtocol()).toEqual([]);
  const before = await bench.charged();
  const { orderId, specimenNo, reportId } = await verified('5.4');
  const [added] = await byProtocol();
  const cause = (await bench.tenant.ask(getOrder, { order: { orderId } })).order;
  expect(added).toMatchObject({
    orderGroupId: cause.orderGroupId,
    lineNo: 2,
    chargeId: orderable.xray,
    status: 'Ordered',
    instruction: 'Potassium above 5',
    orderedByName: cause.orderedByName,
    priority: cause.priority,
  });
  expect(await made()).toMatchObject([{ specimenNo, causeName: cause.orderName, leftOut: null }]);
  // The report waits for it, and it is charged as any other order: when its work begins.
  const { report } = await bench.tenant.ask(getLabReport, { reportId });
  expect(report.status).toBe('Preliminary');
  expect((await bench.charged()).length).toBe(before.length + 1);
  const { specimenId } = await bench.label(added?.orderId ?? 0);
  await bench.tenant.ask(collectSpecimens, { specimenIds: [specimenId], identifiedBy: 'Wristband' });
  expect((await bench.charged()).at(-1)?.[1]).toBe(35_000);
});

it('is not asked for while it is open, and an amended value asks as a verified one does (LB058)', async () => {
  const again = await verified('5.6');
  expect((await made())[0]).toMatchObject({ specimenNo: again.specimenNo, leftOut: 'AskedAlready' });
  await parts.owner.query(
    `update clinical_order set status = 'Cancelled', status_reason = 'Not needed any more' where tenant_id = $1 and charge_id = $2`,
    [bench.tenant.tenantId, orderable.xray],
  );
  const { labWorkId, reportId, specimenNo } = await verified('4.1');
  const changes = [{ labWorkId, labParameterId: asked.labParameterId, value: '5.8' }];
  await bench.tenant.ask(amendLabReport, { reportId, amendReason: 'The tubes were mixed up', changes });
  await signProposed(bench.tenant);
  expect((await made())[0]).toMatchObject({ specimenNo, leftOut: null });
});

it('tells nobody by its order what a confidential test found (LB056, LB058)', async () => {
  const { tenantId } = bench.tenant;
  const mark = (isConfidential: boolean) =>
    parts.owner.query('update lab_test set is_confidential = $2 where tenant_id = $1 and charge_id = $3', [
      tenantId,
      isConfidential,
      orderable.urine,
    ]);
  await parts.owner.query(
    `update clinical_order set status = 'Cancelled', status_reason = 'Not needed any more' where tenant_id = $1 and charge_id = $2`,
    [tenantId, orderable.xray],
  );
  await mark(true);
  const { specimenNo } = await verified('5.9');
  expect((await made())[0]).toMatchObject({ specimenNo, leftOut: null });
  const added = (await ordersOf()).find((one) => one.chargeId === orderable.xray && one.status === 'Ordered');
  expect(added).toMatchObject({ orderName: 'Chest x-ray', instruction: null });
  await mark(false);
});

it('is never added on a closed account: the result is verified all the same, and the page says why (LB058)', async () => {
  const { labWorkId, specimenNo } = await bench.arrive();
  await bench.type(labWorkId, { K: '5.9' });
  await bench.finish(labWorkId, true);
  await parts.owner.query('update admission set is_final_bill = true where tenant_id = $1 and admission_id = $2', [
    bench.tenant.tenantId,
    bench.admissionId,
  ]);
  const count = (await ordersOf()).length;
  const verifiedNow = await bench.tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
  expect(verifiedNow.message).toBe('Verified: 1');
  expect((await made())[0]).toMatchObject({ specimenNo, leftOut: 'AccountClosed' });
  expect((await ordersOf()).length).toBe(count);
  expect((await bench.tenant.ask(labReportWorklist.list, {})).rows[0]?.status).toBe('Final');
});

it('is added no more when the protocol is off, and neither is the test of another group tied to it (LB058)', async () => {
  await parts.owner.query('update admission set is_final_bill = false where tenant_id = $1 and admission_id = $2', [
    bench.tenant.tenantId,
    bench.admissionId,
  ]);
  expect((await sign({ isOn: false })).message).toBe('Protocol switched off');
  const count = (await made()).length;
  const { orderId } = await verified('5.7');
  expect((await made()).length).toBe(count);
  const { tenantId } = bench.tenant;
  await expect(
    parts.owner.query(
      `insert into reflex_order (tenant_id, hospital_id, reflex_rule_id, lab_work_id, clinical_order_id, added_at)
       select k.tenant_id, k.hospital_id, k.reflex_rule_id, k.lab_work_id, $2, now() from reflex_order k
       where k.tenant_id = $1 and k.clinical_order_id is not null limit 1`,
      [tenantId, orderId],
    ),
  ).rejects.toThrow('another order group');
});
