// The dashboard: figures that lead to their lists, and that move when somebody else takes money; for every role and width.
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { getDashboard } from '../../packages/contract/src/insight/report/report.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, field, logIn, open, rowNamed, searchName } from '../support/desk.ts';
import { rowsBehind, showTables } from '../support/home.ts';
import { admitSomebody, cancelLeftovers, postCharges } from '../support/inpatients.ts';

const beginning = 'Boardley';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, beginning).catch(() => undefined));

const figure = (page: Page, key: string) => page.getByTestId(`figure-${key}`);

/** The amount a tile shows, in paise. */
async function shownAmount(page: Page, key: string): Promise<number> {
  const text = await figure(page, key).getByText(/^-?₹/).first().textContent();
  return Math.round(Number((text ?? '').replace(/[^\d.-]/g, '')) * 100);
}

async function atAnotherWindow(browser: Browser, user: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, user, 'demo', '/');
  return page;
}

test('a payment in another browser moves the tiles of an open dashboard (R176)', async ({ page, browser }) => {
  const { admissionId, surname } = await admitSomebody(api, beginning);
  await logIn(page, 'admin', 'demo', '/');
  await expect(figure(page, 'collected')).toBeVisible();
  const [collected, owed] = [await shownAmount(page, 'collected'), await shownAmount(page, 'outstanding')];
  await postCharges(api, admissionId, [{ code: 'ADM-001', rupees: 900 }]);
  await expect.poll(() => shownAmount(page, 'outstanding')).toBe(owed + 90_000);

  const cashier = await atAnotherWindow(browser, 'billing');
  await open(cashier, 'IPD Patients');
  await searchName(cashier, surname);
  await act(cashier, rowNamed(cashier, surname), 'Payment');
  const dialog = cashier.getByRole('dialog', { name: 'Payment' });
  await field(dialog, 'Amount').fill('123.45');
  await dialog.getByRole('button', { name: 'Save payment' }).click();
  await expect(cashier.getByText('Payment Successful, Do you want to Print ?')).toBeVisible();

  await expect.poll(() => shownAmount(page, 'collected')).toBe(collected + 12_345);
  await expect.poll(() => shownAmount(page, 'outstanding')).toBe(owed + 90_000 - 12_345);
  await expect(page.getByRole('table', { name: 'Collections by mode' })).toBeVisible();
  const { collections } = await api.ask(getDashboard, {});
  await figure(page, 'collected').click();
  // The report of who collected says the same of today, all collectors together (R176).
  const total = page.getByRole('row').filter({ hasText: /^Total/ });
  await expect(page.getByRole('heading', { name: 'User Collection', level: 1 })).toBeVisible();
  await expect(total).toContainText(
    ((collections?.today.net ?? 0) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 }),
  );
  await cashier.context().close();
});

test('a ward leads to its patients, and the list back to the usual one (R176, R303)', async ({ page }) => {
  await logIn(page, 'admin', 'demo', '/');
  const { wards } = await api.ask(getDashboard, {});
  const ward = wards?.find(({ occupied }) => occupied > 0);
  await showTables(page);
  await page
    .getByRole('row', { name: new RegExp(`^${ward?.bedGroupName} `) })
    .getByRole('link')
    .first()
    .click();
  await expect.poll(() => rowsBehind(page)).toBe(ward?.occupied);
  await expect(page.getByText(`Ward: ${ward?.bedGroupName}`)).toBeVisible();
  await page.getByRole('button', { name: 'Show the usual list' }).click();
  await expect(page.getByText(`Ward: ${ward?.bedGroupName}`)).toBeHidden();
  await expect(page.getByRole('radio', { name: 'In hospital' })).toBeChecked();
});

test('periods change the collections; axe finds nothing, light and dark, on a phone and at the desk (R129)', async ({
  page,
}) => {
  await logIn(page, 'billing', 'demo', '/');
  const table = page.getByRole('table', { name: 'Collections by mode' });
  await expect(table).toBeVisible();
  await page.getByText('7 days', { exact: true }).click();
  await page.getByText('30 days', { exact: true }).click();
  // The cash desk sees its own till: as themselves they ask.
  const { collections } = await (await openApi('billing')).ask(getDashboard, {});
  const received = ((collections?.month.received ?? 0) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
  await expect(table.getByRole('row').last()).toContainText(received);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.getByRole('button', { name: 'Light or dark' }).click();
    await page.mouse.move(700, 400);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the dashboard of a role begins with what it is for (R176, Q176)', async ({ page }) => {
  await logIn(page, 'nurse', 'demo', '/');
  await expect(figure(page, 'inpatients')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Beds by ward' })).toBeVisible();
  await expect(figure(page, 'collected')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Collections by mode' })).toHaveCount(0);
});
