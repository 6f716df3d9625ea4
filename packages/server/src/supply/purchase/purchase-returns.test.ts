// Returns to suppliers: the claim, the units that leave, the supplier's answers, and two answers at once.

import {
  addPurchaseReturn,
  getPurchaseReturn,
  listPurchaseReturns,
  listReturnableLots,
  refusePurchaseReturn,
  setCreditNote,
} from '@charaka/contract/supply/purchase/purchase-return';
import { getSupplierLedger, listSupplierBalances } from '@charaka/contract/supply/purchase/supplier-payment';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem } from '../../../test-support/record/pharmacy-shelf.ts';
import { addSupplier, lineOf, makeApprovers, receiptOf, receive } from '../../../test-support/record/purchase-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { stockDifference } from '../../money/finance/verify-stock.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;

/** A tenant with 220 packs of the worked example, received from a supplier; `prepare` comes before the first call. */
async function makeDesk(prepare: (tenant: TestTenant) => Promise<unknown> = async () => null) {
  const tenant = await makeTenant(parts);
  await prepare(tenant);
  const supplierId = await addSupplier(tenant);
  const line = lineOf(await addItem(tenant), { packs: 200, freePacks: 20, rate: 14.5, discountPercent: 5, mrp: 21.5 });
  await receive(tenant, receiptOf(supplierId, [line]));
  return { tenant, supplierId, lot: await onlyLot(tenant, supplierId) };
}

async function onlyLot(tenant: TestTenant, supplierId: number) {
  const { lots } = await tenant.ask(listReturnableLots, { supplierId });
  const [lot] = lots;
  if (!lot) throw new Error('There is no lot');
  return lot;
}

const returnOf = (supplierId: number, { storeId, lotId }: { storeId: number; lotId: number }, units: number) => ({
  purchaseReturn: { supplierId, reason: 'Expired' as const, lines: [{ storeId, lotId, units }] },
});

const noteOf = (returnId: number, credited: number, more: object = {}) => ({
  purchaseReturn: {
    returnId,
    creditNoteNumber: 'CN-1',
    creditNoteDate: dayOf(),
    creditNoteTotal: credited,
    credited,
    ...more,
  },
});

/** The balance of an account in the ledger, in paise. */
async function balanceOf({ tenantId }: TestTenant, glid: number): Promise<number> {
  const { rows } = await parts.owner.query<{ paise: string }>(
    'select coalesce(sum(amount_paise), 0) as paise from voucher_entry where tenant_id = $1 and glid = $2',
    [tenantId, glid],
  );
  return Number(rows[0]?.paise);
}

