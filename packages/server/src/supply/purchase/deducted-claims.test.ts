// Goods that went back before or after their invoice: deducted once, by the claim or by the invoice, also when two clerks act at once.

import {
  addPurchaseReturn,
  getPurchaseReturn,
  listReturnableLots,
  refusePurchaseReturn,
  setCreditNote,
} from '@charaka/contract/supply/purchase/purchase-return';
import {
  addSupplierInvoice,
  cancelSupplierInvoice,
  getSupplierLedger,
  listSupplierBalances,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem } from '../../../test-support/record/pharmacy-shelf.ts';
import { addSupplier, lineOf, receiptOf, receive } from '../../../test-support/record/purchase-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { stockDifference } from '../../money/finance/verify-stock.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;

/** Ten packs of Rs 84 on a challan; the clerk returns goods, the administrator enters the invoice. */
async function makeDesk() {
  const tenant = await makeTenant(parts);
  const supplierId = await addSupplier(tenant);
  const onChallan = { invoiceNumber: null, invoiceDate: null, challanNumber: 'C-1' };
  const { receiptId } = await receive(tenant, receiptOf(supplierId, [lineOf(await addItem(tenant))], onChallan));
  const sendBack = async (units: number) => {
    const [lot] = (await tenant.ask(listReturnableLots, { supplierId })).lots;
    const line = { storeId: lot?.storeId ?? 0, lotId: lot?.lotId ?? 0, units };
    return (await tenant.ask(addPurchaseReturn, { purchaseReturn: { supplierId, reason: 'Damaged', lines: [line] } }))
      .purchaseReturn;
  };
  const enter = (total: number, returnIds: number[] = [], as: 'admin' | 'clerk' = 'admin') => {
    const invoice = {
      supplierId,
      invoiceNumber: 'C-9',
      invoiceDate: dayOf(),
      total,
      receiptIds: [receiptId],
      returnIds,
    };
    return tenant.call(addSupplierInvoice, { invoice }, { as });
  };
  const cancel = (invoiceId: number) =>
    tenant.call(cancelSupplierInvoice, { invoice: { invoiceId, reason: 'Mistyped' } }, asAdmin);
  const statusOf = async (returnId: number) =>
    (await tenant.ask(getPurchaseReturn, { purchaseReturn: { returnId } })).purchaseReturn.status;
  return { tenant, supplierId, sendBack, enter, cancel, statusOf };
}

const noteOf = (returnId: number, credited: number) => ({
  purchaseReturn: { returnId, creditNoteNumber: 'CN-1', creditNoteDate: dayOf(), creditNoteTotal: 168, credited },
});

/** The balances of the supplier and of the differences in the ledger, in paise. */
async function balancesOf({ tenantId }: TestTenant): Promise<number[]> {
  const { rows } = await parts.owner.query<{ paise: string }>(
    `select coalesce(sum(e.amount_paise), 0) as paise from unnest(array[104, 307]) with ordinality as a (glid, place)
     left join voucher_entry e on e.tenant_id = $1 and e.glid = a.glid group by a.glid, a.place order by a.place`,
    [tenantId],
  );
  return rows.map(({ paise }) => Number(paise));
}

