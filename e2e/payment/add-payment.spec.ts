// Payments and refunds of an admission: what the form asks for, what it foresees, and the papers.
import type { Locator, Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, closePaper, field, logIn, open, paperOn, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody, payCash } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

/** Opens the payment dialog of somebody just admitted. */
async function payFor(page: Page, surname: string): Promise<Locator> {
  await logIn(page, 'billing');
  await open(page, 'IPD patients');
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'Payment');
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await expect(dialog.getByText(surname)).toBeVisible();
  return dialog;
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: /^Save (payment|refund)$/ }).click();
/** The value beside a label of the totals. */
async function total(dialog: Locator, word: string): Promise<string> {
  const words = await dialog.getByRole('term').allTextContents();
  const value = (await dialog.getByRole('definition').allTextContents())[words.indexOf(word)] ?? '';
  return value.replaceAll('\u00a0', ' ');
}
const told = (dialog: Locator, sentence: string) => dialog.getByText(sentence, { exact: true });

test('amounts take digits and a dot, nothing negative (R417, R469, R475)', async ({ page }) => {
  const { surname } = await admitSomebody(api, 'Paydigits');
  const dialog = await payFor(page, surname);
  await field(dialog, 'Amount').pressSequentially('-1e2+5.5x');
  await expect(field(dialog, 'Amount')).toHaveValue(/125\.5$/);
  await expect(field(dialog, 'Payment Type')).toHaveValue('Receive');
});

test('what is not card, UPI, NEFT or cheque is cash, on the screen, in the list and on the receipt (R467, R476, R485, R533, R534, R535, Q120, Q155, Q229)', async ({
  page,
}) => {
  const { surname, admissionId } = await admitSomebody(api, 'Paymodes');
  await payCash(api, admissionId, 250);
  const dialog = await payFor(page, surname);
  await field(dialog, 'Amount').fill('1500.50');
  await field(dialog, 'Card').fill('600');
  await field(dialog, 'Card number').fill('4321');
  await expect(field(dialog, 'NEFT transaction number')).toBeDisabled();
  await field(dialog, 'NEFT').fill('400.25');
  await field(dialog, 'NEFT transaction number').fill('SBIN 226326 000123');
  await expect(field(dialog, 'NEFT transaction number')).toHaveValue('SBIN226326000123');
  await field(dialog, 'Cheque amount').fill('100');
  await field(dialog, 'Cheque number').fill('000123');
  await expect(field(dialog, 'Cash')).toHaveValue('₹ 400.25');
  await save(dialog);
  const question = page.getByRole('dialog').filter({ hasText: 'Payment received. Print the receipt?' });
  await expect(question.getByRole('button', { name: 'No' })).toBeVisible();
  await question.getByRole('button', { name: 'Print' }).click();
  const paper = paperOn(page);
  await expect(paper.getByRole('heading', { name: 'Payment Receipt' })).toBeVisible();
  const words = 'Rupees One Thousand Five Hundred and Fifty Paise Only';
  await expect(paper.getByText(`Received with thanks from Mrs. Asha ${surname} the sum of ${words}`)).toBeVisible();
  await expect(paper.getByRole('row', { name: /^Cash .*400\.25$/ })).toBeVisible();
  await expect(paper.getByRole('row', { name: /^Card 4321 .*600\.00$/ })).toBeVisible();
  await expect(paper.getByRole('row', { name: /^NEFT …0123 .*400\.25$/ })).toBeVisible();
  // Cheques have a row too, so that the modes add up (Q120).
  await expect(paper.getByRole('row', { name: /^Cheque .*100\.00$/ })).toBeVisible();
  await expect(paper.getByRole('row', { name: /^UPI/ })).toHaveCount(0);
  await expect(paper.getByRole('row', { name: /^Total previous payment .*250\.00$/ })).toBeVisible();
  await expect(paper.getByText('Authorized Signatory')).toBeVisible();
  await closePaper(page);
  const listed = dialog.getByRole('table', { name: 'Payments' }).getByRole('row');
  const row = listed.filter({ hasText: '1,500.50' });
  for (const mode of ['Cash', 'Card', 'NEFT …0123']) await expect(row).toContainText(mode);
  await expect.poll(() => total(dialog, 'Received')).toBe('₹ 1,750.50');
});

test('no more is refunded than was paid, and the memo says so in words (R480, R482, R483, R487, R533, R542, Q156)', async ({
  page,
}) => {
  const { surname, admissionId } = await admitSomebody(api, 'Refund');
  await payCash(api, admissionId, 12_000);
  const dialog = await payFor(page, surname);
  await choose(dialog, 'Payment Type', 'Refund');
  await field(dialog, 'Amount').fill('12000');
  // More than may be handed out in cash is proposed by NEFT.
  await expect(field(dialog, 'NEFT')).toHaveValue(/2,?000/);
  await field(dialog, 'NEFT').fill('');
  await save(dialog);
  await expect(told(dialog, 'The cash amount must not be above 10000')).toBeVisible();
  await field(dialog, 'Amount').fill('12000.01');
  await field(dialog, 'NEFT').fill('5000');
  await save(dialog);
  await expect(page.getByText('The refund amount does not exceed the total payment.', { exact: true })).toBeVisible();
  await field(dialog, 'Amount').fill('2000');
  await field(dialog, 'NEFT').fill('');
  await save(dialog);
  await page
    .getByRole('dialog')
    .filter({ hasText: 'Payment received. Print the receipt?' })
    .getByRole('button', { name: 'Print' })
    .click();
  const paper = paperOn(page);
  await expect(paper.getByRole('heading', { name: 'Refund Memo' })).toBeVisible();
  await expect(paper.getByText(`Refund to Mrs. Asha ${surname} the sum of Rupees Two Thousand Only`)).toBeVisible();
  await closePaper(page);
  await expect.poll(() => total(dialog, 'Refunded')).toBe('₹ 2,000.00');
  await expect.poll(() => total(dialog, 'Deposit balance')).toBe('₹ 10,000.00');
});
