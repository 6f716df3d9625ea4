// Specimens: numbered, labelled, collected and charged, received, refused; and never of another patient or hospital.

import { getOrder, listOrders } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { cancelOrders } from '@charaka/contract/clinic/order/work-on-orders';
import { getCumulative } from '@charaka/contract/diagnostics/laboratory/cumulative';
import { reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import {
  collectionWorklist,
  collectSpecimens,
  getLabels,
  makeLabels,
  receiveSpecimen,
  rejectSpecimen,
  specimenWorklist,
} from '@charaka/contract/diagnostics/laboratory/specimen';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { describe, expect, it } from 'vitest';
import { sendAdmission } from '../../../test-support/patient/admit-somebody.ts';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { orderable, verbalGroup } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const codes = ['UREA', 'CREA', 'URIC'];
const wristband = { identifiedBy: 'Wristband' } as const;

describe('a specimen', () => {
  it('gathers the open orders of one container, under a number of twelve digits that is never used twice (LB011, LB012)', async () => {
    const bench = await openLabBench(parts, codes);
    const orders = [await bench.order(), await bench.order()];
    const waiting = (await bench.tenant.ask(collectionWorklist.list, {})).rows;
    expect(waiting).toMatchObject([{ orderIds: orders, specimenNo: null, testNames: 'Urine routine, Urine routine' }]);
    const { specimenNo } = await bench.label(...orders);
    expect(specimenNo).toMatch(/^01\d{6}0001$/);
    const again = await bench.tenant.call(makeLabels, { orderIds: orders });
    expect(again.message).toBe(`Urine routine already has the label ${specimenNo}`);
    const numbers = await Promise.all([bench.order(), bench.order()].map(async (id) => bench.label(await id)));
    expect(new Set([specimenNo, ...numbers.map((one) => one.specimenNo)]).size).toBe(3);
  });

  it('is collected from one patient at a time: whoever was identified is one (LB014)', async () => {
    const bench = await openLabBench(parts, codes);
    const mine = await bench.label(await bench.order());
    const [patientId = 0] = await bench.tenant.addPatients(1);
    const other = (await sendAdmission(bench.tenant, patientId)).output.admission;
    const group = verbalGroup({ admissionId: other.admissionId });
    const { orders } = (await bench.tenant.ask(signOrders, { group })).group;
    const theirs = await bench.label(...orders.map(({ orderId }) => orderId));
    const collect = (...specimenIds: number[]) => bench.tenant.call(collectSpecimens, { specimenIds, ...wristband });
    expect((await collect(mine.specimenId, theirs.specimenId)).message).toBe(
      'Collect the specimens of one patient at a time',
    );
    const { rows } = await bench.tenant.ask(specimenWorklist.list, {});
    expect(rows.map(({ status }) => status)).toEqual(['Labelled', 'Labelled']);
    expect((await collect(theirs.specimenId)).isFailure).toBe(false);
  });

  it('is labelled once though two make its label at the same instant', async () => {
    const bench = await openLabBench(parts, codes);
    const orderIds = [await bench.order()];
    const twins = await Promise.all([1, 2].map(() => bench.tenant.call(makeLabels, { orderIds })));
    expect(twins.filter(({ isFailure }) => isFailure)).toHaveLength(1);
    expect((await bench.tenant.ask(specimenWorklist.list, {})).rows).toHaveLength(1);
  });

  it('is under way no more once its orders are cancelled: after a week its label leaves the list', async () => {
    const bench = await openLabBench(parts, codes);
    const orderId = await bench.order();
    const kept = await bench.label(await bench.order());
    await bench.label(orderId);
    await bench.tenant.ask(cancelOrders, { orderIds: [orderId], reason: 'Not wanted any more' });
    await parts.owner.query(`update specimen set labelled_at = now() - interval '8 days' where tenant_id = $1`, [
      bench.tenant.tenantId,
    ]);
    const { rows } = await bench.tenant.ask(specimenWorklist.list, {});
    expect(rows.map(({ specimenNo }) => specimenNo)).toEqual([kept.specimenNo]);
  });

  it('bears on its label who, where, what and how urgent (LB013)', async () => {
    const bench = await openLabBench(parts, codes);
    const [orderId = 0] = await bench.sign({ priority: 'Stat' });
    const { specimenId, specimenNo } = await bench.label(orderId);
    const { labels } = await bench.tenant.ask(getLabels, { specimenIds: [specimenId] });
    expect(labels).toMatchObject([
      {
        specimenNo,
        testNames: 'Urine routine',
        priority: 'Stat',
        sex: expect.any(String),
        ageYears: expect.any(Number),
      },
    ]);
    expect(labels[0]?.placeName).toBeTruthy();
  });

  it('begins its orders when it is collected, which charges each once, in one transaction (LB014, LB016)', async () => {
    const bench = await openLabBench(parts, codes);
    const orderId = await bench.order();
    const { specimenId } = await bench.label(orderId);
    expect(await bench.status(orderId)).toBe('Accepted');
    expect(await bench.charged()).toEqual([]);
    const collect = () => bench.tenant.call(collectSpecimens, { specimenIds: [specimenId], ...wristband });
    const twins = await Promise.all([collect(), collect()]);
    expect(twins.filter(({ isFailure }) => isFailure)).toHaveLength(1);
    expect(await bench.status(orderId)).toBe('InProgress');
    expect(await bench.charged()).toEqual([['Urine routine', 8500]]);
  });

  it('is collected neither in the future nor before it was ordered, and received no later than it is good for (LB015)', async () => {
    const bench = await openLabBench(parts, codes);
    const orderId = await bench.order();
    const { specimenId, specimenNo } = await bench.label(orderId);
    const collect = (hours: number) =>
      bench.tenant.call(collectSpecimens, {
        specimenIds: [specimenId],
        ...wristband,
        collectedAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
      });
    expect((await collect(1)).message).toBe('The time of collection is in the future');
    expect((await collect(-30)).message).toBe('The time of collection is before the order');
    await parts.owner.query(`update order_group set ordered_at = now() - interval '40 hours' where tenant_id = $1`, [
      bench.tenant.tenantId,
    ]);
    expect((await collect(-30)).isFailure).toBe(false);
    const late = await bench.tenant.call(receiveSpecimen, { specimenNo });
    expect(late.message).toBe(`Specimen ${specimenNo} is 30 hours old; Urine routine allows 24`);
    await parts.owner.query(
      `update specimen set collected_at = now() - interval '24 hours 20 minutes' where tenant_id = $1`,
      [bench.tenant.tenantId],
    );
    const justLate = await bench.tenant.call(receiveSpecimen, { specimenNo });
    expect(justLate.message).toBe(`Specimen ${specimenNo} is 25 hours old; Urine routine allows 24`);
  });

  it('is received once it was collected; a second scan says that it is there and does nothing (LB018, LB019)', async () => {
    const bench = await openLabBench(parts, codes);
    const { specimenId, specimenNo } = await bench.label(await bench.order());
    const scan = () => bench.tenant.call(receiveSpecimen, { specimenNo });
    expect((await scan()).message).toBe(`Specimen ${specimenNo} is not collected yet`);
    await bench.tenant.ask(collectSpecimens, { specimenIds: [specimenId], ...wristband });
    expect((await scan()).output.isNew).toBe(true);
    const second = await scan();
    expect([second.isFailure, second.output.isNew, second.message]).toEqual([
      false,
      false,
      `Specimen ${specimenNo} is already in the laboratory`,
    ]);
  });

  it('that is refused sends its orders back and never gets a result; the new one is not charged again (LB020, LB021)', async () => {
    const bench = await openLabBench(parts, codes);
    const { orderId, specimenNo, specimenId, labWorkId } = await bench.arrive();
    const refuse = (rejectReason: 'Haemolysed') =>
      bench.tenant.call(rejectSpecimen, { specimenNo, rejectReason, rejectNote: 'Red' });
    const twins = await Promise.all([refuse('Haemolysed'), refuse('Haemolysed')]);
    expect(twins.filter(({ isFailure }) => isFailure)).toHaveLength(1);
    expect(await bench.status(orderId)).toBe('Ordered');
    expect((await bench.tenant.call(receiveSpecimen, { specimenNo })).message).toBe(
      `Specimen ${specimenNo} was refused: haemolysed`,
    );
    expect((await bench.type(labWorkId, { UREA: '30' })).cells).toEqual({});
    await expect(
      parts.owner
        .query(`update lab_work set status = 'Ready', specimen_id = $2 where tenant_id = $1 and lab_work_id = $3`, [
          bench.tenant.tenantId,
          specimenId,
          labWorkId,
        ])
        .then(() =>
          parts.owner.query(
            `insert into lab_result (tenant_id, lab_work_id, lab_parameter_id, version_no, repeat_no, value_text, source, entered_by, entered_at)
           select $1, $2, min(lab_parameter_id), 1, 1, '30', 'Typed', 2, now() from lab_parameter where tenant_id = $1`,
            [bench.tenant.tenantId, labWorkId],
          ),
        ),
    ).rejects.toThrow('no specimen is there to be measured');
    await parts.owner.query(`update lab_work set status = 'Waiting', specimen_id = null where tenant_id = $1`, [
      bench.tenant.tenantId,
    ]);
    const second = await bench.label(orderId);
    await bench.tenant.ask(collectSpecimens, { specimenIds: [second.specimenId], ...wristband });
    expect(await bench.charged()).toEqual([['Urine routine', 8500]]);
  });

  it('that is refused before it arrived leaves its order free for a new one (LB020)', async () => {
    const bench = await openLabBench(parts, codes);
    const orderId = await bench.order();
    const { specimenId, specimenNo } = await bench.label(orderId);
    await bench.tenant.ask(collectSpecimens, { specimenIds: [specimenId], ...wristband });
    await bench.tenant.ask(rejectSpecimen, { specimenNo, rejectReason: 'Leaking' });
    expect((await bench.label(orderId)).specimenNo).toMatch(/0002$/);
  });

  it('is made only for tests of the laboratory, and its work ends with its order', async () => {
    const bench = await openLabBench(parts, codes);
    const [image = 0] = await bench.sign({ chargeId: orderable.xray });
    const wrong = await bench.tenant.call(makeLabels, { orderIds: [image] });
    expect(wrong.message).toBe('Chest x-ray is not a laboratory test');
    const { orderId, labWorkId } = await bench.arrive();
    await bench.tenant.ask(cancelOrders, { orderIds: [orderId], reason: 'Patient declined', charge: 'TakeBack' });
    expect((await bench.type(labWorkId, { UREA: '30' })).cells).toEqual({});
  });

  it('of hospitals whose numbers end alike has a number of its own, and is of its own hospital alone (LB012, LB096)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { tenant } = bench;
    const run = (text: string) => parts.owner.query<{ id: number }>(text, [tenant.tenantId]);
    await run(`insert into hospital (tenant_id, hospital_id, hospital_name, country_id, state_id, state_code, unpaid_order_kinds)
      values ($1, 101, 'Third Hospital', 1, 27, '27', '{Investigation}')`);
    await run('insert into user_hospital values ($1, 1, 101)');
    await run(`insert into charge (tenant_id, charge_id, hospital_id, charge_code, charge_name, charge_type_id, charge_category_id,
      standard_charge_paise, gst_slab_id) values ($1, 901, 101, 'L1', 'Urine routine', 3, 3, 8500, 1)`);
    await run(`insert into lab_test (tenant_id, hospital_id, charge_id, lab_section_id, specimen_type_id, lab_container_id)
      select tenant_id, 101, 901, lab_section_id, specimen_type_id, lab_container_id from lab_test where tenant_id = $1`);
    const { rows } = await run(`insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, opened_at)
      select tenant_id, 101, 'Direct', patient_id, now() - interval '1 hour' from patient where tenant_id = $1 limit 1
      returning encounter_id::integer as id`);
    const there = { as: 'admin', hospitalId: 101 } as const;
    const labelled = async () => {
      const group = { ...verbalGroup({ encounterId: rows[0]?.id ?? 0 }, [{ chargeId: 901, isRepeatConfirmed: true }]) };
      const signed = await tenant.ask(
        signOrders,
        { group: { ...group, orderedById: 2, isVerbal: false, readBackBy: null } },
        there,
      );
      const orderIds = signed.group.orders.map(({ orderId }) => orderId);
      await tenant.ask(makeLabels, { orderIds }, there);
      return (await tenant.ask(specimenWorklist.list, {}, there)).rows[0]?.specimenNo ?? '';
    };
    const numbers = [await labelled(), (await bench.label(await bench.order())).specimenNo, await labelled()];
    expect(numbers.map((no) => [no.slice(0, 2), no.slice(8)])).toEqual([
      ['01', '0001'],
      ['01', '0002'],
      ['01', '0003'],
    ]);
    const [other = ''] = numbers;
    expect((await tenant.call(receiveSpecimen, { specimenNo: other })).message).toBe(
      `Specimen ${other} does not exist`,
    );
  });

  it('is not found by another tenant or hospital, not by its number either (LB096)', async () => {
    const [bench, other] = [await openLabBench(parts, codes), await openLabBench(parts, codes)];
    const { specimenNo, specimenId, orderId } = await bench.arrive();
    expect((await other.tenant.call(receiveSpecimen, { specimenNo })).message).toBe(
      `Specimen ${specimenNo} does not exist`,
    );
    expect((await other.tenant.ask(getLabels, { specimenIds: [specimenId] })).labels).toEqual([]);
    expect((await other.tenant.call(makeLabels, { orderIds: [orderId] })).isFailure).toBe(true);
    const elsewhere = await bench.tenant.call(receiveSpecimen, { specimenNo }, { as: 'admin', hospitalId: 2 });
    expect(elsewhere.message).toBe(`Specimen ${specimenNo} does not exist`);
  });
});

