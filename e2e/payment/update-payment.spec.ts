// A recorded payment split anew, the code that is paid by UPI, the paper that asks for money, and the word of a low deposit.
import type { Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { act, closePaper, field, logIn, open, paperOn, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody, payCash, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

/** The payment dialog of somebody on the inpatient list. */
async function openPayments(page: Page, surname: string) {
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'Payment');
  const dialog = page.getByRole('dialog', { name: 'Payment', exact: true });
  await expect(dialog.getByText(surname)).toBeVisible();
  return dialog;
}

test('a clerk mends the modes of a receipt, asks for the rest by UPI, and the deposit is no longer low (R465, R466, R467, R468, R469, R470, R471, R472, R473, R484, Q114)', async ({
  page,
}) => {
  const { surname, admissionId } = await admitSomebody(api, 'Resplit');
  await postCharges(api, admissionId, [{ code: 'ADM-001', rupees: 4000 }]);
  await payCash(api, admissionId, 1000);
  await logIn(page, 'billing');
  await open(page, 'IPD patients');
  await searchName(page, surname);
  await expect(rowNamed(page, surname).getByRole('img', { name: 'Low deposit' })).toBeVisible();
  const dialog = await openPayments(page, surname);
  await expect(dialog.getByText('Low deposit')).toBeVisible();

  await dialog.getByRole('button', { name: /^Update modes of receipt / }).click();
  const update = page.getByRole('dialog', { name: 'Update Payment' });
  await expect(update.getByText(`IP${admissionId}`)).toBeVisible();
  await expect(update.getByText('₹ 1,000.00')).toBeVisible();
  await walkSource(page, 'money/payment/update-payment.tsx');
  await inspect(page, 'Update Payment');
  await field(update, 'UPI').fill('600');
  await expect(field(update, 'Cash')).toHaveValue('₹ 400.00');
  await field(update, 'Cheque amount').fill('500');
  await update.getByRole('button', { name: 'Update' }).click();
  for (const sentence of ['Excess Amount', 'Enter the UPI transaction number', 'Enter the cheque number'])
    await expect(update.getByText(sentence, { exact: true })).toBeVisible();
  await field(update, 'Cheque amount').fill('');
  await field(update, 'UPI transaction number').fill('77');
  await update.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Payment updated')).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Payments' })).toContainText('Cash, UPI 77');

  await dialog.getByRole('button', { name: 'Payment request' }).click();
  const request = paperOn(page);
  await expect(request.getByRole('heading', { name: 'Payment Request' })).toBeVisible();
  const code = new RegExp(`^UPI code for ₹\\s3,000\\.00, reference IP${admissionId}P2$`);
  await expect(request.getByRole('img', { name: code })).toBeVisible();
  await expect(
    request.getByText(`To be paid by Mrs. Asha ${surname} the sum of Rupees Three Thousand Only`),
  ).toBeVisible();
  await closePaper(page);

  await field(dialog, 'Amount').fill('2500');
  await field(dialog, 'UPI').fill('2500');
  await expect(dialog.getByRole('img', { name: /^UPI code for ₹\s2,500\.00/ })).toBeVisible();
  await field(dialog, 'UPI transaction number').fill('4321');
  await dialog.getByRole('button', { name: 'Save payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialog.getByText('Low deposit')).toBeHidden();
  // The question is gone by then: Escape is meant for the dialog below it.
  await expect(field(dialog, 'Amount')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rowNamed(page, surname).getByRole('img', { name: 'Low deposit' })).toBeHidden();

  await act(page, rowNamed(page, surname), 'Provisional bill');
  await page.getByRole('button', { name: 'View Bill' }).click();
  await expect(paperOn(page).getByRole('img', { name: /^UPI code for ₹\s500\.00/ })).toBeVisible();
});
