// The keys of the product: `g` with a letter leads to a screen, `?` lists them all.
import type { Page } from '@playwright/test';
import { menu } from '../../packages/contract/src/composition/menu.ts';
import { type Api, openApi } from '../support/api.ts';
import { field, logIn } from '../support/desk.ts';
import { admitToBed, cancelLeftovers } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, 'Lettered'));

const nowhere = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
const lettered = menu
  .flatMap(({ items }) => items)
  .filter(({ letter, roles }) => letter !== undefined && roles.administrator !== undefined);

test('g and a letter lead to every screen that has one, and the list of keys tells them all (R107, R109)', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await nowhere(page);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toBeVisible();
  for (const { letter = '' } of lettered)
    await expect(
      list.getByText('g', { exact: true }).locator('xpath=..').getByText(letter, { exact: true }).first(),
      letter,
    ).toBeVisible();
  await inspect(page, 'the list of keys');
  // Behind a dialog the letters lead nowhere.
  await page.keyboard.type('gb');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/profile\/setting$/);
  for (const { path, letter = '' } of lettered) {
    // A screen that is left may put the cursor into its field only when it has come: typed there, the letters are words.
    await expect(async () => {
      await nowhere(page);
      await page.keyboard.type(`g${letter}`);
      await expect(page, letter).toHaveURL(new RegExp(`/${path}$`), { timeout: 2_000 });
    }).toPass();
  }
  await expect(async () => {
    await nowhere(page);
    await page.keyboard.type('gh');
    await expect(page).toHaveURL(({ pathname }) => pathname === '/', { timeout: 2_000 });
  }).toPass();
  const patients = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Patient registration' });
  await expect(patients.first()).toHaveAttribute('title', 'g p');
});

test('a letter after g is no key of the stay that is left, nor one that is typed (R107, R344)', async ({ page }) => {
  const { admissionId, surname } = await admitToBed(api, 'Lettered');
  await logIn(page, 'admin', 'demo', `/ipd/ipd_registration/patient-details?id=${admissionId}`);
  await expect(page.getByRole('heading', { name: surname, level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  const note = field(page.getByRole('region', { name: 'Notes', exact: true }), 'Note');
  await expect(note).toBeFocused();
  await page.keyboard.type('gp');
  await expect(note).toHaveValue('gp');
  // A key that is typed into a field ends the wait of g, so that h leads nowhere.
  await nowhere(page);
  await page.keyboard.press('g');
  await note.press('x');
  await nowhere(page);
  await page.keyboard.press('h');
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await note.fill('');
  await nowhere(page);
  await page.keyboard.type('gb');
  await expect(page).toHaveURL(/\/bed-availability$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
