// Tax that is deducted from suppliers when their invoices are approved: the account, the ledger, and the turnover of the hospital.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { suppliers } from '@charaka/contract/supply/purchase/supplier';
import {
  addSupplierInvoice,
  addSupplierPayment,
  approveSupplierInvoice,
  getSupplierLedger,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem } from '../../../test-support/record/pharmacy-shelf.ts';
import { addSupplier, lineOf, receiptOf, receive } from '../../../test-support/record/purchase-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, openSessions, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { stockDifference } from '../../money/finance/verify-stock.ts';

const parts = useTestApp();

/** A supplier whose deliveries of ten packs come with 5 % GST, and whose invoices are entered by the clerk. */
async function makeSupplier(terms: Partial<InputOf<typeof suppliers.add>['supplier']>) {
  const tenant = await makeTenant(parts);
  const supplierId = await addSupplier(tenant, terms);
  const enter = async (rate: number) => {
    const total = rate * 10.5;
    const line = lineOf(await addItem(tenant), { rate, mrp: rate * 2 });
    const { receiptId, invoiceNumber } = await receive(tenant, receiptOf(supplierId, [line]));
    const invoice = {
      supplierId,
      invoiceNumber: invoiceNumber ?? '',
      invoiceDate: dayOf(),
      total,
      receiptIds: [receiptId],
    };
    return (await tenant.ask(addSupplierInvoice, { invoice })).invoice.invoiceId;
  };
  const approve = (invoiceId: number) =>
    tenant.call(approveSupplierInvoice, { invoice: { invoiceId } }, { as: 'admin' });
  return { tenant, supplierId, enter, approve };
}

/** The balance of an account in the ledger, in paise. */
async function balanceOf({ tenantId }: TestTenant, glid: number): Promise<number> {
  const { rows } = await parts.owner.query<{ paise: string }>(
    'select coalesce(sum(amount_paise), 0) as paise from voucher_entry where tenant_id = $1 and glid = $2',
    [tenantId, glid],
  );
  return Number(rows[0]?.paise);
}

/** States the turnover of the year before the financial year of today. */
async function stateTurnover(tenant: TestTenant, rupees: number): Promise<void> {
  await parts.owner.query(
    `update hospital h set turnover_paise = $2, turnover_until = f.year_from - 1 from financial_year f
     where h.tenant_id = $1 and f.tenant_id = $1 and $3::date between f.year_from and f.year_to`,
    [tenant.tenantId, rupees * 100, dayOf()],
  );
  await openSessions(tenant);
}

describe('the tax on the invoice of a contractor', () => {
  it('is deducted at the approval from the sum without GST: 104 against 103 (PH082)', async () => {
    const { tenant, supplierId, enter, approve } = await makeSupplier({ taxNature: 'Contract' });
    const invoiceId = await enter(4000);
    const { message, output } = await approve(invoiceId);
    expect(message).toMatch(/^Invoice INV-\d+ approved, and TDS of Rs 800.00 deducted$/);
    expect(output.invoice).toMatchObject({ payable: 4_200_000, tax: 80_000, open: 4_120_000, state: 'Approved' });
    expect(await balanceOf(tenant, 103)).toBe(-80_000);
    expect(await balanceOf(tenant, 104)).toBe(-4_120_000);
    const { account } = await tenant.ask(getSupplierLedger, { supplierId });
    expect(account.lines.at(-1)).toMatchObject({ kind: 'Tax', amount: -80_000, balance: 4_120_000 });
    expect(account.lines.at(-1)?.reference).toMatch(/^(194C|393)/);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('is no longer open to the supplier: the rest pays the invoice (PH082, PH043)', async () => {
    const { tenant, supplierId, enter, approve } = await makeSupplier({ taxNature: 'Contract' });
    const invoiceId = await enter(4000);
    await approve(invoiceId);
    const pay = (amount: number) =>
      tenant.call(addSupplierPayment, {
        payment: { supplierId, mode: 'NEFT', reference: 'UTR1', amount, parts: [{ invoiceId, amount }] },
      });
    expect((await pay(42_000)).message).toMatch(/^Only 41200.00 of invoice/);
    expect((await pay(41_200)).isFailure).toBe(false);
    const { account } = await tenant.ask(getSupplierLedger, { supplierId });
    expect(account.invoices[0]).toMatchObject({ state: 'Paid', open: 0 });
    expect(await balanceOf(tenant, 104)).toBe(0);
  });

  it('follows what the year passes: small invoices are taxed with the one above Rs 1 lakh (PH082)', async () => {
    const { tenant, enter, approve } = await makeSupplier({ taxNature: 'Contract' });
    for (const rate of [3000, 3000, 3000]) expect((await approve(await enter(rate))).output.invoice.tax).toBe(0);
    expect((await approve(await enter(1100))).output.invoice.tax).toBe(202_000);
    expect((await approve(await enter(1000))).output.invoice.tax).toBe(20_000);
    expect(await balanceOf(tenant, 103)).toBe(-222_000);
  });
});

it('the tax on fees without a PAN is 20 %, from the threshold of the year on (PH082, FI054)', async () => {
  const fees = { taxNature: 'Professional', gstKind: 'Unregistered', gstNumber: null } as const;
  const { tenant, supplierId } = await makeSupplier(fees);
  const line = lineOf(await addItem(tenant), { rate: 6000, mrp: 9000, gst: 0 });
  const { receiptId, invoiceNumber } = await receive(tenant, receiptOf(supplierId, [line]));
  const invoice = {
    supplierId,
    invoiceNumber: invoiceNumber ?? '',
    invoiceDate: dayOf(),
    total: 60_000,
    receiptIds: [receiptId],
  };
  const { invoiceId } = (await tenant.ask(addSupplierInvoice, { invoice })).invoice;
  const approved = await tenant.ask(approveSupplierInvoice, { invoice: { invoiceId } }, { as: 'admin' });
  expect(approved.invoice).toMatchObject({ tax: 1_200_000, open: 4_800_000 });
});

describe('the tax on goods', () => {
  it('is 0.1 % above Rs 50 lakh where the turnover passed Rs 10 crore, and asks for a missing turnover (PH082)', async () => {
    const { tenant, enter, approve } = await makeSupplier({});
    const invoiceId = await enter(510_000);
    expect((await approve(invoiceId)).message).toMatch(
      /^The purchases of this supplier pass Rs 50,00,000: enter the turnover of the year until /,
    );
    await stateTurnover(tenant, 100_000_001);
    expect((await approve(invoiceId)).output.invoice.tax).toBe(10_000);
    expect((await approve(await enter(1000))).output.invoice.tax).toBe(1000);
    expect(await balanceOf(tenant, 103)).toBe(-11_000);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('is not deducted where the turnover did not pass Rs 10 crore (PH082)', async () => {
    const { tenant, enter, approve } = await makeSupplier({});
    await stateTurnover(tenant, 100_000_000);
    expect((await approve(await enter(510_000))).output.invoice).toMatchObject({ tax: 0, state: 'Approved' });
    expect(await balanceOf(tenant, 103)).toBe(0);
  });
});