describe('a return to a supplier', () => {
  it('has a note where the reason is Other (PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const { purchaseReturn } = returnOf(supplierId, lot, 1);
    const other = (note: string | null) =>
      tenant.call(addPurchaseReturn, { purchaseReturn: { ...purchaseReturn, reason: 'Other', note } });
    expect((await other(null)).message).toContain('Enter a note for the reason Other');
    expect((await other('Leaking')).output.purchaseReturn).toMatchObject({ reason: 'Other', note: 'Leaking' });
  });

  it('leaves at landed cost and claims the share of value and tax of its packs (PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const { purchaseReturn } = await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 20));
    expect(purchaseReturn).toMatchObject({
      claimNumber: 'DC1',
      status: 'Sent',
      taxable: 25_045,
      cgst: 626,
      sgst: 626,
      claimed: 26_297,
      value: 26_298,
    });
    expect(await onlyLot(tenant, supplierId)).toMatchObject({ units: 200 });
    expect(await balanceOf(tenant, 104)).toBe(26_297);
    expect(await balanceOf(tenant, 307)).toBe(1);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
    expect((await tenant.ask(listPurchaseReturns, { status: 'Sent' })).rows).toMatchObject([{ claimNumber: 'DC1' }]);
    const { returnId } = purchaseReturn;
    expect((await tenant.ask(getPurchaseReturn, { purchaseReturn: { returnId } })).purchaseReturn).toEqual(
      purchaseReturn,
    );
  });

  it('claims the whole line when all its packs go back in parts (PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const claims = [];
    for (const units of [7, 13, 200])
      claims.push((await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, units))).purchaseReturn);
    expect(claims.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(275_500);
    expect(claims.reduce((sum, { claimed }) => sum + claimed, 0)).toBe(289_276);
    expect(claims.reduce((sum, { value }) => sum + value, 0)).toBe(289_276);
    expect((await tenant.ask(listReturnableLots, { supplierId })).lots).toEqual([]);
  });

  it('takes expired and held units, and those in Quarantine (PH011, PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    await parts.owner.query('update pharmacy_batch set expiry = $2 where tenant_id = $1', [tenant.tenantId, dayOf(-3)]);
    expect(await onlyLot(tenant, supplierId)).toMatchObject({ isExpired: true, isInQuarantine: false });
    const returned = await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 20));
    const { returnId } = returned.purchaseReturn;
    await tenant.ask(refusePurchaseReturn, { purchaseReturn: { returnId, answerNote: 'Too late' } }, { as: 'admin' });
    const [quarantined] = (await tenant.ask(listReturnableLots, { supplierId })).lots;
    expect(quarantined).toMatchObject({ isInQuarantine: true, units: 20 });
    const again = await tenant.ask(addPurchaseReturn, returnOf(supplierId, quarantined ?? lot, 20));
    expect(again.purchaseReturn).toMatchObject({ claimNumber: 'DC2', claimed: 26_297, value: 26_298 });
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('is refused for more units than are there, a lot of another supplier, and a lot twice (PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const tooMany = await tenant.call(addPurchaseReturn, returnOf(supplierId, lot, 221));
    expect(tooMany.message).toMatch(/^Only 220 of Medicine \d+, batch P\d+, are in /);
    const other = await tenant.call(addPurchaseReturn, returnOf(await addSupplier(tenant), lot, 1));
    expect(other.message).toMatch(/^Line 1: this lot did not come from Supplier \d+/);
    const { purchaseReturn } = returnOf(supplierId, lot, 1);
    const twice = await tenant.call(addPurchaseReturn, {
      purchaseReturn: { ...purchaseReturn, lines: [...purchaseReturn.lines, ...purchaseReturn.lines] },
    });
    expect(twice.message).toBe('A lot is listed twice');
  });

  it('sends a second click nothing twice, and two clerks no more than is there (PH015, PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const sent = returnOf(supplierId, lot, 150);
    const answers = await Promise.all(
      ['first-key-0', 'first-key-0', 'other-key-0'].map((key) => tenant.call(addPurchaseReturn, sent, { key })),
    );
    const numbers = answers
      .filter(({ isFailure }) => !isFailure)
      .map(({ output }) => output.purchaseReturn.claimNumber);
    expect(new Set(numbers)).toEqual(new Set(['DC1']));
    expect(await onlyLot(tenant, supplierId)).toMatchObject({ units: 70 });
  });
});

