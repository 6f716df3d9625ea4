// Screens beside the menu and the main dialogs, opened once: nothing serious for axe, no sideways scrolling, no word in the console.
import { expect, type Page, test } from '@playwright/test';
import { addBill } from '../../packages/contract/src/money/bill/bill.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, closeMenu, closePaper, logIn, open, paperOn, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody, beginDischarge, payCash, postCharges } from '../support/inpatients.ts';
import { expectReachable, inspect, listenForErrors, showIn } from '../support/inspect-screen.ts';

// Each stands for itself: the workers share them.
test.describe.configure({ mode: 'parallel' });

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

/** Looks a page over in both colours; those of the menu are looked at so in `every-screen.spec.ts`. */
async function inspectInBoth(page: Page, where: string): Promise<void> {
  await showIn(page, 'dark');
  await expectReachable(page, where, 'dark');
  await showIn(page, 'light');
  await inspect(page, where);
}

test('pages before the log-in (R045, R048, R129)', async ({ page }) => {
  const errors = listenForErrors(page);
  await page.goto('/checktenant');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await inspectInBoth(page, 'checktenant');
  await page.goto('/invalidtenant?name=nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await inspectInBoth(page, 'invalidtenant');
  await page.goto('/not-found');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await inspectInBoth(page, 'not-found');
  await page.goto('/?tenant=demo');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await inspectInBoth(page, 'login');
  expect(errors).toEqual([]);
});

test('home, which is the dashboard (R054, R129, R176, Q171)', async ({ page }) => {
  const errors = listenForErrors(page);
  await logIn(page, 'admin', 'demo', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Patients in hospital')).toBeVisible();
  await inspectInBoth(page, 'home');
  expect(errors).toEqual([]);
});

test('forms and settings of tenants and access besides (R085, R102, R108, R114, R129, R168)', async ({ page }) => {
  test.setTimeout(240_000);
  const errors = listenForErrors(page);
  await page.clock.install();
  await page.goto('/?tenant=demo');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  await inspect(page, 'Forgot Password');
  await logIn(page, 'admin');
  // An answer that comes after the leap is work: the session is renewed without a question then.
  await expect(async () => {
    await page.clock.fastForward(29 * 60_000 + 1000);
    await expect(page.getByRole('dialog', { name: 'Your session is about to expire' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await inspect(page, 'the question before the session ends');
  await page.getByRole('button', { name: 'Continue session' }).click();
  for (const [path, title] of [
    ['role-permission/30', /^Rights of /],
    ['profile/setting', 'Settings'],
  ] as const) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await inspect(page, path);
  }
  for (const [path, button] of [
    ['role-permission', 'Add role'],
    ['add_hospital', 'Add Hospital'],
  ] as const) {
    await page.goto(`/${path}`);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: button })).toBeVisible();
    await inspect(page, button);
  }
  expect(errors).toEqual([]);
});

async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the dialogs of an inpatient (R329, R476, R489)', async ({ page }) => {
  test.setTimeout(300_000);
  const errors = listenForErrors(page);
  const { surname, admissionId } = await admitSomebody(api, 'Dialogs');
  await postCharges(api, admissionId, [
    { code: 'ADM-001', rupees: 500 },
    { code: 'LAB-001', rupees: 350, quantity: 2 },
  ]);
  await payCash(api, admissionId, 400);
  await logIn(page, 'admin');
  await open(page, 'IPD patients');
  await searchName(page, surname);
  const row = rowNamed(page, surname);
  await row.getByRole('button').last().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await inspect(page, "a row's menu");
  await closeMenu(page);
  for (const deed of ['View', 'Payment', 'Provisional bill', 'Initiate discharge', 'Cancel admission']) {
    await act(page, row, deed);
    await expect(page.getByRole('dialog').getByText(surname).first()).toBeVisible();
    await inspect(page, deed);
    await close(page);
  }
  await act(page, row, 'Print admission form');
  await expect(paperOn(page).getByText(surname).first()).toBeVisible();
  await inspect(page, 'Print admission form');
  await closePaper(page);
  await beginDischarge(api, admissionId);
  await expect(row).toContainText('discharge initiated');
  await act(page, row, 'Final bill');
  await expect(page.getByRole('button', { name: 'Generate Bill' })).toBeVisible();
  await inspect(page, 'Final bill');
  await page.getByRole('button', { name: 'View Bill' }).click();
  await expect(paperOn(page).getByText(surname).first()).toBeVisible();
  await inspect(page, 'View Bill');
  await closePaper(page);
  await page.goBack();
  await api.ask(addBill, { bill: { admissionId, netPayable: 800, cash: 800 } });
  await act(page, row, 'Discharge');
  await expect(page.getByRole('dialog').getByText(surname).first()).toBeVisible();
  await inspect(page, 'Discharge');
  expect(errors).toEqual([]);
});

test('the forms and the overlays (R106, R213, R362)', async ({ page }) => {
  test.setTimeout(240_000);
  const errors = listenForErrors(page);
  await logIn(page, 'admin');
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Search..')).toBeFocused();
  await page.getByPlaceholder('Search..').fill('patient');
  await inspect(page, 'search overlay');
  await close(page);
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await inspect(page, 'shortcuts');
  await close(page);
  const forms = [
    ['ipd/ipd_registration', 'Admit Patient', 'Admit Patient'],
    ['patient_registration', 'Register Patient', 'Register Patient'],
    ['staff-settings/designation', 'Add Designation', 'Add Designation'],
  ] as const;
  for (const [path, button, title] of forms) {
    await page.goto(`/${path}`);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await inspect(page, title);
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText('Please enter designation')).toBeVisible();
  await inspect(page, 'a form with its faults told');
  expect(errors).toEqual([]);
});
