// Unusual final bills: a refund, a patient who leaves without paying, no second bill, and the papers by group.
import type { Locator, Page } from '@playwright/test';
import { addBill, getBill } from '../../packages/contract/src/money/bill/bill.ts';
import { listAssociations } from '../../packages/contract/src/money/tariff/tariff.ts';
import { setFinalAuthorized } from '../../packages/contract/src/money/tpa/settlement.ts';
import { type Api, openApi } from '../support/api.ts';
import {
  act,
  billOn,
  choose,
  closeDialog,
  closePaper,
  expectPaise,
  field,
  logIn,
  open,
  paperOn,
  rowNamed,
  searchName,
} from '../support/desk.ts';
import { admitSomebody, beginDischarge, type Inpatient, payCash, postCharges } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

/** An inpatient with a due of so many rupees and an initiated discharge. */
async function readyForBill(beginning: string, rupees: number): Promise<Inpatient> {
  const inpatient = await admitSomebody(api, beginning);
  await postCharges(api, inpatient.admissionId, [{ code: 'ADM-001', rupees }]);
  await beginDischarge(api, inpatient.admissionId);
  return inpatient;
}

async function openBill(page: Page, user: string, surname: string, kind: 'Final' | 'Provisional'): Promise<Locator> {
  await logIn(page, user);
  await open(page, 'IPD patients');
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), `${kind} bill`);
  const dialog = kind === 'Final' ? billOn(page) : page.getByRole('dialog', { name: 'Provisional Bill' });
  await expect(dialog.getByRole('table', { name: 'Bill Summary' })).toBeVisible();
  return dialog;
}

const generate = (dialog: Locator) => dialog.getByRole('button', { name: 'Generate Bill' });
const problem = (dialog: Locator) => dialog.getByRole('status');

test('a TPA patient gets her own money back, cash up to 10,000 and the rest by cheque, with a memo (R489, R493, R495, R498, R503, R504, R507, R508, R509, R517, R533)', async ({
  page,
}) => {
  const payers = await api.ask(listAssociations, { pageNumber: 1, pageSize: 0 });
  const payer = payers.rows.find((row) => row.isActive && !row.isCorporate);
  const inpatient = await admitSomebody(api, 'Tparefund', {
    patientType: 'TPA',
    associationId: payer?.associationId ?? 0,
    tpaAuthorized: 15_000,
  });
  await postCharges(api, inpatient.admissionId, [{ code: 'ADM-001', rupees: 20_000 }]);
  await payCash(api, inpatient.admissionId, 25_000);
  await beginDischarge(api, inpatient.admissionId);
  await api.ask(setFinalAuthorized, { admission: { admissionId: inpatient.admissionId, finalAuthorized: 15_000 } });
  const dialog = await openBill(page, 'billing', inpatient.surname, 'Final');
  await expect(dialog.getByRole('region', { name: 'Patient', exact: true })).toContainText(
    new RegExp(`Mrs\\. Asha ${inpatient.surname}.*UHID MR\\d+ *IPD No IP\\d+.*${payer?.associationName}`),
  );
  const payments = dialog.getByRole('region', { name: 'Payment Transaction' });
  await expect(payments.getByRole('row', { name: /^Total .*25,000\.00$/ })).toBeVisible();
  const sections = dialog.getByRole('region', { name: 'Bill Summary' });
  await expect(sections.getByRole('button', { name: 'Calculate' })).toHaveCount(0);
  await expect(sections.getByRole('group', { name: 'Refund' })).toBeVisible();
  const summary = dialog.getByRole('table', { name: 'Bill Summary' });
  await expectPaise(summary, 'Net Amount', 20_000_00);
  await expectPaise(summary, 'Paid in Advance', 25_000_00);
  await expectPaise(summary, 'Final Authorised Amount', 15_000_00);
  await expectPaise(summary, 'Refund to patient', 20_000_00);
  await expect(field(dialog, 'Cash refund')).toHaveValue(/10,000/);
  await expect(field(dialog, 'Cheque refund')).toHaveValue(/10,000/);
  await expect(problem(dialog)).toHaveText('Enter cheque number');
  await expect(generate(dialog)).toBeDisabled();
  await field(dialog, 'Cash refund').fill('10000.01');
  await expect(dialog.getByText('The cash amount must not be above 10000').first()).toBeVisible();
  await field(dialog, 'Cash refund').fill('10000');
  await field(dialog, 'Cheque refund').fill('9999');
  await field(dialog, 'Cheque number').fill('000123');
  await field(dialog, 'Cheque date').fill('21/11/2026');
  await choose(dialog, 'Bank', 'Demo Cooperative Bank');
  await expect(problem(dialog)).toHaveText('Amount should be equal to total refund amount');
  await expect(generate(dialog)).toBeDisabled();
  await field(dialog, 'Cheque refund').fill('10000');
  await expect(generate(dialog)).toHaveText('Generate Bill, refund ₹ 20,000.00');
  await generate(dialog).click();
  // Money goes out: the question names whose bill it is and how much goes which way.
  const asked = page.getByRole('dialog', { name: 'Generate Bill' });
  await expect(asked).toContainText(`Mrs. Asha ${inpatient.surname}, IPD No IP${inpatient.admissionId}.`);
  await expect(asked).toContainText('₹ 10,000.00 in cash, ₹ 10,000.00 by cheque');
  await generate(asked).click();
  await expect(page.getByText('Final bill created')).toBeVisible();
  const words = 'Rupees Twenty Thousand Only';
  await expect(paperOn(page).getByText(`Refund to Mrs. Asha ${inpatient.surname} the sum of ${words}`)).toBeVisible();
  await closePaper(page);
  await act(page, rowNamed(page, inpatient.surname), 'Payment');
  const paid = page.getByRole('dialog', { name: 'Payment' });
  const refund = paid.getByRole('row').filter({ hasText: 'Refund' }).filter({ hasText: '20,000.00' });
  await refund.getByRole('button', { name: /^Print refund/ }).click();
  const memo = paperOn(page);
  await expect(memo.getByRole('heading', { name: 'Refund Memo' })).toBeVisible();
  await expect(memo.getByRole('row', { name: /^Cash .*10,000\.00$/ })).toBeVisible();
  await expect(memo.getByRole('row', { name: /^Cheque 000123 .*10,000\.00$/ })).toBeVisible();
});

