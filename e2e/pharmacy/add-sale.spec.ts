// The pharmacy's day: a batch is received, an inpatient is sold to from the batches that expire first, some comes back, and the bill shows it all.
import type { Locator, Page } from '@playwright/test';
import { addPharmacyItem, listTaxSlabs } from '../../packages/contract/src/supply/pharmacy/item.ts';
import { openApi } from '../support/api.ts';
import {
  act,
  closePaper,
  expectPaise,
  field,
  logIn,
  open,
  paperOn,
  rowNamed,
  search,
  searchName,
} from '../support/desk.ts';
import { admitSomebody, freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

const year = new Date().getFullYear();

async function receive(page: Page, itemName: string, batch: string, expiry: string, quantity: number): Promise<void> {
  await page.getByRole('button', { name: 'Receive batch' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Receive batch' });
  await pickItem(page, dialog, itemName);
  await field(dialog, 'Batch number').fill(batch);
  await field(dialog, 'Expiry').fill(expiry);
  await field(dialog, 'Batch number').click();
  await expect(field(dialog, 'Expiry')).toHaveValue(/^12-20\d\d$/);
  await field(dialog, 'MRP of one unit').fill('105');
  await field(dialog, 'Quantity').fill(String(quantity));
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function pickItem(page: Page, dialog: Locator, itemName: string): Promise<void> {
  await field(dialog, 'Medicine').fill(itemName);
  await page.getByRole('option', { name: itemName }).first().click();
}

test('stock in, a cash memo from the batches that expire first, a return, and the bill with both lists (R196, R494, R528, R537, R538, R540, Q126, Q144)', async ({
  page,
  browser,
}) => {
  const api = await openApi();
  const { slabs } = await api.ask(listTaxSlabs, {});
  const slab = slabs.find(({ igst }) => igst === 500);
  const name = freshSurname('Amoxiclav');
  await api.ask(addPharmacyItem, {
    item: {
      itemCode: name,
      itemName: name,
      itemType: 'Medical',
      pack: 'Strip of 10',
      gstSlabId: slab?.gstSlabId as number,
    },
  });
  const { surname } = await admitSomebody(api, 'Pharmacy');

  await logIn(page, 'pharmacy');
  await open(page, 'Pharmacy stock');
  await receive(page, name, 'LATE', `12-${year + 3}`, 20);
  await receive(page, name, 'SOON', `12${String(year + 1).slice(-2)}`, 4);
  await search(page, 'Item or batch number', name);
  await expect(rowNamed(page, name)).toHaveCount(2);
  await expect(rowNamed(page, name).first()).toContainText('SOON');
  await inspect(page, 'pharmacy stock');

  await open(page, 'Pharmacy sales');
  await page.getByRole('button', { name: 'New cash memo' }).first().click();
  const sale = page.getByRole('dialog', { name: 'New cash memo' });
  await field(sale, 'Patient').fill(surname);
  await page.getByRole('option', { name: surname }).first().click();
  await pickItem(page, sale, name);
  await field(sale, 'Quantity').fill('6');
  await field(sale, 'Quantity').press('Enter');
  const lines = sale.getByRole('table', { name: 'Medicines of the cash memo' });
  await expect(lines.getByRole('row')).toHaveCount(3);
  const quantities = lines.getByRole('textbox', { name: `Quantity of ${name}` });
  await expect(quantities.first()).toHaveValue('4');
  await expect(quantities.last()).toHaveValue('2');
  // Six of 105.00 less 10 %.
  await field(sale, 'Discount on all').fill('10');
  await expect(sale.getByText('Net amount').locator('..')).toContainText('567.00');
  await inspect(page, 'cash memo');
  await sale.getByRole('button', { name: 'Save cash memo' }).click();
  const paper = paperOn(page);
  await expect(paper.getByRole('heading', { name: 'Tax Invoice (Medicine Bill)' })).toBeVisible();
  await expectPaise(paper.getByRole('table', { name: 'Summary: Medicines' }), 'Net amount', 567_00);
  await expect(paper).toContainText('Net Sale: Rupees Five Hundred Sixty Seven Only');
  // 27.00 of tax at 5 % inside 567.00, half each.
  await expect(paper.getByRole('table', { name: 'Tax summary: Medicines' })).toContainText('5 %540.0013.5013.50');
  await closePaper(page);

  await search(page, 'Cash memo no or patient', surname);
  await expect(rowNamed(page, surname)).toHaveCount(1);
  await act(page, rowNamed(page, surname), 'Return');
  const back = page.getByRole('dialog', { name: 'New return' });
  await back
    .getByRole('textbox', { name: `Returned quantity of ${name}` })
    .first()
    .fill('2');
  await expect(back.getByText('Credited to the bill')).toContainText('189.00');
  await field(back, 'Reason').fill('Changed to injection');
  await inspect(page, 'return');
  await back.getByRole('button', { name: 'Save return' }).click();
  await expect(back).toBeHidden();
  await expect(rowNamed(page, surname)).toContainText('378.00');
  await open(page, 'Sales return');
  await expect(rowNamed(page, surname)).toContainText('189.00');

  const billing = await (await browser.newContext()).newPage();
  await logIn(billing, 'billing');
  await open(billing, 'IPD patients');
  await searchName(billing, surname);
  await act(billing, rowNamed(billing, surname), 'Provisional bill');
  const bill = billing.getByRole('dialog', { name: 'Provisional Bill' });
  await expect(bill.getByRole('table', { name: 'Purchase list' })).toContainText('567.00');
  await expect(bill.getByRole('table', { name: 'Return list' })).toContainText('189.00');
  await expectPaise(bill.getByRole('table', { name: 'Bill Summary' }), 'Medicine Charge', 378_00);
  const file = billing.waitForEvent('download');
  await bill.getByRole('button', { name: 'Download medicine bill' }).click();
  expect((await file).suggestedFilename()).toMatch(/^medicine-bill-.*\.pdf$/);
  await bill.getByRole('button', { name: 'Print medicine bill' }).click();
  const medicineBill = paperOn(billing);
  await expect(medicineBill.getByRole('heading', { name: 'Medicine Return' })).toBeVisible();
  await expectPaise(medicineBill.getByRole('table', { name: 'Summary: Medicine Return' }), 'Net amount', 189_00);
  await expect(medicineBill).toContainText('Net Sale: Rupees Three Hundred Seventy Eight Only');
  await closePaper(billing);
  await bill.getByRole('button', { name: 'View Bill' }).click();
  await expect(paperOn(billing).getByRole('table', { name: 'Medicine Charges' })).toContainText('378.00');
  await billing.context().close();
});
