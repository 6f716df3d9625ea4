// A ward asks for stock, the pharmacy issues it, another person receives it with a unit missing, and the ward uses some of it.

import { addPharmacyItem, listTaxSlabs } from '../../packages/contract/src/supply/pharmacy/item.ts';
import { receiveStock } from '../../packages/contract/src/supply/pharmacy/stock.ts';
import { dateInZone, daysAfter } from '../../packages/rules/src/stay/hospital-day.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, field, logIn, open, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

/** Twenty units of a new item in the main store. Answers its name. */
async function stockMainStore(api: Api): Promise<string> {
  const { slabs } = await api.ask(listTaxSlabs, {});
  const name = freshSurname('Gauze');
  const { item } = await api.ask(addPharmacyItem, {
    item: {
      itemCode: name,
      itemName: name,
      itemType: 'Non Medical',
      pack: 'Roll',
      gstSlabId: slabs[0]?.gstSlabId as number,
    },
  });
  const expiry = daysAfter(dateInZone(new Date(), 'Asia/Kolkata'), 300);
  await api.ask(receiveStock, {
    batch: { itemId: item.itemId, batchNumber: 'WARD1', expiry, mrp: 40, quantity: 20 },
  });
  return name;
}

test('a ward asks for stock, receives it short, and uses it (PH018, PH020, PH021, PH022)', async ({
  page,
  browser,
}) => {
  const name = await stockMainStore(await openApi());
  await logIn(page, 'nurse');
  await open(page, 'Ward stock');
  await page.getByRole('button', { name: 'Ask for stock' }).first().click();
  const asking = page.getByRole('dialog', { name: 'Ask for stock' });
  await field(asking, 'Item').fill(name);
  await page.getByRole('option', { name }).first().click();
  await field(asking, 'Units').fill('6');
  await field(asking, 'Units').press('Enter');
  await expect(asking.getByRole('table', { name: 'Items' })).toContainText(name);
  await inspect(page, 'indent');
  await asking.getByRole('button', { name: 'Send indent' }).click();
  await expect(asking).toBeHidden();

  const pharmacy = await (await browser.newContext()).newPage();
  await logIn(pharmacy, 'pharmacy');
  await open(pharmacy, 'Indents and issue');
  await act(pharmacy, rowNamed(pharmacy, name), 'Issue');
  const issuing = pharmacy.getByRole('dialog', { name: /^Issue indent/ });
  await expect(issuing.getByRole('textbox', { name: `Units of ${name} to issue` })).toHaveValue('6');
  await inspect(pharmacy, 'issue of an indent');
  await issuing.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(issuing).toBeHidden();
  await expect(rowNamed(pharmacy, name)).toContainText('Issued');

  await page.getByRole('link', { name: 'Incoming stock' }).click();
  await act(page, page.locator('main table').getByRole('row').filter({ hasText: 'In transit' }).first(), 'Receive');
  const receiving = page.getByRole('dialog', { name: /^Transfer/ });
  await receiving.getByRole('textbox', { name: `Received units of ${name}` }).fill('5');
  await receiving.getByRole('textbox', { name: `Reason for missing units of ${name}` }).fill('Opened pack');
  await inspect(page, 'receipt of a transfer');
  await receiving.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(receiving).toBeHidden();

  await page.getByRole('link', { name: 'Ward stock' }).first().click();
  await search(page, 'Item or batch', name);
  await expect(rowNamed(page, name)).toContainText('5');
  await act(page, rowNamed(page, name), 'Use');
  const using = page.getByRole('dialog', { name: /^Use stock/ });
  await field(using, 'Units').fill('2');
  await field(using, 'Used for').fill('Dressings');
  await using.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(using).toBeHidden();
  await expect(rowNamed(page, name)).toContainText('3');
});
