// The TPA desk's money: the final authorised amount and its bill, cases on their way out, bills, what is outstanding.
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import {
  listDischargeCases,
  listOutstanding,
  listTpaBills,
  setFinalAuthorized,
  sumOutstanding,
} from '@charaka/contract/money/tpa/settlement';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { describe, expect, it } from 'vitest';
import { type AdmissionScene, admitInScene, makeApprover } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();

const leaving: AdmissionScene = {
  patientType: 'TPA',
  associationId: 1,
  tpaAuthorized: 300,
  isDischargeInitiated: true,
};

async function admit(tenant: TestTenant, scene: AdmissionScene = leaving): Promise<number> {
  const admissionId = await admitInScene(tenant, scene);
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 500, quantity: 1 }] });
  return admissionId;
}

const enter = (tenant: TestTenant, admissionId: number, finalAuthorized: number) =>
  tenant.call(setFinalAuthorized, { admission: { admissionId, finalAuthorized } });

describe('the final authorised amount', () => {
  it('is what the final bill takes from the payer, in place of the first one; a bare 0 takes it back (Q48, Q130, Q265)', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await admit(tenant);
    const authorized = async () =>
      (await tenant.ask(getBill, { admissionId, isFinalPreview: true })).figures.authorized;
    expect(await authorized()).toBe(30_000);
    expect((await enter(tenant, admissionId, 420)).message).toBe('Final authorised amount saved');
    expect(await authorized()).toBe(42_000);
    expect((await enter(tenant, admissionId, 0)).message).toBe('Final authorised amount removed');
    expect(await authorized()).toBe(30_000);
    await enter(tenant, admissionId, 420);
    const { finalBill } = await tenant.ask(addBill, { bill: { admissionId, netPayable: 80, cash: 80 } });
    expect(finalBill).toMatchObject({ authorized: 42_000, net: 50_000, due: 0 });
  });

  it('is 0 where the payer pays nothing: the patient owes the whole bill (Q265)', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await admit(tenant);
    const refuse = (finalAuthorized: number) =>
      tenant.call(setFinalAuthorized, { admission: { admissionId, finalAuthorized, isRefusedByPayer: true } });
    expect((await refuse(1)).message).toBe('A payer that pays nothing authorises no amount. Enter 0');
    const caseOf = async () => (await tenant.call(listDischargeCases, {})).wire.ipdDischargeTpaList;
    expect(await caseOf()).toMatchObject([{ finalAuthorizedAmount: null, isRefusedByPayer: false }]);
    expect((await refuse(0)).message).toBe('Saved: the payer pays nothing');
    expect(await caseOf()).toMatchObject([{ finalAuthorizedAmount: 0, isRefusedByPayer: true }]);
    expect((await tenant.ask(listDischargeCases, { state: 'waiting' })).rows).toEqual([]);
    expect((await tenant.ask(listDischargeCases, { state: 'entered' })).rows).toHaveLength(1);
    const shown = await tenant.ask(getAdmission, { admission: { admissionId } });
    expect(shown.admission).toMatchObject({ finalAuthorized: 0, isRefusedByPayer: true, tpaAuthorized: 30_000 });
    const late = { admissionId, lines: [{ chargeId: 1, appliedCharge: 500, quantity: 1 }] };
    expect((await tenant.call(addCharges, late)).isFailure).toBe(true);
    const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
    expect(figures).toMatchObject({ authorized: 0, netPayable: 50_000, patientPart: 50_000, payerDue: 0 });
    const { finalBill } = await tenant.ask(addBill, { bill: { admissionId, netPayable: 500, cash: 500 } });
    expect(finalBill).toMatchObject({ authorized: 0, net: 50_000, due: 0 });
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });

  it('is answered as null where nothing is entered, as the first amount is (Q265)', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await admit(tenant, { ...leaving, tpaAuthorized: 0 });
    await enter(tenant, admissionId, 0);
    const nothing = { tpaauthorizedforamount: null, finalAuthorizedAmount: null };
    const { wire } = await tenant.call(listDischargeCases, {});
    expect(wire.ipdDischargeTpaList).toMatchObject([nothing]);
    const { admission } = await tenant.ask(getAdmission, { admission: { admissionId } });
    expect(admission).toMatchObject({ tpaAuthorized: null, finalAuthorized: null, isRefusedByPayer: false });
  });

  it('is refused before discharge is initiated, without a payer, and after the final bill (Q48)', async () => {
    const tenant = await makeTenant(parts);
    const staying = await admit(tenant, { ...leaving, isDischargeInitiated: false });
    expect((await enter(tenant, staying, 1)).message).toBe('Please initiate the discharge first');
    const cash = await admit(tenant, { isDischargeInitiated: true });
    expect((await enter(tenant, cash, 1)).message).toBe('This patient has no TPA please add one');
    const billed = await admit(tenant);
    await tenant.ask(addBill, { bill: { admissionId: billed, netPayable: 200, cash: 200 } });
    expect((await enter(tenant, billed, 1)).message).toBe(
      'The final bill is already generated: the final authorised amount can no longer be changed',
    );
  });
});

