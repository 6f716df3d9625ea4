// The patient dialog while it is filled in: its proposals, fields that follow from others, and its questions.

import { choose, field, logIn } from '../support/desk.ts';
import { drawnFields } from '../support/drawn-fields.ts';
import { openPatientForm, save, tab, type } from '../support/patient-form.ts';
import { expect, test } from '../support/test.ts';

test('tells everything that is missing at once, and comes back to Basic for it (R213, R223, R224, R225, R226, R227, R228, R229, R230, R231, R232, R233, R234, R235, Q196)', async ({
  page,
}) => {
  await logIn(page, 'frontdesk');
  const form = await openPatientForm(page);
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

test('tells what is typed wrong when its field is left, and Save waits for it (R214, R224, R225, R230, R234, R236, R237, R238, R239)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await logIn(page, 'frontdesk');
  const form = await openPatientForm(page);
  const wrong: Record<string, readonly (readonly [label: string, typed: string, sentence: string])[]> = {
    Basic: [
      ['First name', 'Asha2', 'Please enter a valid first name'],
      ['Middle name', '77', 'Please enter a valid middle name'],
      ['Last name', 'R@o', 'Please enter a valid last name'],
      ['Mobile number', '12345', 'Please enter valid mobile no'],
      ['City', 'Pune;', 'Please enter valid city'],
      ['Height (cm)', '999', 'Please enter a height in cm'],
      ['Date of birth', '01/01/2190', 'The date of birth cannot be in the future.'],
    ],
    'Family and Contact': [
      ["Father's name", 'M_R', 'Please enter valid father name'],
      ["Mother's name", '12', 'please enter valid mother name'],
      ['Emergency contact number', '98', 'please enter valid emergency contact no'],
      ['Emergency contact person', 'A+B', 'please enter valid emergency contact person'],
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
  await choose(form, 'ID card type', 'Aadhaar');
  await type(form, 'ID card number', '1234 5678');
  await expect(field(form, 'ID card number')).toHaveValue('12345678');
  await expect(form.getByText('Please enter the 12 digits of the Aadhaar number')).toBeVisible();
  await expect(tab(form, 'Identification')).toHaveAccessibleName(/^Identification ?1 fault$/);
  await expect(tab(form, 'Family and Contact')).toHaveAccessibleName(/^Family and Contact ?5 faults$/);
  await choose(form, 'ID card type', 'Passport');
  await type(form, 'ID card number', 'K1234567');
  await expect(form.getByText('Please enter the 12 digits of the Aadhaar number')).toBeHidden();
});

test('lets one field follow from another (R216, R234, R245, R246, R247, R248, R252)', async ({ page }) => {
  await logIn(page, 'frontdesk');
  const form = await openPatientForm(page);
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
  await expect(page.getByText('No such medicine in the list')).toBeVisible();
  await field(form, 'Drug allergies').fill('aspi');
  await page.getByRole('option', { name: 'Aspirin' }).click();
  await expect(form.getByText('Aspirin', { exact: true })).toBeVisible();

  // A form that is drawn whole at each letter is slow to type in.
  await field(form, 'Middle name').press('K');
  await expect(field(form, 'Middle name')).toHaveValue('K');
  expect(await drawnFields(form, () => field(form, 'Middle name').press('a'))).toEqual(['middleName']);
});

test('says that states could not be loaded; that countries could not is logged only (R257, R258)', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const sentence = page.getByText('Something went wrong, Please try again');
  await logIn(page, 'frontdesk');
  await page.route(/\/Common\/GetAllCountries$/i, (route) => route.abort());
  await openPatientForm(page);
  await expect.poll(() => logged.join()).toContain('Could not be read: /Common/GetAllCountries');
  await expect(sentence).toHaveCount(0);
  await page.unroute(/\/Common\/GetAllCountries$/i);
  await page.route(/\/Common\/GetAllStatesByCountry$/i, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/patient_registration');
  await page.getByRole('button', { name: 'Register Patient' }).first().click();
  await expect(sentence).toBeVisible();
});

test('offers 36 titles where the hospital has none (R253)', async ({ page }) => {
  await logIn(page, 'frontdesk');
  await page.route(/\/Staff\/GetAllSalutation$/i, (route) => route.abort());
  const form = await openPatientForm(page);
  await choose(form, 'Salutation', 'Sardarni.');
  await expect(field(form, 'Salutation')).toHaveValue('Sardarni.');
});
