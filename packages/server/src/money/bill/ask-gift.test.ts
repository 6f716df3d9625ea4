// The limit of gifts over a whole account: what the audit gave away on 1.4.0 is refused, or stands by a second person (H1).
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { askGiftApproval, getGift } from '@charaka/contract/money/bill/gift';
import { addCharge, addCharges, deleteCharge } from '@charaka/contract/money/charge/charge';
import { describe, expect, it } from 'vitest';
import { ageLines, chargedAdmission, makeGiftDesk, reprice } from '../../../test-support/money/gift-desk.ts';
import { makeApprover } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant, TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

type Change = InputOf<typeof askGiftApproval>['change'];

const remove = (tenant: TestTenant, admissionId: number, serviceChargeId: number) =>
  tenant.call(deleteCharge, { serviceCharge: { admissionId, serviceChargeId, reason: 'Wrong' } });
const ask = (tenant: TestTenant, admissionId: number, change: Change, as: TestUser = 'clerk') =>
  tenant.call(askGiftApproval, { admissionId, change, reason: 'Poor family' }, { as });
const approve = (tenant: TestTenant, approvalRequestId: number, as: TestUser) =>
  tenant.ask(approveRequest, { approvalRequest: { approvalRequestId } }, { as });
const giftOn = (tenant: TestTenant, admissionId: number) => tenant.ask(getGift, { admissionId });
const bill = async (tenant: TestTenant, admissionId: number, discount = 0) => {
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true, discount });
  const netPayable = figures.netPayable / 100;
  return tenant.call(addBill, { bill: { admissionId, netPayable, cash: netPayable, discount } });
};
const ASKED = /Your limit is 5 %\. Ask for an approval$/;

describe('what the audit gave away on 1.4.0', () => {
  it('a discount of 100 % on every line is refused from the first line on (Q223)', async () => {
    const { tenant } = await makeGiftDesk(parts);
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 13, { isDischargeInitiated: true });
    for (const serviceChargeId of serviceChargeIds) {
      const answer = await reprice(tenant, admissionId, serviceChargeId, { itemDiscount: 500 });
      expect(answer.message).toMatch(ASKED);
      expect(answer.fields).toEqual({ gift: answer.message });
    }
    expect((await giftOn(tenant, admissionId)).gift).toBe(0);
    const { figures } = await tenant.ask(getBill, { admissionId });
    expect(figures.gross).toBe(13 * 50_000);
  });

  it('prices of Rs 0.01 are refused, posted or changed (Q223)', async () => {
    const { tenant } = await makeGiftDesk(parts);
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 3);
    for (const serviceChargeId of serviceChargeIds)
      expect((await reprice(tenant, admissionId, serviceChargeId, { appliedCharge: 0.01 })).message).toMatch(ASKED);
    const cheap = { chargeId: 4, appliedCharge: 0.01, quantity: 1 };
    const posted = await tenant.call(addCharge, { serviceCharge: { admissionId, ...cheap } });
    expect(posted.message).toMatch(ASKED);
    expect((await tenant.call(addCharges, { admissionId, lines: [cheap] })).message).toMatch(ASKED);
  });

  it('charges taken off later than a day after they were posted count; a mistake of today does not (Q236)', async () => {
    const { tenant } = await makeGiftDesk(parts);
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 4);
    const [first, second, third] = serviceChargeIds as [number, number, number];
    expect((await remove(tenant, admissionId, first)).message).toBe('Charge deleted');
    await ageLines(tenant, admissionId, 25);
    expect((await remove(tenant, admissionId, second)).message).toMatch(ASKED);
    await reprice(tenant, admissionId, third, { quantity: 4 });
    expect((await reprice(tenant, admissionId, third, { quantity: 1 })).message).toMatch(ASKED);
  });

  it('the discount of the bill counts together with what the lines give (Q223)', async () => {
    const { tenant } = await makeGiftDesk(parts);
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 10, { isDischargeInitiated: true });
    await reprice(tenant, admissionId, serviceChargeIds[0] as number, { itemDiscount: 150 });
    expect(await giftOn(tenant, admissionId)).toMatchObject({
      listPrice: 500_000,
      gift: 15_000,
      giftPercent: 300,
      limitPercent: 500,
    });
    expect((await bill(tenant, admissionId, 101)).message).toMatch(ASKED);
    expect((await bill(tenant, admissionId, 100)).message).toBe('Ipd Bill generated');
  });

  it('the tariff of the payer is the list, and a price above it hides nothing (Q236)', async () => {
    const { tenant } = await makeGiftDesk(parts);
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 1, {
      patientType: 'TPA',
      associationId: 1,
    });
    expect(await giftOn(tenant, admissionId)).toMatchObject({ listPrice: 40_000, gift: 0 });
    const [lineId] = serviceChargeIds as [number];
    expect((await reprice(tenant, admissionId, lineId, { appliedCharge: 400 })).message).toBe('Charge updated');
    expect((await reprice(tenant, admissionId, lineId, { appliedCharge: 379 })).message).toMatch(ASKED);
  });
});

