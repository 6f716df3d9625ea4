// Changing posted lines, taking them off, and charges that are not the hospital's own.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import {
  addCharge,
  addCharges,
  addNonHospitalCharges,
  convertNonHospitalCharges,
  deleteCharge,
  listNonHospitalCharges,
  listServiceCharges,
  updateCharge,
} from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { describe, expect, it } from 'vitest';
import { type AdmissionScene, admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeDivisible, makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function makeCase(scene: AdmissionScene = {}) {
  const tenant = await makeTenant(parts);
  return { tenant, admissionId: await admitInScene(tenant, scene) };
}

async function postOne(tenant: TestTenant, admissionId: number): Promise<number> {
  const serviceCharge = { admissionId, chargeId: 1, appliedCharge: 500, quantity: 2 };
  return (await tenant.ask(addCharge, { serviceCharge })).serviceChargeIds[0] as number;
}

const linesOf = async (tenant: TestTenant, admissionId: number) =>
  (await tenant.ask(listServiceCharges, { admissionId })).serviceCharges;

type Change = InputOf<typeof updateCharge>['serviceCharge'];
const change = (tenant: TestTenant, admissionId: number, serviceChargeId: number, changes: Partial<Change> = {}) =>
  tenant.call(updateCharge, {
    serviceCharge: {
      admissionId,
      serviceChargeId,
      appliedCharge: 450,
      quantity: 3,
      itemDiscount: 50,
      reason: 'Typed wrong',
      ...changes,
    },
  });

const keepNonHospital = (tenant: TestTenant) =>
  parts.owner.query('update hospital set is_non_hospital_charge = true where tenant_id = $1', [tenant.tenantId]);

describe('a posted charge', () => {
  it('gets another price, quantity and discount, with the reason and the old line in the audit log', async () => {
    const { tenant, admissionId } = await makeCase();
    const serviceChargeId = await postOne(tenant, admissionId);
    const answer = await change(tenant, admissionId, serviceChargeId, { remark: 'twice a day' });
    expect(answer.message).toBe('Charge updated');
    expect(await linesOf(tenant, admissionId)).toMatchObject([
      { serviceChargeId, quantity: 3000, appliedCharge: 45_000, discount: 15_000, net: 120_000, remark: 'twice a day' },
    ]);
    const { rows } = await parts.owner.query(
      `select before ->> 'applied_charge_paise' as before, after ->> 'change_reason' as reason from audit_log
        where tenant_id = $1 and table_name = 'service_charge' and action = 'update'`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ before: '50000', reason: 'Typed wrong' }]);
  });

  it('that has a fraction is lowered or taken off, never raised to another fraction (Q257)', async () => {
    const { tenant, admissionId } = await makeCase();
    await makeDivisible(tenant, 1);
    const serviceCharge = { admissionId, chargeId: 1, appliedCharge: 500, quantity: 0.5 };
    const [serviceChargeId] = (await tenant.ask(addCharge, { serviceCharge })).serviceChargeIds as [number];
    await tenant.parts.owner.query('update charge set is_divisible = false where tenant_id = $1', [tenant.tenantId]);
    const quantityTo = async (quantity: number) => {
      const { changedAt } = (await linesOf(tenant, admissionId))[0] ?? {};
      return (await change(tenant, admissionId, serviceChargeId, { quantity, changedAt })).message;
    };
    expect(await quantityTo(0.75)).toBe('Consultation is charged in whole numbers. Enter 1, 2 or more');
    expect(await quantityTo(0.25)).toBe('Charge updated');
    expect(await quantityTo(0.5)).toMatch(/ is charged in whole numbers/);
    const removal = { serviceCharge: { admissionId, serviceChargeId, reason: 'Typed wrong' } };
    expect((await tenant.call(deleteCharge, removal)).message).toBe('Charge deleted');
  });

  it('is changed by one of two clerks who looked at the same line; the other is told', async () => {
    const { tenant, admissionId } = await makeCase();
    const serviceChargeId = await postOne(tenant, admissionId);
    const answers = await Promise.all([
      change(tenant, admissionId, serviceChargeId, { quantity: 5 }),
      change(tenant, admissionId, serviceChargeId, { quantity: 7 }),
    ]);
    expect(answers.map(({ message }) => message).toSorted()).toEqual([
      'Another user changed Consultation. Please look at it again',
      'Charge updated',
    ]);
    const [line] = await linesOf(tenant, admissionId);
    expect((await change(tenant, admissionId, serviceChargeId, { changedAt: line?.changedAt })).isFailure).toBe(false);
  });

  it('is checked as when it is posted, and says why it was changed (R441, R442, Q99, Q100)', async () => {
    const { tenant, admissionId } = await makeCase();
    const serviceChargeId = await postOne(tenant, admissionId);
    for (const [changes, sentence] of [
      [{ appliedCharge: 0 }, 'Value should greater then 0'],
      [{ quantity: 0 }, 'Value should greater then 0'],
      [{ itemDiscount: 450.01 }, 'The discount on Consultation is more than its applied charge'],
      [{ appliedCharge: 9_999_999_999, quantity: 2 }, 'The amount of Consultation has too many digits'],
      [{ reason: ' ' }, 'Please enter reason'],
    ] satisfies [Partial<Change>, string][]) {
      expect((await change(tenant, admissionId, serviceChargeId, changes)).message).toBe(sentence);
    }
  });

  it('is taken off with a reason, once, and is on no bill any more', async () => {
    const { tenant, admissionId } = await makeCase();
    const serviceChargeId = await postOne(tenant, admissionId);
    const takeOff = (reason: string) =>
      tenant.call(deleteCharge, { serviceCharge: { admissionId, serviceChargeId, reason } });
    expect((await takeOff('')).message).toBe('Please enter reason');
    expect((await takeOff('Wrong patient')).message).toBe('Charge deleted');
    expect((await takeOff('Wrong patient')).message).toBe('This charge is already deleted');
    expect((await change(tenant, admissionId, serviceChargeId)).message).toBe('This charge is already deleted');
    expect((await tenant.ask(getBill, { admissionId })).figures.totalCharge).toBe(0);
  });

  it('of another admission is not found', async () => {
    const { tenant, admissionId } = await makeCase();
    const serviceChargeId = await postOne(tenant, admissionId);
    const other = await admitInScene(tenant);
    expect((await change(tenant, other, serviceChargeId)).isFailure).toBe(true);
    expect(await linesOf(tenant, admissionId)).toMatchObject([{ appliedCharge: 50_000 }]);
  });

  it('stays as it is after the final bill and while a payer’s amount is settled (R334, Q93)', async () => {
    const billed = await makeCase({ isDischargeInitiated: true });
    const serviceChargeId = await postOne(billed.tenant, billed.admissionId);
    await billed.tenant.ask(addBill, { bill: { admissionId: billed.admissionId, netPayable: 1000, cash: 1000 } });
    const serviceCharge = { admissionId: billed.admissionId, serviceChargeId, reason: 'Too late' };
    expect((await change(billed.tenant, billed.admissionId, serviceChargeId)).message).toBe(
      'The final bill is already generated: no charge can be changed',
    );
    expect((await billed.tenant.call(deleteCharge, { serviceCharge })).message).toBe(
      'The final bill is already generated: no charge can be deleted',
    );
    const settled = await makeCase({
      patientType: 'TPA',
      associationId: 1,
      isDischargeInitiated: true,
      finalAuthorized: 9,
    });
    expect((await change(settled.tenant, settled.admissionId, 1)).message).toBe(
      'The final authorised amount is already entered: no charge can be changed',
    );
  });
});

