// The patient dialog: what it proposes, what follows from what, what it asks for, and that nothing is lost.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { getPatient } from '../../packages/contract/src/patient.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, expectRows, field, logIn, rowNamed } from '../support/desk.ts';
import { freshSurname, registerPatient } from '../support/inpatients.ts';
import { inspect, listenForErrors } from '../support/inspect-screen.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

async function openForm(page: Page, path = 'patient_registration'): Promise<Locator> {
  await page.goto(`/${path}`);
  await page.getByRole('button', { name: 'Add Patient' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Patient' });
  await expect(field(form, 'State')).toHaveValue('West Bengal');
  return form;
}

/** Opens a patient of that surname for change. */
async function openToChange(page: Page, surname: string): Promise<Locator> {
  await page.goto(`/patient_registration?q=${surname}`);
  await expectRows(page);
  await act(page, rowNamed(page, surname), 'Edit');
  const form = page.getByRole('dialog', { name: 'Update Patient' });
  await expect(field(form, 'Last name')).toHaveValue(surname);
  return form;
}

const tab = (form: Locator, name: string) => form.getByRole('tab', { name: new RegExp(`^${name}`) });
const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true });

/** Fills in a field and leaves it. */
async function type(form: Locator, label: string, text: string): Promise<void> {
  await field(form, label).fill(text);
  await field(form, label).press('Tab');
}

async function fillRequired(form: Locator, surname: string, phone = '9830099001'): Promise<void> {
  await choose(form, 'Salutation', 'Mrs.');
  await field(form, 'First name').fill('Kamala');
  await field(form, 'Last name').fill(surname);
  await type(form, 'Years', '40');
  await field(form, 'Mobile number').fill(phone);
  await field(form, 'Address line 1').fill('4 Lake Road');
  await type(form, 'City', 'Kolkata');
}

test('tells everything that is missing at once, and comes back to Basic for it (R213, R223-R235, Q196)', async ({
  page,
}) => {
  await logIn(page, 'frontdesk');
  const form = await openForm(page);
  for (const label of ['Nationality', 'State']) await expect(field(form, label)).not.toHaveValue('');
  await field(form, 'Nationality').fill('');
  await field(form, 'Country').fill('Nepal');
  await page.getByRole('option', { name: 'Nepal' }).click();
  await tab(form, 'Identification').click();
  await save(form).click();
  await expect(tab(form, 'Basic')).toHaveAttribute('aria-selected', 'true');
  const sentences = [
    'Please select a salutation',
    'Please enter a valid first name',
    'Please enter a valid last name',
    'Please select gender',
    'Please enter date of birth',
    'Please enter age(year)',
    'Please enter age(month)',
    'Please enter nationality',
    'Please enter patient mobile no',
    'Please enter address',
    'Please select state',
    'Please enter city',
  ];
  for (const sentence of sentences) await expect(form.getByText(sentence, { exact: true }), sentence).toBeVisible();
  await expect(tab(form, 'Basic')).toHaveAccessibleName(new RegExp(`^Basic ?${sentences.length} faults$`));
  await expect(field(form, 'Salutation')).toBeFocused();
  await expect(save(form)).toBeDisabled();
  await field(form, 'Address line 1').fill('4 Lake Road');
  await expect(form.getByText('Please enter address', { exact: true })).toBeHidden();
});

test('tells what is typed wrong when its field is left, and Save waits for it (R214, R224, R225, R230, R234, R236-R239)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await logIn(page, 'frontdesk');
  const form = await openForm(page);
  const wrong: Record<string, readonly (readonly [label: string, typed: string, sentence: string])[]> = {
    Basic: [
      ['First name', 'Asha2', 'Please enter a valid first name'],
      ['Middle name', '77', 'Please enter a valid middle name'],
      ['Last name', 'R@o', 'Please enter a valid last name'],
      ['Mobile number', '12345', 'Please enter valid mobile no'],
      ['City', 'Pune 4', 'Please enter valid city'],
      ['Height (cm)', '999', 'Please enter a height in cm'],
      ['Date of birth', '01/01/2190', 'The date of birth cannot be in the future.'],
    ],
    'Family and Contact': [
      ["Father's name", 'M.R.', 'Please enter valid father name'],
      ["Mother's name", '12', 'please enter valid mother name'],
      ['Emergency contact number', '98', 'please enter valid emergency contact no'],
      ['Emergency contact person', 'A-B', 'please enter valid emergency contact person'],
      ['Email', 'asha@', 'This is not a valid Email!!!'],
    ],
  };
  for (const [name, fields] of Object.entries(wrong)) {
    await tab(form, name).click();
    for (const [label, typed, sentence] of fields) {
      await expect(form.getByText(sentence, { exact: true })).toHaveCount(0);
      await type(form, label, typed);
      await expect(form.getByText(sentence, { exact: true }), sentence).toBeVisible();
      await expect(save(form)).toBeDisabled();
    }
  }
  await type(form, 'Alternate phone', '+91 (033) 2345-6789');
  await expect(field(form, 'Alternate phone')).toHaveValue('9103323456789');
  await tab(form, 'Identification').click();
  await choose(form, 'ID card type', 'Addhar');
  await type(form, 'ID card number', '1234 5678');
  await expect(field(form, 'ID card number')).toHaveValue('12345678');
  await expect(form.getByText('Please enter the 12 digits of the Addhar number')).toBeVisible();
  await expect(tab(form, 'Identification')).toHaveAccessibleName(/^Identification ?1 fault$/);
  await expect(tab(form, 'Family and Contact')).toHaveAccessibleName(/^Family and Contact ?5 faults$/);
  await choose(form, 'ID card type', 'Passport');
  await type(form, 'ID card number', 'K1234567');
  await expect(form.getByText('Please enter the 12 digits of the Addhar number')).toBeHidden();
});

