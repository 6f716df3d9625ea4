// The screens in another language.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { logInByForm, unfold } from '../support/desk.ts';
import { resetPreferences } from '../support/preferences.ts';

// A user's choice persists into later journeys, so it is reset.
test.afterEach(() => resetPreferences('manager', 'viewer'));

async function chooseLanguage(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

const link = (page: Page, title: string) =>
  page.getByRole('navigation').getByRole('link', { name: title, exact: true });

test('the language changes all of the shell and stays, at the log-in page too (R010, R013, Q169)', async ({ page }) => {
  await logInByForm(page, 'manager');
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'English',
    'Español',
    'Français',
    'Português',
    'বাংলা',
    'हिन्दी',
    'தமிழ்',
    'తెలుగు',
  ]);
  await page.getByRole('menuitemradio', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await unfold(page, 'स्टाफ़ सेटिंग्स', 'मेन्यू');
  await link(page, 'स्टाफ़ सेटिंग्स').first().click();
  await link(page, 'विभाग').first().click();
  await expect(page.getByRole('heading', { name: 'विभाग', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'विभाग जोड़ें' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.check('14px "Charaka Scripts"', 'अ'))).toBe(true);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await chooseLanguage(page, 'भाषा', 'Español');
  await expect(page.getByRole('heading', { name: 'Departamentos', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await chooseLanguage(page, 'Idioma', 'English');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
