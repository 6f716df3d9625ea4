// The inpatient list as a tool: filters, search, sorting and pages that live in the address, columns and exports.
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { InputOf, OutputOf } from '../../packages/contract/src/kernel/endpoint.ts';
import { listAdmissions } from '../../packages/contract/src/stay/admission/admission.ts';
import { readCsv, readPdf, readXlsx } from '../../packages/web/test-support/read-files.ts';
import { type Api, openApi } from '../support/api.ts';
import { choose, expectRows, field, logIn, open, rowNamed, searchColumn } from '../support/desk.ts';
import { download } from '../support/download.ts';
import { admitSomebody, admitToBed } from '../support/inpatients.ts';

type Row = OutputOf<typeof listAdmissions>['rows'][number];

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

test.beforeEach(async ({ page }) => {
  await logIn(page, 'admin');
  await open(page, 'IPD patients');
  await expectRows(page);
});

const table = (page: Page) => page.getByRole('table', { name: 'IPD Patient List' });
const dataRows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const recordsText = (page: Page) => page.getByRole('status').filter({ hasText: /^Records: / });

/** As many rows as the window has room for, from the first. */
async function expectFirstPage(page: Page, total: number): Promise<number> {
  await expect(recordsText(page)).toHaveText(new RegExp(`^Records: 1 to \\d+ of ${total}$`));
  const count = await dataRows(page).count();
  await expect(recordsText(page)).toHaveText(`Records: 1 to ${count} of ${total}`);
  return count;
}

const header = (page: Page, title: string) => table(page).getByRole('columnheader', { name: title, exact: true });

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** Answer of the list call for the screen as it opens: present inpatients, of any length of stay, by number. */
async function asOpened(
  changes: InputOf<typeof listAdmissions> = {},
): Promise<{ rows: readonly Row[]; total: number }> {
  const answer = await api.ask(listAdmissions, {
    isDischarged: false,
    pageNumber: 1,
    pageSize: 0,
    sortingModel: { sortColumn: 'patientIpId', sortDirection: 'asc' },
    ...changes,
  });
  return { rows: answer.rows, total: answer.totalCount };
}

/** The texts of one column, by its title. */
async function columnTexts(page: Page, title: string): Promise<string[]> {
  const titles = await table(page).getByRole('columnheader').allTextContents();
  const place = titles.indexOf(title);
  const cells = await Promise.all(
    (await dataRows(page).all()).map((row: Locator) => row.getByRole('cell').nth(place).textContent()),
  );
  return cells.map((text) => text ?? '');
}

const whoIsListed = (page: Page) => page.getByRole('radiogroup', { name: 'Patients shown' });

/** Answer for all patients: present inpatients, and those who left in the last 90 days. */
const everybody = () =>
  asOpened({ isDischarged: undefined, only: 'inHospitalOrLeft', fromDate: day(90), toDate: day(0) });

test('days are those of who left: nobody in hospital is hidden by one (R186, R298, R299, R300, R301, R312, Q220)', async ({
  page,
}) => {
  const { rows, total } = await asOpened();
  // The demo has somebody who lies longer than the 90 days that the list once began with.
  expect(rows.some(({ admittedAt }) => Date.parse(admittedAt) < Date.now() - 90 * 86_400_000)).toBe(true);
  await expectFirstPage(page, total);
  await expect(field(page, 'Discharged from')).toHaveCount(0);
  await whoIsListed(page).getByText('All', { exact: true }).click();
  await expect(field(page, 'Discharged from')).toHaveValue(day(90).split('-').reverse().join('/'));
  await expect(recordsText(page)).toHaveText(new RegExp(`of ${(await everybody()).total}$`));
  await field(page, 'Discharged from').fill('02/01/2026');
  await field(page, 'Discharged to').fill('01/01/2026');
  await field(page, 'Discharged to').press('Enter');
  await expect(page.getByText('The from date must not be after the to date', { exact: true })).toBeVisible();
  // No patient left on such days; present inpatients are listed all the same.
  await expectFirstPage(page, total);
  await expect(page).toHaveURL(/from=2026-01-02/);
  await expect(page).toHaveURL(/to=2026-01-01/);
});

