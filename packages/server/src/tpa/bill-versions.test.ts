// Versions of a bill for payers: frozen as they were, answered within bounds, shared by the final bill, settled payer by payer.
import { randomUUID } from 'node:crypto';
import { addBill, getBill } from '@charaka/contract/bill';
import { cancelBill } from '@charaka/contract/bill-cancel';
import { addCharges } from '@charaka/contract/charge';
import { undoInitiation } from '@charaka/contract/discharge';
import { addPayment } from '@charaka/contract/payment';
import { answerBillVersion, freezeBill, getBillVersion, listBillVersions } from '@charaka/contract/tpa/bill-version';
import { addPayerReceipt } from '@charaka/contract/tpa/receipt';
import { listOutstanding, listTpaBills, setFinalAuthorized, sumOutstanding } from '@charaka/contract/tpa/settlement';
import { describe, expect, it } from 'vitest';
import { type AdmissionScene, admitInScene } from '../../test-support/test-admissions.ts';
import { useTestApp } from '../../test-support/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;
/** The admission's own payer, and a corporate that pays in turn. */
const [own, other] = [1, 2];

/** A case on its way out, with charges of 10,000. */
async function makeCase(scene: AdmissionScene = {}) {
  const tenant = await makeTenant(parts);
  const payer = { patientType: 'TPA', associationId: own, tpaAuthorized: 4000, isDischargeInitiated: true } as const;
  const admissionId = await admitInScene(tenant, { ...payer, ...scene });
  await charge(tenant, admissionId, 10_000);
  return { tenant, admissionId };
}

const charge = (tenant: TestTenant, admissionId: number, rupees: number) =>
  tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: rupees, quantity: 1 }] });
const freeze = (tenant: TestTenant, admissionId: number, changes: object = {}, key = randomUUID()) =>
  tenant.call(
    freezeBill,
    { version: { admissionId, associationId: own, net: 10_000, claimed: 10_000, ...changes } },
    { key },
  );
const frozen = async (tenant: TestTenant, admissionId: number, changes: object = {}) =>
  (await freeze(tenant, admissionId, changes)).output.versionId;
const answer = (tenant: TestTenant, versionId: number, changes: object = {}, key = randomUUID()) =>
  tenant.call(
    answerBillVersion,
    { answer: { versionId, status: 'confirmed', confirmed: 6000, reference: 'CL-7', ...changes } },
    { key },
  );
const listed = (tenant: TestTenant, admissionId: number) => tenant.ask(listBillVersions, { admissionId });
const books = async ({ tenantId }: TestTenant) => (await verifyBooks(parts.owner, tenantId)).difference;

/** Both payers in turn: 6,000 and 2,500 of 10,000. */
async function confirmedByBoth() {
  const { tenant, admissionId } = await makeCase();
  await answer(tenant, await frozen(tenant, admissionId));
  const second = await frozen(tenant, admissionId, { associationId: other, claimed: 4000 });
  await answer(tenant, second, { confirmed: 2500, reference: 'HR-1' });
  return { tenant, admissionId, second };
}

async function makeBill(tenant: TestTenant, admissionId: number, discount = 0) {
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true, discount });
  const netPayable = figures.netPayable / 100;
  const paid = figures.isRefund ? { cashRefund: figures.refundable / 100 } : { cash: netPayable };
  return (await tenant.ask(addBill, { bill: { admissionId, netPayable, discount, ...paid } })).finalBill;
}

