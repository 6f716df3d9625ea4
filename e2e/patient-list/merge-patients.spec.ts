// Two records of one person become one and two again.

import { type Api, openApi } from '../support/api.ts';
import { field, logIn } from '../support/desk.ts';
import { admitSomebody, registerPatient } from '../support/inpatients.ts';
import { inspect, listenForErrors } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

test('an administrator merges two records field by field, finds the kept one by the old number, and undoes it (Part 3)', async ({
  page,
}) => {
  const kept = await registerPatient(api, 'Dwitiya', { firstName: 'Rina', city: 'Kolkata' });
  const merged = await admitSomebody(api, 'Dvitiya');
  const errors = listenForErrors(page);
  await logIn(page, 'admin');
  await page.goto(`/patient_registration/${kept.patientId}`);
  await expect(page.getByText('This patient was never admitted.')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Merge with another record' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two records of one person' });
  await walkSource(page, 'people/patient/merge-patients.tsx');
  await field(dialog, 'Other record').fill(`MR${merged.patientId}`);
  await page.getByRole('option', { name: merged.surname }).click();
  await dialog.getByRole('radio', { name: `Last name of MR${merged.patientId}` }).check();
  await inspect(page, 'two records side by side');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: `Rina ${merged.surname}`, level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Admissions' })).toContainText(`${merged.admissionId}`);

  await page.goto(`/patient_registration?q=MR${merged.patientId}`);
  await page.getByRole('link', { name: `Rina ${merged.surname}` }).click();
  await expect(page).toHaveURL(new RegExp(`patient_registration/${kept.patientId}$`));
  await page.getByRole('button', { name: 'Undo merge' }).click();
  await page.getByRole('dialog', { name: 'Undo merge' }).getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByRole('heading', { name: `Rina ${kept.surname}`, level: 1 })).toBeVisible();
  await expect(page.getByText('This patient was never admitted.')).toBeVisible();
  await page.goto(`/patient_registration/${merged.patientId}`);
  await expect(page.getByRole('heading', { name: `Asha ${merged.surname}`, level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Admissions' })).toContainText(`${merged.admissionId}`);
  expect(errors).toEqual([]);
});