test('payers: all, none, or one of them; in hospital or all (R302, R303, R305, R312, Q221)', async ({ page }) => {
  const nobody = await asOpened({ associationId: 0 });
  await choose(page, 'TPA', 'Non-TPA');
  await expect(recordsText(page)).toHaveText(new RegExp(`of ${nobody.total}$`));
  const withPayer = (await asOpened()).rows.find((row) => row.associationName);
  const payer = withPayer?.associationName ?? '';
  const his = await asOpened({ associationId: withPayer?.associationId ?? 0 });
  await choose(page, 'TPA', payer);
  await expect(recordsText(page)).toHaveText(new RegExp(`of ${his.total}$`));
  await expect.poll(async () => [...new Set(await columnTexts(page, 'TPA'))]).toEqual([payer]);
  await expect(page.getByRole('img', { name: payer }).first()).toBeVisible();
  await choose(page, 'TPA', 'All');
  await expect(recordsText(page)).toHaveText(new RegExp(`of ${(await asOpened()).total}$`));

  await expect(page.getByRole('radio', { name: 'In hospital' })).toBeChecked();
  const all = await everybody();
  expect(all.total).toBeGreaterThan((await asOpened()).total);
  await whoIsListed(page).getByText('All', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(recordsText(page)).toHaveText(new RegExp(`of ${all.total}$`));
  await expect(page).toHaveURL(/show=all/);
});

test('one box finds by name, UHID, IPD No, phone and bed, and never invites to admit somebody twice (R308, R324, Q07, Q221)', async ({
  page,
}) => {
  const { admissionId, patientId, surname, bedName } = await admitToBed(api, 'Anyway');
  const box = field(page, 'Search for');
  for (const typed of [surname.toLowerCase(), `MR${patientId}`, `IP${admissionId}`, bedName]) {
    await box.fill(typed);
    await box.press('Enter');
    await expect(rowNamed(page, surname), typed).toHaveCount(1);
  }
  await box.fill('9876543210');
  await box.press('Enter');
  await expect.poll(() => dataRows(page).count()).toBeGreaterThan(0);
  await box.fill('Nobody is called so');
  await box.press('Enter');
  await expect(page.getByText("No patient in this list matches 'Nobody is called so'")).toBeVisible();
  const list = page.getByRole('region', { name: 'IPD Patient List' });
  await expect(list.getByRole('button', { name: 'Admit Patient' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Search discharged patients too' }).click();
  await expect(page).toHaveURL(/show=all/);
  await expect(field(page, 'Discharged from')).toHaveValue('');
  await expect(list.getByRole('button', { name: /^(Admit Patient|Search discharged)/ })).toHaveCount(0);
  await list.getByRole('button', { name: 'Search registered patients' }).click();
  await expect(page).toHaveURL(/patient_registration\?q=Nobody/);
  await expect(page.getByText("Nothing matches 'Nobody is called so'")).toBeVisible();
});

test('an IPD No is looked for exactly, with its prefix and blanks around it (R308, R309, R310, R311, R312)', async ({
  page,
}) => {
  const { admissionId, surname } = await admitSomebody(api, 'Search');
  await searchColumn(page, 'IPD No/Case No', `  IP${admissionId} `);
  await expect(dataRows(page)).toHaveCount(1);
  await expect(dataRows(page).first()).toContainText(surname);
  await searchColumn(page, 'IPD No/Case No', String(admissionId).slice(0, -1));
  await expect(dataRows(page).filter({ hasText: surname })).toHaveCount(0);
  await searchColumn(page, 'Name', surname.slice(2));
  await expect(dataRows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/by=name/);
  await searchColumn(page, 'Name', '');
  await expect(recordsText(page)).toHaveText(new RegExp(`of ${(await asOpened()).total}$`));
});

test('sorting, page and size stand in the address, and Back goes back (R005, R027, R183, R184, R185, R312, R320, R321, R322, R323)', async ({
  page,
}) => {
  const byName = { sortColumn: 'name', sortDirection: 'asc' as const };
  const inOrder = (await asOpened({ sortingModel: byName })).rows;
  const { total } = await asOpened();
  await header(page, 'Name').getByRole('button').click();
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=name\.asc/);
  await expect(dataRows(page).first()).toContainText(inOrder[0]?.lastName ?? '');
  await header(page, 'Name').getByRole('button').click();
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
  await expect(dataRows(page).first()).toContainText(inOrder.at(-1)?.lastName ?? '');
  await header(page, 'Consultant').getByRole('button').click();
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'none');
  await expect(header(page, 'Consultant')).toHaveAttribute('aria-sort', 'ascending');
  const fit = await expectFirstPage(page, total);
  const asked = page.waitForRequest('**/IPD/GetAllIpdPatients');
  await page.getByRole('button', { name: 'Page 2' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    pageNumber: 2,
    pageSize: fit,
    filterParams: expect.anything(),
    sortingModel: expect.anything(),
  });
  // At most three pages are offered, and the way to either end (R184).
  await expect(page.getByRole('button', { name: /^Page \d+$/ })).toHaveText(['1', '2', '3']);
  await expect(page.getByRole('button', { name: 'First page' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Last page' })).toBeEnabled();
  await expect(recordsText(page)).toHaveText(`Records: ${fit + 1} to ${2 * fit} of ${total}`);
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expectFirstPage(page, total);
  await page.reload();
  await expect(header(page, 'Consultant')).toHaveAttribute('aria-sort', 'ascending');
  // An address may have a size of its own.
  await page.goto('/ipd/ipd_registration?size=all');
  await expect(recordsText(page)).toHaveText(`Records: 1 to ${total}`);
  await expect(dataRows(page)).toHaveCount(total);
});

test('the files hold every row of the filter, the shown columns and the right names (R005, R187, R316, R317, Q44, Q45)', async ({
  page,
}) => {
  const { rows } = await asOpened();
  const exportAs = (kind: string) => async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
  };
  // Columns of this page alone are in no file.
  const titles = (await table(page).getByRole('columnheader').allTextContents()).slice(0, -2);
  const csv = await download(page, exportAs('CSV'));
  expect(csv.name).toBe('IPDPatient.csv');
  const [head, ...lines] = readCsv(csv.bytes);
  expect(head).toEqual(titles);
  expect(lines.map(([number]) => number?.replace(/^\D+/, ''))).toEqual(rows.map((row) => String(row.admissionId)));
  expect(lines.map((line) => line[3])).toEqual(rows.map((row) => `MR${row.patientId}`));
  const xlsx = await download(page, exportAs('Excel'));
  expect(xlsx.name).toBe('IPDPatient.xlsx');
  const sheet = readXlsx(xlsx.bytes);
  expect(sheet.sheetName).toBe('Sheet1');
  expect(sheet.lines[0]).toEqual(titles);
  expect(sheet.lines).toHaveLength(rows.length + 1);
  expect(sheet.lines.map(([number]) => number)).toEqual([titles[0], ...lines.map(([number]) => number)]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await exportAs('Copy')();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).split('\n')[0]?.split('\t')).toEqual(titles);
  expect((await copied()).trimEnd().split('\n')).toHaveLength(rows.length + 1);
  const pdf = await download(page, exportAs('PDF'));
  expect(pdf.name).toBe('IPDPatient.pdf');
  const pages = await readPdf(pdf.bytes);
  expect(pages[0]).toContain('IPD Patient List');
  for (const text of pages) expect(text).toContain('Admission Date');
  for (const [number = ''] of lines) expect(pages.join()).toContain(number);
});

test('columns can be hidden and stay hidden for this user (R318, R319)', async ({ page }) => {
  const shown = async () => (await table(page).getByRole('columnheader').allTextContents()).filter(Boolean);
  await expect
    .poll(shown)
    .toEqual(['IPD No', 'Admission Date', 'Name', 'UHID', 'Consultant', 'Bed', 'TPA', 'Balance', 'Action']);
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByRole('checkbox', { name: 'TPA' }).uncheck();
  await columns.getByRole('checkbox', { name: 'Phone' }).check();
  await expect(header(page, 'TPA')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(columns).toBeHidden();
  await page.reload();
  await expect(header(page, 'Phone')).toBeVisible();
  await expect(header(page, 'TPA')).toHaveCount(0);
});

test('payers that cannot be loaded are told; a list that cannot is told in its table alone (R314, R315)', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route(/GetAllIpdPatients$|GetAllOrganisation$/i, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Something went wrong, Please try again')).toHaveCount(1);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(logged.join()).toContain('Could not be read: /IPD/GetAllIpdPatients');
  await page.unrouteAll();
  await again.click();
  await expectRows(page);
  await searchColumn(page, 'Name', 'Nobody is called so');
  await expect(page.getByText("No patient in this list matches 'Nobody is called so'")).toBeVisible();
  const region = page.getByRole('region', { name: 'IPD Patient List' });
  await region.getByRole('button', { name: 'Search in name, numbers, phone and bed' }).click();
  await expect(page).not.toHaveURL(/by=name/);
});
