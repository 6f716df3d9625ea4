// Somebody is taken on, logs in, gets another password, and is out the moment she does not work here any more.
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { addStaff, listStaff } from '../../packages/contract/src/staff.ts';
import { openApi } from '../support/api.ts';
import { act, choose, field, logIn, logOut, open, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';

const FIRST_PASSWORD = 'Ganga-Setu-41';
const SECOND_PASSWORD = 'Yamuna-Ghat-72';
const OWN_PASSWORD = 'Padma-Pul-58';

// Screens are looked over at three widths in two colours on the way.
test.setTimeout(150_000);

let phonesGiven = 0;
/** A phone number nobody else has. */
function freshPhone(): string {
  phonesGiven += 1;
  return `7${String(Date.now() * 10 + phonesGiven).slice(-9)}`;
}

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Finds somebody on the staff list. */
async function findStaff(page: Page, name: string): Promise<Locator> {
  await search(page, 'Search', name);
  const row = rowOf(page, name);
  await expect(row).toHaveCount(1);
  return row;
}

/** Logs somebody in who is not of the demo. */
async function enter(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/?tenant=demo');
  await field(page, 'Email or phone').fill(name);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** What comes first with a password that somebody else made. */
async function chooseOwn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await field(page, 'New password').fill(OWN_PASSWORD);
  await field(page, 'New password again').fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Save and begin' }).click();
}

const isIn = (page: Page) => expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
const isOut = (page: Page) => expect(field(page, 'Email or phone')).toBeVisible();
const wrong = (page: Page) => page.getByText('The email, phone number or password is not right');

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** A nurse with a log-in, made by the API. */
async function nurse(beginning: string): Promise<{ surname: string; phone: string; email: string; staffId: number }> {
  const api = await openApi();
  const surname = freshSurname(beginning);
  const { rows } = await api.ask(listStaff, { pageNumber: 1, pageSize: 0 });
  const example = rows.find((row) => row.roleId === 31 && row.designationId != null);
  const [phone, email] = [freshPhone(), `${surname.toLowerCase()}@demo.example`];
  const { staff } = await api.ask(addStaff, {
    staff: {
      salutation: 'Mrs.',
      firstName: 'Lata',
      lastName: surname,
      roleId: 31,
      departmentId: example?.departmentId ?? 1,
      designationId: example?.designationId ?? 1,
      email,
      contactNo: phone,
      account: {
        workHospitalIds: [1],
        isHospitalsVisible: false,
        encryptedPassword: await api.seal(FIRST_PASSWORD),
      },
    },
  });
  return { surname, phone, email, staffId: staff.staffId };
}

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
  await expect(page.getByText('The password needs at least 8 characters')).toBeVisible();
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

test('a document is added to a record, refused when it is no PDF or picture, fetched byte by byte and taken away', async ({
  page,
}) => {
  const { staffId } = await nurse('Papers');
  await logIn(page, 'manager');
  await page.goto(`/human_resource/administration/${staffId}`);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByText('There are no documents yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose file')).toBeVisible();
  const put = async (name: string, text: string) => {
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /^File/ }).click();
    await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
  };
  await put('certificate.pdf', 'no document at all');
  await expect(field(dialog, 'Name of the document')).toHaveValue('certificate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Only PDF, PNG and JPEG files are taken')).toBeVisible();
  await put('certificate.pdf', '%PDF-1.7 a certificate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Document added successfully')).toBeVisible();
  await inspect(page, 'the documents of a member of staff');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download certificate' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('certificate.pdf');
  expect(readFileSync(await file.path(), 'utf8')).toBe('%PDF-1.7 a certificate');
  await page.getByRole('button', { name: 'Remove certificate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('There are no documents yet.')).toBeVisible();
});

