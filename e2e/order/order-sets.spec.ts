// A doctor orders by keyboard: favourites by their digits, a set with its ticks, and a Stop alert that is answered before the signature.

import { type Api, openApi } from '../support/api.ts';
import { field, logIn } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

test('five favourites are ordered in seven keystrokes; a set and a Stop alert are answered by keyboard (OR010, OR039, OR041)', async ({
  page,
}) => {
  const { admissionId } = await admitSomebody(api, 'Favoured');
  await logIn(page, 'doctor', 'demo', `/ipd/ipd_registration/patient-details?id=${admissionId}&tab=orders`);
  const pane = page.getByRole('form', { name: 'New orders' });
  await expect(pane.getByRole('group', { name: 'Favourites' }).getByRole('button')).toHaveCount(6);
  await inspect(page, 'favourites and sets');
  for (const key of ['/', '1', '2', '3', '4', '5']) await page.keyboard.press(key);
  await expect(pane.getByRole('button', { name: 'Sign 5 orders' })).toBeVisible();
  const readBack = field(pane, 'Read back to');
  if (await readBack.isVisible()) await readBack.fill('Dr. on duty');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Orders signed: no\. \d+$/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);

  await page.keyboard.type('newborn');
  await page.getByRole('option', { name: /^Newborn Set of 5 orders/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('button', { name: 'Sign 2 orders' })).toBeVisible();
  const care = pane.getByRole('group', { name: 'Newborn Care', exact: true });
  await expect(care.getByText('Only for patients up to 28 days')).toBeVisible();
  await inspect(page, 'a basket with a stop');
  if (await readBack.isVisible()) await readBack.fill('Dr. on duty');
  await page.keyboard.press('Control+Enter');
  const question = pane.getByText('It is not known whether this patient has allergies. Please ask the patient');
  await expect(question).toBeVisible();
  const reason = field(care, 'Reason to order Newborn Care despite the warning');
  await expect(reason).toBeFocused();
  await page.keyboard.type('Mother and child');
  await page.keyboard.press('Control+Enter');
  await expect(pane.getByRole('button', { name: 'No known allergy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await page.reload();
  await expect(pane.getByRole('button', { name: 'Sign 2 orders' })).toBeVisible();
  if (await readBack.isVisible()) await readBack.fill('Dr. on duty');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article', { name: 'Newborn Care' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(7);
});
