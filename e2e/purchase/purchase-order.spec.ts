// The dialog that suggests the lines of a purchase order, within the dialog of the order.

import { logIn } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('items below their level are suggested within an order, by keys (PH025)', async ({ page }) => {
  await logIn(page, 'purchase', 'demo', '/Pharmacy/pharmacy-po');
  await page.getByRole('button', { name: 'Write order', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suggest items', exact: true }).click();
  await walkSource(page, 'supply/purchase/suggest-items.tsx');
  await page
    .getByRole('dialog', { name: 'Suggest items' })
    .getByRole('button', { name: 'Close', exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Suggest items' })).toBeHidden();
});
