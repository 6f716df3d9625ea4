// The customizer: what a user chooses shows at once, and stays theirs after the next log-in.
import { expect, type Page, test } from '@playwright/test';
import { field, logInByForm, logOut } from '../support/desk.ts';
import { graveFaultsOn } from '../support/grave-faults.ts';
import { resetPreferences } from '../support/preferences.ts';

// A user's choice persists into later journeys, so it is reset.
test.afterEach(() => resetPreferences('manager', 'viewer'));

async function customize(page: Page, ...choices: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Customize' }).click();
  const drawer = page.getByRole('dialog', { name: 'Customize' });
  for (const choice of choices) {
    const [group = '', label = ''] = choice.split(': ');
    await drawer.getByRole('radiogroup', { name: group }).getByLabel(label, { exact: true }).check();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

async function expectNoFaults(page: Page): Promise<void> {
  expect(await graveFaultsOn(page)).toEqual([]);
}

const root = (page: Page) => page.locator('html');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test('right to left, sidebar, mix and colours stay with the user after the next log-in (R114, R116, R117, R118, R119, R120, Q170)', async ({
  page,
}) => {
  await logInByForm(page, 'manager');
  await expect(root(page)).toHaveAttribute('dir', /^(ltr)?$/);
  await customize(page, 'Layout: Right to left', 'Menu style: Icon colour', 'Light or dark: Dark menu');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await expect.poll(async () => (await sidebar(page).boundingBox())?.x).toBeGreaterThan(1000);

  await page.getByRole('button', { name: 'Customize' }).click();
  const drawer = page.getByRole('dialog', { name: 'Customize' });
  await field(drawer, 'Main colour').fill('#114400');
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await page.keyboard.press('Escape');
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-primary-4'));
  await expect.poll(primary).toBe('#114400');
  await expectNoFaults(page);

  await logOut(page);
  await logInByForm(page, 'doctor');
  await expect(root(page)).toHaveAttribute('dir', 'ltr');
  await expect.poll(primary).toBe('#55b9f7');
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(drawer.getByRole('radiogroup', { name: 'Layout' }).getByLabel('Left to right')).toBeChecked();
  await expect(drawer.getByRole('radiogroup', { name: 'Menu position' }).getByLabel('At the side')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await logOut(page);

  await logInByForm(page, 'manager');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await expect.poll(primary).toBe('#114400');
  await page.reload();
  await expect(sidebar(page)).toBeVisible();
  await expect(root(page)).toHaveAttribute('dir', 'rtl');

  await page.getByRole('button', { name: 'Customize' }).click();
  await drawer.getByRole('button', { name: 'Reset' }).click();
  await expect(field(drawer, 'Main colour')).toHaveValue('#55b9f7');
  await expect(field(drawer, 'Accent colour')).toHaveValue('#f73164');
  await expect.poll(primary).toBe('#55b9f7');
});

test('the bar of headings opens one menu at a time, and none beside the quick links (R064, R106, R115, R126)', async ({
  page,
}) => {
  await logInByForm(page, 'manager');
  await customize(page, 'Menu position: At the top');
  const bar = sidebar(page);
  await bar.getByRole('button', { name: 'Wards' }).click();
  await expect(page.getByRole('menuitem', { name: 'IPD patients' })).toBeVisible();
  await page.getByRole('button', { name: 'Quick link' }).click();
  await expect(page.getByRole('menu')).toHaveCount(1);
  for (const title of ['Home', 'Bed availability', 'Discharge patient', 'Nursing station'])
    await expect(page.getByRole('menuitem', { name: title })).toBeVisible();
  // By the keyboard: the quick links lie over the heading.
  await bar.getByRole('button', { name: 'Billing' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Home' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Hospital charges' }).first().hover();
  await page.getByRole('menuitem', { name: 'Lists of values' }).hover();
  await page.getByRole('menuitem', { name: 'Charge categories' }).click();
  await expect(page.getByRole('heading', { name: 'Charge categories', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Quick link' }).click();
  await page.getByRole('menuitem', { name: 'Discharge patient' }).click();
  await expect(page).toHaveURL(/\/ipd\/discharge_patient$/);
  await customize(page, 'Layout: Fixed width');
  await expectNoFaults(page);
});
