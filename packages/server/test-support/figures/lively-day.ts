// A day of a hospital in which money, beds and medicine move at every desk: what the law of figures is asked of.
import { refundCounterBill } from '@charaka/contract/clinic/counter/counter-refund';
import { refundAppointment } from '@charaka/contract/clinic/opd/appointment';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { addPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { blockBed } from '@charaka/contract/stay/bed/bed';
import { dischargePatient } from '@charaka/contract/stay/discharge/discharge';
import { addNote } from '@charaka/contract/stay/note/note';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { type CounterDesk, lineOf, openCounter } from '../money/counter-desk.ts';
import { book, dayOf } from '../patient/opd-day.ts';
import { addItem, sell, stock } from '../record/pharmacy-shelf.ts';
import { type AdmissionScene, admitInScene } from '../server/test-admissions.ts';
import type { TestApp } from '../server/test-app.ts';
import type { TestTenant } from '../server/test-tenant.ts';

const pay = (tenant: TestTenant, admissionId: number, amount: number, more: object = {}) =>
  tenant.ask(addPayment, {
    payment: { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive', amount, ...more },
  });

const charge = (tenant: TestTenant, admissionId: number, appliedCharge: number) =>
  tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge, quantity: 1 }] });

/** A stay in a bed with rent since yesterday, with medicine that was paid, returned, and left to the bill. */
async function inHospital(tenant: TestTenant, bedId: number, scene: AdmissionScene): Promise<void> {
  const { owner } = tenant.parts;
  const admissionId = await admitInScene(tenant, scene);
  await owner.query('update bed set charge_id = 2 where tenant_id = $1 and bed_id = $2', [tenant.tenantId, bedId]);
  await owner.query(
    `insert into bed_stay (tenant_id, hospital_id, admission_id, bed_id, during, created_by)
     values ($1, 1, $2, $3, tstzrange(now() - interval '1 day', null), 1)`,
    [tenant.tenantId, admissionId, bedId],
  );
  await owner.query('update admission set current_bed_id = $3 where tenant_id = $1 and admission_id = $2', [
    tenant.tenantId,
    admissionId,
    bedId,
  ]);
  await tenant.ask(addNote, { note: { admissionId, note: 'Sleeps well' } });
  await charge(tenant, admissionId, 1234.5);
  await pay(tenant, admissionId, 900, { upi: 400, upiReference: '4321' });
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 50, mrp: 21 });
  await sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 3 }]);
  const memo = await sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 4 }], { cash: 84 });
  const lines = [{ saleLineId: memo.lines[0]?.saleLineId ?? 0, quantity: 2 }];
  await tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines, net: 42, paidBack: 21 } });
}

/** Admitted, billed and discharged today. */
async function leftToday(tenant: TestTenant): Promise<void> {
  const admissionId = await admitInScene(tenant, { admittedDaysAgo: 0, isDischargeInitiated: true });
  await charge(tenant, admissionId, 640);
  const bill = { admissionId, discount: 40, discountReason: 'Staff', netPayable: 600, cash: 600 };
  await tenant.ask(addBill, { bill });
  await tenant.ask(dischargePatient, { admission: { admissionId, dischargedAt: new Date().toISOString() } });
}

/** A stay with a claim and a due, and bills of the counter with both; a receipt of the payer covers both desks. */
async function claims({ tenant, bill }: CounterDesk): Promise<void> {
  const scene = { patientType: 'Corporate', associationId: tenant.corporateId, tpaAuthorized: 800 } as const;
  const admissionId = await admitInScene(tenant, { ...scene, isDischargeInitiated: true });
  await charge(tenant, admissionId, 1000);
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  const { finalBill } = await tenant.ask(addBill, {
    bill: { admissionId, netPayable, cash: 50, isSettledWithoutPay: true, dueReason: 'Tomorrow' },
  });
  const ofPayer = { associationId: tenant.corporateId, authorisationNo: 'A-1', dueReason: 'On Monday' };
  const made = await bill({ lines: [lineOf(4, 2)], ...ofPayer, authorized: 500, amount: 100 } as never);
  const { counterBillId } = made.output.counterBill;
  const part = { disallowed: 20, isWrittenOff: false, reason: 'Gloves' };
  await tenant.ask(addPayerReceipt, {
    receipt: {
      associationId: tenant.corporateId,
      receivedOn: dayOf(),
      mode: 'NEFT',
      reference: 'UTR',
      parts: [
        { ...part, billId: finalBill.billId, paid: 300, tds: 30 },
        { ...part, counterBillId, paid: 200, tds: 20 },
      ],
    },
  });
}

/** A bill with a due, one with a discount, one that is refunded in part, and an advance that stays and one that is refunded. */
async function atTheCounter({ tenant, bill }: CounterDesk): Promise<void> {
  await bill({ lines: [lineOf(5)], amount: 250, dueReason: 'Later' });
  await bill({ lines: [lineOf(4)], discount: 35, discountReason: 'Camp' });
  const { counterBillId, lines, net } = (await bill({ lines: [lineOf(3)] })).output.counterBill;
  const back = lines.map(({ serviceChargeId }) => ({ serviceChargeId: serviceChargeId ?? 0, quantity: 1 }));
  const refund = { counterBillId, lines: back, amount: net / 100, reason: 'Not wanted' };
  await tenant.ask(refundCounterBill, { refund });
  await book(tenant, { slot: '10:15', phone: '9800010151', advance: 500 });
  const { appointment } = (await book(tenant, { slot: '10:30', phone: '9800010301', advance: 300 })).output;
  const { appointmentId } = appointment;
  await tenant.ask(refundAppointment, { appointment: { appointmentId, reason: 'Not coming', cash: 300 } });
}

/** The hospital after its day. */
export async function makeLivelyDay(parts: TestApp): Promise<TestTenant> {
  const desk = await openCounter(parts, async (tenantId) => {
    await parts.owner.query('update staff set is_approver = true where tenant_id = $1 and staff_id = 3', [tenantId]);
    await parts.owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 2', [tenantId]);
    await parts.owner.query(`update hospital set bed_rent_since = now() - interval '9 days' where tenant_id = $1`, [
      tenantId,
    ]);
  });
  const { tenant } = desk;
  await inHospital(tenant, 1, {});
  await inHospital(tenant, 2, {
    patientType: 'TPA',
    associationId: 1,
    tpaAuthorized: 3000,
    isDischargeInitiated: true,
  });
  await tenant.ask(blockBed, { bed: { bedId: 3, reason: 'Broken rail' } });
  await leftToday(tenant);
  await claims(desk);
  await atTheCounter(desk);
  return tenant;
}
