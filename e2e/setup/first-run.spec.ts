// From an empty tenant to the first printed bill: the command, a password of one's own, the wizard, and the first patient.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  act,
  choose,
  chooseFirst,
  closeDialog,
  closePaper,
  expectPaise,
  field,
  makeBill,
  open,
  paperOn,
} from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { answerSecondStep, setUpFactor } from '../support/second-factor.ts';

const root = join(import.meta.dirname, '..', '..');
const slug = freshSurname('lotus').toLowerCase();
const surname = freshSurname('First');
const email = `asha@${slug}.example`;
const ownPassword = 'Ganga-Setu-41';
const prices = [
  'code,category,name,price',
  'OWN-1,Consultation,Own consultant visit,800',
  'OWN-2,Radiology,Own x-ray,350.50',
];

/** Makes the tenant beside the running product, as its owner does, and answers the password that is shown once. */
async function createTenant(): Promise<string> {
  const { DATABASE_URL: _own, ...env } = process.env;
  const command = join(root, 'packages', 'server', 'src', 'office', 'setup', 'create-tenant-command.ts');
  const args = [command, '--slug', slug, '--name', 'Lotus Hospital', '--admin', email];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...env, DATA_DIR: process.env.E2E_DATA_DIR ?? '' },
  });
  return /Password {2}(\w+)/.exec(stdout)?.[1] ?? '';
}

const step = (page: Page, name: string) =>
  expect(page.locator('#content').getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

async function enter(page: Page, password: string): Promise<void> {
  await page.goto(`/?tenant=${slug}`);
  await field(page, 'Email or phone').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Log in');
}

async function choosePassword(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await field(page, 'New password').fill(ownPassword);
  await field(page, 'New password again').fill(`${ownPassword}x`);
  await press(page, 'Save and begin');
  await expect(page.getByText('The two passwords differ')).toBeVisible();
  await field(page, 'New password again').fill(ownPassword);
  await press(page, 'Save and begin');
}

async function fillHospital(page: Page): Promise<void> {
  await step(page, 'Hospital');
  await expect(field(page, 'Hospital name')).toHaveValue('Lotus Hospital');
  await field(page, 'Address').fill('4 Lake Road');
  await choose(page, 'State', 'Maharashtra');
  await field(page, 'City').fill('Pune');
  await field(page, 'Phone').fill('5550401000');
  await field(page, 'GST number').fill('27AAPFU0939F1ZV');
  await inspect(page, 'first step of the first run');
  await press(page, 'Save and continue');
}

async function addWards(page: Page): Promise<void> {
  await step(page, 'Wards and beds');
  await field(page, 'On one line').fill('Ward A, 20 beds, A-01..A-20');
  await field(page, 'On one line').press('Tab');
  await expect(field(page, 'Ward')).toHaveValue('Ward A');
  await expect(page.getByText('20 beds: A-01 to A-20')).toBeVisible();
  await field(page, 'Floor').first().fill('First Floor');
  await choose(page, 'Patients', 'Female');
  await choose(page, 'Bed type', 'General');
  await field(page, 'Daily rate').fill('1500');
  await press(page, 'Add ward');
  const row = page.getByRole('table', { name: 'Wards' }).getByRole('row').filter({ hasText: 'Ward A' });
  await expect(row).toContainText('20: A-01 to A-20');
  await expect(row).toContainText('First Floor');
  await expect(row).toContainText('Female');
  await expect(row).toContainText('1,500.00');
  // Leaving in the middle and coming back another time goes on where it was left.
  await press(page, 'Continue');
  await step(page, 'People');
  await press(page, 'Continue later');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
}

async function addDoctor(page: Page): Promise<void> {
  await step(page, 'People');
  await choose(page, 'Role', 'Doctor');
  await expect(field(page, 'Department').first()).toHaveValue('General Medicine');
  await choose(page, 'Salutation', 'Dr.');
  await field(page, 'First name').fill('Ravi');
  await field(page, 'Last name').fill('Kulkarni');
  await field(page, 'Email').fill(`ravi@${slug}.example`);
  await field(page, 'First password').fill('Mula-Mutha-17');
  await press(page, 'Add person');
  await expect(page.getByRole('table', { name: 'People' })).toContainText('Dr. Ravi Kulkarni');
  await press(page, 'Continue');
}

async function importPrices(page: Page): Promise<void> {
  await step(page, 'Prices');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel('Price list (XLSX or CSV)').first().click(),
  ]);
  await chooser.setFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(prices.join('\n')) });
  await choose(page, 'Standard charge', 'price');
  await press(page, 'Preview');
  await expect(page.getByRole('status').filter({ hasText: 'This is what will be imported' })).toContainText('2 new');
  await press(page, 'Import');
  await expect(page.getByText('Charges in the price list: 3')).toBeVisible();
  await press(page, 'Continue');
}

