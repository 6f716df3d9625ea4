// The ways into the shell that end before it: no such address, no rights yet, no hospital.
import { expect, test } from '@playwright/test';
import { demoPassword } from '../support/api.ts';
import { field, logInByForm } from '../support/desk.ts';

const rightsCall = '**/HospitalSetting/GetAllRolePermissions';
/** When this call fails, its parts are read one by one. */
const entryCall = '**/User/GetEntry';

test('an address that does not exist leads to not-found, a known tenant from the entry to the log-in (R049, R056, Q168)', async ({
  page,
}) => {
  await page.goto('/no/such/address?tenant=demo');
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.goto('/checktenant?tenant=demo');
  await expect(page).toHaveURL(/\/login$/);
});

test('the entry page says that it is checking, and takes a name where the address has none (R048, R068)', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/checktenant$/);
  await page.route('**/CatalogDB/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter the tenant name')).toBeVisible();
  await field(page, 'Tenant name').fill('demo');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please wait while checking your tenant', { exact: true })).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/login$/);
});

test('the shell waits for the menu of the role, asked for by its number (R047, R059, R060, R175)', async ({ page }) => {
  await logInByForm(page, 'nurse');
  await page.route(entryCall, (route) => route.abort());
  await page.route(rightsCall, (route) => route.fulfill({ status: 500, json: { _failure: true, _message: 'No' } }));
  await page.goto('/ipd/ipd_registration');
  await expect(page.getByText('This screen could not be shown')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('No', { exact: true })).toHaveCount(0);
  await page.unroute(rightsCall);
  const asking = page.waitForRequest(rightsCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await asking).postDataJSON()).toMatchObject({ role: { roleId: 31 }, pageNumber: 0, pageSize: 11 });
  await expect(page.getByRole('heading', { name: 'IPD patients', level: 1 })).toBeVisible();
});

test('a hospital that cannot be read ends the session (R137)', async ({ page }) => {
  const refusal = { json: { _failure: true, _message: 'This hospital does not exist' } };
  await page.route(entryCall, (route) => route.fulfill(refusal));
  await page.route('**/HospitalSetting/GetHospitalById', (route) => route.fulfill(refusal));
  await page.goto('/?tenant=demo');
  await field(page, 'Email or phone').fill('nurse@demo.example');
  await field(page, 'Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('This hospital does not exist')).toBeVisible();
  await expect(field(page, 'Password')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('Token'))).toBeNull();
});