describe('goods that went back before their invoice came', () => {
  it('are deducted by an invoice that names their claim, and not by the claim as well (PH041, PH042)', async () => {
    const { tenant, supplierId, sendBack, enter, cancel, statusOf } = await makeDesk();
    const { returnId, claimed } = await sendBack(2);
    expect(claimed).toBe(16_800);
    const twice = await enter(672);
    expect(twice.message).toBe(
      'The invoice is Rs 168.00 below the received goods: select claim DC1, which is open for them',
    );
    expect(twice.fields).toHaveProperty('invoice.returnIds');
    const { account } = await tenant.ask(getSupplierLedger, { supplierId }, asAdmin);
    expect(account.claims).toMatchObject([{ returnId, claimed: 16_800, receiptNumbers: 'GRN1', isOwn: false }]);
    const { invoice } = (await enter(672, [returnId])).output;
    expect(invoice).toMatchObject({ payable: 67_200, deducted: 16_800, difference: 0, state: 'Matched' });
    expect(await statusOf(returnId)).toBe('Deducted');
    expect(await balancesOf(tenant)).toEqual([-67_200, 0]);
    expect((await tenant.ask(listSupplierBalances, {})).rows).toMatchObject([{ open: 67_200, claimed: 0 }]);
    const { lines } = (await tenant.ask(getSupplierLedger, { supplierId })).account;
    expect(lines.at(-1)).toMatchObject({ balance: 67_200 });
    expect((await tenant.call(setCreditNote, noteOf(returnId, 168), asAdmin)).message).toContain(
      "DC1 is now 'Left out of the invoice'",
    );
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
    await cancel(invoice.invoiceId);
    expect(await statusOf(returnId)).toBe('Sent');
    expect(await balancesOf(tenant)).toEqual([16_800, 0]);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('stay claimed where the invoice charges them, or where their claim is credited (PH041, PH042)', async () => {
    const { tenant, sendBack, enter, cancel } = await makeDesk();
    const { returnId } = await sendBack(2);
    expect((await enter(840, [returnId])).message).toBe(
      'The invoice is Rs 168.00 too high to leave out the goods of claim DC1',
    );
    const whole = (await enter(840)).output.invoice;
    expect(whole).toMatchObject({ payable: 84_000, deducted: 0, state: 'Matched' });
    expect(await balancesOf(tenant)).toEqual([-67_200, 0]);
    await cancel(whole.invoiceId);
    await tenant.ask(setCreditNote, noteOf(returnId, 168), asAdmin);
    expect((await enter(672)).message).toBe(
      'The invoice is Rs 168.00 below the received goods, but claim DC1 for them is credited: ask for a corrected invoice',
    );
    expect((await enter(672, [returnId])).message).toContain("DC1 is now 'Credited'");
  });

  it('are withdrawn from the claim by another person than the one who returned them (PH041, Q268)', async () => {
    const { sendBack, enter } = await makeDesk();
    const { returnId } = await sendBack(2);
    expect((await enter(672, [returnId], 'clerk')).message).toBe(
      'You returned these goods: another person must record the answer',
    );
  });

  it('are credited or deducted, when both come at one instant (PH041)', async () => {
    const { tenant, sendBack, enter } = await makeDesk();
    const { returnId } = await sendBack(2);
    const answers = await Promise.all([
      enter(672, [returnId]),
      tenant.call(setCreditNote, noteOf(returnId, 168), asAdmin),
    ]);
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });
});

describe('goods that go back after an invoice that left them out', () => {
  it('are claimed only above what it left out, and keep it from being cancelled (PH041, PH042)', async () => {
    const { tenant, sendBack, enter, cancel } = await makeDesk();
    const { invoiceId } = (await enter(672)).output.invoice;
    expect(await balancesOf(tenant)).toEqual([-67_200, -16_800]);
    const first = await sendBack(1);
    expect(first).toMatchObject({ claimed: 0, leftOut: 8400, value: 8400 });
    const second = await sendBack(3);
    expect(second).toMatchObject({ taxable: 16_000, claimed: 16_800, leftOut: 8400, value: 25_200 });
    expect(await balancesOf(tenant)).toEqual([-50_400, 0]);
    expect((await cancel(invoiceId)).message).toBe(
      'Invoice C-9 left out goods of return DC1, so it cannot be cancelled',
    );
    for (const { returnId } of [first, second])
      await tenant.ask(refusePurchaseReturn, { purchaseReturn: { returnId, answerNote: 'Opened packs' } }, asAdmin);
    expect((await cancel(invoiceId)).isFailure).toBe(false);
    expect(await balancesOf(tenant)).toEqual([0, 0]);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });
});
