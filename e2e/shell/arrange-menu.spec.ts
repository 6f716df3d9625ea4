// The side menu as a user arranges it: groups folded, screens pinned, recent ones at hand; all of it by the keyboard.
import { expect, type Page, test } from '@playwright/test';
import { listening, logIn, logInByForm, unfold } from '../support/desk.ts';
import { inspect } from '../support/inspect-screen.ts';
import { resetPreferences } from '../support/preferences.ts';

test.afterEach(() => resetPreferences('manager'));

const nav = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const linkIn = (page: Page, name: string, title: string) =>
  nav(page, name).getByRole('link', { name: title, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Does something and waits until the server has kept it. */
async function kept(page: Page, act: () => Promise<void>): Promise<void> {
  const told = page.waitForResponse('**/User/UpdatePreferences');
  await act();
  expect((await told).status()).toBe(200);
}

test('the menu is one stop of the Tab key; arrows move in it, fold groups and lead to the pin (R112, Q276)', async ({
  page,
}) => {
  await logIn(page, 'manager', 'demo', '/patient_registration');
  const here = linkIn(page, 'Menu', 'Patient registration');
  await expect(here).toHaveAttribute('tabindex', '0');
  await expect(nav(page, 'Menu').locator('[tabindex="0"]')).toHaveCount(1);
  await here.focus();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Referrals');
  await page.keyboard.press('Home');
  const heading = nav(page, 'Menu').getByRole('heading', { name: 'Clinic' }).getByRole('button');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('nav[aria-label="Menu"]') === null)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Front desk');
  await heading.focus();
  await kept(page, () => page.keyboard.press('ArrowLeft'));
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(linkIn(page, 'Menu', 'OPD patients')).toHaveCount(0);
  await listening(page, async () => void (await page.reload()));
  await expect(linkIn(page, 'Menu', 'Patient registration')).toBeVisible();
  await expect(linkIn(page, 'Menu', 'OPD patients')).toHaveCount(0);
  await heading.focus();
  await page.keyboard.press('ArrowRight');
  await expect(linkIn(page, 'Menu', 'OPD patients')).toBeVisible();
});

test('screens are pinned, ordered and taken off by the keyboard, and are pinned on another machine (R112)', async ({
  page,
  browser,
}) => {
  await logIn(page, 'manager', 'demo', '/patient_registration');
  for (const title of ['Dues', 'Referrals']) {
    // The menu may still be drawn anew a moment after the first screen has come.
    await unfold(page, title);
    await expect(async () => {
      await linkIn(page, 'Menu', title).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: `Pin ${title}`, exact: true })).toBeFocused({ timeout: 1000 });
    }).toPass();
    await kept(page, () => page.keyboard.press('Enter'));
  }
  const pins = nav(page, 'Pinned').getByRole('link');
  await expect(pins).toHaveText(['Dues', 'Referrals']);
  await pins.last().focus();
  await kept(page, () => page.keyboard.press('Alt+ArrowUp'));
  await expect(pins).toHaveText(['Referrals', 'Dues']);
  await inspect(page, 'the menu with pins');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logInByForm(other, 'manager');
  await expect(nav(other, 'Pinned').getByRole('link')).toHaveText(['Referrals', 'Dues']);
  await elsewhere.close();

  await pins.first().focus();
  await page.keyboard.press('ArrowRight');
  await kept(page, () => page.keyboard.press('Enter'));
  await expect(pins).toHaveText(['Dues']);
});

test('on a phone the menu is a drawer with the search in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, 'manager', 'demo', '/profile/setting');
  await expect(nav(page, 'Menu')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(nav(page, 'Menu')).toBeInViewport();
  await inspect(page, 'the drawer');
  await page.getByRole('button', { name: 'Search a patient, a bed, a screen…' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await unfold(page, 'Dues');
  await linkIn(page, 'Menu', 'Dues').click();
  await expect(page.getByRole('heading', { name: 'Dues', level: 1 })).toBeVisible();
  await expect(nav(page, 'Menu')).not.toBeInViewport();
});
