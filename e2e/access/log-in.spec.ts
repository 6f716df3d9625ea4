// How somebody gets in and out: the tenant, the log-in form and its sentences, and the way back.
import { expect, type Page, test } from '@playwright/test';
import { field, logInByForm, logOut, open } from '../support/desk.ts';

async function tryToLogIn(page: Page, identity: string, password: string): Promise<void> {
  await field(page, 'Email or phone').fill(identity);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('an unknown tenant is told by name, with a way to the start page (R045, R055, R069, R070, Q167)', async ({
  page,
}) => {
  await page.goto('/?tenant=nowhere');
  await expect(page).toHaveURL(/\/invalidtenant/);
  await expect(page.getByRole('heading', { name: 'Tenant not found' })).toBeVisible();
  await expect(
    page.getByText('Oops! Tenant nowhere not found. Please check the URL or contact your site administrator', {
      exact: true,
    }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/checktenant$/);
  await field(page, 'Tenant name').fill('demo');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to Charaka Demo Hospitals' })).toBeVisible();
});

test('the form says what is missing or wrong before anything is sent (R074, R075, R076, R077, R078, Q162)', async ({
  page,
}) => {
  await page.goto('/?tenant=demo');
  await expect(page).toHaveURL(/\/login/);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/User/ValidateLogin')) sent += 1;
  });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Email is a required field!', { exact: true })).toBeVisible();
  await expect(page.getByText('Password is a required field!', { exact: true })).toBeVisible();
  await expect(field(page, 'Email or phone')).toBeFocused();
  await tryToLogIn(page, 'nurse@demo', 'whatever');
  await expect(page.getByText('This is not a valid Email!!!', { exact: true })).toBeVisible();
  await tryToLogIn(page, '12345', 'whatever');
  await expect(page.getByText('This is not a valid Email!!!', { exact: true })).toBeVisible();
  expect(sent).toBe(0);
});

test('a wrong password and an unknown user read the same sentence, shown as a toast (R041, R084)', async ({ page }) => {
  const sentence = page.getByRole('alert').filter({ hasText: 'The email, phone number or password is wrong' });
  for (const identity of ['nurse@demo.example', 'nobody@demo.example', '9999999999']) {
    await page.goto('/?tenant=demo');
    await tryToLogIn(page, identity, 'not the password');
    await expect(sentence).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  }
  // A right password afterwards: wrong tries must not be remembered against the nurse.
  await logInByForm(page, 'nurse');
});

test('log-out clears the session storage and closes the way back (R050, R080, R090, R094)', async ({ page }) => {
  await logInByForm(page, 'admin');
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys).toEqual(expect.arrayContaining(['Token', 'TokenExpiry', 'user', 'roleID', 'HospitalID', 'TenantID']));
  await open(page, 'IPD patients');
  await expect(page.getByRole('heading', { name: 'IPD patients', level: 1 })).toBeVisible();
  await logOut(page);
  const left = await page.evaluate(() => Object.keys(sessionStorage));
  expect(left.filter((key) => /token|user|role|hospital/i.test(key))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/ipd/ipd_registration');
  await expect(page.getByRole('heading', { name: 'Log in to Charaka Demo Hospitals' })).toBeVisible();
});

test('a deep link leads to its screen after the log-in, filters included; a doctor begins at the own queue (R050, R080)', async ({
  page,
}) => {
  await page.goto('/ipd/ipd_registration?tenant=demo&size=25&sort=name.dsc');
  await tryToLogIn(page, 'admin@demo.example', 'Charaka#2026');
  await expect(page.getByRole('heading', { name: 'IPD patients', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/ipd\/ipd_registration\?/);
  await expect(page.getByLabel('Records on a page')).toHaveValue('25');
  await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await logOut(page);
  await page.goto('/?tenant=demo');
  await tryToLogIn(page, 'doctor@demo.example', 'Charaka#2026');
  await expect(page.getByRole('heading', { name: /^Queue of / })).toBeVisible();
});
