// An outpatient returns medicine: the memo is found, a part of it comes back, the money goes out as it came in, and the paper shows it.

import { addDirectSale } from '../../packages/contract/src/supply/dispensing/direct-sale.ts';
import { addPharmacyItem, listTaxSlabs } from '../../packages/contract/src/supply/pharmacy/item.ts';
import { receiveStock } from '../../packages/contract/src/supply/pharmacy/stock.ts';
import { dateInZone, daysAfter } from '../../packages/rules/src/stay/hospital-day.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, closePaper, field, logIn, open, paperOn, rowNamed, search } from '../support/desk.ts';
import { freshSurname, registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

/** Two strips of Rs 100, sold to a registered patient for cash. Answers the surname and the item. */
async function sellToOutpatient(api: Api): Promise<{ surname: string; name: string }> {
  const { slabs } = await api.ask(listTaxSlabs, {});
  const name = freshSurname('Levocet');
  const { item } = await api.ask(addPharmacyItem, {
    item: {
      itemCode: name,
      itemName: name,
      itemType: 'Medical',
      pack: 'Strip of 10',
      gstSlabId: slabs[0]?.gstSlabId as number,
    },
  });
  const { batch } = await api.ask(receiveStock, {
    batch: {
      itemId: item.itemId,
      batchNumber: 'RET',
      expiry: daysAfter(dateInZone(new Date(), 'Asia/Kolkata'), 300),
      mrp: 100,
      quantity: 10,
    },
  });
  const { surname, patientId } = await registerPatient(api, 'Returned');
  await api.ask(addDirectSale, {
    sale: { patientId, lines: [{ batchId: batch.batchId, quantity: 2 }], net: 200, amount: 200 },
  });
  return { surname, name };
}

test('a part of an outpatient’s memo is refunded in cash and printed (PH062, PH063, Q258)', async ({ page }) => {
  const { surname, name } = await sellToOutpatient(await openApi());
  await logIn(page, 'pharmacy');
  await open(page, 'Pharmacy sales');
  await search(page, 'Cash memo no or patient', surname);
  await act(page, rowNamed(page, surname), 'Return');
  const dialog = page.getByRole('dialog', { name: 'New return' });
  await expect(dialog).toContainText(surname);
  await walkSource(page, 'supply/pharmacy/return-of-outpatient.tsx');
  await dialog.getByRole('textbox', { name: `Returned quantity of ${name}` }).fill('1');
  await field(dialog, 'Reason').fill('Course was shortened');
  await inspect(page, 'return of an outpatient');
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  const question = page.getByRole('dialog', { name: /^Refund/ });
  await question.getByRole('button', { name: /^Refund/ }).click();
  await expect(paperOn(page)).toContainText(name);
  await closePaper(page);
  await open(page, 'Sales return');
  await expect(rowNamed(page, surname)).toContainText('100.00');
});
