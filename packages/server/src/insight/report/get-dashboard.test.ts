// The dashboard: its figures are what the lists say, and nobody sees more of it than their rights and their hospital allow.

import { dashboardNamed, getDashboard } from '@charaka/contract/insight/report/report';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addBill, getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { listCollections } from '@charaka/contract/money/finance/finance';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { admit, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { blockBed, listBeds, reserveBed } from '@charaka/contract/stay/bed/bed';
import { initiateDischarge } from '@charaka/contract/stay/discharge/discharge';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { dateInZone, daysBefore } from '@charaka/rules/stay/hospital-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene, makeApprover } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const DAY_MS = 86_400_000;
const noneHeld = { held: 0, reserved: 0, cleaning: 0, blocked: 0 };
const today = () => dateInZone(new Date(), 'Asia/Kolkata');

let busy: TestTenant;

type Payment = Partial<InputOf<typeof addPayment>['payment']>;
const pay = (tenant: TestTenant, admissionId: number, amount: number, changes: Payment = {}) =>
  tenant.ask(addPayment, {
    payment: { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive', amount, ...changes },
  });
const charge = (tenant: TestTenant, admissionId: number, rupees: number) =>
  tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: rupees, quantity: 1 }] });
const count = async (tenant: TestTenant, filters: InputOf<typeof listAdmissions>) =>
  (await tenant.ask(listAdmissions, { pageNumber: 1, pageSize: 10, ...filters })).totalCount;

/** A day of a hospital: real beds, payers, advances of several days, a bill with a due, somebody gone home. */
async function makeBusyDay(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await makeApprover(tenant);
  const patients = await tenant.addPatients(4);
  for (const [index, patientId] of patients.entries())
    await tenant.ask(admit, { admission: admissionForm(tenant, patientId, { bedId: index + 1 }) });
  const owing = await admitInScene(tenant, { admittedDaysAgo: 40 });
  await charge(tenant, owing, 1234.5);
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 60 });
  const memo = await sell(tenant, owing, [{ batchId, mrp: 60, quantity: 3 }], { cash: 30 });
  const [line] = memo.lines;
  const back = { saleId: memo.saleId, lines: [{ saleLineId: line?.saleLineId as number, quantity: 1 }], net: 60 };
  await tenant.ask(addSalesReturn, { saleReturn: { ...back, paidBack: 20 } });
  await pay(tenant, owing, 200, { card: 50, cardNumber: '1234' });
  await pay(tenant, owing, 300, { paidAt: new Date(Date.now() - 3 * DAY_MS).toISOString(), backdateReason: 'slip' });
  await pay(tenant, owing, 70, { paymentType: 'Refund', card: 50, cardNumber: '1234' });
  const overpaid = await admitInScene(tenant, { admittedDaysAgo: 20 });
  await pay(tenant, overpaid, 5000, {
    paidAt: new Date(Date.now() - 12 * DAY_MS).toISOString(),
    backdateReason: 'slip',
  });
  const tpa = { patientType: 'TPA', associationId: 1 } as const;
  await charge(tenant, await admitInScene(tenant, tpa), 900);
  await charge(tenant, await admitInScene(tenant, { ...tpa, tpaAuthorized: 300, isDischargeInitiated: true }), 500);
  await admitInScene(tenant, { ...tpa, tpaAuthorized: 100, finalAuthorized: 90, isDischargeInitiated: true });
  const billed = await admitInScene(tenant, { isDischargeInitiated: true });
  await charge(tenant, billed, 800);
  await tenant.ask(addBill, {
    bill: { admissionId: billed, netPayable: 800, cash: 350, isSettledWithoutPay: true, dueReason: 'poor' },
  });
  const gone = await admitInScene(tenant);
  await parts.owner.query(
    'update admission set is_discharged = true, discharged_at = now() where tenant_id = $1 and admission_id = $2',
    [tenant.tenantId, gone],
  );
  return tenant;
}

beforeAll(async () => {
  busy = await makeBusyDay();
});

