// One action on many rows of a list, by keyboard: possible rows are done, refused rows are named and stay ticked.

import { chargeCategory } from '../../packages/contract/src/foundation/masters/charge-category.ts';
import { chargeType } from '../../packages/contract/src/foundation/masters/charge-type.ts';
import { masterEndpoints } from '../../packages/contract/src/kernel/resource.ts';
import { openApi } from '../support/api.ts';
import { expectRows, logIn, rowNamed } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

test('rows are ticked by Space and Shift with arrows; what is refused of a deed on many is told by its name (R168, R183)', async ({
  page,
}) => {
  const { ask } = await openApi();
  const name = freshSurname('Ticked');
  const ids: unknown[] = [];
  for (const letter of ['A', 'B', 'C']) {
    const { item } = (await ask(masterEndpoints(chargeType).add, {
      item: { chargeTypeName: `${name} ${letter}` },
    })) as {
      item: { chargeTypeId: number };
    };
    ids.push(item.chargeTypeId);
  }
  await ask(masterEndpoints(chargeCategory).add, { item: { chargeCategoryName: name, chargeTypeId: ids[1] } });
  await logIn(page, 'admin', 'demo', `/${chargeType.route}?q=${name}&sort=chargeTypeName.asc`);
  await expectRows(page);
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^Tick ${name}`) });
  await expect(boxes).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(boxes.first()).toBeChecked();
  await page.keyboard.press('Space');
  await expect(boxes.first()).not.toBeChecked();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '3 rows ticked' })).toBeVisible();
  await inspect(page, 'a list with ticked rows');
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not done for 1 row' })).toContainText(`${name} B: `);
  await expect(rowNamed(page, `${name} A`)).toHaveCount(0);
  await expect(rowNamed(page, `${name} C`)).toHaveCount(0);
  await expect(boxes).toHaveCount(1);
  await expect(boxes.first()).toBeChecked();
  // A new search leaves hidden rows out of the action.
  await page.getByRole('searchbox').first().fill(name.slice(0, -1));
  await page.getByRole('searchbox').first().press('Enter');
  await expect(boxes.first()).not.toBeChecked();
});
