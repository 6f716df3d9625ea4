// Advances to suppliers: a sum above the invoices, its settlement against named invoices, its tax, a second advance, and the reversal.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { suppliers } from '@charaka/contract/supply/purchase/supplier';
import {
  addSupplierInvoice,
  addSupplierPayment,
  approveSupplierInvoice,
  getSupplierLedger,
  reverseSupplierPayment,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem } from '../../../test-support/record/pharmacy-shelf.ts';
import { addSupplier, lineOf, makeApprovers, receiptOf, receive } from '../../../test-support/record/purchase-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, openSessions } from '../../../test-support/server/test-tenant.ts';
import { stockDifference } from '../../money/finance/verify-stock.ts';

const parts = useTestApp();

type TypedPayment = InputOf<typeof addSupplierPayment>['payment'];

/** A supplier with approved invoices of Rs 840 each, of which Rs 800 is without GST. */
async function makeDesk(invoices: number, terms: Partial<InputOf<typeof suppliers.add>['supplier']> = {}) {
  const tenant = await makeTenant(parts);
  const supplierId = await addSupplier(tenant, terms);
  const approve = async (rate = 80) => {
    const line = lineOf(await addItem(tenant), { rate, mrp: rate * 2 });
    const { receiptId, invoiceNumber } = await receive(tenant, receiptOf(supplierId, [line]));
    const of = { supplierId, invoiceNumber: invoiceNumber ?? '', invoiceDate: dayOf(), total: rate * 10.5 };
    const { invoice } = await tenant.ask(addSupplierInvoice, { invoice: { ...of, receiptIds: [receiptId] } });
    const { invoiceId } = invoice;
    return (await tenant.ask(approveSupplierInvoice, { invoice: { invoiceId } }, { as: 'admin' })).invoice;
  };
  const made: number[] = [];
  for (let index = 0; index < invoices; index += 1) made.push((await approve()).invoiceId);
  const pay = (payment: Partial<TypedPayment> & { amount: number }) =>
    tenant.call(addSupplierPayment, {
      payment: { supplierId, mode: 'NEFT', reference: 'UTR1', parts: [], ...payment },
    });
  const settle = (invoiceId: number, amount: number) =>
    pay({ mode: 'Advance', reference: null, amount, parts: [{ invoiceId, amount }] });
  const reverse = (paymentId = 0) =>
    tenant.call(reverseSupplierPayment, { payment: { paymentId, reason: 'Returned by the bank' } }, { as: 'admin' });
  const balances = async (...glids: number[]) => {
    const { rows } = await parts.owner.query<{ glid: number; paise: string }>(
      'select glid, sum(amount_paise) as paise from voucher_entry where tenant_id = $1 group by glid',
      [tenant.tenantId],
    );
    return glids.map((glid) => Number(rows.find((row) => row.glid === glid)?.paise ?? 0));
  };
  const account = async () => (await tenant.ask(getSupplierLedger, { supplierId })).account;
  const isProven = async () => (await stockDifference(parts.owner, tenant.tenantId)) === null;
  return { tenant, invoices: made as [number, number], approve, pay, settle, reverse, balances, account, isProven };
}

it('what is paid above an invoice becomes an advance, which settles named invoices (PH043)', async () => {
  const { invoices, pay, settle, balances, account, isProven } = await makeDesk(2);
  const [first, second] = invoices;
  const wrong = await pay({ amount: 1000, parts: [{ invoiceId: first, amount: 840 }], advance: 200 });
  expect(wrong.isFailure).toBe(true);
  const paid = await pay({ amount: 1040, parts: [{ invoiceId: first, amount: 840 }], advance: 200 });
  expect(paid.output.payment).toMatchObject({ amount: 104_000, advance: 20_000, tax: 0 });
  expect(await balances(104, 105, 1)).toEqual([-84_000, 20_000, -104_000]);
  expect((await settle(second, 201)).message).toMatch(/^Only Rs 200.00 of the advance to Supplier \d+ is open$/);
  expect((await settle(second, 150)).isFailure).toBe(false);
  expect(await balances(104, 105, 1)).toEqual([-69_000, 5000, -104_000]);
  const shown = await account();
  expect(shown).toMatchObject({ advance: 5000 });
  expect(shown.invoices.map(({ open }) => open)).toEqual([0, 69_000]);
  expect(shown.lines.at(-1)).toMatchObject({ amount: 0, balance: 64_000, mode: 'Advance' });
  expect(await isProven()).toBe(true);
});