describe('the figures of the dashboard', () => {
  it('count who comes, stays and goes as the lists behind them do (R176)', async () => {
    const { movements, underway, approvals } = await busy.ask(getDashboard, {});
    const day = { fromDate: today(), toDate: today() };
    expect(movements).toEqual({
      inpatients: await count(busy, { only: 'inHospital' }),
      admittedToday: await count(busy, { ...day, only: 'admitted' }),
      dischargedToday: await count(busy, { ...day, only: 'discharged' }),
    });
    expect(movements).toEqual({ inpatients: 10, admittedToday: 4, dischargedToday: 1 });
    const initiated = [{ columnName: 'isDischargeInitiated', filterValue: true }];
    expect(underway).toEqual({
      patients: await count(busy, { isDischarged: false, filterParams: initiated }),
      billed: 1,
    });
    expect(underway?.patients).toBe(3);
    expect(approvals).toEqual({ patients: await count(busy, { only: 'approvalPending' }), first: 1, final: 1 });
  });

  it('count the beds of each ward as the bed list and the list of its patients do (R176, Q78)', async () => {
    const { wards } = await busy.ask(getDashboard, {});
    expect(wards).toEqual([
      { ...noneHeld, bedGroupId: 1, bedGroupName: 'Ward A', bedFloorName: 'Ground', occupied: 4, free: 6, total: 10 },
    ]);
    const beds = await busy.ask(listBeds, { pageNumber: 1, pageSize: 0 });
    expect(beds.rows.filter((bed) => bed.isOccupied)).toHaveLength(4);
    expect(await count(busy, { only: 'inHospital', bedGroupId: 1 })).toBe(4);
  });

  it('count neither a reserved nor a blocked bed as free, as the choice of a bed does not (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await tenant.ask(admit, { admission: admissionForm(tenant, patientId, { bedId: 1 }) });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await tenant.ask(reserveBed, { bed: { bedId: 2, reservedFor: 'Mr. Rao', until } });
    await tenant.ask(blockBed, { bed: { bedId: 3, reason: 'Broken rail' } });
    const { wards } = await tenant.ask(getDashboard, {});
    expect(wards).toMatchObject([{ occupied: 1, held: 2, reserved: 1, blocked: 1, cleaning: 0, free: 7, total: 10 }]);
    const free = await tenant.ask(listBeds, { isFree: true });
    expect(free.rows.filter((bed) => !bed.isVirtual)).toHaveLength(7);
  });

  it('owe together what each provisional bill and each final bill leaves due, medicine among it (R484, R503, Q144)', async () => {
    const { dues } = await busy.ask(getDashboard, {});
    const unbilled = await busy.ask(listAdmissions, { pageNumber: 1, pageSize: 0, only: 'unbilled' });
    const billed = await busy.ask(listAdmissions, { pageNumber: 1, pageSize: 0, only: 'billDue' });
    const dueOf = async ({ admissionId }: { admissionId: number }) =>
      (await busy.ask(getPaymentTotals, { admissionId })).dueAmount;
    const open = (await Promise.all(unbilled.rows.map(dueOf))).filter((due) => due > 0);
    const left = await Promise.all(billed.rows.map(dueOf));
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(dues).toEqual({
      bills: 1,
      billsDue: sum(left),
      unbilled: unbilled.totalCount,
      owing: open.length,
      outstanding: sum(open),
    });
    expect(dues).toMatchObject({ billsDue: 45_000, owing: 3, outstanding: 80_500 + 11_000 + 90_000 + 20_000 });
  });

  it('add up collections by mode for today, 7 and 30 days, settlements of bills and the pharmacy among them (R476, Q30)', async () => {
    const { collections } = await busy.ask(getDashboard, {});
    expect(collections?.today).toEqual({
      fromDay: today(),
      received: 58_000,
      refunded: 9_000,
      net: 49_000,
      modes: [
        { mode: 'cash', received: 53_000, refunded: 4_000 },
        { mode: 'card', received: 5_000, refunded: 5_000 },
        ...(['upi', 'neft', 'cheque'] as const).map((mode) => ({ mode, received: 0, refunded: 0 })),
      ],
    });
    expect(collections?.week).toMatchObject({ fromDay: daysBefore(today(), 6), received: 88_000 });
    expect(collections?.month).toMatchObject({ fromDay: daysBefore(today(), 29), received: 588_000, net: 579_000 });
    expect(collections?.days).toHaveLength(30);
    expect(collections?.days.at(-1)).toEqual({ day: today(), received: 58_000, refunded: 9_000 });
    expect(collections?.days.at(-4)).toEqual({ day: daysBefore(today(), 3), received: 30_000, refunded: 0 });
    expect(await count(busy, { only: 'paid', fromDate: today(), toDate: today() })).toBe(2);
    expect(await count(busy, { only: 'paid', fromDate: daysBefore(today(), 29), toDate: today() })).toBe(3);
  });

  it('tell of each of 14 days who came and who left, as the lists of these days do (R176, Q30)', async () => {
    const { flows = [] } = await busy.ask(getDashboard, {});
    expect(flows?.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_, index) => daysBefore(today(), 13 - index)),
    );
    for (const { day, admitted, discharged } of flows ?? []) {
      const days = { fromDate: day, toDate: day };
      expect([day, admitted]).toEqual([day, await count(busy, { ...days, only: 'admitted' })]);
      expect([day, discharged]).toEqual([day, await count(busy, { ...days, only: 'discharged' })]);
    }
    expect(flows?.at(-1)).toMatchObject({ admitted: 4, discharged: 1 });
    expect(flows?.at(-3)).toMatchObject({ admitted: 5 });
  });

  it('count days by the clock of the hospital, whatever the server believes (Q30)', async () => {
    const tenant = await makeTenant(parts);
    const zone = 'Pacific/Kiritimati';
    await parts.owner.query('update hospital set timezone = $2 where tenant_id = $1', [tenant.tenantId, zone]);
    const admissionId = await admitInScene(tenant, { admittedDaysAgo: 5 });
    const midnight = Date.parse(`${dateInZone(new Date(), zone)}T00:00:00+14:00`);
    for (const [amount, paidAt] of [
      [1, midnight - 1],
      [20, midnight],
    ] as const)
      await pay(tenant, admissionId, amount, { paidAt: new Date(paidAt).toISOString(), backdateReason: 'slip' });
    const { collections, today: day } = await tenant.ask(getDashboard, {});
    expect(day).toBe(dateInZone(new Date(), zone));
    expect(collections?.today.received).toBe(2_000);
    expect(collections?.week.received).toBe(2_100);
    expect(collections?.days.slice(-2).map(({ received }) => received)).toEqual([100, 2_000]);
  });

  it('take the total of a line kept with it for what the rules make of the line (R446, R520)', async () => {
    const tenant = await makeTenant(parts);
    const ids = [await admitInScene(tenant), await admitInScene(tenant)];
    // Quantities, discounts and rates whose halves of a paisa would show a second rounding; GST of either kind.
    await parts.owner.query(
      `insert into service_charge (tenant_id, hospital_id, admission_id, charge_id, charge_type_id, charge_category_id,
         charge_code, description, applied_at, quantity_thousandths, standard_charge_paise, applied_charge_paise,
         item_discount_paise, igst_basis_points, sgst_basis_points, cgst_basis_points, is_igst_applied, is_non_applicable,
         created_by)
       select $1, 1, $2::bigint + n % 2, 1, 10, 1, 'C1', 'Line', now(), 1 + (n * 7919) % 12500, 100, 5 + (n * 104729) % 999999,
         (n * 31) % 5, 2 * ((n * 13) % 1401), (n * 13) % 1401, (n * 13) % 1401, n % 3 = 0, n % 5 = 0, 1
       from generate_series(1, 600) n`,
      [tenant.tenantId, ids[0]],
    );
    const due = async (admissionId: number) => (await tenant.ask(getPaymentTotals, { admissionId })).dueAmount;
    const [one = 0, other = 0] = await Promise.all(ids.map(due));
    const { dues } = await tenant.ask(getDashboard, {});
    expect(dues).toMatchObject({ owing: 2, outstanding: one + other });
    expect(dues?.outstanding).toBeGreaterThan(1_000_000);
    await parts.owner.query('update hospital set is_non_hospital_charge = true where tenant_id = $1', [
      tenant.tenantId,
    ]);
    await parts.owner.query(
      `select pg_notify('charaka', json_build_object('topic', 'access', 'tenantId', $1::integer)::text)`,
      [tenant.tenantId],
    );
    const [without = 0, alsoWithout = 0] = await Promise.all(ids.map(due));
    expect(without).toBeLessThan(one);
    await expect.poll(async () => (await tenant.ask(getDashboard, {})).dues?.outstanding).toBe(without + alsoWithout);
  });
});

