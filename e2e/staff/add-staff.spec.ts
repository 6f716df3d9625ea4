// A new member of staff is added, logs in, and has her record saved.
import type { Page } from '@playwright/test';
import { choose, field, logIn, open } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { chooseOwn, enter, FIRST_PASSWORD, freshPhone, isIn, newPage, nurse } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

// Screens are looked over on the way.
test.setTimeout(150_000);

async function fillForm(page: Page, surname: string, phone: string): Promise<void> {
  await choose(page, 'Salutation', 'Mrs.');
  await expect(field(page, 'Gender').first()).toHaveValue('Female');
  await field(page, 'First Name').fill('Lata');
  await field(page, 'Last Name').fill(surname);
  await field(page, 'Phone').fill(phone);
  await choose(page, 'Role', 'Nurse');
  await choose(page, 'Department', 'Nursing');
  await choose(page, 'Designation', 'Staff Nurse');
  await choose(page, 'Contact Type', 'Permanent');
  await field(page, 'Basic Salary').fill('32500.50');
  await field(page, 'IPD share').fill('12.5');
}

test('a nurse is added with a log-in and every fault told at its field; she logs in by phone and sees her profile (R067, R180, R197, R198, R199, R200, R201, Q187, Q189, Q190, Q194)', async ({
  page,
  browser,
}) => {
  const [surname, phone] = [freshSurname('Joined'), freshPhone()];
  await logIn(page, 'manager');
  await open(page, 'Staff');
  await page.getByRole('button', { name: 'Add staff' }).first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  for (const sentence of [
    'Please enter first name',
    'Please enter last name',
    'Please select role',
    'Please select department',
  ])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await fillForm(page, surname, phone);
  await field(page, 'Phone').fill('');
  await expect(page.getByText('Please enter email or phone')).toBeVisible();
  await field(page, 'Phone').fill(phone);
  await page.getByRole('switch', { name: 'May log in' }).click();
  await field(page, 'Initial password').fill('short');
  await expect(page.getByText('The password needs at least 12 characters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await inspect(page, 'the staff form with faults');
  await field(page, 'Initial password').fill(FIRST_PASSWORD);
  await field(page, 'Email').fill('viewer@demo.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This email belongs to another member of staff').first()).toBeVisible();
  await field(page, 'Email').fill(`${surname.toLowerCase()}@demo.example`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Staff added successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Staff Details', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Mrs. Lata ${surname}` })).toBeVisible();
  for (const label of [
    'Staff ID',
    'EPF No',
    'Contact Type',
    'Work Shift',
    'Location',
    'Date Of Joining',
    'Emergency Contact No',
  ])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  await expect(page.getByText(/32,500\.50/)).toBeVisible();
  await expect(page.getByText('Permanent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).last().click();
  await expect(page.getByRole('heading', { name: 'Staff Details' })).toHaveCount(0);

  const own = await newPage(browser);
  await enter(own, phone, FIRST_PASSWORD);
  await chooseOwn(own);
  await isIn(own);
  await own.getByRole('button', { name: /^Account of / }).click();
  await own.getByRole('menuitem', { name: 'Account' }).click();
  await expect(own.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(own.getByRole('heading', { name: `Mrs. Lata ${surname}` })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Reset Password' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Access Delegation' })).toHaveCount(0);
  await inspect(own, 'the own profile');
  await own.context().close();
});

test('her record is changed by the pencil, with the update fragment in the address (R066, R197)', async ({ page }) => {
  const { surname, staffId } = await nurse('Changed');
  await logIn(page, 'manager');
  await page.goto(`/human_resource/administration/${staffId}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/human_resource\/administration\/add#update-\d+$/);
  await expect(field(page, 'Last Name')).toHaveValue(surname);
  await field(page, 'Work Shift').fill('Night');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Staff updated successfully')).toBeVisible();
  await expect(page.getByText('Night', { exact: true })).toBeVisible();
});