it('a payment has invoices or an advance, and no advance is paid out of another (PH043)', async () => {
  const { pay } = await makeDesk(0);
  expect((await pay({ amount: 100 })).message).toBe('Choose at least one invoice or enter an advance');
  expect((await pay({ amount: 100, advance: 100, mode: 'Advance' })).message).toBe(
    'An advance is not paid out of another advance',
  );
  expect((await pay({ amount: 10_001, advance: 10_001, mode: 'Cash', reference: null })).isFailure).toBe(true);
});

it('two settlements at one instant do not use an advance twice (PH043)', async () => {
  const { invoices, pay, settle, balances } = await makeDesk(2);
  await pay({ amount: 500, advance: 500 });
  const answers = await Promise.all(invoices.map((invoiceId) => settle(invoiceId, 400)));
  expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
  expect(await balances(105)).toEqual([10_000]);
});

it('tax is deducted from an advance, and not again from the invoice that it covers (PH082)', async () => {
  const { approve, pay, settle, balances, account, isProven } = await makeDesk(0, { taxNature: 'Contract' });
  expect((await pay({ amount: 40_000, advance: 40_000 })).message).toContain('figures have changed');
  const paid = await pay({ amount: 39_200, advance: 40_000 });
  expect(paid.message).toBe('Payment SP1 made, and TDS of Rs 800.00 deducted from the advance');
  expect(await balances(105, 103, 1)).toEqual([4_000_000, -80_000, -3_920_000]);
  const covered = await approve(3500);
  expect(covered).toMatchObject({ payable: 3_675_000, tax: 0 });
  expect((await settle(covered.invoiceId, 36_750)).isFailure).toBe(false);
  const next = await approve(4000);
  expect(next.tax).toBe(70_000);
  expect(await balances(103)).toEqual([-150_000]);
  expect((await account()).lines.map(({ kind }) => kind)).toContain('AdvanceTax');
  expect(await isProven()).toBe(true);
});

it('a second advance over an open one is paid by an approver alone (IN023)', async () => {
  const { tenant, pay } = await makeDesk(0);
  await pay({ amount: 100, advance: 100 });
  const again = await pay({ amount: 50, advance: 50 });
  expect(again.message).toBe('An advance of Rs 100.00 is open: only an approver may pay another one');
  expect(again.fields).toHaveProperty('payment.advance');
  await makeApprovers(tenant);
  await openSessions(tenant);
  expect((await pay({ amount: 50, advance: 50 })).isFailure).toBe(false);
});

it('an advance is reversed with its tax while no invoice uses it, and its settlements are reversed first (PH044, PH082)', async () => {
  const { invoices, pay, settle, reverse, balances, account, isProven } = await makeDesk(1);
  const paid = await pay({ amount: 500, advance: 500 });
  const settled = await settle(invoices[0], 300);
  expect((await reverse(paid.output.payment.paymentId)).message).toBe(
    'The advance of payment SP1 is used by invoices: reverse their settlements first',
  );
  expect((await reverse(settled.output.payment.paymentId)).isFailure).toBe(false);
  expect((await reverse(paid.output.payment.paymentId)).isFailure).toBe(false);
  expect(await balances(104, 105, 1)).toEqual([-84_000, 0, 0]);
  expect(await account()).toMatchObject({ advance: 0 });
  expect(await isProven()).toBe(true);
  const taxed = await makeDesk(0, { taxNature: 'Contract' });
  const advance = await taxed.pay({ amount: 39_200, advance: 40_000 });
  expect((await taxed.reverse(advance.output.payment.paymentId)).isFailure).toBe(false);
  expect(await taxed.balances(103, 105, 1)).toEqual([0, 0, 0]);
  const again = await taxed.pay({ amount: 39_200, advance: 40_000 });
  expect(again.isFailure).toBe(false);
  await taxed.approve(100);
  expect((await taxed.reverse(again.output.payment.paymentId)).message).toMatch(
    /^TDS of payment SP3 counts for invoices/,
  );
  expect(await taxed.isProven()).toBe(true);
});
