// Cancelling an admission: who may, when, and what becomes of the bed.
import { admit, cancelAdmission, getAdmission, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { initiateDischarge } from '@charaka/contract/stay/discharge/discharge';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

async function admitted(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  const [patientId] = await tenant.addPatients(1);
  await tenant.ask(admit, { admission: admissionForm(tenant, patientId as number, { admittedAt: hourAgo() }) });
  return tenant;
}

const cancel = (tenant: TestTenant, as: 'admin' | 'clerk' | 'viewer' = 'admin') =>
  tenant.call(cancelAdmission, { admission: { admissionId: 1, reason: 'Wrong patient' } }, { as });

async function pay(tenant: TestTenant, type: 'Receive' | 'Refund', paise: number): Promise<void> {
  await parts.owner.query(
    `insert into payment (tenant_id, hospital_id, admission_id, fin_year, receipt_no, paid_at, payment_type, amount_paise,
       cash_paise, is_non_hospital, created_by) values ($1, 1, 1, '2026-2027', 1, now(), $2, $3, $3, true, 1)`,
    [tenant.tenantId, type, paise],
  );
}

describe('cancelling', () => {
  it('frees the bed and the patient, for the same time too (R336, R338, Q39)', async () => {
    const tenant = await admitted();
    expect(await cancel(tenant)).toMatchObject({ isFailure: false, message: 'IPD Admission Cancelled' });
    const { rows } = await parts.owner.query(
      'select is_cancelled, cancel_reason, cancelled_at is not null as has_time from admission where tenant_id = $1',
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ is_cancelled: true, cancel_reason: 'Wrong patient', has_time: true }]);
    expect((await tenant.ask(listAdmissions, {})).totalCount).toBe(0);
    expect((await tenant.call(getAdmission, { admission: { admissionId: 1 } })).message).toBe(
      'This admission does not exist',
    );
    const again = await tenant.call(admit, {
      admission: admissionForm(tenant, 1, { admittedAt: new Date(Date.now() - 1_800_000).toISOString() }),
    });
    expect(again.message).toBe('IPD Patient Added');
  });

  it('is for administrators only (R165, R336)', async () => {
    const tenant = await admitted();
    expect(await cancel(tenant, 'clerk')).toMatchObject({
      status: 403,
      message: 'You are not permitted to do this',
    });
    expect((await cancel(tenant, 'viewer')).status).toBe(403);
  });

  it('is refused while medicine is not returned, and goes when it is (Q39, Q144)', async () => {
    const tenant = await admitted();
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 2, mrp: 50 });
    const memo = await sell(tenant, 1, [{ batchId, mrp: 50, quantity: 2 }], { cash: 100 });
    const sentence =
      'This admission has medicine that is not returned. Return the medicine before you cancel the admission.';
    const giveBack = (net: number) => {
      const lines = [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity: 1 }];
      return tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines, net, paidBack: net } });
    };
    expect((await cancel(tenant)).message).toBe(sentence);
    await giveBack(50);
    expect((await cancel(tenant)).message).toBe(sentence);
    await giveBack(50);
    expect((await cancel(tenant)).isFailure).toBe(false);
  });

  it('is refused while a payment is not refunded, and goes when it is (R336, Q39)', async () => {
    const tenant = await admitted();
    await pay(tenant, 'Receive', 50_000);
    expect((await cancel(tenant)).message).toBe(
      'This admission has a payment that is not refunded and cannot be cancelled.',
    );
    await pay(tenant, 'Refund', 50_000);
    expect((await cancel(tenant)).message).toBe('IPD Admission Cancelled');
  });

  it('is refused once discharge is initiated, billed or done, and a second time (R336, Q39, Q47)', async () => {
    const tenant = await admitted();
    await tenant.ask(initiateDischarge, { admission: { admissionId: 1 } });
    expect((await cancel(tenant)).message).toMatch(/^Discharge is initiated/);
    const set = (change: string) =>
      parts.owner.query(`update admission set ${change} where tenant_id = $1`, [tenant.tenantId]);
    await set('is_final_bill = true');
    expect((await cancel(tenant)).message).toBe('This admission has a final bill and cannot be cancelled.');
    await set('is_discharged = true, discharged_at = now()');
    expect((await cancel(tenant)).message).toBe('This patient is already discharged');
    await set('is_discharged = false, discharged_at = null, is_final_bill = false, is_discharge_initiated = false');
    expect((await cancel(tenant)).message).toBe('IPD Admission Cancelled');
    expect((await cancel(tenant)).message).toBe('This admission is cancelled');
  });

  it('is refused for an admission of another hospital (R336)', async () => {
    const tenant = await admitted();
    const answer = await tenant.call(
      cancelAdmission,
      { admission: { admissionId: 1 } },
      { as: 'admin', hospitalId: 2 },
    );
    expect(answer).toMatchObject({ isFailure: true, message: 'This admission does not exist' });
  });
});