describe('a version', () => {
  it('keeps the whole bill as it was: a later charge changes nothing of it', async () => {
    const { tenant, admissionId } = await makeCase();
    const { output, message } = await freeze(tenant, admissionId, { note: 'First claim' });
    expect([output.versionNo, message]).toEqual([1, 'Version 1 frozen']);
    const before = await tenant.ask(getBillVersion, { versionId: output.versionId });
    expect(before.bill).toEqual(await tenant.ask(getBill, { admissionId }));
    await charge(tenant, admissionId, 700);
    expect(await tenant.ask(getBillVersion, { versionId: output.versionId })).toEqual(before);
    expect(before.bill.lines).toHaveLength(1);
    expect(before.version).toMatchObject({ net: 1_000_000, claimed: 1_000_000, status: 'sent', note: 'First claim' });
    const direct = parts.owner.query(`set role charaka_app; update bill_version_copy set bill = '{}'`);
    await expect(direct).rejects.toThrow('permission denied');
    await parts.owner.query('reset role');
    expect((await listed(tenant, admissionId)).net).toBe(1_070_000);
  });

  it('takes the next number of its admission, also when many freeze at once; one key is one version', async () => {
    const { tenant, admissionId } = await makeCase();
    const key = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => freeze(tenant, admissionId, { associationId: own })),
      ...Array.from({ length: 3 }, () => freeze(tenant, admissionId, { associationId: other }, key)),
    ]);
    expect(answers.every(({ isFailure }) => !isFailure)).toBe(true);
    const { versions } = await listed(tenant, admissionId);
    expect(versions.map(({ versionNo }) => versionNo)).toEqual([6, 5, 4, 3, 2, 1]);
    const standing = versions.filter(({ status }) => status === 'sent').map(({ associationId }) => associationId);
    expect(standing.sort()).toEqual([own, other]);
    const elsewhere = await admitInScene(tenant, { patientType: 'TPA', associationId: own });
    await charge(tenant, elsewhere, 10_000);
    expect((await freeze(tenant, elsewhere)).output.versionNo).toBe(1);
  });

  it('is refused with other figures, beyond what others left, without a payer, and after the final bill or cancellation', async () => {
    const { tenant, admissionId } = await makeCase();
    const said = async (changes: object, of = admissionId) => (await freeze(tenant, of, changes)).message;
    expect(await said({ net: 9999 })).toBe('The figures have changed, please recalculate');
    expect(await said({ claimed: 10_000.01 })).toBe('This is more than what remains of the bill');
    expect(await said({ claimed: 0 })).toBe('Please enter amount');
    expect(await said({ associationId: 999 })).toBe('Please select TPA');
    await answer(tenant, await frozen(tenant, admissionId));
    expect(await said({ associationId: other, claimed: 4000.01 })).toBe('This is more than what remains of the bill');
    const cash = await admitInScene(tenant, { isDischargeInitiated: true });
    expect(await said({}, cash)).toBe('This patient has no TPA please add one');
    await makeBill(tenant, admissionId);
    expect(await said({ associationId: other })).toBe(
      'The final bill is already generated: no version can be frozen any more',
    );
    const gone = await admitInScene(tenant, { patientType: 'TPA', associationId: own });
    await parts.owner.query(
      'update admission set is_cancelled = true, cancelled_at = now() where admission_id = $1 and tenant_id = $2',
      [gone, tenant.tenantId],
    );
    expect(await said({}, gone)).toBe('This admission is cancelled');
    expect(
      (
        await tenant.call(
          freezeBill,
          { version: { admissionId, associationId: own, net: 1, claimed: 1 } },
          { as: 'viewer' },
        )
      ).status,
    ).toBe(403);
  });
});