describe("the supplier's answer", () => {
  it('is recorded by another person than the one who returned the goods (PH041, Q268)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const added = await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 20));
    expect(added.purchaseReturn.isOwn).toBe(true);
    const { returnId } = added.purchaseReturn;
    const refused = 'You returned these goods: another person must record the answer';
    expect((await tenant.call(setCreditNote, noteOf(returnId, 0.01))).message).toBe(refused);
    const refusal = { purchaseReturn: { returnId, answerNote: 'Opened packs' } };
    expect((await tenant.call(refusePurchaseReturn, refusal)).message).toBe(refused);
    const [row] = (await tenant.ask(listPurchaseReturns, {}, { as: 'admin' })).rows;
    expect(row).toMatchObject({ status: 'Sent', isOwn: false });
    await tenant.ask(setCreditNote, noteOf(returnId, 262.97), { as: 'admin' });
  });

  it('is not recorded under another log-in of the person who returned the goods (PH041, Q268)', async () => {
    const { tenant, supplierId, lot } = await makeDesk(makeApprovers);
    const { returnId } = (await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 20))).purchaseReturn;
    const moveStaff = (userId: number, staffId: number | null) =>
      parts.owner.query('update app_user set staff_id = $3 where tenant_id = $1 and user_id = $2', [
        tenant.tenantId,
        userId,
        staffId,
      ]);
    await moveStaff(2, null);
    await moveStaff(1, 1);
    const own = await tenant.call(setCreditNote, noteOf(returnId, 262.97), { as: 'admin' });
    expect(own.message).toBe('You returned these goods: another person must record the answer');
  });

  it('below the claim by more than the limit of write-offs is accepted by an approver alone (PH041, Q268)', async () => {
    const { tenant, supplierId, lot } = await makeDesk(makeApprovers);
    const setApprovers = (isApprover: boolean) =>
      parts.owner.query('update staff set is_approver = $2 where tenant_id = $1', [tenant.tenantId, isApprover]);
    const { returnId } = (await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 200))).purchaseReturn;
    await setApprovers(false);
    const refused = await tenant.call(setCreditNote, noteOf(returnId, 0.01), { as: 'admin' });
    expect(refused.message).toMatch(
      /^Only an approver may accept a credit note that is Rs 2,?629\.\d\d below the claim$/,
    );
    await setApprovers(true);
    const { purchaseReturn } = await tenant.ask(setCreditNote, noteOf(returnId, 0.01), { as: 'admin' });
    expect(purchaseReturn.status).toBe('Credited');
  });

  it('is a credit note of at most the claim; the rest is a difference of purchases (PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const { returnId } = (await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 20))).purchaseReturn;
    const above = await tenant.call(setCreditNote, noteOf(returnId, 262.98), { as: 'admin' });
    expect(above.message).toBe('The credit note is above the claim of Rs 262.97');
    const { purchaseReturn } = await tenant.ask(setCreditNote, noteOf(returnId, 200), { as: 'admin' });
    expect(purchaseReturn).toMatchObject({ status: 'Credited', creditNoteNumber: 'CN-1', credited: 20_000 });
    expect([await balanceOf(tenant, 104), await balanceOf(tenant, 307)]).toEqual([20_000, 6298]);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
    const again = await tenant.call(setCreditNote, noteOf(returnId, 100), { as: 'admin' });
    expect(again.message).toContain("DC1 is now 'Credited'");
  });

  it('may be a refusal, which brings the units into Quarantine and takes the claim back (PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const { returnId } = (await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 20))).purchaseReturn;
    const refusal = { purchaseReturn: { returnId, answerNote: 'Opened packs' } };
    expect((await tenant.ask(refusePurchaseReturn, refusal, { as: 'admin' })).purchaseReturn).toMatchObject({
      status: 'Refused',
    });
    expect([await balanceOf(tenant, 104), await balanceOf(tenant, 307)]).toEqual([0, 0]);
    expect(await balanceOf(tenant, 300)).toBe(289_276);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('stands in the account of the supplier, the claim until then (PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const { returnId } = (await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 20))).purchaseReturn;
    const lines = async () => {
      const { account } = await tenant.ask(getSupplierLedger, { supplierId });
      return account.lines.map(({ kind, number, amount, balance }) => [kind, number, amount, balance]);
    };
    expect(await lines()).toEqual([['Claim', 'DC1', -26_297, -26_297]]);
    expect((await tenant.ask(listSupplierBalances, {})).rows).toMatchObject([{ claimed: 26_297 }]);
    await tenant.ask(setCreditNote, noteOf(returnId, 200), { as: 'admin' });
    expect(await lines()).toEqual([
      ['Claim', 'DC1', -26_297, -26_297],
      ['CreditNote', 'CN-1', 6297, -20_000],
    ]);
    expect((await tenant.ask(listSupplierBalances, {})).rows).toMatchObject([{ claimed: 20_000 }]);
  });

  it('is one credit note for several claims within its total, however its number is written (PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const returnIds: number[] = [];
    for (let each = 0; each < 4; each += 1)
      returnIds.push((await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 20))).purchaseReturn.returnId);
    const [first = 0, second = 0, third = 0, fourth = 0] = returnIds;
    const total = { creditNoteTotal: 500 };
    await tenant.ask(setCreditNote, noteOf(first, 262.97, total), asAdmin);
    const other = await tenant.call(setCreditNote, noteOf(second, 237.03, { creditNoteNumber: 'cn 1' }), asAdmin);
    expect(other.message).toMatch(/^Credit note CN-1 is here already, dated .*, with a total of Rs 500.00$/);
    expect(other.fields).toHaveProperty('purchaseReturn.creditNoteTotal');
    const above = await tenant.call(
      setCreditNote,
      noteOf(second, 237.04, { ...total, creditNoteNumber: 'CN/1' }),
      asAdmin,
    );
    expect(above.message).toBe('Only Rs 237.03 of credit note CN/1 is open');
    // Two clerks use the rest of the note at one instant.
    const answers = await Promise.all(
      [second, third].map((returnId) =>
        tenant.call(setCreditNote, noteOf(returnId, 200, { ...total, creditNoteNumber: 'cn1' }), asAdmin),
      ),
    );
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const earlier = { ...total, creditNoteDate: dayOf(-400) };
    await tenant.ask(setCreditNote, noteOf(fourth, 262.97, earlier), asAdmin);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('may be nothing, with a reason, and by an approver above the limit of write-offs (PH041, Q268)', async () => {
    const { tenant, supplierId, lot } = await makeDesk(makeApprovers);
    const { returnId } = (await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 200))).purchaseReturn;
    const nothing = (answerNote: string | null, more: object = {}) =>
      tenant.call(setCreditNote, { purchaseReturn: { returnId, credited: 0, answerNote, ...more } }, asAdmin);
    expect((await nothing(null)).fields).toHaveProperty('purchaseReturn.answerNote');
    expect((await nothing('Destroyed', { creditNoteNumber: 'CN-1' })).message).toContain(
      'A credit of 0 has no credit note',
    );
    const setApprovers = (isApprover: boolean) =>
      parts.owner.query('update staff set is_approver = $2 where tenant_id = $1', [tenant.tenantId, isApprover]);
    await setApprovers(false);
    expect((await nothing('Destroyed')).message).toMatch(
      /^Only an approver may accept a credit note that is Rs 2,?629/,
    );
    await setApprovers(true);
    const { purchaseReturn } = (await nothing('Destroyed')).output;
    expect(purchaseReturn).toMatchObject({ status: 'Credited', credited: 0, creditNoteNumber: null });
    expect([await balanceOf(tenant, 104), await balanceOf(tenant, 307)]).toEqual([0, purchaseReturn.value]);
    const { lines } = (await tenant.ask(getSupplierLedger, { supplierId })).account;
    expect(lines.at(-1)).toMatchObject({ kind: 'ClaimRefused', number: 'DC1', balance: 0 });
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('to free goods, for which nothing is claimed, is nothing; they go back with a reason (PH034, PH041)', async () => {
    const tenant = await makeTenant(parts);
    const supplierId = await addSupplier(tenant);
    const itemId = await addItem(tenant);
    const free = lineOf(itemId, { packs: 0, freePacks: 5, rate: 0 });
    await receive(tenant, receiptOf(supplierId, [lineOf(itemId), free]));
    const { lots } = await tenant.ask(listReturnableLots, { supplierId });
    const lot = lots.find(({ batchNumber }) => batchNumber === free.batchNumber);
    if (!lot) throw new Error('The free lot is missing');
    const { purchaseReturn } = returnOf(supplierId, lot, 5);
    const refused = await tenant.call(addPurchaseReturn, { purchaseReturn });
    expect(refused.fields).toHaveProperty('purchaseReturn.note');
    const noted = { purchaseReturn: { ...purchaseReturn, note: 'Free samples' } };
    const { returnId, claimed, value } = (await tenant.ask(addPurchaseReturn, noted)).purchaseReturn;
    expect([claimed, value]).toEqual([0, 28_000]);
    await tenant.ask(setCreditNote, { purchaseReturn: { returnId, credited: 0, answerNote: 'Free goods' } }, asAdmin);
    expect([await balanceOf(tenant, 104), await balanceOf(tenant, 307)]).toEqual([0, 28_000]);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('is one, also when two come at the same instant (PH041)', async () => {
    const { tenant, supplierId, lot } = await makeDesk();
    const { returnId } = (await tenant.ask(addPurchaseReturn, returnOf(supplierId, lot, 20))).purchaseReturn;
    const answers = await Promise.all([
      tenant.call(setCreditNote, noteOf(returnId, 262.97), { as: 'admin' }),
      tenant.call(refusePurchaseReturn, { purchaseReturn: { returnId, answerNote: 'Opened packs' } }, { as: 'admin' }),
    ]);
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });
});