describe('results of an inpatient', () => {
  it('are opened by the list of inpatients to who reads charts, and to the laboratory by its own right (LB094, PS007)', async () => {
    const bench = await openLabBench(parts, codes);
    const { orderId } = await bench.arrive();
    const { tenantId } = bench.tenant;
    const keepRights = async (...paths: string[]) => {
      await parts.owner.query(
        'update role_permission set can_view = menu_path = any($2) where tenant_id = $1 and role_id = 31',
        [tenantId, paths],
      );
      await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
    };
    const viewer = { as: 'viewer' } as const;
    const { patientId = 0 } = (await bench.tenant.ask(specimenWorklist.list, {})).rows[0] ?? {};
    const { admissionId } = bench;
    const statuses = async () => [
      (await bench.tenant.call(listOrders, { admissionId }, viewer)).status,
      (await bench.tenant.call(getOrder, { order: { orderId } }, viewer)).status,
      (await bench.tenant.call(getCumulative, { patientId }, viewer)).status,
    ];
    await keepRights(admissionMenu, 'read-chart');
    await expect.poll(statuses).toEqual([200, 200, 200]);
    await keepRights(admissionMenu);
    await expect.poll(statuses).toEqual([403, 403, 403]);
    expect((await bench.tenant.call(getLabReport, { reportId: 1 }, viewer)).status).toBe(403);
    await keepRights(reportMenu, admissionMenu);
    await expect.poll(statuses).toEqual([403, 403, 200]);
  });
});