describe('the answer of a payer', () => {
  it('is confirmed in turn, and its sum is the final authorised amount from then on (Q48, Q58, Q130)', async () => {
    const { tenant, admissionId } = await confirmedByBoth();
    expect(await listed(tenant, admissionId)).toMatchObject({ net: 1_000_000, confirmed: 850_000, remains: 150_000 });
    const { figures, payers } = await tenant.ask(getBill, { admissionId });
    expect([figures.authorized, figures.netPayable]).toEqual([850_000, 150_000]);
    expect(payers.map(({ associationId, versionNo, claim }) => [associationId, versionNo, claim])).toEqual([
      [own, 1, 600_000],
      [other, 2, 250_000],
    ]);
    const typed = { admission: { admissionId, finalAuthorized: 9000 } };
    expect((await tenant.call(setFinalAuthorized, typed)).message).toBe(
      'Payers confirmed versions of this bill: the final authorised amount is their sum',
    );
    const direct = parts.owner.query(
      'update admission set final_authorized_paise = 1 where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, admissionId],
    );
    await expect(direct).rejects.toThrow('Payers confirmed 850000 paise');
    const undone = await tenant.call(undoInitiation, { admission: { admissionId, reason: 'Stays' } });
    expect(undone.message).toBe('Payers confirmed versions of the bill: take their answers back first');
  });

  it('is refused before the discharge is initiated, beyond what was asked for or the bill comes to, twice, and after the final bill', async () => {
    const { tenant, admissionId } = await makeCase({ isDischargeInitiated: false });
    const versionId = await frozen(tenant, admissionId, { claimed: 8000 });
    const said = async (changes: object = {}, of = versionId) => (await answer(tenant, of, changes)).message;
    expect(await said()).toBe('Please initiate the discharge first');
    await parts.owner.query(
      'update admission set is_discharge_initiated = true, discharge_initiated_at = now() where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, admissionId],
    );
    expect(await said({ confirmed: 8000.01 })).toBe('A payer cannot confirm more than he was asked for');
    expect(await said({ answeredOn: '2020-01-01' })).toBe("The answer can't be before the version");
    expect(await said({ answeredOn: '2199-01-01' })).toBe('The date should not be after today');
    const both = await frozen(tenant, admissionId, { associationId: other });
    expect(await said()).toBe('Test TPA confirmed version 1');
    expect(await said()).toBe('This version is already answered');
    expect(await said({ confirmed: 4000.01 }, both)).toBe(
      'Together the payers would confirm more than the bill comes to',
    );
    await makeBill(tenant, admissionId);
    expect(await said({ status: 'refused', reason: 'Late' }, both)).toBe(
      'The final bill is already generated: nothing can be noted of its versions any more',
    );
  });

  it('is refused with a reason, taken back, or replaced by a later version, and counts accordingly', async () => {
    const { tenant, admissionId, second } = await confirmedByBoth();
    const authorized = async () => (await tenant.ask(getBill, { admissionId })).figures.authorized / 100;
    await answer(tenant, second, { status: 'sent', reason: 'Typed wrong' });
    expect(await authorized()).toBe(6000);
    expect((await answer(tenant, second, { status: 'refused', reason: 'Not covered' })).isFailure).toBe(false);
    expect((await freeze(tenant, admissionId)).output.versionNo).toBe(3);
    const { versions, remains } = await listed(tenant, admissionId);
    expect(versions.map(({ versionNo, status }) => `${versionNo} ${status}`)).toEqual([
      '3 sent',
      '2 refused',
      '1 superseded',
    ]);
    expect(remains).toBe(1_000_000);
    // What was authorised at first counts again (Q130).
    expect(await authorized()).toBe(4000);
    expect((await answer(tenant, versions[2]?.versionId as number)).message).toBe(
      'A later version was frozen for this payer',
    );
  });

  it('with one key is noted once; of two at the same instant one is told that the other came first', async () => {
    const { tenant, admissionId } = await makeCase();
    const versionId = await frozen(tenant, admissionId);
    const key = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => answer(tenant, versionId, {}, key)));
    expect(new Set(same.map(({ message }) => message))).toEqual(new Set(['Test TPA confirmed version 1']));
    const second = await frozen(tenant, admissionId, { associationId: other, claimed: 4000 });
    const two = await Promise.all([2000, 3000].map((confirmed) => answer(tenant, second, { confirmed })));
    expect(two.map(({ message }) => message).sort()).toEqual([
      'Test Corporate confirmed version 2',
      'This version is already answered',
    ]);
  });

  it('of another payer waits for a version of the own payer where an amount was typed for him', async () => {
    const { tenant, admissionId } = await makeCase();
    await tenant.ask(setFinalAuthorized, { admission: { admissionId, finalAuthorized: 5500 } });
    const second = await frozen(tenant, admissionId, { associationId: other, claimed: 3000 });
    expect((await answer(tenant, second, { confirmed: 3000 })).message).toBe(
      "The final authorised amount was entered without a version: confirm a version of the patient's own payer first",
    );
    await answer(tenant, await frozen(tenant, admissionId), { confirmed: 5500 });
    expect((await answer(tenant, second, { confirmed: 3000 })).isFailure).toBe(false);
    expect((await tenant.ask(getBill, { admissionId })).figures.authorized).toBe(850_000);
  });
});

