// No patient is registered twice by oversight: known patients are shown before a second record is made.
import type { Locator, Page } from '@playwright/test';
import { listPatients } from '../../packages/contract/src/people/patient/patient.ts';
import { type Api, openApi } from '../support/api.ts';
import { choose, field, logIn } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

async function fillForm(page: Page, firstName: string, surname: string, phone: string): Promise<Locator> {
  const form = page.getByRole('dialog', { name: 'Register Patient' });
  await choose(form, 'Salutation', 'Mrs.');
  await field(form, 'First name').fill(firstName);
  await field(form, 'Last name').fill(surname);
  await field(form, 'Years').fill('36');
  await field(form, 'Mobile number').fill(phone);
  await field(form, 'Address line 1').fill('1 Park Street');
  await field(form, 'City').fill('Kolkata');
  await field(form, 'City').press('Tab');
  return form;
}

const similarOn = (page: Page) => page.getByRole('dialog', { name: 'Registered already?' });

test('shows the same phone with a name alike; the clerk goes back, or opens the one who is known (R243)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const known = await registerPatient(api, 'Twin', { firstName: 'Lakshmi', contactNo: '9830011221' });
  await logIn(page, 'frontdesk');
  await page.goto('/patient_registration');
  await page.getByRole('button', { name: 'Register Patient' }).first().click();
  const form = await fillForm(page, 'Laxmi', known.surname, '9830011221');
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  const similar = similarOn(page);
  await expect(similar.getByText(`Mrs. Lakshmi ${known.surname}`)).toBeVisible();
  await expect(similar.getByText('Two of name, phone and date of birth match')).toBeVisible();
  await inspect(page, 'Registered already?');
  await walkSource(page, 'people/patient/similar-patients.tsx');
  await similar.getByRole('button', { name: 'Back to the form' }).click();
  await expect(field(form, 'First name')).toHaveValue('Laxmi');
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await similar.getByRole('button', { name: 'Open this patient' }).click();
  const update = page.getByRole('dialog', { name: 'Update Patient' });
  await expect(field(update, 'First name')).toHaveValue('Lakshmi');
  await update.getByRole('button', { name: 'Close' }).last().click();
  const { rows } = await api.ask(listPatients, { search: known.surname });
  expect(rows.map(({ patientId }) => patientId)).toEqual([known.patientId]);
});
