// An estimate of a payer is no authorisation: the final bill says so, and a refund that rests on it needs an approver (Q259).
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { answerAuthorization, askAuthorization } from '@charaka/contract/money/tpa/authorization';
import { setFinalAuthorized } from '@charaka/contract/money/tpa/settlement';
import { beforeAll, describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { type AdmissionScene, admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const estimated = { patientType: 'TPA', associationId: 1, tpaAuthorized: 800, isDischargeInitiated: true } as const;

let tenant: TestTenant;
let approver: TestUser;
beforeAll(async () => {
  tenant = await makeTenant(parts);
  approver = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
});

const receipt = (admissionId: number, amount: number, paymentType: 'Receive' | 'Refund' = 'Receive') => ({
  payment: { admissionId, paidAt: new Date().toISOString(), paymentType, amount },
});

/** A stay with a charge of 1,000 and a deposit, and what becomes of the payer's sum. */
async function makeStay(deposit: number, scene: AdmissionScene = estimated): Promise<number> {
  const admissionId = await admitInScene(tenant, scene);
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 1000, quantity: 1 }] });
  await tenant.ask(addPayment, receipt(admissionId, deposit));
  return admissionId;
}

async function answer(admissionId: number, kind: 'pre' | 'discharge', asked: number, approved: number) {
  const { authorizationId } = await tenant.ask(askAuthorization, {
    authorization: { admissionId, kind, askedAmount: asked },
  });
  const status = approved === 0 ? ('denied' as const) : approved < asked ? ('partly' as const) : ('approved' as const);
  await tenant.ask(answerAuthorization, {
    authorization: { authorizationId, status, ...(approved > 0 ? { approvedAmount: approved } : {}) },
  });
}

const preview = (admissionId: number) => tenant.ask(getBill, { admissionId, isFinalPreview: true });
const message =
  'This refund includes Rs 800.00 that the payer has not authorised. Enter the authorised amount, or ask an approver to refund it';

const states: Record<string, [isEstimate: boolean, (admissionId: number) => Promise<unknown>]> = {
  'no answer': [true, async () => {}],
  'a request that nobody answered': [
    true,
    (admissionId) => tenant.ask(askAuthorization, { authorization: { admissionId, kind: 'pre', askedAmount: 800 } }),
  ],
  'an answer below the sum': [true, (admissionId) => answer(admissionId, 'pre', 800, 799.99)],
  'a denied request': [true, (admissionId) => answer(admissionId, 'pre', 800, 0)],
  'an answer of the sum': [false, (admissionId) => answer(admissionId, 'pre', 800, 800)],
  'an answer above the sum': [false, (admissionId) => answer(admissionId, 'pre', 900, 900)],
  'a lower answer at discharge': [
    true,
    async (admissionId) => {
      await answer(admissionId, 'pre', 800, 800);
      await answer(admissionId, 'discharge', 800, 500);
    },
  ],
  'a denied enhancement after an approval': [
    false,
    async (admissionId) => {
      await answer(admissionId, 'pre', 800, 800);
      await answer(admissionId, 'pre', 1200, 0);
    },
  ],
  'a final amount': [
    false,
    (admissionId) => tenant.ask(setFinalAuthorized, { admission: { admissionId, finalAuthorized: 700 } }),
  ],
};

describe('the sum of a payer', () => {
  it.each(Object.entries(states))(
    'with %s is an estimate or an authorisation (Q259)',
    async (_, [isEstimate, become]) => {
      const admissionId = await makeStay(100);
      await become(admissionId);
      const bill = await preview(admissionId);
      expect(bill.isPayerEstimate).toBe(isEstimate);
      const named = bill.missing.filter(({ code }) => code === 'payerEstimate');
      expect(named).toEqual(isEstimate ? [{ code: 'payerEstimate', amount: 80_000, bedNames: [] }] : []);
    },
  );
});

describe('a refund on an estimate', () => {
  it('with the final bill needs an approver and a reason, and the bill says so (Q259, Q268)', async () => {
    const admissionId = await makeStay(700);
    const bill = { admissionId, netPayable: -500, cashRefund: 500 };
    expect((await tenant.call(addBill, { bill })).message).toBe(message);
    expect((await tenant.call(addBill, { bill }, { as: approver })).wire._fields).toEqual({
      'ipdPatientBillView.refundReason': 'Enter the reason for refunding in this mode',
    });
    const explained = { bill: { ...bill, refundReason: 'The family moves abroad' } };
    expect((await tenant.call(addBill, explained, { as: approver })).isFailure).toBe(false);
    expect((await tenant.ask(getBill, { admissionId })).isPayerEstimate).toBe(true);
  });

  it('needs none once the payer has answered (Q259)', async () => {
    const admissionId = await makeStay(700);
    await answer(admissionId, 'pre', 800, 800);
    const made = await tenant.call(addBill, { bill: { admissionId, netPayable: -500, cashRefund: 500 } });
    expect(made.isFailure).toBe(false);
    expect((await tenant.ask(getBill, { admissionId })).isPayerEstimate).toBe(false);
  });

  it('needs none where the patient paid more than the whole bill and gets only that (Q259)', async () => {
    const admissionId = await makeStay(1300, { ...estimated, tpaAuthorized: 0.01 });
    const { figures } = await preview(admissionId);
    expect(figures.refundable).toBe(30_001);
    const refused = await tenant.call(addBill, { bill: { admissionId, netPayable: -300.01, cashRefund: 300.01 } });
    expect(refused.isFailure).toBe(true);
    await tenant.ask(setFinalAuthorized, { admission: { admissionId, finalAuthorized: 0, isRefusedByPayer: true } });
    const made = await tenant.call(addBill, { bill: { admissionId, netPayable: -300, cashRefund: 300 } });
    expect(made.isFailure).toBe(false);
  });

  it('of a deposit before the bill needs an approver who notes why (Q259)', async () => {
    const admissionId = await makeStay(700);
    expect((await tenant.call(addPayment, receipt(admissionId, 50, 'Refund'))).message).toBe(message);
    const { payment } = receipt(admissionId, 50, 'Refund');
    const noted = { payment: { ...payment, note: 'Paid twice' } };
    expect((await tenant.call(addPayment, noted, { as: approver })).isFailure).toBe(false);
    const ofCash = await makeStay(700, { isDischargeInitiated: true });
    expect((await tenant.call(addPayment, receipt(ofCash, 50, 'Refund'))).isFailure).toBe(false);
  });
});
