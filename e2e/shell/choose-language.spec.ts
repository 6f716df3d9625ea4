// The screens in other languages, in both directions of reading.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { listBedFloors } from '../../packages/contract/src/stay/bed/bed.ts';
import { demoPassword, openApi } from '../support/api.ts';
import { field, logInByForm, unfold } from '../support/desk.ts';
import { resetPreferences } from '../support/preferences.ts';

// What a user chooses stays theirs, in later journeys too.
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

test('what the server refuses and what a form checks is said in the language of the user (R010, R040)', async ({
  page,
}) => {
  const { rows } = await (await openApi('manager')).ask(listBedFloors, { pageNumber: 1, pageSize: 10 });
  const taken = rows[0]?.bedFloorName ?? '';
  await logInByForm(page, 'manager');
  await chooseLanguage(page, 'Language', 'हिन्दी');
  await page.goto('/bed-settings/floor');
  await page.getByRole('button', { name: 'मंज़िल जोड़ें' }).first().click();
  const form = page.getByRole('dialog', { name: 'मंज़िल जोड़ें' });
  await form.getByRole('button', { name: 'सहेजें', exact: true }).click();
  await expect(form.getByText('कृपया मंज़िल का नाम लिखें', { exact: true })).toBeVisible();
  await field(form, 'मंज़िल').fill(taken);
  await form.getByRole('button', { name: 'सहेजें', exact: true }).click();
  await expect(page.getByText(`मंज़िल '${taken}' पहले से मौजूद है`).first()).toBeVisible();
});

test('words inside a sentence, and a broken line, are told in the language of the user (R010, R043)', async ({
  page,
}) => {
  await logInByForm(page, 'manager');
  await chooseLanguage(page, 'Language', 'हिन्दी');
  await page.goto('/staff-settings/department');
  await page.getByRole('button', { name: 'विभाग जोड़ें' }).first().click();
  const form = page.getByRole('dialog', { name: 'विभाग जोड़ें' });
  await form.getByRole('button', { name: 'सहेजें', exact: true }).click();
  await expect(form.getByText('कृपया विभाग लिखें', { exact: true })).toBeVisible();
  await page.route('**/AddDepartment', (route) => route.abort());
  await field(form, 'विभाग').fill('Sleep medicine');
  await form.getByRole('button', { name: 'सहेजें', exact: true }).click();
  await expect(page.getByText('कुछ गड़बड़ हुई, कृपया फिर कोशिश करें').first()).toBeVisible();
});

test('a language that is only registered shows English (R011, R012)', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('charaka.language', 'de'));
  await logInByForm(page, 'viewer');
  await expect(link(page, 'Patient Registration').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('Tamil and right-to-left are chosen apart and hold together (R114, Q170)', async ({ page }) => {
  await logInByForm(page, 'viewer');
  await page.getByRole('button', { name: 'Customize' }).click();
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await page.keyboard.press('Escape');
  await chooseLanguage(page, 'Language', 'தமிழ்');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  await expect(link(page, 'உள்நோயாளிகள்').first()).toBeVisible();
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.poll(isTooWide).toBe(false);
});

test("a language is the user's own on every machine; one picked at the log-in page is their newest word (R010, Q170)", async ({
  page,
  browser,
}) => {
  await logInByForm(page, 'viewer');
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const told = page.waitForResponse('**/User/UpdatePreferences');
  await page.getByRole('combobox', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  expect((await told).status()).toBe(200);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/?tenant=demo');
  await field(other, 'Email or phone').fill('viewer@demo.example');
  await field(other, 'Password').fill(demoPassword);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('button', { name: /^Compte de / })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
  await elsewhere.close();

  const third = await browser.newContext();
  const picking = await third.newPage();
  await picking.goto('/?tenant=demo');
  await chooseLanguage(picking, 'Language', 'Português');
  await expect(picking.locator('html')).toHaveAttribute('lang', 'pt');
  const kept = picking.waitForResponse('**/User/UpdatePreferences');
  await picking.locator('input[autocomplete="username"]').fill('viewer@demo.example');
  await picking.locator('input[type="password"]').fill(demoPassword);
  await picking.locator('button[type="submit"]').click();
  expect((await kept).request().postDataJSON()).toMatchObject({ preferences: { language: 'pt' } });
  await expect(link(picking, 'Pacientes internados').first()).toBeVisible();
  await third.close();
});
