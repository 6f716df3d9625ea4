// Pending work of a user: every count equals the length of the list it links to, and only users who may act on it see it.

import { addCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { cancelAppointment } from '@charaka/contract/clinic/opd/appointment';
import { addVisit, cancelVisit } from '@charaka/contract/clinic/opd/visit';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { cancelOrders, completeOrders, startOrders, verifyOrders } from '@charaka/contract/clinic/order/work-on-orders';
import { waitingLines } from '@charaka/contract/composition/waiting-lines';
import { amendLabReport, getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { collectSpecimens } from '@charaka/contract/diagnostics/laboratory/specimen';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { getWaiting } from '@charaka/contract/insight/report/report';
import { addBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { askAuthorization } from '@charaka/contract/money/tpa/authorization';
import { setClearance } from '@charaka/contract/stay/discharge/discharge';
import { clearanceDepartments } from '@charaka/rules/stay/discharge';
import { beforeAll, describe, expect, it } from 'vitest';
import { addColleague, queueGift } from '../../../test-support/money/approvals.ts';
import { type LabBench, labBenchOf } from '../../../test-support/patient/lab-bench.ts';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { orderDeskOf } from '../../../test-support/patient/order-desk.ts';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { waitInSupply } from '../../../test-support/record/waiting-supply.ts';
import { admitInScene, makeApprover, makeDelegator } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const lines = Object.entries(waitingLines);

let tenant: TestTenant;
let doctor: TestUser;

const tell = async (of: TestTenant, as: TestUser = 'clerk', hospitalId?: number) =>
  (await of.ask(getWaiting, {}, { as, ...(hospitalId === undefined ? {} : { hospitalId }) })).lines;
const owner = (text: string, ...more: unknown[]) => parts.owner.query(text, [tenant.tenantId, ...more]);
const bookAt = async (slot: string, more = {}) =>
  (await book(tenant, { slot, phone: `98000${slot.replace(':', '')}1`, ...more })).output.appointment.appointmentId;

async function inHospital(): Promise<void> {
  const low = await admitInScene(tenant);
  await tenant.ask(addCharges, { admissionId: low, lines: [{ chargeId: 1, appliedCharge: 4430, quantity: 1 }] });
  await admitInScene(tenant);
  for (const cleared of [0, clearanceDepartments.length]) {
    const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
    for (const department of clearanceDepartments.slice(0, cleared))
      await tenant.ask(setClearance, { clearance: { admissionId, department, isCleared: true } });
  }
  const billed = await admitInScene(tenant, { isDischargeInitiated: true });
  await tenant.ask(addCharges, { admissionId: billed, lines: [{ chargeId: 1, appliedCharge: 800, quantity: 1 }] });
  const bill = { admissionId: billed, netPayable: 800, cash: 350, isSettledWithoutPay: true, dueReason: 'poor' };
  await tenant.ask(addBill, { bill });
  for (const minutes of [5, 300]) {
    const admissionId = await admitInScene(tenant, { patientType: 'TPA', associationId: 1, tpaAuthorized: 100 });
    const askedAt = new Date(Date.now() - minutes * 60_000).toISOString();
    await tenant.ask(askAuthorization, { authorization: { admissionId, kind: 'pre', askedAmount: 900, askedAt } });
  }
  const hold = `insert into bed_hold (tenant_id, hospital_id, bed_id, kind, reason, created_by) values ($1, 1, $2, $3, 'Done', 2)`;
  await owner(hold, 1, 'cleaning');
  await owner(hold, 2, 'cleaning');
  await owner(hold, 3, 'blocked');
}

async function inOpd(): Promise<void> {
  await holdOpd(tenant, 20);
  await holdOpd(tenant, 20, dayOf(), 2);
  const patients = await tenant.addPatients(4);
  const visits = patients.map((patientId, index) => ({ patientId, doctorId: index < 3 ? 2 : 1, visitOn: dayOf() }));
  for (const visit of visits) await tenant.ask(addVisit, { visit });
  await tenant.ask(cancelVisit, { visit: { visitId: 1, cancelReason: 'Left' } });
  await bookAt('10:15');
  await bookAt('09:30');
  await bookAt('09:45', { doctorId: 2 });
  const given = await bookAt('11:00', { advance: 500 });
  await tenant.ask(cancelAppointment, { appointment: { appointmentId: given, cancelReason: 'Not coming' } });
  const none = await bookAt('11:15');
  await tenant.ask(cancelAppointment, { appointment: { appointmentId: none, cancelReason: 'Not coming' } });
}

/** A critical result of doctor 2 on a visit, ordered by word of mouth: to be called, seen and signed. Another order is not done yet. */
async function inOrders(): Promise<void> {
  const { rows } = await owner(
    'select min(encounter_id)::float8 as id from encounter where tenant_id = $1 and opd_visit_id = 2',
  );
  const named = { encounterId: rows[0].id, orderedById: 2, isVerbal: true, readBackBy: 'Dr. Two' };
  const lines = [3, 4].map((chargeId) => ({ chargeId, quantity: 1, priority: 'Stat' as const }));
  const { orders } = (await tenant.ask(signOrders, { group: { ...named, lines } })).group;
  const orderIds = [orders[0]?.orderId ?? 0];
  await tenant.ask(startOrders, { orderIds });
  await tenant.ask(completeOrders, { orderIds, resultSummary: 'Potassium 7.1', isCritical: true });
  await tenant.ask(verifyOrders, { orderIds });
  await inDebt(named);
}

/** An image that was paid, and cancelled afterwards. */
async function inDebt(named: { readonly encounterId: number; readonly orderedById: number }): Promise<void> {
  const lines = [{ chargeId: 4, quantity: 1, isOrdered: true, isRepeatConfirmed: true }];
  const counterBill = { ...named, readBackBy: 'Dr. Two', lines, net: 350, amount: 350 };
  const made = await tenant.ask(addCounterBill, { counterBill });
  const orderIds = made.counterBill.lines.map(({ orderId }) => orderId ?? 0);
  await tenant.ask(cancelOrders, { orderIds, reason: 'Not wanted any more' });
}

/** For the first admission a label, a specimen that was taken, one that is at the bench and one whose work waits for a second person. */
async function inLaboratory(): Promise<void> {
  const bench = await labBenchOf(orderDeskOf(tenant, 1), ['UREA']);
  await bench.label(await bench.order());
  const { specimenId } = await bench.label(await bench.order());
  await tenant.ask(collectSpecimens, { specimenIds: [specimenId], identifiedBy: 'Wristband' });
  await bench.arrive();
  const { labWorkId } = await bench.arrive();
  await bench.type(labWorkId, { UREA: '30' });
  await bench.finish(labWorkId);
  await inAmendment(bench);
}

/** A result that the doctor verified and saw, and of which the clerk proposed an amendment. */
async function inAmendment(bench: LabBench): Promise<void> {
  await owner(`update staff set registration_no = 'KMC 2' where tenant_id = $1 and staff_id = 2`);
  const { labWorkId, orderId } = await bench.arrive();
  await bench.type(labWorkId, { UREA: '31' });
  await bench.finish(labWorkId, true);
  const { reportIds } = await tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, { as: doctor });
  const seen =
    'update clinical_order set acknowledged_by = 50, acknowledged_at = now() where tenant_id = $1 and clinical_order_id = $2';
  await owner(seen, orderId);
  const [reportId = 0] = reportIds;
  const { report } = await tenant.ask(getLabReport, { reportId });
  const labParameterId = report.content.tests[0]?.values[0]?.labParameterId ?? 0;
  const changes = [{ labWorkId, labParameterId, value: '29' }];
  await tenant.ask(amendLabReport, { reportId, amendReason: 'Typed into the wrong row', changes });
}

/** A hospital in which something waits of every kind, and beside it something that does not. */
beforeAll(async () => {
  tenant = await makeTenant(parts);
  await makeApprover(tenant);
  doctor = await addColleague(tenant, { userId: 50, staffId: 2, isApprover: true });
  await owner(`update hospital set low_deposit_percent = 50, discharge_checklist = 'warn' where tenant_id = $1`);
  await inHospital();
  await inOpd();
  await inOrders();
  await inLaboratory();
  await waitInSupply(tenant);
  await queueGift(tenant);
  await queueGift(tenant, { askedBy: 50, askedByStaffId: 2, admissionId: 2 });
  const itemId = await addItem(tenant);
  await stock(tenant, itemId, { quantity: 5, mrp: 60, days: 400 });
  await stock(tenant, itemId, { quantity: 5, mrp: 60, days: 30 });
  const old = await stock(tenant, itemId, { quantity: 5, mrp: 60, days: 31 });
  await owner('update pharmacy_batch set expiry = $3 where tenant_id = $1 and batch_id = $2', old, dayOf(-3));
});

describe('what waits', () => {
  it('is said of every kind there is, in its order (R176, IN056)', async () => {
    const said = await tell(tenant, doctor);
    const inOrder = lines.toSorted(([, one], [, other]) => one.order - other.order).map(([code]) => code);
    expect(said.map(({ code }) => code)).toEqual(inOrder);
    expect(new Set(lines.map(([, { order }]) => order)).size).toBe(lines.length);
  });

  it.each(lines)('%s says as many as its list has rows (R176)', async (code, line) => {
    const said = (await tell(tenant, doctor)).find((each) => each.code === code);
    const asked = line.rows({ today: dayOf(), roleId: 30, staffId: 2 });
    const listed = await tenant.ask(line.list, { pageNumber: 1, pageSize: 10, ...asked }, { as: doctor });
    expect(said?.count).toBe((listed as { totalCount: number }).totalCount);
    expect(said?.count).toBeGreaterThan(0);
  });

  it('tells how long, how much and from when (R176, R484)', async () => {
    const said = Object.fromEntries((await tell(tenant, doctor)).map(({ code, ...rest }) => [code, rest]));
    expect(said).toMatchObject({
      toBill: { count: 2, firstId: 3, since: expect.any(String) },
      lowDeposits: { count: 1, worst: 477_000, firstId: 1 },
      clearances: { count: 2 },
      toLeave: { count: 1 },
      overdueAnswers: { count: 1 },
      dues: { count: 1, worst: 45_000 },
      criticalResults: { count: 1, since: expect.any(String) },
      resultsToSee: { count: 1 },
      verbalOrders: { count: 2 },
      toCollect: { count: 1, since: expect.any(String) },
      toReceive: { count: 1, since: expect.any(String) },
      atBench: { count: 1, since: expect.any(String) },
      toVerify: { count: 1, since: expect.any(String) },
      ownVisits: { count: 2 },
      bookings: { count: 3, at: '09:30' },
      refunds: { count: 1, firstDay: dayOf() },
      expiredStock: { count: 1, firstDay: dayOf(-3) },
      expiringStock: { count: 1, firstDay: dayOf(30) },
      approvals: { count: 1 },
      indentsToIssue: { count: 1, since: expect.any(String) },
      goodsOnTheWay: { count: 1, since: expect.any(String) },
      countsToApprove: { count: 1, since: expect.any(String) },
      ordersToApprove: { count: 1, since: expect.any(String) },
      openClaims: { count: 1, since: expect.any(String) },
      passesToApprove: { count: 1, since: expect.any(String) },
      overduePasses: { count: 1, firstDay: expect.any(String) },
      auditsToApprove: { count: 1, since: expect.any(String) },
    });
  });

  it('says nothing of departments where the hospital keeps no checklist (Q47)', async () => {
    const other = await makeTenant(parts);
    await parts.owner.query(`update hospital set discharge_checklist = 'off' where tenant_id = $1`, [other.tenantId]);
    await admitInScene(other, { isDischargeInitiated: true });
    expect((await tell(other)).map(({ code }) => code)).toEqual(['toBill']);
  });
});

describe('for whom it waits', () => {
  it('is whoever may do something about it, and nobody else (R172)', async () => {
    expect(await tell(tenant, 'viewer')).toEqual([]);
    const other = await makeTenant(parts);
    await admitInScene(other, { isDischargeInitiated: true });
    const deeds = async () => (await tell(other)).map(({ code }) => code);
    expect(await deeds()).toEqual(['toBill', 'clearances']);
    const taken = await makeTenant(parts);
    await admitInScene(taken, { isDischargeInitiated: true });
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and role_id = 30 and menu_path = 'final-bill'`,
      [taken.tenantId],
    );
    expect((await tell(taken)).map(({ code }) => code)).toEqual(['clearances']);
  });

  it('is not another hospital or another tenant (R004, Q18)', async () => {
    expect(await tell(tenant, 'admin', 2)).toEqual([]);
    expect(await tell(await makeTenant(parts))).toEqual([]);
    expect((await tenant.call(getWaiting, {}, { as: 'nobody' })).status).toBe(401);
  });

  it('is whoever a right to approve was lent to, and never the maker (Q223)', async () => {
    const other = await makeTenant(parts);
    await makeDelegator(other);
    await addColleague(other, { userId: 51, staffId: 1, isApprover: false });
    await queueGift(other, { askedBy: 51, askedByStaffId: 1 });
    await queueGift(other, { askedBy: 2, askedByStaffId: 3, admissionId: 2 });
    expect(await tell(other)).toMatchObject([{ code: 'approvals', count: 1 }]);
  });
});
