// Nobody is registered twice by oversight: who is known already is shown before a second record is made.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { getPatient, listPatients } from '../../packages/contract/src/people/patient/patient.ts';
import { type Api, openApi } from '../support/api.ts';
import { choose, field, logIn } from '../support/desk.ts';
import { freshSurname, registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
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
  await expect(similar.getByText('Same phone, similar name')).toBeVisible();
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

test('shows the holder of the same card whatever the name is, its number masked, and registers anyway when told to (R222, R256)', async ({
  page,
}) => {
  const cardNo = String(Date.now()).slice(-12).padStart(12, '4');
  const known = await registerPatient(api, 'Holder', {
    contactNo: '9830011333',
    idCardType: 'Addhar',
    idCardNo: cardNo,
  });
  await logIn(page, 'frontdesk');
  await page.goto('/patient_registration');
  await page.getByRole('button', { name: 'Register Patient' }).first().click();
  const surname = freshSurname('Anew');
  const form = await fillForm(page, 'Bina', surname, '9830011444');
  await form.getByRole('tab', { name: /^Identification/ }).click();
  await choose(form, 'ID card type', 'Aadhaar');
  await field(form, 'ID card number').fill(cardNo);
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  const similar = similarOn(page);
  await expect(similar.getByText('Same ID card')).toBeVisible();
  await expect(similar.getByText(known.surname)).toBeVisible();
  await expect(similar.getByText(`XXXX XXXX ${cardNo.slice(-4)}`)).toBeVisible();
  await expect(similar.getByText(cardNo)).toHaveCount(0);
  await similar.getByRole('button', { name: 'Register anyway' }).click();
  await expect(page.getByText('Patient added successfully')).toBeVisible();
  await expect(form).toBeHidden();
  const { rows } = await api.ask(listPatients, { search: surname });
  const { patient } = await api.ask(getPatient, { patient: { patientId: rows[0]?.patientId ?? 0 } });
  expect(patient).toMatchObject({ lastName: surname, idCardNo: cardNo });
});

test('takes the one who is known for the admission that was begun (R243)', async ({ page }) => {
  const known = await registerPatient(api, 'Admitknown', { contactNo: '9830011555' });
  await logIn(page, 'frontdesk');
  await page.goto('/ipd/ipd_registration');
  await page.getByRole('button', { name: 'Admit Patient' }).first().click();
  const admission = page.getByRole('dialog', { name: 'Admit Patient' });
  await admission.getByRole('button', { name: 'Register Patient' }).click();
  const form = await fillForm(page, 'Asha', known.surname, '9830011555');
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await similarOn(page).getByRole('button', { name: 'Take this patient' }).click();
  await expect(form).toBeHidden();
  await expect(admission.getByText(known.surname)).toBeVisible();
});
