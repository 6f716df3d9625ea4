// Reversals and boundary cases of reports: each figure stays on its day, and what is taken off is negative on the day of its reversal.

import { cancelCounterBill } from '@charaka/contract/clinic/counter/counter-refund';
import { addDirectEncounter } from '@charaka/contract/clinic/encounter/encounter';
import { addVisit, cancelVisit } from '@charaka/contract/clinic/opd/visit';
import { orderables } from '@charaka/contract/clinic/orderable/orderable';
import { startSession } from '@charaka/contract/clinic/queue/opd-session';
import * as queue from '@charaka/contract/clinic/queue/queue';
import { addLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { diagnosticReport, testReport } from '@charaka/contract/insight/report/diagnostic-reports';
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { outpatientReport } from '@charaka/contract/insight/report/outpatient-reports';
import { claimReport } from '@charaka/contract/insight/report/payer-reports';
import { referralReport } from '@charaka/contract/insight/report/referral-reports';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { inpatientReport } from '@charaka/contract/insight/report/stay-reports';
import { addBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { addCharges, deleteCharge, listServiceCharges } from '@charaka/contract/money/charge/charge';
import { addReferral } from '@charaka/contract/people/referral/referral';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { expect, it } from 'vitest';
import { lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { makeTill, pay, payerPays, today } from '../../../test-support/money/till.ts';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import { urineTest } from '../../../test-support/record/lab-catalogue.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { plainOrderable } from '../../clinic/orderable/samples.ts';

const parts = useTestApp();
const yesterday = daysBefore(today(), 1);

/** The totals of a report on a day, in paise. */
async function totalsOn(tenant: TestTenant, of: Report, day: string): Promise<Record<string, number>> {
  const { totals } = await tenant.ask(of.sums, { fromDate: day, toDate: day }, { as: 'admin' });
  return Object.fromEntries(totals.map(({ field, amount }) => [field, amount]));
}

const rowsOf = async (tenant: TestTenant, of: Report, asked: object = {}) =>
  (
    await tenant.ask(
      of.list,
      { fromDate: yesterday, toDate: today(), pageNumber: 1, pageSize: 50, ...asked },
      { as: 'admin' },
    )
  ).rows as Readonly<Record<string, unknown>>[];

/** Changes rows behind the back of the product, without its triggers. */
async function rewrite(text: string, values: unknown[]): Promise<void> {
  await parts.owner.query('set session_replication_role = replica');
  await parts.owner.query(text, values);
  await parts.owner.query('set session_replication_role = origin');
}

/** Moves rows that were written now to the same time of yesterday. */
const toYesterday = ({ tenantId }: TestTenant, table: string, column: string) =>
  rewrite(`update ${table} set ${column} = ${column} - interval '1 day' where tenant_id = $1`, [tenantId]);

it('keeps a charge line on its day, and takes it off on the day it is removed (RP005)', async () => {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant);
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: orderable.urine, appliedCharge: 85, quantity: 1 }] });
  await toYesterday(tenant, 'service_charge', 'applied_at');
  const { serviceCharges } = await tenant.ask(listServiceCharges, { admissionId });
  const { serviceChargeId = 0 } = serviceCharges[0] ?? {};
  const before = await totalsOn(tenant, diagnosticReport, yesterday);
  expect(before.net).toBe(8500);
  const removal = { serviceCharge: { admissionId, serviceChargeId, reason: 'Not done' } };
  await tenant.ask(deleteCharge, removal, { as: 'admin' });
  expect(await totalsOn(tenant, diagnosticReport, yesterday)).toEqual(before);
  expect((await totalsOn(tenant, diagnosticReport, today())).net).toBe(-8500);
  expect((await rowsOf(tenant, diagnosticReport)).map(({ entry }) => entry)).toEqual(['removed', 'charged']);
});

it('takes the discount of a line off with its credit note (RP005)', async () => {
  const desk = await openCounter(parts);
  const { tenant } = desk;
  const bill = (await desk.bill({ lines: [{ ...lineOf(orderable.urine), itemDiscount: 5 }] })).output.counterBill;
  const serviceChargeId = bill.lines[0]?.serviceChargeId ?? 0;
  expect(await totalsOn(tenant, diagnosticReport, today())).toEqual({ discount: 500, net: 8000, tax: 0 });
  const { counterBillId } = bill;
  const refunded = await desk.refund({ counterBillId, lines: [{ serviceChargeId, quantity: 1 }] });
  expect(refunded.message).toContain('efund');
  expect(await totalsOn(tenant, diagnosticReport, today())).toEqual({ discount: 0, net: 0, tax: 0 });
});