async function prepareClinicAndLaboratory(page: Page): Promise<void> {
  await step(page, 'Clinic');
  await expect(page.getByRole('link', { name: 'OPD hours of the doctors' })).toHaveAttribute('href', '/appointment');
  await press(page, 'Continue');
  await step(page, 'Laboratory');
  await press(page, 'Add the starting catalogue');
  await expect(page.getByText(/^Parameters of the laboratory: \d+$/)).toBeVisible();
  await press(page, 'Continue');
}

async function makeLetterhead(page: Page): Promise<void> {
  await step(page, 'Letterhead');
  await expect(paperOn(page).locator('.paper-head')).toContainText('Lotus Hospital');
  await press(page, 'Save and continue');
  await step(page, 'Ready');
  await expect(page.getByText('Everything is ready for the first admission')).toBeVisible();
  await expect(page.getByText(`/?tenant=${slug}`)).toBeVisible();
  await press(page, 'Register the first patient');
}

const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: surname });

async function register(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Register Patient' });
  await expect(field(dialog, 'State').first()).toHaveValue('Maharashtra');
  await choose(dialog, 'Salutation', 'Mrs.');
  await field(dialog, 'First name').fill('Asha');
  await field(dialog, 'Last name').fill(surname);
  await field(dialog, 'Years').fill('36');
  await field(dialog, 'Mobile number').fill('9876543210');
  await field(dialog, 'Address line 1').fill('1 Park Street');
  await field(dialog, 'City').fill('Pune');
  await press(dialog, 'Register');
  await closeDialog(page.getByRole('dialog', { name: 'The patient is registered' }));
}

async function admit(page: Page): Promise<void> {
  await open(page, 'IPD patients');
  await expect(page.getByRole('heading', { name: 'IPD patients', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Admit Patient' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Admit Patient' });
  await field(dialog, 'Patient').fill(surname);
  await page.getByRole('option', { name: surname }).click();
  await chooseFirst(dialog, 'Doctor');
  await expect(field(dialog, 'Speciality').first()).toHaveValue('Physician');
  await choose(dialog, 'Bed Type', 'General');
  await chooseFirst(dialog, 'Ward');
  await choose(dialog, 'Bed', 'A-07');
  await field(dialog, 'Emergency number').fill('9876500000');
  await press(dialog, 'Admit');
  await press(page.getByRole('dialog', { name: 'The patient is admitted' }), 'No');
  await expect(rowOf(page)).toContainText('A-07');
}

async function chargeAndPay(page: Page): Promise<void> {
  await act(page, rowOf(page), 'Charges');
  const entry = page.getByRole('region', { name: 'Add Charge' });
  await field(entry, 'Search charges').fill('Own consultant');
  await page.getByRole('option', { name: 'Own consultant visit' }).first().click();
  await expect(field(entry, 'Applied Charge')).not.toHaveValue('');
  await field(entry, 'Quantity').fill('2');
  await press(entry, 'Add');
  await press(entry, 'Submit');
  await expect(
    page.getByRole('table', { name: 'Charges', exact: true }).getByText('Own consultant visit'),
  ).toBeVisible();
  await page.goBack();
  await act(page, rowOf(page), 'Payment');
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await field(dialog, 'Amount').fill('1600');
  await press(dialog, 'Save payment');
  await expect(page.getByText('Payment received. Print the receipt?')).toBeVisible();
  await press(page, 'Print');
  await expect(paperOn(page).locator('.paper-head')).toContainText('Lotus Hospital');
  await closePaper(page);
  await closeDialog(dialog);
}

async function makeFinalBill(page: Page): Promise<void> {
  await act(page, rowOf(page), 'Initiate discharge');
  await press(page.getByRole('dialog', { name: 'Initiate discharge?' }), 'Initiate discharge');
  await expect(rowOf(page).getByText('discharge initiated')).toBeVisible();
  await act(page, rowOf(page), 'Final bill');
  await makeBill(page);
  await expect(page.getByText('Final bill created')).toBeVisible();
  const paper = paperOn(page);
  await expect(paper.getByRole('heading', { name: 'Final Bill 1' })).toBeVisible();
  await expect(paper.locator('.paper-head')).toContainText('Lotus Hospital');
  const summary = paper.getByRole('table', { name: 'Bill Summary' });
  await expectPaise(summary, 'Net Amount', 1_600_00);
  await expectPaise(summary, 'Paid in Advance', 1_600_00);
  await expectPaise(summary, 'Paid in full', 0);
}

test('from an empty tenant to the first printed bill: tenant:create, an own password, the wizard, a patient (R276, R397, R437, R476, R501, Q187)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const oneTimePassword = await createTenant();
  await enter(page, oneTimePassword);
  await choosePassword(page);
  await setUpFactor(page, email);
  await fillHospital(page);
  await addWards(page);
  await page.evaluate(() => sessionStorage.clear());
  await enter(page, ownPassword);
  await answerSecondStep(page, email);
  await addDoctor(page);
  await importPrices(page);
  await prepareClinicAndLaboratory(page);
  await makeLetterhead(page);
  await register(page);
  await admit(page);
  await chargeAndPay(page);
  await makeFinalBill(page);
});