test('only an approver settles without payment, with a reason and what stays due (R177, R496, R512, R514, R515, R516)', async ({
  page,
  browser,
}) => {
  const { surname } = await readyForBill('Unpaid', 5_000);
  const billing = await (await browser.newContext()).newPage();
  const plain = await openBill(billing, 'billing', surname, 'Final');
  await expect(generate(plain)).toBeEnabled();
  await expect(plain.getByRole('checkbox', { name: 'Settle without payment' })).toHaveCount(0);
  await expect(field(plain, 'Discount reason')).toHaveCount(0);
  await billing.context().close();
  const dialog = await openBill(page, 'approver', surname, 'Final');
  await expect(field(dialog, 'Discount reason')).toBeVisible();
  const settle = dialog.getByRole('checkbox', { name: 'Settle without payment' });
  const payBill = page.getByRole('dialog', { name: 'Pay Bill' });
  await settle.check();
  await expect(field(payBill, 'Amount payable')).toHaveValue(/5,000/);
  await walkSource(page, 'money/bill/pay-bill.tsx');
  await payBill.getByRole('button', { name: 'Cancel' }).click();
  await expect(settle).not.toBeChecked();
  await settle.check();
  await generate(payBill).click();
  await expect(payBill.getByText('Please enter reason', { exact: true })).toBeVisible();
  await field(payBill, 'Reason').fill('Relatives bring the rest on Monday');
  await field(payBill, 'Amount to pay').fill('1500');
  await field(payBill, 'Cash').fill('1000');
  await generate(payBill).click();
  await expect(payBill.getByText('The split should be equal to the amount paid', { exact: true })).toBeVisible();
  await field(payBill, 'Cash').fill('1500');
  await expect(field(payBill, 'Due Amount')).toHaveValue(/3,500/);
  await generate(payBill).click();
  await expect(page.getByText('Final bill created')).toBeVisible();
  await closePaper(page);
  await act(page, rowNamed(page, surname), 'Final bill');
  const saved = billOn(page);
  await expect(saved.getByText('Settled without full payment: Relatives bring the rest on Monday')).toBeVisible();
  await expectPaise(saved.getByRole('table', { name: 'Bill Summary' }), 'Due Amount', 3_500_00);
});