it('keeps the claim of a cancelled bill on its day, and takes it off on the day of the cancellation (RP005, RP041)', async () => {
  const tenant = await makeTenant(parts);
  const scene = { patientType: 'TPA', associationId: 1, tpaAuthorized: 1000, isDischargeInitiated: true } as const;
  const admissionId = await admitInScene(tenant, scene);
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 1000, quantity: 1 }] });
  const { billId } = (await tenant.ask(addBill, { bill: { admissionId, netPayable: 0 } })).finalBill;
  await toYesterday(tenant, 'bill', 'billed_at');
  expect(await totalsOn(tenant, claimReport, yesterday)).toMatchObject({ claimed: 100_000, outstanding: 100_000 });
  await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong price' } }, { as: 'admin' });
  expect(await totalsOn(tenant, claimReport, yesterday)).toMatchObject({ claimed: 100_000, outstanding: 0 });
  expect(await totalsOn(tenant, claimReport, today())).toMatchObject({ claimed: -100_000, outstanding: 0 });
  expect((await rowsOf(tenant, claimReport)).map(({ entry, age }) => [entry, age])).toEqual([
    ['reduced', 'cancelled'],
    ['claimed', 'cancelled'],
  ]);
});

it('takes what a cancellation at the counter takes off a claim on its own day (RP005, RP041)', async () => {
  const desk = await openCounter(parts);
  const { tenant } = desk;
  const ofPayer = { associationId: tenant.corporateId, authorized: 350 };
  const made = await desk.bill({ lines: [lineOf(4)], ...ofPayer } as never);
  const { counterBillId } = made.output.counterBill;
  await toYesterday(tenant, 'counter_bill', 'billed_at');
  expect(await totalsOn(tenant, claimReport, yesterday)).toMatchObject({ claimed: 35_000, outstanding: 35_000 });
  await tenant.ask(cancelCounterBill, { counterBill: { counterBillId, amount: 0, reason: 'Not done' } });
  expect(await totalsOn(tenant, claimReport, yesterday)).toMatchObject({ claimed: 35_000, outstanding: 0 });
  expect(await totalsOn(tenant, claimReport, today())).toMatchObject({ claimed: -35_000, outstanding: 0 });
});

it('hides a package with a confidential member, with no order behind the charge (RP010)', async () => {
  const tenant = await makeTenant(parts);
  await tenant.ask(addLabTest, { labTest: { ...(await urineTest(tenant, ['K'])), isConfidential: true } });
  const add = async (chargeId: number, orderName: string, memberIds: number[]) =>
    (await tenant.ask(orderables.add, { orderable: { ...plainOrderable, chargeId, orderName, memberIds } })).orderable
      .orderableId;
  const member = await add(orderable.urine, 'Zymurgin screening', []);
  await add(orderable.xray, 'Health package', [member]);
  const admissionId = await admitInScene(tenant);
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: orderable.xray, appliedCharge: 350, quantity: 1 }] });
  const [row] = await rowsOf(tenant, diagnosticReport);
  expect(row).toMatchObject({ net: 35_000, testId: null, testName: null });
});

it('has no hour for the receipts of payers, and leads from that group to them (RP003, RP008)', async () => {
  const { tenant, admissionId } = await makeTill(parts);
  await pay(tenant, admissionId);
  await payerPays(tenant, { mode: 'NEFT', paid: 900, tds: 100 });
  const days = { fromDate: today(), toDate: today() };
  const { groups } = await tenant.ask(collectionReport.sums, { ...days, groupBy: 'hour' }, { as: 'admin' });
  expect(groups.map(({ key, count }) => [key === '', count])).toEqual([
    [true, 1],
    [false, 1],
  ]);
  expect((await rowsOf(tenant, collectionReport, { without: 'hour' })).map(({ source }) => source)).toEqual(['payer']);
  expect(await rowsOf(tenant, collectionReport, { hour: 12, source: 'payer' })).toEqual([]);
});

