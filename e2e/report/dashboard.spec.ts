// The dashboard: an open one follows the payments of others.
import type { Browser, Page } from '@playwright/test';
import { getDashboard } from '../../packages/contract/src/insight/report/report.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, field, logIn, open, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody, cancelLeftovers, postCharges } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';

const beginning = 'Boardley';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, beginning));

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
  await open(cashier, 'IPD patients');
  await searchName(cashier, surname);
  await act(cashier, rowNamed(cashier, surname), 'Payment');
  const dialog = cashier.getByRole('dialog', { name: 'Payment' });
  await field(dialog, 'Amount').fill('123.45');
  await dialog.getByRole('button', { name: 'Save payment' }).click();
  await expect(cashier.getByText('Payment received. Print the receipt?')).toBeVisible();

  await expect.poll(() => shownAmount(page, 'collected')).toBe(collected + 12_345);
  await expect.poll(() => shownAmount(page, 'outstanding')).toBe(owed + 90_000 - 12_345);
  await expect(page.getByRole('table', { name: 'Collections by mode' })).toBeVisible();
  const { collections } = await api.ask(getDashboard, {});
  await figure(page, 'collected').click();
  // The report of collections shows the same sum for today over all collectors (R176).
  const total = page.getByRole('row').filter({ hasText: /^Total/ });
  await expect(page.getByRole('heading', { name: 'User collection', level: 1 })).toBeVisible();
  await expect(total).toContainText(
    ((collections?.today.net ?? 0) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 }),
  );
  await cashier.context().close();
});
