// Goods are received from a supplier, their invoice is matched, approved by another person, and paid.

import { addPharmacyItem, listTaxSlabs } from '../../packages/contract/src/supply/pharmacy/item.ts';
import { postReceipt } from '../../packages/contract/src/supply/purchase/goods-receipt.ts';
import { suppliers } from '../../packages/contract/src/supply/purchase/supplier.ts';
import { dateInZone, daysAfter } from '../../packages/rules/src/stay/hospital-day.ts';
import { openApi } from '../support/api.ts';
import { act, logIn, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

/** A supplier with a receipt of Rs 800. */
async function receiveSomething(): Promise<string> {
  const api = await openApi();
  const today = dateInZone(new Date(), 'Asia/Kolkata');
  const { slabs } = await api.ask(listTaxSlabs, {});
  const name = freshSurname('Wholesale');
  const { item } = await api.ask(addPharmacyItem, {
    item: {
      itemCode: name,
      itemName: name,
      itemType: 'Non Medical',
      pack: 'Box of 10',
      gstSlabId: slabs[0]?.gstSlabId as number,
    },
  });
  const { supplier } = await api.ask(suppliers.add, {
    supplier: { supplierName: name, gstKind: 'Unregistered', licences: [] },
  });
  await api.ask(postReceipt, {
    receipt: {
      supplierId: supplier.supplierId,
      invoiceNumber: name,
      invoiceDate: today,
      invoiceTotal: 800,
      receivedOn: today,
      reason: 'Needed today',
      lines: [
        {
          itemId: item.itemId,
          batchNumber: name,
          expiry: daysAfter(today, 700),
          mrp: 100,
          packs: 10,
          rate: 80,
          gst: 0,
        },
      ],
      charges: [],
    },
    landed: 800,
  });
  return name;
}

test('an invoice is entered, approved by another person and paid (PH043, Q268)', async ({ page, browser }) => {
  const name = await receiveSomething();
  await logIn(page, 'billing', 'demo', '/Pharmacy/supplier_payment');
  await search(page, 'Search supplier', name);
  await act(page, rowNamed(page, name), 'Open account');
  const account = page.getByRole('dialog', { name });
  await account.getByRole('button', { name: 'Enter invoice' }).click();
  await walkSource(page, 'supply/purchase/add-supplier-invoice.tsx');
  await page.getByRole('dialog', { name: 'Enter invoice' }).getByRole('button', { name: 'Save' }).click();
  await expect(account.getByText('Matched')).toBeVisible();
  await expect(account.getByRole('button', { name: 'Approve invoice' })).toHaveCount(0);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'approver', 'demo', '/Pharmacy/supplier_payment');
  await search(other, 'Search supplier', name);
  await act(other, rowNamed(other, name), 'Open account');
  await other.getByRole('button', { name: 'Approve invoice' }).click();
  await expect(other.getByText('Approved for payment')).toBeVisible();
  await other.context().close();
  await expect(account.getByText('Approved for payment')).toBeVisible();
  await account.getByRole('button', { name: 'Pay supplier' }).click();
  await walkSource(page, 'supply/purchase/add-supplier-payment.tsx');
  const payment = page.getByRole('dialog', { name: 'Pay supplier' });
  await payment.getByRole('textbox', { name: 'Reference' }).fill('UTR-1');
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(account.getByText('Paid', { exact: true })).toBeVisible();
  await inspect(page, 'account of a supplier');
});