test('lets one field follow from another (R216, R234, R245-R248, R252)', async ({ page }) => {
  await logIn(page, 'frontdesk');
  const form = await openForm(page);
  await choose(form, 'Salutation', 'Md.');
  await expect(field(form, 'Gender')).toHaveValue('Male');
  await choose(form, 'Salutation', 'Miss.');
  await expect(field(form, 'Gender')).toHaveValue('Female');
  // Walking over what was set by another field leaves it alone.
  await field(form, 'Gender').focus();
  await field(form, 'Gender').press('Tab');
  await expect(field(form, 'Gender')).toHaveValue('Female');
  await choose(form, 'Salutation', 'Prof.');
  await expect(field(form, 'Gender')).toHaveValue('');

  await type(form, 'Years', '34');
  await expect(field(form, 'Months')).toHaveValue('0');
  const born = await field(form, 'Date of birth').inputValue();
  await type(form, 'Months', '2');
  await expect(field(form, 'Date of birth')).not.toHaveValue(born);
  await type(form, 'Date of birth', '29/02/2024');
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }));
  const years = Number(today.slice(0, 4)) - 2024 - (today.slice(5) < '02-28' ? 1 : 0);
  await expect(field(form, 'Years')).toHaveValue(String(years));

  await field(form, 'City').fill('sili');
  await page.getByRole('option', { name: 'Siliguri' }).click();
  await expect(field(form, 'City')).toHaveValue('Siliguri');
  await choose(form, 'Country', 'Bangladesh');
  await expect(field(form, 'State')).toHaveValue('');
  await choose(form, 'State', 'Chattogram');
  await field(form, 'City').fill('cox');
  await page.getByRole('option', { name: "Cox's Bazar" }).click();

  const code = form.getByLabel('Country code of Mobile number');
  await expect(code).toHaveValue('+91');
  await field(form, 'Mobile number').fill('098300 99002');
  await expect(field(form, 'Mobile number')).toHaveValue('9830099002');
  await field(form, 'Mobile number').fill('+880 1712 345678');
  await expect(code).toHaveValue('+880');
  await expect(field(form, 'Mobile number')).toHaveValue('1712345678');

  await field(form, 'Drug allergies').fill('no such drug');
  await expect(page.getByText('Drug allergies not found')).toBeVisible();
  await field(form, 'Drug allergies').fill('aspi');
  await page.getByRole('option', { name: 'Aspirin' }).click();
  await expect(form.getByText('Aspirin', { exact: true })).toBeVisible();
});

test('says that states could not be loaded; that countries could not is logged only (R257, R258)', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const sentence = page.getByText('Something went wrong, Please try again');
  await logIn(page, 'frontdesk');
  await page.route(/\/Common\/GetAllCountries$/i, (route) => route.abort());
  await openForm(page);
  await expect.poll(() => logged.join()).toContain('The countries could not be read');
  await expect(sentence).toHaveCount(0);
  await page.unroute(/\/Common\/GetAllCountries$/i);
  await page.route(/\/Common\/GetAllStatesByCountry$/i, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/patient_registration');
  await page.getByRole('button', { name: 'Add Patient' }).first().click();
  await expect(sentence).toBeVisible();
});

test('offers 36 titles where the hospital has none (R253)', async ({ page }) => {
  await logIn(page, 'frontdesk');
  await page.route(/\/Staff\/GetAllSalutation$/i, (route) => route.abort());
  const form = await openForm(page);
  await choose(form, 'Salutation', 'Sardarni.');
  await expect(field(form, 'Salutation')).toHaveValue('Sardarni.');
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
    await expect(page.getByRole('button', { name: 'Add Patient' }).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(route));
  }
  const surname = freshSurname('Newone');
  const form = await openForm(page, 'opd-patient-registration');
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
  const form = await openForm(page);
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
  const form = await openForm(page);
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

test('loses nothing of a patient that is opened and saved (R215, R220-R222, R242, R256, Q199)', async ({ page }) => {
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
  const form = await openToChange(page, surname);
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
  expect(after).toEqual({ ...before, city: 'Durgapur', keyFindings: after.keyFindings });
});

test('keeps a half-filled form, asks before it is closed, and starts anew when told to (R213)', async ({ page }) => {
  await logIn(page, 'frontdesk');
  const form = await openForm(page);
  await field(form, 'First name').fill('Halfway');
  await tab(form, 'Identification').click();
  await choose(form, 'ID card type', 'VoterId');
  await field(form, 'ID card number').fill('WBX123');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('WBX123');
  await page.reload();
  await page.getByRole('button', { name: 'Add Patient' }).first().click();
  await expect(field(form, 'First name')).toHaveValue('Halfway');
  await tab(form, 'Identification').click();
  await expect(field(form, 'ID card number')).toHaveValue('WBX123');
  await form.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add Patient' }).first().click();
  await expect(field(form, 'First name')).toHaveValue('');
});

test('can be reached and read on every tab and every width (R213, R221)', async ({ page }) => {
  test.setTimeout(180_000);
  const errors = listenForErrors(page);
  await logIn(page, 'frontdesk');
  const form = await openForm(page);
  await save(form).click();
  for (const name of ['Basic', 'Family and Contact', 'Medico-Surgical History', 'Identification']) {
    await tab(form, name).click();
    await inspect(page, `${name} of Add Patient`);
  }
  expect(errors).toEqual([]);
});
