// Importing a price list: bad rows are named and nothing is written, the mended list is.
import type { Page } from '@playwright/test';
import { field, logIn, openBelow, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';

/** A small list in the same columns; its codes are new at every run. */
function smallList(): { code: string; good: string; bad: string } {
  const code = freshSurname('J').toUpperCase();
  const head = 'code,category,name,non_nabh,nabh';
  const good = [
    head,
    `${code}1,Journey Services,"Escort, by day","1,250.50",1300`,
    `${code}2,Journey Services,Escort by night,1800,`,
    `${code}3,Laboratory Investigation,Journey test,85,90`,
  ];
  const bad = [
    head,
    `${code}1,Journey Services,"Escort, by day",12x0,1300`,
    `${code}2,Journey Services,,1800,-5`,
    `${code}1,,Journey test,85.005,90`,
  ];
  return { code, good: good.join('\n'), bad: bad.join('\n') };
}

async function openImport(page: Page): Promise<void> {
  await logIn(page, 'admin', 'sahyog');
  await openBelow(page, 'Hospital charges', 'Import price list');
}

async function chooseFile(page: Page, name: string, csv: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel('Price list (XLSX or CSV)').first().click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(columnFor(page, 'Charge code')).toHaveValue('code');
  await expect(columnFor(page, 'Charge name')).toHaveValue('name');
  await expect(columnFor(page, 'Charge category')).toHaveValue('category');
  await expect(columnFor(page, 'Standard charge')).toHaveValue('non_nabh');
  await expect(columnFor(page, 'Rate of a payer (optional)')).toHaveValue('nabh');
  await field(page, 'Name of the payer').fill('CGHS');
}

const columnFor = (page: Page, part: string) => page.getByRole('combobox', { name: part });
const preview = (page: Page) => page.getByRole('button', { name: 'Preview' });
const commit = (page: Page) => page.getByRole('button', { name: 'Import', exact: true });
const outcome = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

test('bad rows are named by row, column and reason; mended, the list is imported and its charges are found', async ({
  page,
}) => {
  const { code, good, bad } = smallList();
  await openImport(page);
  await chooseFile(page, 'journey.csv', bad);
  await expect(commit(page)).toBeDisabled();
  await preview(page).click();
  await expect(outcome(page, 'Correct these rows before you import')).toBeVisible();
  const faults = page.getByRole('table').getByRole('row');
  await expect(faults).toHaveCount(7);
  await expect(faults.filter({ hasText: '12x0' })).toContainText('not an amount in rupees');
  await expect(faults.filter({ hasText: 'The name is missing' })).toContainText('3');
  await expect(faults.filter({ hasText: '-5' })).toContainText('nabh');
  await expect(faults.filter({ hasText: 'This code is already in row 2' })).toContainText('4');
  await expect(faults.filter({ hasText: '85.005' })).toContainText('non_nabh');
  await expect(commit(page)).toBeDisabled();
  await chooseFile(page, 'journey.csv', good);
  await preview(page).click();
  const planned = outcome(page, 'This is what will be imported');
  await expect(planned).toContainText('3 rows: 3 new, 0 changed, 0 unchanged, 2 rates of the payer.');
  await commit(page).click();
  await expect(outcome(page, 'Imported')).toContainText('3 rows: 3 new, 0 changed, 0 unchanged');
  await page.goto('/hospital-charges/charge');
  await search(page, 'Search Charges', code);
  const rows = page.getByRole('table', { name: 'Charges' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: `${code}1` })).toContainText('1,250.50');
  await expect(rows.filter({ hasText: `${code}3` })).toContainText('Laboratory');
});