test('a payment taken and a bill generated elsewhere are shown at once; nothing is billed from figures that cannot be read (R449, R495, R499, R500, R501, R528, Q104)', async ({
  page,
}) => {
  const { surname, admissionId } = await readyForBill('Once', 1_200);
  const dialog = await openBill(page, 'billing', surname, 'Final');
  await expect(generate(dialog)).toBeEnabled();
  await expect(dialog.getByRole('group', { name: 'Payment', exact: true })).toBeVisible();
  const bills = '**/IPD/GetIPDPatientBillById';
  await page.route(bills, (route) => route.fulfill({ json: { _failure: true, _message: 'The account is away' } }));
  await payCash(api, admissionId, 100);
  await expect(dialog.getByText('The account is away')).toBeVisible();
  await expect(generate(dialog)).toBeDisabled();
  await page.unroute(bills);
  await payCash(api, admissionId, 100);
  await expect(generate(dialog)).toBeEnabled();
  await expectPaise(dialog.getByRole('table', { name: 'Bill Summary' }), 'Amount payable', 1_000_00);
  const { finalBill } = await api.ask(addBill, { bill: { admissionId, netPayable: 1_000, cash: 1_000 } });
  await expect(dialog.getByText(`${finalBill.orderNo} / ${finalBill.finYear}`)).toBeVisible();
  await expect(generate(dialog)).toHaveCount(0);
  await expect(field(dialog, 'Other Charge')).toBeDisabled();
  await dialog.getByRole('button', { name: 'View Bill' }).click();
  await expect(paperOn(page).getByRole('heading', { name: `Final Bill ${finalBill.orderNo}` })).toBeVisible();
  await closePaper(page);
  await page.goBack();
  await act(page, rowNamed(page, surname), 'Final bill');
  await expect(dialog.getByText(`${finalBill.orderNo} / ${finalBill.finYear}`)).toBeVisible();
  await expect(generate(dialog)).toHaveCount(0);
  await page.goBack();
  await rowNamed(page, surname).getByRole('button').last().click();
  await expect(page.getByRole('menuitem', { name: 'View', exact: true })).toBeVisible();
  for (const deed of ['Provisional bill', 'Charges', 'Initiate discharge']) {
    await expect(page.getByRole('menuitem', { name: deed, exact: true })).toHaveCount(0);
  }
});

test('the breakup paper goes by type and category, the screen by Lab, Radiology and category (R492, R497, R518, R519, R528, Q143)', async ({
  page,
}) => {
  const { surname, admissionId } = await admitSomebody(api, 'Breakup');
  await postCharges(api, admissionId, [
    { code: 'LAB-001', rupees: 350, quantity: 2 },
    { code: 'ADM-001', rupees: 500 },
    { code: 'LAB-020', rupees: 90 },
    { code: 'XR-001', rupees: 380 },
  ]);
  const dialog = await openBill(page, 'billing', surname, 'Provisional');
  const groups = dialog.getByRole('table', { name: 'Charges by category' });
  await expect(groups.getByRole('row', { name: /^Lab Charges 3 .*790\.00$/ })).toBeVisible();
  await expect(groups.getByRole('row', { name: /^Radiology Charges 1 .*380\.00$/ })).toBeVisible();
  await expect(groups.getByRole('row', { name: /^Administration 1 .*500\.00$/ })).toBeVisible();
  // Heading, the three groups that have something, and their sum: empty groups are left out (Q143).
  await expect(groups.getByRole('row')).toHaveCount(5);
  await dialog.getByRole('checkbox', { name: 'View Details' }).check();
  await expect(dialog.getByRole('table', { name: 'Charges in detail' }).getByRole('row')).not.toHaveCount(0);
  await dialog.getByRole('button', { name: 'Breakup Bill' }).click();
  const charges = paperOn(page).getByRole('table', { name: 'Charges' });
  await expect(charges).toBeVisible();
  const rows = await charges.getByRole('row').allTextContents();
  const titles = rows.filter((text) => text.includes(' – '));
  expect(titles).toEqual([
    'Laboratory – Haematology',
    'Laboratory – Biochemistry',
    'Hospital Services – Administration',
    'X-Ray – Digital X-Ray',
  ]);
  expect(rows.filter((text) => text.startsWith('Total of the group')).map((text) => text.slice(18))).toEqual([
    '700.00',
    '90.00',
    '500.00',
    '380.00',
  ]);
  const { figures } = await api.ask(getBill, { admissionId });
  await expectPaise(paperOn(page).getByRole('table', { name: 'Bill Summary' }), 'Total Charge', figures.totalCharge);
  await closePaper(page);
  await closeDialog(dialog);
  await act(page, rowNamed(page, surname), 'Provisional bill');
  await expect(dialog.getByRole('checkbox', { name: 'View Details' })).toBeChecked();
});
