// The patient dialog: where it opens, and a referral made from within.

import { field, logIn, rowNamed } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { fillRequired, openPatientForm, save } from '../support/patient-form.ts';
import { expect, test } from '../support/test.ts';

test('registers on any of the five routes, and says so (R053, R243, R256, R240)', async ({ page }) => {
  test.setTimeout(120_000);
  await logIn(page, 'frontdesk');
  const routes = [
    'opd-patient-registration',
    'ipd-patient-registration',
    'lab-patient-registration',
    'radiology/radiology-patient-registration',
    'patient_registration',
  ];
  for (const route of routes) {
    await page.goto(`/${route}`);
    await expect(page.getByRole('button', { name: 'Register Patient' }).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(route));
  }
  const surname = freshSurname('Newone');
  const form = await openPatientForm(page, 'opd-patient-registration');
  await fillRequired(form, surname);
  await save(form).click();
  await expect(page.getByRole('dialog', { name: 'The patient is registered' })).toContainText(/UHID MR\d+/);
  await expect(page.getByText('Patient added successfully')).toHaveCount(0);
  await expect(form).toBeHidden();
  await page.goto(`/patient_registration?q=${surname}`);
  await expect(rowNamed(page, surname)).toContainText('+919830099001');
});

test('makes a referral from within and keeps the rest of the form (R218, R219)', async ({ page }) => {
  await logIn(page, 'admin');
  const form = await openPatientForm(page);
  await field(form, 'First name').fill('Kamala');
  const name = freshSurname('Dr. Sender ');
  await field(form, 'Referred by').fill(name);
  await form.getByRole('button', { name: 'Add Referral' }).click();
  const referral = page.getByRole('dialog', { name: 'Add Referral' });
  await referral.getByRole('button', { name: 'Save' }).click();
  await expect(referral).toBeHidden();
  await expect(field(form, 'Referred by')).toHaveValue(name);
  await expect(field(form, 'First name')).toHaveValue('Kamala');
  // Saving the inner dialog did not save the outer one.
  await expect(form.getByText('Please select a salutation')).toBeHidden();
});