it('ends waiting with the first call, and counts no cancelled visit (RP001, RP048)', async () => {
  const tenant = await makeTenant(parts);
  const [patientId = 0, other = 0] = await tenant.addPatients(2);
  await holdOpd(tenant, 9);
  const come = async (id: number) =>
    (await tenant.ask(addVisit, { visit: { patientId: id, doctorId: 1, visitOn: dayOf() } })).visit.visitId;
  const visitId = await come(patientId);
  const cancelled = await come(other);
  await tenant.ask(cancelVisit, { visit: { visitId: cancelled, cancelReason: 'Went home' } });
  const { opdDay } = await tenant.ask(queue.getQueue, { doctorId: 1, day: dayOf() });
  await tenant.ask(startSession, { opdSession: { opdDayId: opdDay?.opdDayId ?? 0 } });
  const steps = [queue.callPatient, queue.startConsult, queue.sendForTests];
  for (const step of steps) await tenant.ask(step, { visitId });
  // The patient arrived 50 minutes before, and was called after 10.
  await rewrite(
    `update opd_visit set arrived_at = now() - interval '50 minutes' where tenant_id = $1 and opd_visit_id = $2`,
    [tenant.tenantId, visitId],
  );
  await rewrite(
    `update opd_visit set called_at = called_at - interval '40 minutes', first_called_at = first_called_at - interval '40 minutes'
     where tenant_id = $1 and opd_visit_id = $2`,
    [tenant.tenantId, visitId],
  );
  for (const step of [queue.markResults, queue.callPatient, queue.startConsult, queue.endConsult])
    await tenant.ask(step, { visitId });
  const rows = await rowsOf(tenant, outpatientReport);
  expect(rows.map(({ visitId: id }) => id)).toEqual([visitId]);
  expect(Number(rows[0]?.waited)).toBeCloseTo(10, 0);
});

it('has referred walk-ins, and a commission only where a rate is agreed (FI063, RP008)', async () => {
  const tenant = await makeTenant(parts);
  const [patientId = 0, other = 0] = await tenant.addPatients(2);
  const refer = async (referralName: string, rates: object) =>
    (await tenant.ask(addReferral, { referral: { referralName, contactNo: '9812345670', ...rates } })).referral
      .referralId;
  const unpaid = await refer('Dr. Sen', {});
  await tenant.ask(addDirectEncounter, { encounter: { patientId, referralId: unpaid, doctorName: 'Dr. Sen' } });
  const read = () => rowsOf(tenant, referralReport);
  expect(await read()).toMatchObject([
    { kind: 'direct', referrerName: 'Dr. Sen', agreedPercent: null, commission: null, commissionState: null },
  ]);
  const sums = () => tenant.ask(referralReport.sums, { fromDate: today(), toDate: today() }, { as: 'admin' });
  expect((await sums()).used).toEqual([]);
  const paid = await refer('Mr. Das', { otherPercentage: 5 });
  await tenant.ask(addDirectEncounter, { encounter: { patientId: other, referralId: paid, doctorName: 'Mr. Das' } });
  expect((await read()).find(({ referrerId }) => referrerId === paid)).toMatchObject({
    agreedPercent: '5',
    commission: 0,
    commissionState: 'open',
  });
  expect((await sums()).used).toEqual(['commission']);
});

it('averages the days of stays in a real bed that are no Day Care, OPD, Dental or IVF (RP046)', async () => {
  const tenant = await makeTenant(parts);
  const days = [2, 4, 30, 30] as const;
  const places = ['General 1', 'Emergency 2', 'Day Care 3', 'General 400'];
  for (const [place, admittedDaysAgo] of days.entries()) {
    const admissionId = await admitInScene(tenant, { admittedDaysAgo });
    const [, mode = '', bedId = ''] = /^(.*) (\d+)$/.exec(places[place] ?? '') ?? [];
    await parts.owner.query(
      'update admission set admission_mode = $3, current_bed_id = $4 where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, admissionId, mode, Number(bedId)],
    );
  }
  const { count, numbers } = await tenant.ask(
    inpatientReport.sums,
    { fromDate: today(), toDate: today() },
    { as: 'admin' },
  );
  expect({ count, numbers }).toEqual({ count: 4, numbers: [{ field: 'inpatientDays', by: 'average', value: 3 }] });
});

it('keeps the seconds of minutes in percentiles, and rounds rows to one decimal (RP004)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  for (const seconds of [95, 119]) {
    const { labWorkId } = await bench.arrive();
    await rewrite(
      `update lab_work w set status = 'Verified', finished_at = s.received_at, finished_by = 2, verified_by = 1,
         verified_at = s.received_at + make_interval(secs => $3)
       from specimen s where w.tenant_id = $1 and w.lab_work_id = $2 and s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id`,
      [tenant.tenantId, labWorkId, seconds],
    );
  }
  const minutes = (await rowsOf(tenant, testReport)).map(({ minutesFromReceipt }) => minutesFromReceipt);
  expect(minutes.toSorted()).toEqual([1.6, 2]);
  const { numbers } = await tenant.ask(testReport.sums, { fromDate: today(), toDate: today() }, { as: 'admin' });
  const p90 = numbers.find(({ field, by }) => field === 'minutesFromReceipt' && by === 'p90');
  // 95 + 0.9 × 24 = 116.6 seconds.
  expect(p90?.value).toBe(1.9);
});
