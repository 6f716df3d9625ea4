// A concession above the limit goes from its maker to an approver and back.
import type { Browser, Locator, Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import {
  act,
  billOn,
  closePaper,
  expectPaise,
  field,
  logIn,
  makeBill,
  open,
  rowNamed,
  searchName,
} from '../support/desk.ts';
import { admitSomebody, beginDischarge, type Inpatient, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

// Screens are looked over on the way.
test.setTimeout(180_000);

/** An inpatient with 10 fees of Rs 500 and an initiated discharge. */
async function owingFees(api: Api, beginning: string): Promise<Inpatient> {
  const inpatient = await admitSomebody(api, beginning);
  await postCharges(api, inpatient.admissionId, [{ code: 'ADM-001', rupees: 500, quantity: 10 }]);
  await beginDischarge(api, inpatient.admissionId);
  return inpatient;
}

async function signedIn(browser: Browser, user: string, tenant = 'demo'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, user, tenant);
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

/** Lowers a bill by so many per cent, waits for its figures, which follow by themselves, and tries to make it. */
async function lowerBill(dialog: Locator, percent: number, payable: number): Promise<void> {
  await field(dialog, 'Discount (%)').fill(String(percent));
  await expectPaise(dialog.getByRole('table', { name: 'Bill Summary' }), 'Amount payable', payable * 100);
  await makeBill(dialog.page());
}

const refusalIn = (dialog: Locator) =>
  dialog.getByRole('alert').filter({ hasText: 'Your limit is 10 %. Ask for an approval' });

async function askFor(dialog: Locator, reason: string): Promise<void> {
  await field(dialog, 'Reason for the concession').fill(reason);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
}

/** The dialog in which an approver decides about somebody, opened from the notice. */
async function openDecision(page: Page, surname: string): Promise<Locator> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('menuitem').filter({ hasText: 'Please decide' }).first().click();
  await expect(page.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();
  await rowNamed(page, surname).getByRole('button', { name: 'Decide' }).first().click();
  await walkSource(page, 'foundation/approval/decide-approval.tsx');
  return page.getByRole('dialog', { name: 'Decide a request' });
}

test('a clerk lowers a bill above the limit, an approver lets it stand, and the clerk makes the bill (Q137, Q223, Q236)', async ({
  page,
  browser,
}) => {
  const { surname } = await owingFees(await openApi(), 'Approved');
  const approver = await signedIn(browser, 'approver');
  await logIn(page, 'billing');
  const dialog = await openFinalBill(page, surname);
  await expect(dialog.getByText(/^Concession so far: .*Your limit is 10 ?%/)).toBeVisible();
  await lowerBill(dialog, 20, 4_000);
  await expect(refusalIn(dialog)).toContainText('would be Rs 1,000.00, 20 % of its list price of Rs 5,000.00');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog.getByText('Please enter the reason for the concession')).toBeVisible();
  await askFor(dialog, 'Widow without an income');
  await expect(dialog.getByText('Approval requested. You will be notified of the decision.')).toBeVisible();

  await expect(approver.getByRole('alert').filter({ hasText: `Please decide: Asha ${surname}` })).toBeVisible();
  const decision = await openDecision(approver, surname);
  await expect(decision).toContainText('Widow without an income');
  await expect(decision.getByText('₹ 1,000.00', { exact: true })).toBeVisible();
  await inspect(approver, 'the decision of a request');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(rowNamed(approver, surname)).toContainText('Approved');

  await expect(dialog.getByText(/^Approved up to .*1,000\.00/)).toBeVisible();
  await makeBill(dialog.page());
  await expect(page.getByText('Final bill created')).toBeVisible();
  await closePaper(page);
  await open(page, 'Approvals');
  await expect(rowNamed(page, surname)).toContainText('Done');
  await approver.context().close();
});
