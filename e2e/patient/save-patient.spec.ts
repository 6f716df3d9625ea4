// The patient dialog as a whole: where it opens, what is saved, that nothing is lost, and that everybody can reach it.
import { expect, test } from '@playwright/test';
import { getPatient } from '../../packages/contract/src/people/patient/patient.ts';
import { type Api, openApi } from '../support/api.ts';
import { choose, field, logIn, rowNamed } from '../support/desk.ts';
import { freshSurname, registerPatient } from '../support/inpatients.ts';
import { inspect, listenForErrors } from '../support/inspect-screen.ts';
import { fillRequired, openPatientForm, openPatientToChange, save, tab } from '../support/patient-form.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

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
  await expect(page.getByText('Patient added successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await page.goto(`/patient_registration?q=${surname}`);
  await expect(rowNamed(page, surname)).toContainText('+919830099001');
});

test('asks a second after the typing whether an email is taken, and Save waits for another (R239, Q200)', async ({
  page,
}) => {
  const email = `${freshSurname('mail').toLowerCase()}@home.example`;
  await registerPatient(api, 'Mailed', { email });
  await logIn(page, 'frontdesk');
  const form = await openPatientForm(page);
  await fillRequired(form, freshSurname('Mailing'));
  await tab(form, 'Family and Contact').click();
  await field(form, 'Email').fill(email.toUpperCase());
  await expect(form.getByText('Email already exists')).toBeVisible();
  await expect(save(form)).toBeDisabled();
  await field(form, 'Email').fill(`other-${email}`);
  await expect(form.getByText('Email already exists')).toBeHidden();
  await save(form).click();
  await expect(page.getByText('Patient added successfully')).toBeVisible();
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

test('loses nothing of a patient that is opened and saved (R215, R220, R221, R222, R242, R256, Q199)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { patientId, surname } = await registerPatient(api, 'Wholly', {
    middleName: 'Devi',
    bloodGroup: 'B+',
    maritalStatus: 'Married',
    religion: 'Hindu',
    ethnicity: 'Bengali',
    alternateNo: '03323456789',
    addressLineTwo: 'Flat 3',
    pincode: '700020',
    postOffice: 'Elgin Road',
    policeStation: 'Bhowanipore',
    fatherName: 'Ram Rao',
    motherName: 'Sita Rao',
    emergencyContactPerson: 'Ram Rao',
    emergencyContactNo: '+919876543211',
    familyIncome: 480_000.5,
    idCardType: 'Addhar',
    idCardNo: '123456789012',
    idCardIssuer: 'Indian Gov.',
    drugAllergy: 'Aspirin|Home remedy',
    referralName: 'A neighbour',
    image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    healthId: 'wholly@abdm',
    healthIdNo: '91123456789012',
    isDiabetic: true,
    isInsured: true,
    isUnderMedication: true,
    isAlcoholic: true,
    isSmoker: true,
    isTobaccoUser: true,
    isDrugAddicted: true,
    heightCm: 158.5,
    weightKg: 61.25,
    presentingComplaint: '<p>Fever</p>',
    presentingIllness: '<p>Three days</p>',
    keyFindings: '<p>Pallor</p>',
    medicosurgicalHistory: '<ul><li><p>Appendix 2010</p></li></ul>',
    substanceAbuseHistory: '<p>None</p>',
    familyHistory: '<p>Diabetes</p>',
    provisionalDiagnosis: '<p>Dengue</p>',
  });
  const before = (await api.ask(getPatient, { patient: { patientId } })).patient;
  await logIn(page, 'frontdesk');
  const form = await openPatientToChange(page, surname);
  for (const name of ['Family and Contact', 'Medico-Surgical History', 'Identification', 'Basic'])
    await tab(form, name).click();
  await tab(form, 'Medico-Surgical History').click();
  await form.getByRole('tab', { name: /^Key Findings/ }).click();
  await expect(form.getByRole('textbox', { name: 'Key Findings' })).toContainText('Pallor');
  await form.getByRole('textbox', { name: 'Key Findings' }).pressSequentially('Jaundice, ');
  await tab(form, 'Basic').click();
  await field(form, 'City').fill('Durgapur');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Patient updated successfully')).toBeVisible();
  const after = (await api.ask(getPatient, { patient: { patientId } })).patient;
  expect(after.keyFindings).toContain('Jaundice');
  const { version } = after;
  expect(after).toEqual({ ...before, version, city: 'Durgapur', keyFindings: after.keyFindings });
});

test('keeps a half-filled form, asks before it is closed, and starts anew when told to (R213)', async ({ page }) => {
  await logIn(page, 'frontdesk');
  const form = await openPatientForm(page);
  await field(form, 'First name').fill('Halfway');
  await tab(form, 'Identification').click();
  await choose(form, 'ID card type', 'Voter ID');
  await field(form, 'ID card number').fill('WBX123');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('WBX123');
  await page.reload();
  await page.getByRole('button', { name: 'Register Patient' }).first().click();
  await expect(field(form, 'First name')).toHaveValue('Halfway');
  await tab(form, 'Identification').click();
  await expect(field(form, 'ID card number')).toHaveValue('WBX123');
  await form.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Register Patient' }).first().click();
  await expect(field(form, 'First name')).toHaveValue('');
});

test('can be reached and read on every tab and every width (R213, R221)', async ({ page }) => {
  test.setTimeout(180_000);
  const errors = listenForErrors(page);
  await logIn(page, 'frontdesk');
  const form = await openPatientForm(page);
  await save(form).click();
  for (const name of ['Basic', 'Family and Contact', 'Medico-Surgical History', 'Identification']) {
    await tab(form, name).click();
    await inspect(page, `${name} of Register Patient`);
  }
  expect(errors).toEqual([]);
});
