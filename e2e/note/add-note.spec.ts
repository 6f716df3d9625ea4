// Notes on an inpatient: written, seen by a colleague at once, changed, followed by another.
import { expect, type Page, test } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { act, field, logIn, open, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Inpatient Note' });

async function openNotes(page: Page, user: string, surname: string): Promise<void> {
  await logIn(page, user);
  await open(page, 'IPD Patients');
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'Note');
  await expect(dialogOn(page)).toBeVisible();
}

test('a note is added, the last one is loaded and updated, and a new one keeps it (R329, R358, R359, R361, Q60)', async ({
  page,
  browser,
}) => {
  const { surname } = await admitSomebody(api, 'Noted');
  await openNotes(page, 'nurse', surname);
  const dialog = dialogOn(page);
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await field(dialog, 'Note').fill('   ');
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await field(dialog, 'Note').fill('Walks with help');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Note added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await openNotes(colleague, 'viewer', surname);
  const read = dialogOn(colleague);
  await expect(read.getByText('Walks with help')).toBeVisible();
  await expect(read.getByRole('textbox')).toHaveCount(0);

  await act(page, rowNamed(page, surname), 'Note');
  await expect(field(dialog, 'Note')).toHaveValue('Walks with help');
  await field(dialog, 'Note').fill('Walks alone');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Note updated successfully')).toBeVisible();
  await expect(read.getByText('Walks alone')).toBeVisible();

  await act(page, rowNamed(page, surname), 'Note');
  await dialog.getByRole('button', { name: 'New note' }).click();
  await expect(dialog.getByText('Walks alone')).toBeVisible();
  await field(dialog, 'Note').fill('Ate well');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(read.getByText('Ate well')).toBeVisible();
  await expect(read.getByText('Walks alone')).toBeVisible();
  await elsewhere.close();
});