describe('a gift above the limit', () => {
  it('stands once a second person approved it, once, for those figures (Q223)', async () => {
    const { tenant, second, checker } = await makeGiftDesk(parts);
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 10);
    const [first, other] = serviceChargeIds as [number, number];
    const line = { serviceChargeId: first, appliedCharge: 500, quantity: 1, itemDiscount: 500 };
    const asked = await ask(tenant, admissionId, { changedLine: line });
    expect(asked.output).toMatchObject({ listPrice: 500_000, gift: 50_000, giftPercent: 1_000 });
    expect((await ask(tenant, admissionId, { changedLine: line })).message).toBe(
      'A request about this is already waiting for a decision',
    );
    expect((await reprice(tenant, admissionId, first, { itemDiscount: 500 })).message).toMatch(ASKED);
    const [shown] = (await tenant.ask(listApprovals, { only: 'toDecide' }, { as: checker })).rows;
    expect(shown?.facts.map(({ name, money, percent, text }) => [name, money ?? percent ?? text])).toEqual([
      // Two patients of one name are told apart before the money is decided (Q249).
      ['patient', expect.stringMatching(/^\S+ · [MFO] · \d+[YMD]/)],
      ['listPrice', 500_000],
      ['charged', 450_000],
      ['gift', 50_000],
      ['percent', 1_000],
      ['giftSoFar', 0],
      ['limit', 500],
    ]);
    await approve(tenant, asked.output.approvalRequestId, checker);
    expect((await giftOn(tenant, admissionId)).approved).toMatchObject({ gift: 50_000, giftPercent: 1_000 });
    // Not by another user, and not a paisa more.
    expect((await reprice(tenant, admissionId, first, { itemDiscount: 500 }, second)).message).toMatch(ASKED);
    await reprice(tenant, admissionId, other, { itemDiscount: 0.01 }, second);
    expect((await reprice(tenant, admissionId, first, { itemDiscount: 500 })).message).toMatch(ASKED);
    await reprice(tenant, admissionId, other, { itemDiscount: 0 }, second);
    expect((await reprice(tenant, admissionId, first, { itemDiscount: 500 })).message).toBe('Charge updated');
    expect((await reprice(tenant, admissionId, other, { itemDiscount: 500 })).message).toMatch(ASKED);
    await reprice(tenant, admissionId, first, { itemDiscount: 0 });
    expect((await reprice(tenant, admissionId, first, { itemDiscount: 500 })).message).toMatch(ASKED);
  });

  it('is asked for lines not posted yet and for a bill, and made with the approval (Q223)', async () => {
    const { tenant, checker } = await makeGiftDesk(parts);
    const { admissionId } = await chargedAdmission(tenant, 2, { isDischargeInitiated: true });
    const lines = [{ chargeId: 4, appliedCharge: 200, quantity: 1 }];
    const forLines = await ask(tenant, admissionId, { lines });
    expect(forLines.output).toMatchObject({ listPrice: 135_000, gift: 15_000 });
    await approve(tenant, forLines.output.approvalRequestId, checker);
    expect((await tenant.call(addCharges, { admissionId, lines })).message).toBe('1 charge added');
    // An approved discount needs no second approval; a larger one does.
    expect((await bill(tenant, admissionId, 50)).message).toMatch(ASKED);
    const forBill = await ask(tenant, admissionId, { bill: { discount: 50 } });
    expect(forBill.output).toMatchObject({ listPrice: 135_000, gift: 20_000 });
    await approve(tenant, forBill.output.approvalRequestId, checker);
    expect((await bill(tenant, admissionId, 50)).message).toBe('Ipd Bill generated');
    const { rows } = await tenant.ask(listApprovals, { admissionId });
    expect(rows.map(({ state }) => state)).toEqual(['used', 'used']);
  });

  it('that an approver gave stands, and a bill that gives no more needs nobody (Q137, Q223)', async () => {
    const { tenant, checker } = await makeGiftDesk(parts);
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 2, { isDischargeInitiated: true });
    const [first] = serviceChargeIds as [number];
    expect((await reprice(tenant, admissionId, first, { itemDiscount: 400 }, checker)).message).toBe('Charge updated');
    expect(
      (
        await ask(
          tenant,
          admissionId,
          { changedLine: { serviceChargeId: first, appliedCharge: 1, quantity: 1 } },
          checker,
        )
      ).message,
    ).toBe('You may give this concession without an approval');
    expect((await bill(tenant, admissionId)).message).toBe('Ipd Bill generated');
  });

  it('where the hospital lets everybody give everything is nobody to ask for (Q137)', async () => {
    const { tenant } = await makeGiftDesk(parts, 100);
    await parts.owner.query('update hospital set discount_limit_basis_points = 10000 where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 2);
    const [first] = serviceChargeIds as [number];
    expect((await reprice(tenant, admissionId, first, { itemDiscount: 500 })).message).toBe('Charge updated');
    expect((await giftOn(tenant, admissionId)).limitPercent).toBeNull();
  });

  it('asked for by somebody who is an approver by now is decided by another one (Q223)', async () => {
    const { tenant } = await makeGiftDesk(parts);
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 2);
    const [first] = serviceChargeIds as [number];
    const changedLine = { serviceChargeId: first, appliedCharge: 500, quantity: 1, itemDiscount: 500 };
    const { approvalRequestId } = (await ask(tenant, admissionId, { changedLine })).output;
    await makeApprover(tenant);
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    const own = () =>
      tenant
        .call(approveRequest, { approvalRequest: { approvalRequestId } }, { as: 'clerk' })
        .then((one) => one.message);
    await expect.poll(own).toBe('You cannot decide your own request. Another person must decide');
  });
});

describe('two clerks at one instant', () => {
  it('who each give half of the limit and a little do not pass it together (Q223)', async () => {
    const { tenant, second } = await makeGiftDesk(parts);
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 10);
    const answers = await Promise.all(
      serviceChargeIds.map((serviceChargeId, index) =>
        reprice(tenant, admissionId, serviceChargeId, { itemDiscount: 130 }, index % 2 === 0 ? 'clerk' : second),
      ),
    );
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    for (const { message } of answers.filter(({ isFailure }) => isFailure)) expect(message).toMatch(ASKED);
    expect((await giftOn(tenant, admissionId)).gift).toBe(13_000);
  });

  it('use one approval once (Q223)', async () => {
    const { tenant, checker } = await makeGiftDesk(parts);
    const { admissionId } = await chargedAdmission(tenant, 10);
    const lines = [{ chargeId: 1, appliedCharge: 100, quantity: 1 }];
    await approve(tenant, (await ask(tenant, admissionId, { lines })).output.approvalRequestId, checker);
    const answers = await Promise.all(Array.from({ length: 6 }, () => tenant.call(addCharges, { admissionId, lines })));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
  });
});
