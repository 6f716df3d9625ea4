// A list by keys alone: among its rows, from page to page, into a stay; its size, and its long menu in a low window.
import { expect, type Page, test } from '@playwright/test';
import { updatePreferences } from '../../packages/contract/src/foundation/tenancy/preference.ts';
import { type Api, openApi } from '../support/api.ts';
import { expectRows, field, logIn, logInByForm, pressIn } from '../support/desk.ts';
import { admitToBed, beginDischarge, cancelLeftovers } from '../support/inpatients.ts';
import { expectReachable, inspect } from '../support/inspect-screen.ts';

const desk = { density: 'comfortable' as const, pins: [], folded: [], opened: [] };
let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(async () => {
  // One is on the way out, and is not cancelled any more.
  await cancelLeftovers(api, 'Lettered');
  await api.ask(updatePreferences, { preferences: { desk: { ...desk, rowsPerPage: 'fit' } } });
});

const rows = (page: Page) => page.locator('[data-row]');

test('arrows, Home and End move among the rows, Page Down turns the page, Enter opens the stay, a key of a stay does its deed (R183, R184, Q37)', async ({
  page,
}) => {
  await logIn(page, 'admin', 'demo', '/ipd/ipd_registration?size=25');
  await expectRows(page);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await inspect(page, 'the inpatient list with its cursor');
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('status').filter({ hasText: /^Records: 26 to/ })).toBeVisible();
  await expect(rows(page).first()).toBeFocused();
  // Others admit meanwhile and the rows move on: what counts is the row under the cursor when Enter is pressed.
  await page.evaluate(() => {
    const tell = () =>
      document.body.setAttribute('data-entered', document.activeElement?.querySelector('a')?.textContent ?? '');
    document.addEventListener('keydown', tell, { capture: true, once: true });
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/patient-details/);
  const entered = (await page.locator('body').getAttribute('data-entered')) ?? 'no row';
  await expect(page.getByText(entered).first()).toBeVisible();
});

test('rows fill the window; how many stand on a page is chosen once, for every list and every machine (R183)', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, 'admin', 'demo', '/ipd/ipd_registration');
  await expectRows(page);
  const fit = await rows(page).count();
  expect(fit).toBeGreaterThan(11);
  await page.setViewportSize({ width: 1440, height: 1300 });
  await expect.poll(() => rows(page).count()).toBeGreaterThan(fit);

  const kept = page.waitForResponse('**/User/UpdatePreferences');
  await field(page, 'Records on a page').selectOption('25');
  await kept;
  await expect(rows(page)).toHaveCount(25);
  const elsewhere = await (await browser.newContext()).newPage();
  await logInByForm(elsewhere, 'admin');
  await elsewhere.goto('/patient_registration');
  await expect(rows(elsewhere)).toHaveCount(25);
  await elsewhere.context().close();
});

test('a letter does a deed on the row, the next one is a button by state, the menu has parts; on a phone the row is a card (R329, R334)', async ({
  page,
}) => {
  const { admissionId, surname } = await admitToBed(api, 'Lettered');
  await logIn(page, 'admin', 'demo', '/ipd/ipd_registration');
  await expectRows(page);
  await field(page, 'Search for').fill(surname);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page)).toBeFocused();
  await page.keyboard.press('p');
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await expect(field(payment, 'Amount')).toBeVisible();
  await pressIn(payment, 'Escape');
  await expect(payment).toBeHidden();
  await expect(rows(page)).toBeFocused();

  await rows(page).getByRole('button').last().click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText('Money', { exact: true })).toBeVisible();
  await expect(menu.getByRole('menuitem').last()).toHaveText('Cancel admission');
  await page.keyboard.press('Escape');
  await expect(rows(page).getByRole('button', { name: 'Charges' })).toBeVisible();
  await beginDischarge(api, admissionId);
  await expect(rows(page).getByRole('button', { name: 'Final bill' })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  const card = rows(page).first();
  await expect(card.getByRole('link', { name: surname })).toBeVisible();
  for (const title of ['Bed', 'Balance'])
    await expect(card.locator(`[data-card="fact"][data-label="${title}"]`)).toBeVisible();
  await expect(card.locator('[data-label="Consultant"]')).toBeHidden();
  await inspect(page, 'the inpatient list as cards');
});

test('the long menu of a row stays in a low window, and its last deed is reached by keys (R329)', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await logIn(page, 'admin', 'demo', '/ipd/ipd_registration?size=25');
  await expectRows(page);
  const button = rows(page).nth(3).getByRole('button').last();
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').last()).toBeAttached();
  const isWithin = () =>
    menu.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isWithin).toBe(true);
  await expectReachable(page, 'the long menu of a row', 'light');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await expect(menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