describe('the final bill of several payers', () => {
  it('claims of each his part and of the patient the rest, to the paisa, in the books too (R503, Q127)', async () => {
    const { tenant, admissionId } = await confirmedByBoth();
    const paidAt = new Date().toISOString();
    await tenant.ask(addPayment, { payment: { admissionId, paidAt, paymentType: 'Receive', amount: 500 } });
    const bill = await makeBill(tenant, admissionId);
    expect([bill.net, bill.authorized, bill.paidInAdvance]).toEqual([1_000_000, 850_000, 50_000]);
    const { payers } = await tenant.ask(getBill, { admissionId });
    expect(payers.map(({ claim }) => claim)).toEqual([600_000, 250_000]);
    expect(await dueByPayer(tenant)).toEqual({ 1: 600_000, 2: 250_000 });
    expect(await books(tenant)).toBeNull();
  });

  it('asks who comes last for less when it comes to less than they confirmed (Q127)', async () => {
    const { tenant, admissionId } = await confirmedByBoth();
    await makeBill(tenant, admissionId, 3000);
    const { payers } = await tenant.ask(getBill, { admissionId });
    expect(payers.map(({ authorized, claim }) => [authorized, claim])).toEqual([
      [600_000, 600_000],
      [250_000, 100_000],
    ]);
    expect(await dueByPayer(tenant)).toEqual({ 1: 600_000, 2: 100_000 });
    expect(await books(tenant)).toBeNull();
  });

  it('is listed and outstanding by payer, each receipt going against its own; a cancelled one leaves nothing (Q138)', async () => {
    const { tenant, admissionId } = await confirmedByBoth();
    const { billId } = await makeBill(tenant, admissionId);
    const rows = async (filters: object = {}) =>
      (await tenant.ask(listOutstanding, filters)).rows.map(({ associationId, claimRest }) => [
        associationId,
        claimRest,
      ]);
    expect((await tenant.ask(listTpaBills, {})).rows).toHaveLength(2);
    expect(await rows({ associationId: other })).toEqual([[other, 250_000]]);
    const receipt = (associationId: number, paid: number) =>
      tenant.call(addPayerReceipt, {
        receipt: {
          associationId,
          receivedOn: new Date().toISOString().slice(0, 10),
          mode: 'NEFT',
          reference: 'UTR1',
          parts: [{ billId, paid, tds: 0, disallowed: 0, isWrittenOff: false }],
        },
      });
    expect((await receipt(other, 2500.01)).message).toBe('Bill 1: Excess Amount');
    expect((await receipt(other, 2500)).isFailure).toBe(false);
    expect(await rows()).toEqual([[own, 600_000]]);
    expect((await tenant.ask(sumOutstanding, {})).payers).toMatchObject([{ associationId: own, claim: 600_000 }]);
    expect(await dueByPayer(tenant)).toEqual({ 1: 600_000 });
    expect(await books(tenant)).toBeNull();
    const cancelled = await tenant.call(cancelBill, { bill: { admissionId, billId, reason: 'Wrong' } }, asAdmin);
    expect(cancelled.message).toBe('A receipt of the payer counts on this bill: cancel that receipt first');
  });

  it('cancelled leaves nothing due of any payer, and is made again from what they confirmed', async () => {
    const { tenant, admissionId } = await confirmedByBoth();
    const { billId } = await makeBill(tenant, admissionId);
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong' } }, asAdmin);
    expect(await dueByPayer(tenant)).toEqual({});
    expect(await books(tenant)).toBeNull();
    await makeBill(tenant, admissionId);
    expect(await dueByPayer(tenant)).toEqual({ 1: 600_000, 2: 250_000 });
    expect(await books(tenant)).toBeNull();
  });
});

/** What the ledger says is due from each payer. */
async function dueByPayer({ tenantId }: TestTenant): Promise<Record<string, number>> {
  const { rows } = await parts.owner.query<{ slid: string; due: string }>(
    `select slid, sum(amount_paise) as due from voucher_entry where tenant_id = $1 and glid = 6
     group by 1 having sum(amount_paise) <> 0`,
    [tenantId],
  );
  return Object.fromEntries(rows.map(({ slid, due }) => [slid, Number(due)]));
}
