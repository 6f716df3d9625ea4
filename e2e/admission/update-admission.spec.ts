// From the list of a mode: its columns, a patient admitted there with package and advance, and the admission edited.

import { openApi } from '../support/api.ts';
import { act, choose, chooseFirst, field, logIn, open, rowNamed, searchName } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';

test('a dental case is admitted from its own list with a package and an advance, and edited there (R319, R366, R386, R391, R395, Q46, Q62, Q68)', async ({
  page,
}) => {
  const api = await openApi();
  const patient = await registerPatient(api, 'Dental');
  await logIn(page, 'manager');
  await open(page, 'Dental patients');
  await expect(page.getByRole('columnheader', { name: 'Case No' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Procedure Start Date' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Bed', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Admit Patient' }).click();
  const form = page.getByRole('dialog', { name: 'Admit Patient' });
  await field(form, 'Patient').fill(patient.surname);
  await page.getByRole('option', { name: patient.surname }).click();
  await chooseFirst(form, 'Doctor');
  await choose(form, 'Department', 'General Medicine');
  await choose(form, 'Speciality', 'Physician');
  await field(form, 'Emergency number').fill('9876500000');
  await field(form, 'Estimated amount').fill('5000');
  await form.getByRole('switch', { name: 'Package' }).check();
  await form
    .getByLabel(/^Packages/)
    .first()
    .click();
  await page.getByRole('option').filter({ visible: true }).first().click();
  await page.keyboard.press('Escape');
  await field(form, 'Advance amount').fill('1000');
  await form.getByRole('button', { name: 'Admit', exact: true }).click();
  const admitted = page.getByRole('dialog', { name: 'The patient is admitted' });
  await expect(admitted).toContainText(/MR\d+/);
  await expect(admitted).toContainText(/IP\d+/);
  await expect(page.getByText('IPD Patient Added')).toHaveCount(0);
  await admitted.getByRole('button', { name: 'No' }).click();
  await searchName(page, patient.surname);
  await act(page, rowNamed(page, patient.surname), 'Edit');
  const edit = page.getByRole('dialog', { name: 'Update Admission' });
  await field(edit, 'Guardian').fill('Ravi');
  await edit.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('IPD Patient Updated')).toBeVisible();
});