describe('the cases on their way out', () => {
  it('are those of payers only, the longest waiting first, by how far they are (Q48, Q58)', async () => {
    const tenant = await makeTenant(parts);
    const waiting = await admit(tenant);
    const entered = await admit(tenant);
    const billed = await admit(tenant);
    await admit(tenant, { isDischargeInitiated: true });
    await admit(tenant, { ...leaving, isDischargeInitiated: false });
    await enter(tenant, entered, 250);
    await tenant.ask(addBill, { bill: { admissionId: billed, netPayable: 200, cash: 200 } });
    const numbers = async (filters: { state?: 'waiting' | 'entered' | 'billed'; associationId?: number }) =>
      (await tenant.ask(listDischargeCases, filters)).rows.map((row) => row.admissionId);
    expect(await numbers({})).toEqual([waiting, entered, billed]);
    expect(await numbers({ state: 'waiting' })).toEqual([waiting]);
    expect(await numbers({ state: 'entered' })).toEqual([entered]);
    expect(await numbers({ state: 'billed' })).toEqual([billed]);
    expect(await numbers({ associationId: 2 })).toEqual([]);
    const { wire } = await tenant.call(listDischargeCases, { state: 'entered' });
    expect(wire.ipdDischargeTpaList).toMatchObject([
      { associationName: 'Test TPA', tpaauthorizedforamount: 300, finalAuthorizedAmount: 250, chargeTotal: 500 },
    ]);
  });
});

describe('bills and what is outstanding', () => {
  it('claim what the payer authorised, at most the bill, and the due of the patient beside it (Q127, Q130, Q138)', async () => {
    const tenant = await makeTenant(parts);
    await makeApprover(tenant);
    const usual = await admit(tenant);
    await tenant.ask(addBill, { bill: { admissionId: usual, netPayable: 200, cash: 200 } });
    const generous = await admit(tenant, { ...leaving, tpaAuthorized: 9000 });
    await tenant.ask(addBill, { bill: { admissionId: generous, netPayable: -8500 } });
    const owing = await admit(tenant, { isDischargeInitiated: true });
    await tenant.ask(addBill, {
      bill: { admissionId: owing, netPayable: 500, cash: 100, isSettledWithoutPay: true, dueReason: 'On Monday' },
    });
    const paid = await admit(tenant, { isDischargeInitiated: true });
    await tenant.ask(addBill, { bill: { admissionId: paid, netPayable: 500, cash: 500 } });
    const bills = (await tenant.ask(listTpaBills, {})).rows;
    expect(bills.map(({ admissionId, net, claim, due }) => [admissionId, net, claim, due])).toEqual([
      [generous, 50_000, 50_000, 0],
      [usual, 50_000, 30_000, 0],
    ]);
    const numbers = async (filters: object) =>
      (await tenant.ask(listOutstanding, filters)).rows
        .map((row) => row.admissionId ?? 0)
        .toSorted((one, two) => one - two);
    expect(await numbers({})).toEqual([usual, generous, owing]);
    expect(await numbers({ debtor: 'payer' })).toEqual([usual, generous]);
    expect(await numbers({ debtor: 'patient' })).toEqual([owing]);
    expect(await numbers({ associationId: 0 })).toEqual([owing]);
    expect(await numbers({ associationId: 1 })).toEqual([usual, generous]);
    expect(await numbers({ toDate: '2020-01-01' })).toEqual([]);
    const { payers } = await tenant.ask(sumOutstanding, {});
    expect(payers).toMatchObject([
      { associationId: 1, associationName: 'Test TPA', billCount: 2, claim: 80_000, due: 0 },
      { associationId: null, associationName: null, billCount: 1, claim: 0, due: 40_000 },
    ]);
  });
});
