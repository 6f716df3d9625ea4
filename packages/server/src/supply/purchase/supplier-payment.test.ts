// Invoices of suppliers and their payment: matching, approval by another person, parts, reversal, cash, and two cashiers at once.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { ASKS_FIRST, QUESTION_HEADER } from '@charaka/contract/kernel/question';
import { cancelReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { suppliers } from '@charaka/contract/supply/purchase/supplier';
import {
  addSupplierInvoice,
  addSupplierPayment,
  approveSupplierInvoice,
  cancelSupplierInvoice,
  getSupplierLedger,
  listSupplierBalances,
  reverseSupplierPayment,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem } from '../../../test-support/record/pharmacy-shelf.ts';
import { addSupplier, lineOf, receiptOf, receive } from '../../../test-support/record/purchase-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, openSessions, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { stockDifference } from '../../money/finance/verify-stock.ts';

const parts = useTestApp();

/** A receipt of Rs 840 of a supplier, on an invoice of Rs 840. */
async function makeReceipt(terms: Partial<InputOf<typeof suppliers.add>['supplier']> = {}) {
  const tenant = await makeTenant(parts);
  const supplierId = await addSupplier(tenant, terms);
  const { receiptId, invoiceNumber } = await receive(tenant, receiptOf(supplierId, [lineOf(await addItem(tenant))]));
  const invoice = {
    supplierId,
    invoiceNumber: invoiceNumber ?? '',
    invoiceDate: dayOf(),
    total: 840,
    receiptIds: [receiptId],
  };
  return { tenant, supplierId, receiptId, invoice };
}

/** As `makeReceipt`, with the invoice entered by the clerk and approved by the administrator. */
async function makeApproved(terms?: Parameters<typeof makeReceipt>[0]) {
  const made = await makeReceipt(terms);
  const { invoiceId } = (await made.tenant.ask(addSupplierInvoice, { invoice: made.invoice })).invoice;
  await made.tenant.ask(approveSupplierInvoice, { invoice: { invoiceId } }, { as: 'admin' });
  const pay = (amount: number, more: object = {}) => ({
    payment: {
      supplierId: made.supplierId,
      mode: 'NEFT' as const,
      reference: 'UTR1',
      amount,
      parts: [{ invoiceId, amount }],
      ...more,
    },
  });
  return { ...made, invoiceId, pay };
}

/** An approved invoice of Rs 16,800, and payments in cash for it. */
async function makeCashDesk() {
  const tenant = await makeTenant(parts);
  const supplierId = await addSupplier(tenant);
  const line = lineOf(await addItem(tenant), { packs: 200 });
  const { receiptId, invoiceNumber } = await receive(tenant, receiptOf(supplierId, [line]));
  const invoice = {
    supplierId,
    invoiceNumber: invoiceNumber ?? '',
    invoiceDate: dayOf(),
    total: 16_800,
    receiptIds: [receiptId],
  };
  const { invoiceId } = (await tenant.ask(addSupplierInvoice, { invoice })).invoice;
  await tenant.ask(approveSupplierInvoice, { invoice: { invoiceId } }, { as: 'admin' });
  const cash = (amount: number) =>
    tenant.call(addSupplierPayment, {
      payment: { supplierId, mode: 'Cash', amount, parts: [{ invoiceId, amount }] },
    });
  return { tenant, cash };
}

/** Numbers of the staff members behind the users. */
interface StaffOfUsers {
  readonly clerk: number | null;
  readonly admin: number | null;
  /** The limit of the administrator as an approver; no approver without it. */
  readonly limitPaise?: number;
}

/** Makes the users log-ins of staff members; a staff member has one log-in at a time, and may get another. */
async function giveStaff(tenant: TestTenant, { clerk, admin, limitPaise }: StaffOfUsers): Promise<void> {
  const { tenantId } = tenant;
  await parts.owner.query('update app_user set staff_id = null where tenant_id = $1', [tenantId]);
  for (const [userId, staffId] of [
    [1, admin],
    [2, clerk],
  ])
    await parts.owner.query('update app_user set staff_id = $3 where tenant_id = $1 and user_id = $2', [
      tenantId,
      userId,
      staffId,
    ]);
  await parts.owner.query(
    'update staff set is_approver = $3, approval_limit_paise = $4 where tenant_id = $1 and staff_id = $2',
    [tenantId, admin, limitPaise !== undefined, limitPaise ?? null],
  );
  await openSessions(tenant);
}

/** The balance of accounts in the ledger, in paise. */
async function balancesOf({ tenantId }: TestTenant, ...glids: number[]): Promise<number[]> {
  const { rows } = await parts.owner.query<{ glid: number; paise: string }>(
    'select glid, sum(amount_paise) as paise from voucher_entry where tenant_id = $1 group by glid',
    [tenantId],
  );
  return glids.map((glid) => Number(rows.find((row) => row.glid === glid)?.paise ?? 0));
}

const isProven = async ({ tenantId }: TestTenant) => (await stockDifference(parts.owner, tenantId)) === null;

describe('an invoice of a supplier', () => {
  it('takes its receipt out of 302 into the account of the supplier, and is due by the terms (PH045)', async () => {
    const { tenant, supplierId, invoice } = await makeReceipt({ paymentDays: 30 });
    const entered = (await tenant.ask(addSupplierInvoice, { invoice })).invoice;
    expect(entered).toMatchObject({ payable: 84_000, open: 84_000, difference: 0, state: 'Matched', dueOn: dayOf(30) });
    expect(await balancesOf(tenant, 302, 104, 307)).toEqual([0, -84_000, 0]);
    expect((await tenant.ask(listSupplierBalances, {})).rows).toMatchObject([
      { supplierId, open: 84_000, notDue: 84_000, awaited: 0 },
    ]);
    expect(await isProven(tenant)).toBe(true);
  });

  it('of a micro or small maker is due after 45 days at most, and after 15 without agreement (PH045)', async () => {
    const terms = { msmeKind: 'Small' as const, activity: 'Maker' as const };
    const late = await makeReceipt({ ...terms, paymentDays: 90 });
    expect((await late.tenant.ask(addSupplierInvoice, { invoice: late.invoice })).invoice.dueOn).toBe(dayOf(45));
    const open = await makeReceipt(terms);
    expect((await open.tenant.ask(addSupplierInvoice, { invoice: open.invoice })).invoice.dueOn).toBe(dayOf(15));
  });

  it('books more than a rupee of difference to 307, and less to the round-off', async () => {
    const { tenant, invoice } = await makeReceipt();
    const dearer = (await tenant.ask(addSupplierInvoice, { invoice: { ...invoice, total: 850 } })).invoice;
    expect(dearer).toMatchObject({ state: 'Differs', difference: 1000, payable: 85_000 });
    expect(await balancesOf(tenant, 302, 104, 307, 61)).toEqual([0, -85_000, 1000, 0]);
    await tenant.ask(cancelSupplierInvoice, { invoice: { invoiceId: dearer.invoiceId, reason: 'Mistyped' } });
    await tenant.ask(addSupplierInvoice, { invoice: { ...invoice, total: 840.4 } });
    expect(await balancesOf(tenant, 302, 104, 307, 61)).toEqual([0, -84_040, 0, 40]);
    expect(await isProven(tenant)).toBe(true);
  });

  it('deducts the claim for rejected packs once, and asks about a total that is not that of the goods (PH030, PH042)', async () => {
    const tenant = await makeTenant(parts);
    const supplierId = await addSupplier(tenant);
    const onChallan = { invoiceNumber: null, invoiceDate: null, challanNumber: 'C-1' };
    const line = lineOf(await addItem(tenant), { refusedPacks: 1 });
    const { receiptId } = await receive(tenant, receiptOf(supplierId, [line], onChallan));
    const enter = (total: number, headers: Record<string, string> = {}) => {
      const invoice = { supplierId, invoiceNumber: 'C-9', invoiceDate: dayOf(), total, receiptIds: [receiptId] };
      return tenant.call(addSupplierInvoice, { invoice }, { headers });
    };
    const cancel = (invoiceId: number) =>
      tenant.ask(cancelSupplierInvoice, { invoice: { invoiceId, reason: 'Mistyped' } });
    const without = (await enter(756)).output.invoice;
    expect(without).toMatchObject({ claimed: 0, payable: 75_600, difference: 0, state: 'Matched' });
    await cancel(without.invoiceId);
    const whole = (await enter(840)).output.invoice;
    expect(whole).toMatchObject({ claimed: 8400, payable: 75_600, difference: 0, state: 'Matched' });
    await cancel(whole.invoiceId);
    const asked = await enter(7560, { [QUESTION_HEADER]: ASKS_FIRST });
    expect(asked.message).toMatch(/^The invoice differs by 6720.00 from the cost of the received goods/);
    expect((await enter(7560, { [QUESTION_HEADER]: String(asked.wire._code) })).isFailure).toBe(false);
  });

  it('has the date of its receipt, and is asked about when its number is of another year (PH039)', async () => {
    const { tenant, supplierId, receiptId, invoice } = await makeReceipt();
    const other = await tenant.call(addSupplierInvoice, { invoice: { ...invoice, invoiceDate: dayOf(-1) } });
    expect(other.message).toMatch(/^GRN1 came with an invoice of /);
    expect(other.fields).toHaveProperty('invoice.invoiceDate');
    await tenant.ask(cancelReceipt, { receipt: { receiptId, reason: 'Typed twice' } });
    const onChallan = { invoiceNumber: null, invoiceDate: null, challanNumber: 'C-2' };
    const line = lineOf(await addItem(tenant));
    const receiptIds = [(await receive(tenant, receiptOf(supplierId, [line], onChallan))).receiptId];
    const old = { ...invoice, invoiceDate: dayOf(-800), receiptIds };
    await receive(tenant, receiptOf(supplierId, [line], { ...old, receivedOn: dayOf(-800), invoiceTotal: 840 }));
    const headers = { [QUESTION_HEADER]: ASKS_FIRST };
    const asked = await tenant.call(addSupplierInvoice, { invoice: { ...invoice, receiptIds } }, { headers });
    expect(asked.message).toMatch(/^Invoice INV-\d+ of Supplier \d+ is here already, dated .* \(1 in all\)/);
    const longAgo = { ...old, invoiceNumber: 'NEW-1' };
    expect((await tenant.call(addSupplierInvoice, { invoice: longAgo }, { headers })).message).toContain(
      'is more than a year ago',
    );
  });

  it('is not approved under another log-in of its maker, nor above the limit of the approver (Q268)', async () => {
    const { tenant, supplierId, invoice } = await makeReceipt();
    await giveStaff(tenant, { clerk: 1, admin: 2 });
    const { invoiceId } = (await tenant.ask(addSupplierInvoice, { invoice })).invoice;
    const approve = () => tenant.call(approveSupplierInvoice, { invoice: { invoiceId } }, { as: 'admin' });
    await giveStaff(tenant, { clerk: null, admin: 1 });
    expect((await approve()).message).toBe(
      'You entered this invoice or received its goods: another person must approve it',
    );
    const { account } = await tenant.ask(getSupplierLedger, { supplierId }, { as: 'admin' });
    expect(account.invoices).toMatchObject([{ invoiceId, isOwn: true }]);
    await giveStaff(tenant, { clerk: 1, admin: 2, limitPaise: 83_999 });
    expect((await approve()).message).toMatch(/^Rs 840.00 is above your limit of Rs 839.99/);
    await giveStaff(tenant, { clerk: 1, admin: 2, limitPaise: 84_000 });
    expect((await approve()).output.invoice.state).toBe('Approved');
  });

  it('is not approved by the person who received its goods, and with another sum than the goods by an approver alone (IN025, IN062)', async () => {
    const { tenant, invoice, receiptId } = await makeReceipt();
    await giveStaff(tenant, { clerk: 1, admin: 2 });
    const more = { ...invoice, total: 8400 };
    const { invoiceId } = (await tenant.ask(addSupplierInvoice, { invoice: more })).invoice;
    const approve = () => tenant.call(approveSupplierInvoice, { invoice: { invoiceId } }, { as: 'admin' });
    await parts.owner.query('update goods_receipt set created_by = 1 where tenant_id = $1 and goods_receipt_id = $2', [
      tenant.tenantId,
      receiptId,
    ]);
    expect((await approve()).message).toMatch(/^You entered this invoice or received its goods/);
    await parts.owner.query('update goods_receipt set created_by = 2 where tenant_id = $1 and goods_receipt_id = $2', [
      tenant.tenantId,
      receiptId,
    ]);
    await parts.owner.query('update staff set is_approver = false where tenant_id = $1', [tenant.tenantId]);
    expect((await approve()).message).toBe(
      'The invoice differs from the received goods by Rs 7560.00: an approver must approve it',
    );
  });

  it('is here once, names its own receipts, and keeps them from being cancelled (PH039, PH040)', async () => {
    const { tenant, receiptId, invoice } = await makeReceipt();
    const other = await tenant.call(addSupplierInvoice, { invoice: { ...invoice, invoiceNumber: 'X-9' } });
    expect(other.message).toMatch(/^GRN1 came with invoice INV-\d+$/);
    await tenant.ask(addSupplierInvoice, { invoice });
    const again = await tenant.call(addSupplierInvoice, { invoice });
    expect(again.message).toBe('GRN1 has an invoice already');
    const cancelled = await tenant.call(cancelReceipt, { receipt: { receiptId, reason: 'Typed twice' } });
    expect(cancelled.message).toBe('GRN1 is matched with an invoice: make a return');
  });

  it('is approved by another person than its maker, and then no longer cancelled (Q268)', async () => {
    const { tenant, invoice } = await makeReceipt();
    const { invoiceId } = (await tenant.ask(addSupplierInvoice, { invoice })).invoice;
    const decided = { invoice: { invoiceId } };
    expect((await tenant.call(approveSupplierInvoice, decided)).message).toBe(
      'You entered this invoice or received its goods: another person must approve it',
    );
    expect((await tenant.ask(approveSupplierInvoice, decided, { as: 'admin' })).invoice.state).toBe('Approved');
    const cancelled = await tenant.call(cancelSupplierInvoice, { invoice: { invoiceId, reason: 'Mistyped' } });
    expect(cancelled.message).toMatch(/is already approved$/);
  });
});

describe('a payment to a supplier', () => {
  it('settles approved invoices in parts, never above what is open, and posts 104 against money (PH043)', async () => {
    const { tenant, supplierId, invoiceId, pay } = await makeApproved();
    expect((await tenant.ask(addSupplierPayment, pay(300))).payment).toMatchObject({
      paymentNumber: 'SP1',
      amount: 30_000,
    });
    expect((await tenant.call(addSupplierPayment, pay(540.01))).message).toMatch(
      /^Only 540.00 of invoice INV-\d+ is open$/,
    );
    await tenant.ask(addSupplierPayment, pay(540, { mode: 'Cheque', reference: '000123' }));
    expect(await balancesOf(tenant, 104, 1, 2)).toEqual([0, -30_000, -54_000]);
    const { account } = await tenant.ask(getSupplierLedger, { supplierId });
    expect(account.invoices).toMatchObject([{ invoiceId, state: 'Paid', open: 0 }]);
    expect(account.lines.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['Invoice', 84_000],
      ['Payment', 54_000],
      ['Payment', 0],
    ]);
    expect(await isProven(tenant)).toBe(true);
  });

  it('is refused before the approval of its invoice (PH043, Q268)', async () => {
    const { tenant, supplierId, invoice } = await makeReceipt();
    const { invoiceId } = (await tenant.ask(addSupplierInvoice, { invoice })).invoice;
    const payment = { supplierId, mode: 'Cash' as const, amount: 10, parts: [{ invoiceId, amount: 10 }] };
    expect((await tenant.call(addSupplierPayment, { payment })).message).toMatch(/is not approved yet$/);
  });

  it('in cash is at most Rs 10,000 a day (FI012)', async () => {
    const { cash } = await makeCashDesk();
    expect((await cash(6000)).isFailure).toBe(false);
    expect((await cash(4000.01)).message).toContain('at most Rs 10,000 in cash');
    const both = await Promise.all([cash(3000), cash(3000)]);
    expect(both.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
  });

  it('in cash stays within the limit of the day when cash of an earlier day is reversed (FI012)', async () => {
    const { tenant, cash } = await makeCashDesk();
    const { paymentId } = (await cash(9000)).output.payment;
    await parts.owner.query(
      `update supplier_payment set paid_at = paid_at - interval '1 day' where tenant_id = $1 and supplier_payment_id = $2`,
      [tenant.tenantId, paymentId],
    );
    expect((await cash(6000)).isFailure).toBe(false);
    const reversal = { payment: { paymentId, reason: 'Not collected' } };
    await tenant.ask(reverseSupplierPayment, reversal, { as: 'admin' });
    expect((await cash(4000.01)).message).toContain('6000.00 was paid today');
    expect((await cash(4000)).isFailure).toBe(false);
  });

  it('is undone once, by its reversal and by another person (PH044, Q268)', async () => {
    const { tenant, supplierId, pay } = await makeApproved();
    const { paymentId } = (await tenant.ask(addSupplierPayment, pay(840))).payment;
    const reversal = { payment: { paymentId, reason: 'Returned by the bank' } };
    expect((await tenant.call(reverseSupplierPayment, reversal)).message).toBe(
      'You made this payment: another person must reverse it',
    );
    expect((await tenant.ask(reverseSupplierPayment, reversal, { as: 'admin' })).payment).toMatchObject({
      reversalOf: paymentId,
    });
    expect((await tenant.call(reverseSupplierPayment, reversal, { as: 'admin' })).message).toBe(
      'Payment SP1 is already reversed',
    );
    expect(await balancesOf(tenant, 104, 1)).toEqual([-84_000, 0]);
    const { account } = await tenant.ask(getSupplierLedger, { supplierId });
    expect(account.invoices).toMatchObject([{ state: 'Approved', open: 84_000 }]);
    expect(await isProven(tenant)).toBe(true);
    await tenant.ask(addSupplierPayment, pay(840));
  });

  it('is not reversed under another log-in of its maker, nor above the limit of the approver (PH044, Q268)', async () => {
    const { tenant, pay } = await makeApproved();
    await giveStaff(tenant, { clerk: 1, admin: 2 });
    const { paymentId } = (await tenant.ask(addSupplierPayment, pay(840))).payment;
    const reverse = () =>
      tenant.call(reverseSupplierPayment, { payment: { paymentId, reason: 'Returned by the bank' } }, { as: 'admin' });
    await giveStaff(tenant, { clerk: null, admin: 1 });
    expect((await reverse()).message).toBe('You made this payment: another person must reverse it');
    await giveStaff(tenant, { clerk: 1, admin: 2, limitPaise: 83_999 });
    expect((await reverse()).message).toMatch(/^Rs 840.00 is above your limit/);
    await giveStaff(tenant, { clerk: 1, admin: 2, limitPaise: 84_000 });
    expect((await reverse()).isFailure).toBe(false);
  });

  it('keeps the bank details it was made with, and is not made by the person who last changed them (Q268)', async () => {
    const { tenant, supplierId, pay } = await makeApproved();
    const bank = { bankName: 'State Bank', ifscCode: 'SBIN0000001', bankAccountNo: '30001' };
    const change = async (details: object, as: 'admin' | 'clerk') => {
      const { supplier } = await tenant.ask(suppliers.get, { supplier: { supplierId } });
      const { isActive: _, ...typed } = supplier;
      await tenant.ask(suppliers.update, { supplier: { ...typed, ...details } }, { as });
    };
    await giveStaff(tenant, { clerk: 1, admin: 2 });
    await change(bank, 'clerk');
    expect((await tenant.call(addSupplierPayment, pay(100))).message).toMatch(
      /^You last changed the bank details of Supplier \d+: another person must pay$/,
    );
    await giveStaff(tenant, { clerk: null, admin: 1 });
    expect((await tenant.call(addSupplierPayment, pay(100), { as: 'admin' })).isFailure).toBe(true);
    await giveStaff(tenant, { clerk: 1, admin: 2 });
    await change({ ...bank, bankAccountNo: '30002' }, 'admin');
    await change({ contact: 'Asha' }, 'clerk');
    const paid = (await tenant.ask(addSupplierPayment, pay(100))).payment;
    expect(paid).toMatchObject({ ...bank, bankAccountNo: '30002' });
    const { account } = await tenant.ask(getSupplierLedger, { supplierId });
    expect(account).toMatchObject({ ...bank, bankAccountNo: '30002' });
    await giveStaff(tenant, { clerk: 1, admin: 2, limitPaise: 84_000 });
    const reversal = { payment: { paymentId: paid.paymentId, reason: 'Returned by the bank' } };
    expect((await tenant.ask(reverseSupplierPayment, reversal, { as: 'admin' })).payment.bankAccountNo).toBe('30002');
  });

  it('of one invoice by two cashiers at one instant settles it once (PH043)', async () => {
    const { tenant, pay } = await makeApproved();
    const answers = await Promise.all([1, 2, 3].map(() => tenant.call(addSupplierPayment, pay(840))));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(await balancesOf(tenant, 104)).toEqual([0]);
  });

  it('sent twice with one key is made once (PH015)', async () => {
    const { tenant, pay } = await makeApproved();
    const answers = await Promise.all(
      [1, 2].map(() => tenant.call(addSupplierPayment, pay(400), { key: 'one-key-00' })),
    );
    expect(new Set(answers.map(({ output }) => output.payment?.paymentNumber))).toEqual(new Set(['SP1']));
    expect(await balancesOf(tenant, 104)).toEqual([-44_000]);
  });
});

it('an invoice and the cancelling of its receipt at one instant: only one of them happens (PH040)', async () => {
  const { tenant, receiptId, invoice } = await makeReceipt();
  const answers = await Promise.all([
    tenant.call(addSupplierInvoice, { invoice }),
    tenant.call(cancelReceipt, { receipt: { receiptId, reason: 'Typed twice' } }),
  ]);
  expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
  expect(await isProven(tenant)).toBe(true);
});
