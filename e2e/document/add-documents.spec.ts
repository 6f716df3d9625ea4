// Documents of an inpatient: rows with their faults, 20 MB there and back, an image that is cut, deleting.
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, field, logIn, open, rowNamed, searchName } from '../support/desk.ts';
import { download } from '../support/download.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Upload Prescription/Reports' });
const rowOf = (page: Page, number: number) => dialogOn(page).getByRole('group', { name: `Document ${number}` });
const saveIn = (page: Page) => dialogOn(page).getByRole('button', { name: 'Save', exact: true });

async function openUpload(page: Page): Promise<void> {
  const { surname } = await admitSomebody(api, 'Paper');
  await logIn(page, 'nurse');
  await open(page, 'IPD patients');
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'Upload prescription and others');
  await expect(dialogOn(page).getByText('Not older than one year')).toBeVisible();
  await expect(dialogOn(page).getByText('No documents have been uploaded')).toBeVisible();
}

async function chooseDoctor(page: Page, row: Locator): Promise<void> {
  const source = field(row, 'Source');
  await source.fill('Dr');
  await expect(page.getByText('Type 3 letters')).toBeVisible();
  const { rows } = await doctors();
  await source.fill(rows[0]?.firstName.slice(0, 3) ?? '');
  await page.getByRole('option').filter({ visible: true }).first().click();
}

const doctors = async () => {
  const filterParams = [{ columnName: 'roleId', filterValue: 1, filterOption: 11 }];
  return api.ask(listStaff, { pageNumber: 1, pageSize: 10, filterParams });
};

async function chooseFile(row: Locator, name: string, buffer: Buffer): Promise<void> {
  const chooser = row.page().waitForEvent('filechooser');
  await field(row, 'File').click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('20 MB go up and come down byte for byte, and a deleted document is gone (R452, R454, R455, R457, R459, R464)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openUpload(page);
  const row = rowOf(page, 1);
  await expect(row.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(saveIn(page)).toBeDisabled();
  await choose(row, 'Category', 'Report');
  await chooseDoctor(page, row);
  await expect(saveIn(page)).toBeDisabled();
  const whole = randomBytes(20 * 1024 * 1024);
  whole.write('%PDF-1.7\n');
  await chooseFile(row, 'Scan of a report.pdf', whole);
  await expect(saveIn(page)).toBeEnabled();
  await saveIn(page).click();
  await expect(page.getByText('Document saved successfully')).toBeVisible({ timeout: 60_000 });
  const file = await download(page, () =>
    dialogOn(page).getByRole('button', { name: 'Download Scan of a report.pdf' }).click(),
  );
  expect(file.name).toBe('Scan of a report.pdf');
  expect(file.bytes.equals(whole)).toBe(true);

  await dialogOn(page).getByRole('button', { name: 'Delete Scan of a report.pdf' }).click();
  const question = page.getByRole('dialog', { name: 'Scan of a report.pdf' });
  await expect(question.getByText('Do you want to delete', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(done.getByText('Your prescription has been deleted.', { exact: true })).toBeVisible();
  await walkSource(page, 'stay/document/use-delete-document.tsx');
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialogOn(page).getByText('No documents have been uploaded')).toBeVisible();
  await dialogOn(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialogOn(page)).toBeHidden();
});

/** A picture drawn by the browser itself. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    canvas.getContext('2d')?.fillRect(100, 100, 200, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

test('each row says what is wrong with it, and an image is cut before it is taken (R450, R452, R453, R456, R458, R460, R461, R462, Q105)', async ({
  page,
}) => {
  await openUpload(page);
  const first = rowOf(page, 1);
  await field(first, 'Category').focus();
  await page.keyboard.press('Tab');
  await expect(first.getByText('Please select document category')).toBeVisible();
  await field(first, 'Category').click();
  await expect(page.getByRole('option').filter({ visible: true })).toHaveText([
    'Prescription',
    'Report',
    'Government ID',
    'Image',
    'Consent',
    'Other',
  ]);
  await page.keyboard.press('Escape');
  await field(first, 'Source').focus();
  await page.keyboard.press('Tab');
  await expect(first.getByText('Please enter source name')).toBeVisible();
  await choose(first, 'Category', 'Consent');
  await chooseDoctor(page, first);
  const picture = await drawnPicture(page);
  await chooseFile(first, 'consent.pdf', picture);
  await expect(first.getByText('Only File are allowed ( pdf | docx)')).toBeVisible();
  await expect(saveIn(page)).toBeDisabled();
  await chooseFile(first, 'consent.pdf', Buffer.from('%PDF-1.7 consent'));
  await expect(saveIn(page)).toBeEnabled();

  await dialogOn(page).getByRole('button', { name: 'Add row' }).click();
  const second = rowOf(page, 2);
  await choose(second, 'Category', 'Image');
  await chooseDoctor(page, second);
  await chooseFile(second, 'wound.png', Buffer.from('%PDF-1.7'));
  await expect(second.getByText('Only image need to upload')).toBeVisible();
  await chooseFile(second, 'wound.png', picture);
  const cropper = page.getByRole('dialog', { name: 'Crop' });
  await walkSource(page, 'ui/picture/crop-dialog.tsx');
  await cropper.getByRole('button', { name: 'OK' }).click();
  await expect(second.getByText('wound.jpg')).toBeVisible();
  await dialogOn(page).getByRole('button', { name: 'Add row' }).click();
  await rowOf(page, 3).getByRole('button', { name: 'Remove document 3' }).click();
  await saveIn(page).click();
  await expect(page.getByText('2 documents saved successfully')).toBeVisible();
  const table = dialogOn(page).getByRole('table', { name: 'Documents' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(rowOf(page, 1)).toBeVisible();
  await expect(rowOf(page, 2)).toHaveCount(0);
});
