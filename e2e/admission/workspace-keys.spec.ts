// The workspace of a stay by keys alone: charge, pay, note, bed and the way out, without a dialog where an entry is open.
import type { Page } from '@playwright/test';
import { addPayment } from '../../packages/contract/src/money/payment/payment.ts';
import { type Api, openApi } from '../support/api.ts';
import { field, logIn, pressIn } from '../support/desk.ts';
import { admitToBed, cancelLeftovers } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, 'Keyed'));

const paid = 500;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const nowhere = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

test('charges, payments and notes are entered by keys alone, and what has begun is not left unasked (R344, R345, R437, R441, R476, R485, R358, Q104)', async ({
  page,
}) => {
  const { admissionId, surname } = await admitToBed(api, 'Keyed');
  await logIn(page, 'admin', 'demo', `/ipd/ipd_registration/patient-details?id=${admissionId}`);
  await expect(page.getByRole('heading', { name: surname, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Payment', exact: true })).toHaveAttribute('aria-keyshortcuts', 'p');

  await page.keyboard.press('c');
  const charges = region(page, 'Add Charge');
  await expect(field(charges, 'Search charges')).toBeFocused();
  await page.keyboard.type('LAB-001');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(field(charges, 'Applied Charge')).not.toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(charges.getByRole('table', { name: 'Charges to submit' })).toBeVisible();
  await page.getByRole('tab', { name: 'Payments' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(charges).toBeVisible();
  await field(charges, 'Search charges').press('Control+Enter');
  await expect(region(page, 'Charges so far').getByText('LAB-001')).toBeVisible();

  // A key of the workspace, the amount, Enter: two keys beside the amount.
  await nowhere(page);
  await page.keyboard.press('p');
  const payments = region(page, 'Receive or refund');
  await expect(field(payments, 'Amount')).toBeFocused();
  await page.keyboard.type(String(paid));
  await page.keyboard.press('Enter');
  await expect(payments.getByRole('status')).toContainText('₹ 500.00 received, receipt');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(region(page, 'Payments').getByRole('table').getByRole('row').last()).toContainText('500.00');
  await expect(region(page, 'Patient')).toContainText('Paid ₹ 500.00');

  await nowhere(page);
  await page.keyboard.press('n');
  const notes = region(page, 'Notes');
  await expect(field(notes, 'Note')).toBeFocused();
  await page.keyboard.type('Slept well');
  await page.keyboard.press('Control+Enter');
  await expect(notes.getByText('Slept well').last()).toBeVisible();
  await expect(field(notes, 'Note')).toHaveValue('');

  await nowhere(page);
  await page.keyboard.press('b');
  await pressIn(page.getByRole('dialog', { name: 'Change Bed' }), 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await nowhere(page);
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog', { name: 'Initiate discharge?' })).toBeVisible();
  // A stay is cancelled with nothing paid.
  await api.ask(addPayment, {
    payment: { admissionId, paidAt: new Date().toISOString(), paymentType: 'Refund', amount: paid },
  });
});
