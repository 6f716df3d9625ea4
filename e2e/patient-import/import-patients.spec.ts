// Patients of another system are brought along: bad rows are named and nobody is registered, mended everybody is.
import type { Page } from '@playwright/test';
import { logIn, open, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';

const preview = (page: Page) => page.getByRole('button', { name: 'Preview' });
const commit = (page: Page) => page.getByRole('button', { name: 'Import', exact: true });
const outcome = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

async function openImport(page: Page): Promise<void> {
  await logIn(page, 'frontdesk');
  await open(page, 'Patient registration');
  await page.getByRole('link', { name: 'Import patients' }).click();
  await expect(page.getByRole('heading', { name: 'Import patients', level: 1 })).toBeVisible();
}

async function chooseFile(page: Page, name: string, mimeType: string, content: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel('File of patients (XLSX, CSV or FHIR)').first().click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer: Buffer.from(content) });
}

/** A telephone number that no other patient of this run has. */
const freshPhone = () => `6667${String(Date.now()).slice(-6)}`;

async function findPatient(page: Page, name: string): Promise<void> {
  await open(page, 'Patient registration');
  await search(page, 'Name, phone or UHID', name);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
}

test('a CSV with bad rows registers nobody and names them; mended, everybody is registered once and found', async ({
  page,
}) => {
  const surname = freshSurname('Import');
  const phone = freshPhone();
  const head = 'Name,Gender,DOB,Mobile No,Address,Town,State';
  const good = [
    head,
    `Mr. Ravi Kumar ${surname},M,31/12/1961,${phone},"12 Palash Road, flat 2",Kolkata,West Bengal`,
    `মাধবী ${surname},মহিলা,1985,${phone},4 Shapla Road,Kolkata,`,
  ];
  const bad = [head, `Ravi2 Sen,M,31/02/1961,12345,,Kolkata,Atlantis`, good[2]];
  await openImport(page);
  await chooseFile(page, 'patients.csv', 'text/csv', bad.join('\r\n'));
  await expect(page.getByRole('combobox', { name: 'Whole name' })).toHaveValue('Name');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Town');
  await expect(commit(page)).toBeDisabled();
  await preview(page).click();
  await expect(outcome(page, 'Correct these rows before you import')).toBeVisible();
  const faults = page.getByRole('table', { name: 'Rows that cannot be used' }).getByRole('row');
  await expect(faults).toHaveCount(6);
  await expect(faults.filter({ hasText: 'Please enter a valid first name' })).toContainText('Name');
  await expect(faults.filter({ hasText: '31/02/1961' })).toContainText('DOB');
  await expect(faults.filter({ hasText: '12345' })).toContainText('Please enter valid mobile no');
  await expect(faults.filter({ hasText: 'Please enter address' })).toContainText('2');
  await expect(faults.filter({ hasText: 'Atlantis' })).toContainText('The country has no state with this name');
  await expect(commit(page)).toBeDisabled();

  await chooseFile(page, 'patients.csv', 'text/csv', good.join('\r\n'));
  await preview(page).click();
  const planned = outcome(page, 'This is what will be imported');
  await expect(planned).toContainText('2 patients in the file: 2 new, 0 look registered already, 0 entries wrong.');
  await expect(planned).toContainText('1 date of birth is estimated.');
  await expect(page.getByRole('row').filter({ hasText: `Mr. Ravi Kumar ${surname}` })).toContainText('31/12/1961');
  await commit(page).click();
  await expect(outcome(page, 'Imported')).toContainText('2 patients registered: ');
  await expect(commit(page)).toBeDisabled();

  await chooseFile(page, 'again.csv', 'text/csv', good.join('\r\n'));
  await preview(page).click();
  await expect(outcome(page, 'No patient of this file would be new')).toContainText('0 new, 2 look registered already');
  await expect(commit(page)).toBeDisabled();
  await findPatient(page, `Ravi Kumar ${surname}`);
});
