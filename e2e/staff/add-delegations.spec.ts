// An approver lets somebody act for them: the right is there without a new log-in, is used, noted, and gone when its days are over.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { listAuditLog } from '../../packages/contract/src/foundation/access/audit.ts';
import { listDelegations, updateDelegations } from '../../packages/contract/src/foundation/staff/delegation.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, billOn, closePaper, field, logIn, open, rowNamed, search, searchName } from '../support/desk.ts';
import { admitSomebody, beginDischarge, type Inpatient, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { walkSource } from '../support/walk-dialog.ts';

// Screens are looked over on the way.
test.setTimeout(180_000);

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

/** Whatever was handed on before is switched off, so that the list offers everybody again. */
async function switchAllOff(): Promise<void> {
  const { rows } = await api.ask(listDelegations, { pageNumber: 1, pageSize: 0 });
  const on = rows.filter((row) => row.isEnabled);
  if (on.length === 0) return;
  await api.ask(updateDelegations, {
    delegations: on.map(({ delegationId, fromDay, toDay }) => ({ delegationId, fromDay, toDay, isEnabled: false })),
  });
}
test.beforeEach(switchAllOff);
test.afterAll(switchAllOff);

async function owing(beginning: string, rupees: number): Promise<Inpatient> {
  const inpatient = await admitSomebody(api, beginning);
  await postCharges(api, inpatient.admissionId, [{ code: 'ADM-001', rupees }]);
  await beginDischarge(api, inpatient.admissionId);
  return inpatient;
}

async function signedIn(browser: Browser, user: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, user);
  return page;
}

async function openFinalBill(page: Page, surname: string): Promise<Locator> {
  await open(page, 'IPD patients');
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'Final bill');
  const dialog = billOn(page);
  await expect(dialog.getByRole('table', { name: 'Bill Summary' })).toBeVisible();
  return dialog;
}

const settleBox = (dialog: Locator) => dialog.getByRole('checkbox', { name: 'Settle without payment' });
const isDelegator = (page: Page) => page.evaluate(() => sessionStorage.getItem('isDelegator'));

/** Opens one of the two modals on the own profile. */
async function openModal(page: Page, title: 'Access Delegation' | 'View Delegation'): Promise<Locator> {
  await page.goto('/staff-profile');
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.locator('table[aria-busy="false"]').getByRole('row').nth(1)).toBeVisible();
  await walkSource(page, 'foundation/staff/delegation-dialog.tsx');
  return dialog;
}

test('the right is given, used for a bill nobody pays yet, noted in the audit log, and ends with its last day (R177, R178, R202, R203, R204, R205, R206, R207, Q191)', async ({
  page,
  browser,
}) => {
  const [first, second] = [await owing('Lent', 4_000), await owing('Over', 3_000)];
  const billing = await signedIn(browser, 'billing');
  expect(await isDelegator(billing)).toBe('false');
  const name = await billing.evaluate(
    () => (JSON.parse(sessionStorage.getItem('user') ?? '{}') as { name: string }).name,
  );
  const surname = name.split(' ').at(-1) as string;

  await logIn(page, 'approver');
  const access = await openModal(page, 'Access Delegation');
  for (const column of ['User/Staff', 'Designation', 'Department', 'Delegation Status', 'Grant/Revoke'])
    await expect(access.getByRole('columnheader', { name: column })).toBeVisible();
  // Without the right on staff an approver chooses by name and place alone (Q273).
  for (const column of ['Email', 'Mobile No'])
    await expect(access.getByRole('columnheader', { name: column })).toHaveCount(0);
  await expect(access.getByRole('button', { name: 'Save' })).toBeDisabled();
  // The switch would slip away from under the click when the list is narrowed.
  const fullName = name.split(' ').slice(-2).join(' ');
  await search(page, 'Search', fullName, access);
  const row = access.getByRole('row').filter({ hasText: fullName });
  await expect(row).toContainText('Disabled');
  await row.getByRole('switch').click();
  await expect(row).toContainText('Enabled');
  await inspect(page, 'the Access Delegation modal');
  await access.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Access delegated successfully')).toBeVisible();
  await expect.poll(() => isDelegator(billing)).toBe('true');

  const bill = await openFinalBill(billing, first.surname);
  await settleBox(bill).check();
  const payBill = billing.getByRole('dialog', { name: 'Pay Bill' });
  await field(payBill, 'Reason').fill('Relatives pay on Monday');
  await payBill.getByRole('button', { name: 'Generate Bill' }).click();
  await expect(billing.getByText('Final bill created')).toBeVisible();
  await closePaper(billing);
  const { rows: uses } = await api.ask(listAuditLog, { tableName: 'delegation_use', pageNumber: 1, pageSize: 10 });
  const told = uses[0]?.changes.map(({ field: what, after }) => `${what}: ${after}`).join('; ');
  expect(uses[0]?.userName).toContain(surname);
  expect(told).toContain('settled without payment');
  expect(told).toContain('approver_name');

  const view = await openModal(page, 'View Delegation');
  const given = view.getByRole('row').filter({ hasText: surname });
  // A lending without a last day ends after 30 days (Q267).
  await expect(given.getByLabel(/^To, /)).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' });
  await given.getByLabel(/^From, /).fill(yesterday);
  await given.getByLabel(/^To, /).fill(yesterday);
  await given.getByLabel(/^To, /).press('Tab');
  await inspect(page, 'the View Delegation modal');
  await view.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Delegation updated successfully')).toBeVisible();
  await expect.poll(() => isDelegator(billing)).toBe('false');
  const plain = await openFinalBill(billing, second.surname);
  await expect(plain.getByRole('button', { name: 'Generate Bill' })).toBeEnabled();
  await expect(settleBox(plain)).toHaveCount(0);
  const after = await openModal(page, 'View Delegation');
  await expect(after.getByRole('row').filter({ hasText: surname })).toContainText('Expired');
  await billing.context().close();
});
