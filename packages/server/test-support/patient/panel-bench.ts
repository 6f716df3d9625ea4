// A panel for tests: one order with three members, two of which share a tube.
import { orderables } from '@charaka/contract/clinic/orderable/orderable';
import { finishWork, saveResults } from '@charaka/contract/diagnostics/laboratory/bench';
import { collectSpecimens, makeLabels, receiveSpecimen } from '@charaka/contract/diagnostics/laboratory/specimen';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { addLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { urineTest } from '../record/lab-catalogue.ts';
import type { TestApp } from '../server/test-app.ts';
import type { TestTenant } from '../server/test-tenant.ts';
import { openLabBench } from './lab-bench.ts';

/** Charges besides that of the urine test. */
export const panelCharges = { panel: 9001, sodium: 9002, potassium: 9003, plain: 9004 } as const;

const memberCharges = { Urine: 3, Sodium: panelCharges.sodium, Potassium: panelCharges.potassium };

type Ask = <T extends object>(statement: string, ...values: unknown[]) => Promise<T[]>;

/** The charges, and the tests of sodium and potassium, which have one specimen type. */
async function addTests(tenant: TestTenant, ask: Ask): Promise<void> {
  for (const [name, chargeId] of Object.entries(panelCharges))
    await ask(
      `insert into charge select (jsonb_populate_record(c, jsonb_build_object('charge_id', $2::int, 'charge_code', $3::text,
         'charge_name', initcap($3::text), 'standard_charge_paise', 50000))).* from charge c where tenant_id = $1 and charge_id = 3`,
      chargeId,
      name,
    );
  const [other = { type: 0, tube: 0 }] = await ask<{ type: number; tube: number }>(
    `select max(y.specimen_type_id) as type, max(k.lab_container_id) as tube from specimen_type y, lab_container k
     where y.tenant_id = $1 and k.tenant_id = $1`,
  );
  const blood = { specimenTypeId: other.type, labContainerId: other.tube };
  for (const [code, chargeId] of [
    ['NA', panelCharges.sodium],
    ['K', panelCharges.potassium],
  ] as const)
    await tenant.ask(addLabTest, { labTest: { ...(await urineTest(tenant, [code])), ...blood, chargeId } });
}

interface Work {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly no: string | null;
  readonly specimen: number | null;
}

/** Sodium and potassium share a tube, urine has another; the panel costs 500.00 and has no test of its own. */
export async function openPanelBench(parts: TestApp) {
  const bench = await openLabBench(parts, ['CREA']);
  const { tenant } = bench;
  const { tenantId } = tenant;
  const ask: Ask = async <T extends object>(statement: string, ...values: unknown[]) =>
    (await parts.owner.query<T>(statement, [tenantId, ...values])).rows;
  await addTests(bench.tenant, ask);
  const orderableOf = async (chargeId: number, orderName: string, memberIds: number[] = []) => {
    const orderable = { chargeId, orderName, requiresPayerApproval: false, memberIds };
    return tenant.call(orderables.add, { orderable });
  };
  const memberIds: number[] = [];
  for (const [name, chargeId] of Object.entries(memberCharges))
    memberIds.push((await orderableOf(chargeId, name)).output.orderable.orderableId);
  const { orderableId } = (await orderableOf(panelCharges.panel, 'Salt panel', memberIds)).output.orderable;
  const works = (orderId: number) =>
    ask<Work>(
      `select w.lab_work_id::int as id, w.member_name as name, w.status, s.specimen_no as no, s.specimen_id::int as specimen
       from lab_work w left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
       where w.tenant_id = $1 and w.clinical_order_id = $2 order by w.member_name`,
      orderId,
    );
  const workOf = async (orderId: number, name: string) =>
    (await works(orderId)).find((work) => work.name === name) ?? { id: 0, name, status: '', no: null, specimen: null };
  const collect = async (orderId: number, name: string) => {
    const { specimen, no } = await workOf(orderId, name);
    await tenant.ask(collectSpecimens, { specimenIds: [specimen ?? 0], identifiedBy: 'Wristband' });
    await tenant.ask(receiveSpecimen, { specimenNo: no ?? '' });
  };
  const measure = async (orderId: number, name: string, value = '4') => {
    const { id } = await workOf(orderId, name);
    const [cell = { parameter: 0, version: 0 }] = await ask<{ parameter: number; version: number }>(
      `select l.lab_parameter_id::int as parameter, (select coalesce(max(version_no), 0)::int from lab_result_now r
         where r.tenant_id = l.tenant_id and r.lab_work_id = w.lab_work_id) as version
       from lab_work w join lab_test_parameter l on l.tenant_id = w.tenant_id and l.lab_test_id = w.lab_test_id
       where w.tenant_id = $1 and w.lab_work_id = $2`,
      id,
    );
    const results = [{ labWorkId: id, labParameterId: cell.parameter, value, version: cell.version }];
    await tenant.ask(saveResults, { results });
    await tenant.ask(finishWork, { labWorkIds: [id], isDeltaConfirmed: true });
  };
  const verify = async (orderId: number, ...names: string[]) => {
    const labWorkIds = (await works(orderId)).flatMap(({ id, name }) => (names.includes(name) ? [id] : []));
    return (await tenant.ask(verifyWork, { labWorkIds }, { as: 'admin' })).reportIds;
  };
  const sign = async () => (await bench.sign({ chargeId: panelCharges.panel, isRepeatConfirmed: true }))[0] ?? 0;
  const arrive = async () => {
    const orderId = await sign();
    await tenant.ask(makeLabels, { orderIds: [orderId] });
    await collect(orderId, 'Urine');
    await collect(orderId, 'Sodium');
    return orderId;
  };
  return {
    ...bench,
    sql: ask,
    orderableOf,
    orderableId,
    memberIds,
    works,
    workOf,
    collect,
    measure,
    verify,
    signPanel: sign,
    arrivePanel: arrive,
  };
}