describe("charges that are not the hospital's own", () => {
  it('stand apart with their payments, and are left out of a cash bill (R331, R483, R523)', async () => {
    const { tenant, admissionId } = await makeCase();
    await keepNonHospital(tenant);
    await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 2, appliedCharge: 1000, quantity: 1 }] });
    const posted = await tenant.call(addNonHospitalCharges, {
      admissionId,
      lines: [{ chargeId: 1, appliedCharge: 600, quantity: 2 }],
    });
    expect(posted.message).toBe('1 charge added');
    const payment = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const };
    await tenant.ask(addPayment, { payment: { ...payment, amount: 700, isNonHospital: true } });
    await tenant.ask(addPayment, { payment: { ...payment, amount: 100 } });
    const apart = await tenant.ask(listNonHospitalCharges, { admissionId });
    expect(apart.serviceCharges).toMatchObject([{ chargeDescription: 'Consultation', net: 120_000 }]);
    expect(apart.payments).toMatchObject([{ amount: 70_000 }]);
    const { figures } = await tenant.ask(getBill, { admissionId });
    expect(figures).toMatchObject({ nonHospital: 120_000, gross: 105_000, paidInAdvance: 10_000 });
  });

  it('become the hospital’s own together with what was paid for them, answered in plain text (R283, Q36, Q69)', async () => {
    const { tenant, admissionId } = await makeCase();
    await keepNonHospital(tenant);
    await tenant.ask(addNonHospitalCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 600, quantity: 2 }] });
    const payment = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const, amount: 700 };
    await tenant.ask(addPayment, { payment: { ...payment, isNonHospital: true } });
    const convert = () => tenant.call(convertNonHospitalCharges, { admission: { admissionId } });
    expect((await convert()).wire).toEqual({ _failure: false, _message: 'IPD Patient Updated' });
    const { figures } = await tenant.ask(getBill, { admissionId });
    expect(figures).toMatchObject({ nonHospital: 0, gross: 120_000, paidInAdvance: 70_000, netPayable: 50_000 });
    expect(await convert()).toMatchObject({ isFailure: true, message: 'There are no non-hospital charges to convert' });
  });

  it('are not posted where the hospital keeps none', async () => {
    const { tenant, admissionId } = await makeCase();
    const lines = [{ chargeId: 1, appliedCharge: 600, quantity: 2 }];
    expect((await tenant.call(addNonHospitalCharges, { admissionId, lines })).message).toBe(
      'This hospital does not record non-hospital charges',
    );
  });
});
