// Deposits of many inpatients at once: the same figures as the totals of each, and who has a low one.
import { getPaymentTotals, listDeposits } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { describe, expect, it } from 'vitest';
import { type AdmissionScene, admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function admitWith(tenant: TestTenant, scene: AdmissionScene, consultations: number, paid: number) {
  const admissionId = await admitInScene(tenant, scene);
  const lines = [{ chargeId: 1, quantity: consultations, appliedCharge: 500 }];
  if (consultations > 0) await tenant.ask(addCharges, { admissionId, lines });
  const payment = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const, amount: paid };
  if (paid > 0) await tenant.ask(addPayment, { payment });
  return admissionId;
}

const depositsOf = async (tenant: TestTenant, admissionIds: number[]) =>
  (await tenant.ask(listDeposits, { admissionIds })).deposits;

const lowOf = async (tenant: TestTenant, admissionIds: number[]) =>
  (await depositsOf(tenant, admissionIds)).filter(({ isLow }) => isLow).map(({ admissionId }) => admissionId);

describe('deposits of inpatients', () => {
  it('are low below half the running bill, what the payer authorised counting along (R484)', async () => {
    const tenant = await makeTenant(parts);
    const poor = await admitWith(tenant, {}, 10, 2499);
    const enough = await admitWith(tenant, {}, 10, 2500);
    const payer = { patientType: 'TPA' as const, associationId: tenant.associationId, tpaAuthorized: 4000 };
    const covered = await admitWith(tenant, payer, 10, 0);
    const fresh = await admitWith(tenant, {}, 0, 0);
    expect(await lowOf(tenant, [poor, enough, covered, fresh])).toEqual([poor]);
  });

  it('are those of the totals of each admission, rent of beds included (R483, R484)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `update hospital set bed_rent_since = now() - interval '9 days' where tenant_id = ${tenant.tenantId};
       update bed set charge_id = 2 where tenant_id = ${tenant.tenantId} and bed_id = 1`,
    );
    const admissionId = await admitWith(tenant, { admittedDaysAgo: 3 }, 4, 700);
    await parts.owner.query(
      `insert into bed_stay (tenant_id, hospital_id, admission_id, bed_id, during, created_by)
       values ($1, 1, $2, 1, tstzrange(now() - interval '3 days', null), 1)`,
      [tenant.tenantId, admissionId],
    );
    const refund = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Refund' as const, amount: 200 };
    await tenant.ask(addPayment, { payment: refund });
    const totals = await tenant.ask(getPaymentTotals, { admissionId });
    const [deposit] = await depositsOf(tenant, [admissionId]);
    expect(deposit).toEqual({
      admissionId,
      billAmount: totals.billAmount,
      estimatedAmount: null,
      authorizedPayment: 0,
      paid: 50_000,
      isLow: true,
      isOverCreditLimit: false,
    });
    expect(totals.billAmount).toBeGreaterThan(200_000);
  });

  it('are measured as the hospital wants: against the estimate, by another percentage, or not at all', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(`update hospital set low_deposit_of = 'estimate' where tenant_id = ${tenant.tenantId}`);
    const admissionId = await admitWith(tenant, {}, 4, 2000);
    await parts.owner.query(
      `update admission set estimated_amount_paise = 500000 where tenant_id = ${tenant.tenantId}`,
    );
    expect(await lowOf(tenant, [admissionId])).toEqual([admissionId]);
    const other = await makeTenant(parts);
    await parts.owner.query(`update hospital set low_deposit_percent = 0 where tenant_id = ${other.tenantId}`);
    const same = await admitWith(other, {}, 4, 0);
    expect(await lowOf(other, [same])).toEqual([]);
  });

  it('are told of those in hospital without a final bill, and of this hospital alone', async () => {
    const tenant = await makeTenant(parts);
    const open = await admitWith(tenant, {}, 4, 0);
    const billed = await admitWith(tenant, {}, 4, 0);
    await parts.owner.query('update admission set is_final_bill = true where tenant_id = $1 and admission_id = $2', [
      tenant.tenantId,
      billed,
    ]);
    expect((await depositsOf(tenant, [open, billed, 99_999])).map(({ admissionId }) => admissionId)).toEqual([open]);
    const elsewhere = await tenant.ask(listDeposits, { admissionIds: [open] }, { as: 'admin', hospitalId: 2 });
    expect(elsewhere.deposits).toEqual([]);
  });
});