test('who is deactivated while logged in is out at once on every machine, and cannot come back before being let in again (R094)', async ({
  page,
  browser,
}) => {
  const { surname, phone, email } = await nurse('Leaving');
  const machines = [await newPage(browser), await newPage(browser)];
  for (const machine of machines) {
    await enter(machine, phone, FIRST_PASSWORD);
    await isIn(machine);
  }
  await logIn(page, 'admin');
  await open(page, 'Staff');
  await act(page, await findStaff(page, surname), 'Deactivate');
  const dialog = page.getByRole('dialog', { name: 'Deactivate staff' });
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog.getByText('Please enter the reason')).toBeVisible();
  await field(dialog, 'Reason').fill('Moved to another town');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(`Lata ${surname} was deactivated`)).toBeVisible();
  for (const machine of machines) await isOut(machine);
  const [first] = machines as [Page];
  await enter(first, email, FIRST_PASSWORD);
  await expect(wrong(first)).toBeVisible();

  await choose(page, 'Status', 'Inactive');
  await act(page, await findStaff(page, surname), 'Reactivate');
  await expect(page.getByText(`Lata ${surname} works here again`)).toBeVisible();
  await enter(first, email, FIRST_PASSWORD);
  await isIn(first);
  for (const machine of machines) await machine.context().close();
});

test('a new password: both fields, alike, literally; a no says nothing, a broken line its own words, a yes ends other sessions (R208, R209, R210, R211, R212, Q184, Q185, Q188)', async ({
  page,
  browser,
}) => {
  const { phone, staffId } = await nurse('Forgot');
  const own = await newPage(browser);
  await enter(own, phone, FIRST_PASSWORD);
  await isIn(own);
  await logIn(page, 'admin');
  await page.goto(`/human_resource/administration/${staffId}`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  const update = dialog.getByRole('button', { name: 'Update' });
  await update.click();
  await expect(dialog.getByText('Please Enter Association Code!')).toBeVisible();
  await expect(dialog.getByText('Please Enter Confirm Password!')).toBeVisible();
  await inspect(page, 'the Reset Password modal');
  await field(dialog, 'New Password').fill(SECOND_PASSWORD);
  await field(dialog, 'Confirm Password').fill(`${SECOND_PASSWORD}x`);
  await update.click();
  await expect(dialog.getByText('Pleace Check Confirm Password')).toBeVisible();
  await field(dialog, 'Confirm Password').fill(SECOND_PASSWORD);

  const call = '**/Staff/changePassword';
  await page.route(call, (route) => route.fulfill({ json: { _failure: true, _message: 'The server says no' } }));
  const refused = page.waitForResponse(call);
  await update.click();
  await refused;
  await expect(update).toBeEnabled();
  await expect(page.getByText('The server says no')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.unroute(call);
  await page.route(call, (route) => route.abort());
  await update.click();
  await expect(page.getByText('Somethig went wrong, Please try again')).toBeVisible();
  await page.unroute(call);

  const sent = page.waitForRequest(call);
  await update.click();
  expect((await sent).postData()).not.toContain(SECOND_PASSWORD);
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await isOut(own);
  await enter(own, phone, FIRST_PASSWORD);
  await expect(wrong(own)).toBeVisible();
  await enter(own, phone, SECOND_PASSWORD);
  await chooseOwn(own);
  await isIn(own);
  await own.context().close();
});

test('the staff list is narrowed, sorted and paged, shows nobody of role 0, and is not for the front desk (R179, R058)', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await open(page, 'Staff');
  await expect(page.getByText(/^Records: 1 to 10 of/)).toBeVisible();
  await choose(page, 'Role', 'Approver');
  await expect(page.getByRole('cell', { name: 'Approver', exact: true }).first()).toBeVisible();
  await expect(page.getByText('Records: 1 to 1 of 1')).toBeVisible();
  await field(page, 'Role').first().click();
  await expect(page.getByRole('option', { name: 'Approver' }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'SuperAdmin' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/human_resource/administration?sort=contactNo.dsc&state=all');
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  await inspect(page, 'the staff list');
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('staff.csv');
  await logOut(page);
  await logIn(page, 'frontdesk');
  await page.goto('/human_resource/administration');
  await expect(page).toHaveURL(/\/not-found$/);
});
