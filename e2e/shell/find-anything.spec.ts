// The search over everything: a patient found by whatever is known of them, and what can be done for them, by the keyboard alone.
import type { Page } from '@playwright/test';
import { listCounterBills } from '../../packages/contract/src/clinic/counter/counter-bill.ts';
import { listAdmissions } from '../../packages/contract/src/stay/admission/admission.ts';
import { type Api, openApi } from '../support/api.ts';
import { logIn, pressIn } from '../support/desk.ts';
import { admitToBed, cancelLeftovers } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

const beginning = 'Finding';
let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, beginning));

const finder = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const options = (page: Page) => finder(page).getByRole('option');
const active = (page: Page) => finder(page).getByRole('option', { selected: true });

/** Opens the search by a key; the field has the focus then. */
async function openFinder(page: Page, key = 'Control+k'): Promise<void> {
  await page.keyboard.press(key);
  await expect(finder(page).getByRole('combobox')).toBeFocused();
}

test('an inpatient is found by name, number, bed and phone, opened by Enter, and at hand the next time (R419, Q87)', async ({
  page,
}) => {
  const { surname, admissionId, bedName } = await admitToBed(api, beginning);
  const { rows } = await api.ask(listAdmissions, { admissionId, pageNumber: 1, pageSize: 1 });
  const phone = rows[0]?.contactNo.slice(-6) ?? '';
  await logIn(page, 'frontdesk');
  for (const typed of [surname.slice(0, 12), `IP${admissionId}`, bedName.toLowerCase(), phone]) {
    await openFinder(page);
    await page.keyboard.type(typed);
    await expect(options(page).filter({ hasText: surname })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await openFinder(page, '/');
  // Enter comes before the answer, as when a user types quickly.
  await page.keyboard.type(surname);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ipd/ipd_registration/patient-details\\?id=${admissionId}$`));
  await openFinder(page);
  await expect(active(page)).toContainText(surname);
  await expect(active(page)).toContainText(`in bed ${bedName}`);
  await inspect(page, 'the search with who was opened last');
});

test('Tab shows what can be done for a patient: money is taken without a list (R329)', async ({ page }) => {
  const { surname } = await admitToBed(api, beginning);
  await logIn(page, 'billing');
  await openFinder(page);
  await page.keyboard.type(surname);
  await expect(active(page)).toContainText(surname);
  await expect(active(page)).toContainText('₹');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Actions' })).toHaveCount(0);
  await page.keyboard.type(surname);
  await expect(active(page)).toContainText(surname);
  await page.keyboard.press('Tab');
  await page.keyboard.type('pay');
  await expect(active(page)).toHaveText(/Payment/);
  await inspect(page, 'the deeds of a patient');
  await page.keyboard.press('Enter');
  const payment = page.getByRole('dialog', { name: /Payment/ });
  await expect(payment).toBeVisible();
  await pressIn(payment, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A bill by the number on its paper.
  const [bill] = (await api.ask(listCounterBills, { pageNumber: 1, pageSize: 1 })).rows;
  const number = `${bill?.billNo} / ${bill?.finYear}`;
  await openFinder(page);
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/opd\/diagnosis\?bill=/);
  const paper = page.getByRole('dialog');
  await expect(paper.getByText(number).first()).toBeVisible();
  await pressIn(paper, 'Escape');
  await expect(page).toHaveURL(/\/opd\/diagnosis$/);
});
