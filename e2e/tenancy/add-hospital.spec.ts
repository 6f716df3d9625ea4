// An administrator sets up a hospital and a financial year; who works there sees changed facts without a new log-in.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openApi } from '../support/api.ts';
import { act, choose, field, logIn, open } from '../support/desk.ts';
import { admitSomebody, freshSurname, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a hospital is added, refused for a wrong GST number, given a logo, closed and opened again (R135, R140)', async ({
  page,
}) => {
  const name = freshSurname('Journey hospital ');
  await logIn(page, 'admin');
  await open(page, 'Hospitals');
  await page.getByRole('button', { name: 'Add Hospital' }).click();
  const form = page.getByRole('dialog', { name: 'Add Hospital' });
  await field(form, 'Hospital name').fill(name);
  await choose(form, 'State', 'Maharashtra');
  await field(form, 'GST number').fill('27AAPFU0939F1ZW');
  await expect(form.getByText('This GST number is mistyped: its last sign does not fit')).toBeVisible();
  await field(form, 'GST number').fill('27AAPFU0939F1ZV');
  await expect(form.getByText('Section 269ST')).toBeVisible();
  await choose(form, 'Cash beyond the limit', 'Refuse');
  await expect(form.getByText('Section 269ST')).toHaveCount(0);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, name)).toContainText('27AAPFU0939F1ZV');

  await act(page, rowOf(page, name), 'Edit');
  const change = page.getByRole('dialog', { name: 'Edit Hospital' });
  const logo = change.getByRole('group', { name: 'Small logo' });
  const choosing = page.waitForEvent('filechooser');
  await logo.getByRole('button', { name: 'Choose picture' }).click();
  await (await choosing).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await expect(logo.getByRole('img', { name: 'Small logo' })).toBeVisible();
  await change.getByRole('button', { name: 'Cancel' }).click();

  await act(page, rowOf(page, name), 'Close hospital');
  await page.getByRole('dialog').getByRole('button', { name: 'Close hospital' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.getByLabel('Show closed').click();
  await act(page, rowOf(page, name), 'Open again');
  await expect(rowOf(page, name)).toContainText('Open');
  await act(page, rowOf(page, name), 'Close hospital');
  await page.getByRole('dialog').getByRole('button', { name: 'Close hospital' }).click();
  await expect(rowOf(page, name)).toContainText('Closed');
});

test('changed facts of a hospital reach those who work there at once (R140, R144, R145, Q179)', async ({
  page,
  browser,
}) => {
  await logIn(page, 'manager', 'sahyog');
  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'frontdesk', 'sahyog');
  const dateFormatOf = (one: Page) =>
    one.evaluate(
      () => (JSON.parse(sessionStorage.getItem('hospitalInfo') ?? '{}') as { dateFormat?: number }).dateFormat,
    );
  await expect.poll(() => dateFormatOf(other)).toBe(1);
  const name = await other.evaluate(
    () => (JSON.parse(sessionStorage.getItem('hospitalInfo') ?? '{}') as { hospitalName: string }).hospitalName,
  );
  await open(page, 'Hospitals');
  const change = page.getByRole('dialog', { name: 'Edit Hospital' });
  for (const [label, expected] of [
    ['mm/dd/yyyy', 2],
    ['yyyy/mm/dd', 3],
    ['dd/mm/yyyy', 1],
  ] as const) {
    await act(page, rowOf(page, name), 'Edit');
    await choose(change, 'Date format', label);
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(change).toBeHidden();
    await expect.poll(() => dateFormatOf(other)).toBe(expected);
  }
});

test('a financial year follows the last one, is never doubled, and is deleted while unused (R081)', async ({
  page,
}) => {
  await logIn(page, 'admin', 'sahyog');
  await open(page, 'Financial Years');
  await page.getByRole('button', { name: 'Add Financial Year' }).click();
  const form = page.getByRole('dialog', { name: 'Add Financial Year' });
  const name = await field(form, 'Financial year').inputValue();
  expect(name).toMatch(/^\d{4}-\d{4}$/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, name)).toContainText('Active');

  await act(page, page.getByRole('row').filter({ hasText: 'Yes' }).first(), 'Edit');
  const change = page.getByRole('dialog', { name: 'Edit Financial Year' });
  await expect(field(change, 'First day')).toBeDisabled();
  await change.getByRole('button', { name: 'Cancel' }).click();

  await act(page, rowOf(page, name), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, name)).toContainText('Inactive');
});

test('GST rules of a hospital are set for a day to come, and refused for one that has bills (R520, R521, Q217)', async ({
  page,
}) => {
  const api = await openApi();
  const { admissionId } = await admitSomebody(api, 'Gstrule');
  await postCharges(api, admissionId, [{ code: 'ADM-001', rupees: 500 }]);
  await logIn(page, 'admin');
  await open(page, 'Hospitals');
  const hospital = page.getByRole('row').filter({ hasText: 'Kolkata' });
  const rules = page.getByRole('dialog', { name: /^GST rules/ });
  const change = async (day: string) => {
    await act(page, hospital, 'GST rules');
    await field(rules, 'GST after the discount from').fill(day);
    await field(rules, 'GST after the discount from').press('Tab');
    await rules.getByRole('button', { name: 'Save' }).click();
  };
  await change('01/04/2026');
  await expect(
    page.getByText(/have been made by the rule as it is: choose a day from tomorrow on/).first(),
  ).toBeVisible();
  await rules.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('button', { name: 'Discard' })
    .or(page.getByRole('button', { name: 'Leave' }))
    .first()
    .click();
  await change('01/04/2099');
  await expect(page.getByText('GST rules saved')).toBeVisible();
  await act(page, hospital, 'GST rules');
  await expect(field(rules, 'GST after the discount from')).toHaveValue('01/04/2099');
  await inspect(page, 'the GST rules');
  await field(rules, 'GST after the discount from').fill('');
  await field(rules, 'GST after the discount from').press('Tab');
  await rules.getByRole('button', { name: 'Save' }).click();
  await expect(rules).toBeHidden();
});
