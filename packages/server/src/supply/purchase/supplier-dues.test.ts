// Overdue invoices of suppliers, and receipts whose invoice is late.

import {
  addSupplierInvoice,
  getSupplierLedger,
  listSupplierBalances,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem } from '../../../test-support/record/pharmacy-shelf.ts';
import { addSupplier, lineOf, receiptOf, receive } from '../../../test-support/record/purchase-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

it('an overdue invoice of a small maker is marked with the interest of the law, that of a trader is not (PH045, FI031)', async () => {
  const interestsOf = async (terms: Parameters<typeof addSupplier>[1]) => {
    const tenant = await makeTenant(parts);
    const supplierId = await addSupplier(tenant, terms);
    const { receiptId, invoiceNumber } = await receive(tenant, receiptOf(supplierId, [lineOf(await addItem(tenant))]));
    const number = invoiceNumber ?? '';
    const invoice = { supplierId, invoiceNumber: number, invoiceDate: dayOf(), total: 840, receiptIds: [receiptId] };
    const { invoiceId } = (await tenant.ask(addSupplierInvoice, { invoice })).invoice;
    const read = async () => ({
      rows: (await tenant.ask(listSupplierBalances, {})).rows.map(({ isInterestDue }) => isInterestDue),
      interests: (await tenant.ask(getSupplierLedger, { supplierId })).account.interests,
    });
    const before = await read();
    await parts.owner.query('update supplier_invoice set due_on = $2 where tenant_id = $1', [
      tenant.tenantId,
      dayOf(-20),
    ]);
    return { before, after: await read(), invoiceId };
  };
  const maker = await interestsOf({ msmeKind: 'Small', activity: 'Maker' });
  expect(maker.before).toEqual({ rows: [false], interests: [] });
  expect(maker.after.rows).toEqual([true]);
  expect(maker.after.interests).toEqual([{ invoiceId: maker.invoiceId, interest: 759 }]);
  expect((await interestsOf({ msmeKind: 'Small', activity: 'Trader' })).after).toEqual({
    rows: [false],
    interests: [],
  });
});

it('goods on a challan are asked for their invoice after three days (PH091)', async () => {
  const tenant = await makeTenant(parts);
  const supplierId = await addSupplier(tenant);
  const itemId = await addItem(tenant);
  for (const days of [-3, -4]) {
    const challan = { invoiceNumber: null, invoiceDate: null, challanNumber: `C${days}`, receivedOn: dayOf(days) };
    await receive(tenant, receiptOf(supplierId, [lineOf(itemId)], challan));
  }
  const { receipts } = (await tenant.ask(getSupplierLedger, { supplierId })).account;
  expect(receipts.map(({ isInvoiceLate }) => isInvoiceLate)).toEqual([false, true]);
});
