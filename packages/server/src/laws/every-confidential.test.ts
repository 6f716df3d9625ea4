// Walks every call that reads: role 0 without the action right finds no value of a confidential test, and its name only in work on the test.

import { getConsultation, saveDraft, signConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import { confidentialTest } from '@charaka/contract/clinic/order/confidential';
import { checkOrders } from '@charaka/contract/clinic/order/order-alert';
import { menu } from '@charaka/contract/composition/menu';
import { screensOf } from '@charaka/contract/composition/needed-right';
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { getWork, verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { listAuditLog } from '@charaka/contract/foundation/access/audit';
import type { DeedName } from '@charaka/contract/kernel/deed';
import { expect, it } from 'vitest';
import { openLabBench } from '../../test-support/patient/lab-bench.ts';
import { dayOf, holdOpd } from '../../test-support/patient/opd-day.ts';
import { orderable } from '../../test-support/patient/order-desk.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import type { TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();
const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);

const NAME = 'Zymurgin screening';
const VALUE = '5.47';

/** Calls that show the name of the test, by the reason. */
const named: Readonly<Record<string, readonly string[]>> = {
  'the price list, the catalogue and their pickers name tests, and no patient': [
    '/Charge/ExportCharge',
    '/Charge/GetAllCharges',
    '/Charge/ShowChargesRates',
    '/CounterBill/FindCharges',
    '/ClinicalOrder/FindOrderables',
    '/Orderable/GetOrderableCharges',
    '/LabTest/GetAllLabTests',
    '/LabTest/GetInvestigations',
    '/Quality/GetReflexRules',
  ],
  'a change of the price list is in the audit log': ['/Audit/GetAllAuditLog'],
  'the laboratory collects, receives, keeps and sends the specimen': [
    '/Lab/GetAllSpecimens',
    '/Lab/GetKeptSpecimens',
    '/Lab/GetCollectionList',
  ],
  'the counter bills what the visit ordered': ['/CounterBill/GetUnbilledOrders'],
  'the bill of the patient names what is paid': [
    '/IPD/GetIPDPatientBillById',
    '/IPD/GetIpdServiceChargeById',
    '/IPD/PreviewIpdTPA',
  ],
};

/** A verified confidential result, and one that waits at the bench. */
async function openConfidential() {
  const bench = await openLabBench(parts, ['K'], { isConfidential: true });
  const { tenant } = bench;
  await parts.owner.query(`update charge set charge_name = $2 where tenant_id = $1 and charge_id = 3`, [
    tenant.tenantId,
    NAME,
  ]);
  const work = async () => {
    const { labWorkId, orderId, specimenId, specimenNo } = await bench.arrive();
    await bench.type(labWorkId, { K: VALUE });
    return { labWorkId, orderId, specimenId, specimenNo };
  };
  const verified = await work();
  await bench.finish(verified.labWorkId, true);
  const [reportId = 0] = (await tenant.ask(verifyWork, { labWorkIds: [verified.labWorkId] }, { as: 'admin' }))
    .reportIds;
  const atBench = await work();
  return { bench, tenant, verified, atBench, reportId };
}

/** A visit of the patient to doctor 1, the clerk, whose note orders the test. */
async function noteOf(tenant: TestTenant, patientId: number, orderedNames: readonly string[]) {
  await parts.owner.query(`update app_user set staff_id = 1 where tenant_id = $1 and user_id = 2`, [tenant.tenantId]);
  await parts.owner.query(`select pg_notify('charaka', $1)`, [
    JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
  ]);
  await holdOpd(tenant, 50);
  const { visit } = await tenant.ask(addVisit, {
    visit: { patientId, doctorId: 1, visitOn: dayOf(), complaint: 'Fever' },
  });
  const { visitId } = visit;
  const { consultation } = await tenant.ask(getConsultation, { visitId });
  const orders = orderedNames.map((orderName) => ({
    chargeId: orderable.urine,
    orderName,
    isUrgent: false,
    isRepeatConfirmed: true,
  }));
  return { visitId, patientId, revision: consultation.revision, content: { ...consultation.content, orders } };
}

async function takeRight(tenant: TestTenant, ...rights: DeedName[]): Promise<void> {
  await parts.owner.query(
    `update role_permission set can_view = false where tenant_id = $1 and role_id = 0 and menu_path = any($2::text[])`,
    [tenant.tenantId, rights],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [
    JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
  ]);
}

it('role 0 without the right reads no confidential value, and its name in work on it alone (LB056)', async () => {
  const { bench, tenant, verified, atBench, reportId } = await openConfidential();
  const { admissionId } = bench;
  const { rows } = await parts.owner.query<{ patientId: number; encounterId: number; orderGroupId: number }>(
    `select patient_id::integer as "patientId", encounter_id::integer as "encounterId", order_group_id::integer as "orderGroupId"
     from clinical_order where tenant_id = $1 and clinical_order_id = $2`,
    [tenant.tenantId, verified.orderId],
  );
  const typed = await noteOf(tenant, rows[0]?.patientId ?? 0, [NAME]);
  const { visitId } = typed;
  const { revision } = await tenant.ask(saveDraft, typed);
  await takeRight(tenant, 'confidential-results');
  const report = async () => (await tenant.call(getLabReport, { reportId }, { as: 'admin' })).message;
  await expect.poll(report).toBe('This report does not exist');
  const orderNames = async (as: 'admin' | 'clerk') => {
    const { consultation } = await tenant.ask(getConsultation, { visitId }, { as });
    return consultation.content.orders.map(({ orderName }) => orderName);
  };
  expect([await orderNames('clerk'), await orderNames('admin')]).toEqual([[NAME], [confidentialTest]]);
  await tenant.ask(signConsultation, { ...typed, revision });
  expect([await orderNames('clerk'), await orderNames('admin')]).toEqual([[NAME], [confidentialTest]]);
  const asked = { admissionId, lines: [{ chargeId: orderable.urine }] };
  const { lines } = await tenant.ask(checkOrders, asked, { as: 'admin' });
  expect(lines[0]?.alerts).toMatchObject([
    { kind: 'DuplicateOrder', severity: 'Warn', about: confidentialTest, earlierOrderId: null },
  ]);
  const found: string[] = [];
  for (const one of [verified, atBench]) {
    const known = {
      ...rows[0],
      ...one,
      admissionId,
      visitId,
      reportId,
      pageSize: 0,
      pageNumber: 0,
      text: NAME,
      searchText: 'Zym',
    };
    for (const endpoint of endpoints.filter(({ effect }) => effect === 'read')) {
      const body = sampleBody(endpoint.input, { ...known, clinicalOrderId: one.orderId });
      const { wire } = await tenant.call(endpoint, {} as never, { as: 'admin', body });
      // The seconds of a moment may read as the value.
      const said = JSON.stringify(wire).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+/g, '');
      expect(said, `${endpoint.path} tells the value`).not.toContain(VALUE);
      if (said.includes(NAME)) found.push(endpoint.path);
    }
  }
  expect([...new Set(found)].toSorted()).toEqual(Object.values(named).flat().toSorted());
  const { rows: audited } = await tenant.ask(listAuditLog, { pageNumber: 0, pageSize: 0 }, { as: 'admin' });
  const tables = audited.filter((row) => JSON.stringify(row).includes(NAME)).map(({ tableName }) => tableName);
  // The price list, the catalogue, and the bill of the patient.
  expect([...new Set(tables)].toSorted()).toEqual(['charge', 'lab_test', 'service_charge']);
  expect((await tenant.call(getWork, { labWorkId: atBench.labWorkId }, { as: 'admin' })).message).toBe(
    'This test does not exist in the laboratory',
  );
}, 240_000);

/** Screens that administrators do not see at first, and the action right that role 0 needs to change data there (Q233, Q270). */
const againstAdministrators: Readonly<Record<string, DeedName>> = { 'investigation/verify': 'verify-laboratory' };

it('a screen that is kept from administrators asks for an action right where it changes something (PS052)', () => {
  const kept = menu.flatMap(({ items }) => items.filter(({ roles }) => !roles.administrator).map(({ path }) => path));
  expect(kept).toEqual(Object.keys(againstAdministrators));
  for (const { path, permission, effect } of endpoints) {
    if (typeof permission !== 'object' || effect === 'read') continue;
    const screen = screensOf(permission).find((one) => kept.includes(one) && one === permission.menu);
    if (screen) expect(permission.deeds, path).toContain(againstAdministrators[screen]);
  }
});
