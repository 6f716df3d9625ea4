// The ways to a screen: the side menu of each role, its levels, the header search, and the room that menus need.
import { expect, type Page, test } from '@playwright/test';
import { field, logIn, logOut, unfold } from '../support/desk.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

const patients = ['Patient registration', 'IPD patients', 'Discharge patient'];
const all = [...patients, 'Hospital charges', 'Staff settings', 'Roles and permissions'];
/** Which screens each role sees is a test over HTTP; here are the most, a few, and one. */
const menus: Readonly<Record<string, readonly string[]>> = {
  manager: all,
  nurse: patients,
  pharmacy: ['Discharge patient'],
};

for (const [user, titles] of Object.entries(menus))
  test(`the menu of ${user}: what the role may see, groups only above something (R172, R173, Q276)`, async ({
    page,
  }) => {
    await logIn(page, user, 'demo', '/');
    for (const title of all) {
      // A long menu begins with the groups of others folded.
      await unfold(page, title);
      const link = sidebar(page).getByRole('link', { name: title, exact: true });
      await expect(link, title).toHaveCount(titles.includes(title) ? 1 : 0);
    }
    const group = sidebar(page).getByRole('heading', { name: 'Billing' });
    await expect(group).toHaveCount(titles.includes('Hospital charges') ? 1 : 0);
  });

test('submenus go three levels deep, close their siblings and follow the address (R112, R113, R127, R128, Q180)', async ({
  page,
}) => {
  await logIn(page, 'admin', 'demo', '/');
  const menu = sidebar(page);
  const entry = (title: string) => menu.getByRole('link', { name: title, exact: true });
  await unfold(page, 'Interface description');
  await unfold(page, 'Hospital charges');
  await entry('Hospital charges').click();
  await menu.getByRole('button', { name: 'Lists of values', exact: true }).click();
  await entry('Charge categories').click();
  await expect(page).toHaveURL(/\/hospital-charges\/charge-category$/);
  await expect(entry('Charge categories')).toHaveAttribute('aria-current', 'page');
  await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);

  await menu.getByRole('button', { name: 'Users and rights', exact: true }).click();
  await entry('Staff settings').click();
  await expect(entry('Departments')).toBeVisible();
  await menu.getByRole('button', { name: 'Ward setup', exact: true }).click();
  await entry('Bed settings').click();
  await expect(entry('Bed types')).toBeVisible();
  await expect(entry('Departments')).toBeHidden();

  await entry('Bed types').click();
  await expect(page).toHaveURL(/\/bed-settings\/bed-type$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/hospital-charges\/charge-category$/);
  await expect(entry('Charge categories')).toBeVisible();
  await expect(entry('Interface description')).toHaveAttribute('target', '_blank');
  await expect(entry('IPD patients')).toHaveAttribute('title', /^\d+ inpatients? now \(g i\)$/);
  await expect(page.getByText('Version 1.4')).toBeVisible();
});

test('the header search finds links by part of their title, eight at most (R107, R109, R110, R111, Q222)', async ({
  page,
}) => {
  await logIn(page, 'admin', 'demo', '/');
  await page.keyboard.press('Control+k');
  const box = page.getByPlaceholder('Search..');
  await expect(page.getByRole('option')).toHaveCount(0);
  await box.fill('E');
  await expect(page.getByRole('option')).toHaveCount(8);
  await box.fill('nothing like this');
  await expect(page.getByText('No results found', { exact: true })).toBeVisible();
  await box.fill('Interface');
  await expect(page.getByText('No results found', { exact: true })).toBeVisible();
  await box.fill('CHARGE CAT');
  await expect(page.getByRole('option')).toHaveText(['Charge categories']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Charge categories', level: 1 })).toBeVisible();
});

test('menus fold a second after the window got too narrow for them, and come back (R125, R129)', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  await logIn(page, 'frontdesk', 'demo', '/');
  await unfold(page, 'IPD patients');
  const quickLink = page.getByRole('button', { name: 'Quick link' });
  await expect(quickLink).toBeVisible();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(quickLink).toBeHidden();
  // With less room it is a rail of icons, which are called as before.
  await expect(sidebar(page)).toBeInViewport();
  await expect.poll(async () => (await sidebar(page).boundingBox())?.width ?? 0).toBeLessThan(60);
  await expect(sidebar(page).getByRole('link', { name: 'IPD patients', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(sidebar(page)).not.toBeInViewport();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await sidebar(page).getByRole('link', { name: 'IPD patients', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'IPD patients', level: 1 })).toBeVisible();
  await expect(sidebar(page)).not.toBeInViewport();
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(sidebar(page)).toBeInViewport();
  await expect(quickLink).toBeVisible();
});

test('who may, changes hospital: home, its own figures and patients; others see theirs (R132, R133, R135, R136, R138, R139)', async ({
  page,
}) => {
  await logIn(page, 'manager', 'demo', '/');
  await unfold(page, 'IPD patients');
  await sidebar(page).getByRole('link', { name: 'IPD patients', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'IPD patients', level: 1 })).toBeVisible();
  const hospital = field(page, 'Hospital').filter({ visible: true });
  await expect(hospital).not.toHaveValue('');
  const before = await hospital.inputValue();
  await hospital.click();
  const options = page.getByRole('option').filter({ visible: true });
  // Until the list of hospitals has come there is the present one alone.
  await expect(options.nth(1)).toBeVisible();
  const names = await options.allTextContents();
  expect(names).toContain(before);
  expect(names).toEqual(names.toSorted());
  const other = names.find((name) => name !== before) ?? '';
  await options.filter({ hasText: other }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(hospital).toHaveValue(other);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hospitalInfo'))).toContain(other);
  await page.reload();
  await expect(hospital).toHaveValue(other);
  await logOut(page);

  await logIn(page, 'frontdesk', 'demo', '/');
  await expect(hospital).toBeDisabled();
  await expect(hospital).toHaveValue(before);
});
