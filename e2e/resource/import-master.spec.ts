// A list of values goes out as a spreadsheet, is changed, and comes back: a bad row is named, mended, looked at, and written as a whole.
import type { Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { readXlsx } from '../../packages/web/src/kernel/read-xlsx.ts';
import { logIn, rowNamed, search } from '../support/desk.ts';
import { download } from '../support/download.ts';
import { freshSurname } from '../support/inpatients.ts';
import { expectNoOverhang, inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

const preview = (page: Page) => page.getByRole('button', { name: 'Preview' });
const commit = (page: Page) => page.getByRole('button', { name: 'Import', exact: true });
const outcome = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

async function openImport(page: Page): Promise<void> {
  await page.goto('/hospital-charges/charge-category');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import Charge categories', level: 1 })).toBeVisible();
}

async function chooseSheet(page: Page, lines: readonly (readonly string[])[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel('File to import (XLSX or CSV)').first().click(),
  ]);
  const buffer = await writeXlsxFile(lines.map((line) => line.map((value) => ({ value })))).toBuffer();
  await chooser.setFiles({ name: 'categories.xlsx', mimeType: 'application/octet-stream', buffer });
  await preview(page).click();
}

/** The list as the product writes it for a spreadsheet. */
async function downloaded(page: Page): Promise<string[][]> {
  const { name, bytes } = await download(page, () =>
    page.getByRole('button', { name: 'Download the list (XLSX)' }).click(),
  );
  expect(name).toBe('chargeCategory.xlsx');
  return readXlsx(new Uint8Array(bytes));
}

test('a list is taken as a spreadsheet, changed there and imported again, all of it or nothing (Part 6)', async ({
  page,
  browser,
}) => {
  const [first, second] = [freshSurname('Journey import '), freshSurname('Journey import ')];
  await logIn(page, 'admin');
  await openImport(page);
  const [headings = []] = await downloaded(page);
  expect(headings).toEqual(['Charge category', 'Description', 'Charge type', 'Active']);
  const type = (await downloaded(page)).at(-1)?.[2] ?? '';

  await chooseSheet(page, [headings, [first, '=2+3', type, 'yes'], [second, '', 'No such type', 'perhaps']]);
  await expect(outcome(page, 'Correct these rows before you import')).toContainText('2 rows: 1 new');
  const faults = page.getByRole('table', { name: 'Rows that cannot be used' }).getByRole('row');
  await expect(faults).toHaveCount(3);
  await expect(faults.filter({ hasText: "There is no charge type 'No such type'" })).toContainText('Charge type');
  await expect(faults.filter({ hasText: 'perhaps' })).toContainText("Please write 'yes' or 'no'");
  await expect(commit(page)).toBeDisabled();
  await inspect(page, 'the import of a list with bad rows');

  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'viewer');
  await other.goto('/hospital-charges/charge-category');
  await search(other, 'Search Charge categories', first);
  await expect(other.getByText(/^Nothing matches/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Import', exact: true })).toHaveCount(0);

  await chooseSheet(page, [headings, [first, '=2+3', type, 'yes'], [second, '', type, 'yes']]);
  await expect(outcome(page, 'This is what will be imported')).toContainText('2 rows: 2 new, 0 changed, 0 unchanged.');
  await expect(page.getByRole('row').filter({ hasText: first })).toContainText('Description: =2+3');
  await commit(page).click();
  await expect(outcome(page, 'Imported')).toContainText('2 added, 0 changed.');
  await expect(commit(page)).toBeDisabled();
  await expect(rowNamed(other, first)).toHaveCount(1);
  await other.context().close();

  const own = (await downloaded(page)).filter(([name]) => name === first || name === second);
  expect(own).toHaveLength(2);
  await chooseSheet(page, [headings, ...own]);
  await expect(outcome(page, 'Nothing would change')).toContainText('2 rows: 0 new, 0 changed, 2 unchanged.');
  await expect(commit(page)).toBeDisabled();

  await chooseSheet(page, [headings, ...own.map((line) => line.with(1, 'By day').with(3, 'no'))]);
  const changed = page.getByRole('row').filter({ hasText: first });
  await expect(changed).toContainText('Description: =2+3 → By day');
  await expect(changed).toContainText('Active: yes → no');
  await expectNoOverhang(page, 'the preview of an import');
  await commit(page).click();
  await page.getByRole('link', { name: 'To the list of Charge categories' }).click();
  await search(page, 'Search Charge categories', first);
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
});