describe('who sees what', () => {
  it('never counts another hospital or another tenant (R004, Q18)', async () => {
    const other = await busy.ask(getDashboard, {}, { as: 'admin', hospitalId: 2 });
    expect(other.wards).toEqual([
      { ...noneHeld, bedGroupId: 2, bedGroupName: 'Ward B', bedFloorName: 'Ground', occupied: 0, free: 2, total: 2 },
    ]);
    const stranger = await (await makeTenant(parts)).ask(getDashboard, {});
    for (const quiet of [other, stranger]) {
      expect(quiet.movements).toEqual({ inpatients: 0, admittedToday: 0, dischargedToday: 0 });
      expect(quiet.dues).toEqual({ bills: 0, billsDue: 0, unbilled: 0, owing: 0, outstanding: 0 });
      expect(quiet.collections?.month).toMatchObject({ received: 0, refunded: 0 });
      expect(quiet.approvals?.patients).toBe(0);
    }
    expect((await busy.call(getDashboard, {}, { as: 'clerk', hospitalId: 2 })).status).toBe(403);
    const only = async (name: 'discharged' | 'paid' | 'billDue') =>
      (await busy.ask(listAdmissions, { pageNumber: 1, only: name }, { as: 'admin', hospitalId: 2 })).totalCount;
    expect([await only('discharged'), await only('paid'), await only('billDue')]).toEqual([0, 0, 0]);
  });

  it('leaves out each part whose screen the role may not see (R172)', async () => {
    const tenant = await makeTenant(parts);
    const allow = (paths: string[]) =>
      parts.owner.query(
        'update role_permission set can_view = menu_path = any($2) where tenant_id = $1 and role_id = 31',
        [tenant.tenantId, paths],
      );
    await allow(['ipd/discharge_patient']);
    const partsOf = (answer: object) =>
      Object.entries(answer).flatMap(([name, part]) => (part === undefined || part === null ? [] : [name]));
    expect(partsOf(await tenant.ask(getDashboard, {}, { as: 'viewer' }))).toEqual([
      'dashboardName',
      'today',
      'underway',
    ]);
    expect(partsOf(await tenant.ask(getDashboard, {}))).toHaveLength(9);
    const blind = await makeTenant(parts);
    await parts.owner.query('update role_permission set can_view = false where tenant_id = $1', [blind.tenantId]);
    expect((await blind.call(getDashboard, {})).status).toBe(403);
    expect(partsOf(await blind.ask(getDashboard, {}, { as: 'admin' }))).toHaveLength(9);
  });

  it('shows whoever may not see what others collected their own alone, as their report does (R176, Q141)', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await admitInScene(tenant);
    await pay(tenant, admissionId, 100);
    await tenant.ask(
      addPayment,
      { payment: { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive', amount: 40 } },
      { as: 'admin' },
    );
    const collected = async () => (await tenant.ask(getDashboard, {})).collections;
    expect(await collected()).toMatchObject({ isOwn: false, today: { received: 14_000 } });
    const may = (...rights: boolean[]) =>
      parts.owner.query(
        `update role_permission set can_add = $2, can_edit = $3
         where tenant_id = $1 and role_id = 30 and menu_path = 'user_Collection_Report'`,
        [tenant.tenantId, ...rights],
      );
    const tell = () =>
      parts.owner.query(
        `select pg_notify('charaka', json_build_object('topic', 'access', 'tenantId', $1::integer)::text)`,
        [tenant.tenantId],
      );
    await may(true, false);
    await tell();
    await expect.poll(collected).toMatchObject({ isOwn: true, today: { received: 10_000 } });
    const { collectors } = await tenant.ask(listCollections, { day: today() });
    expect(collectors.map(({ received }) => received.total)).toEqual([10_000]);
    await may(false, false);
    await tell();
    await expect.poll(collected).toBeUndefined();
  });

  it('begins with the dashboard of the role; an unknown name is the common one (R176, Q176)', async () => {
    const named = async (name: string | null) => {
      const tenant = await makeTenant(parts);
      await parts.owner.query('update role set dashboard_name = $2 where tenant_id = $1', [tenant.tenantId, name]);
      return tenant.ask(getDashboard, {});
    };
    const ward = await named('Ward');
    expect(ward).toMatchObject({ dashboardName: 'ward', movements: {}, wards: [{}], underway: {} });
    expect([ward.dues, ward.collections, ward.approvals]).toEqual([undefined, undefined, undefined]);
    for (const name of [null, '', 'finance-2019']) expect((await named(name)).dashboardName).toBe('default');
    expect([' Billing ', 'constructor', undefined].map(dashboardNamed)).toEqual(['billing', 'default', 'default']);
  });

  it('needs no more than to be signed in, and shows the leaver of discharge under way (R050, Q47)', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await admitInScene(tenant);
    expect((await tenant.call(getDashboard, {}, { as: 'nobody' })).status).toBe(401);
    expect((await tenant.ask(getDashboard, {})).underway?.patients).toBe(0);
    await tenant.ask(initiateDischarge, { admission: { admissionId } });
    expect((await tenant.ask(getDashboard, {})).underway?.patients).toBe(1);
  });
});
