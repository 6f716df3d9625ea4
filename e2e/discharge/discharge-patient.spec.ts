// The whole main job as a clerk walks it: register, admit, charge, advance, provisional bill, discharge, final bill, papers.
import type { Page } from '@playwright/test';
import { computeBill } from '../../packages/rules/src/money/bill.ts';
import { basisPoints, rupeesToPaise, thousandths, ZERO } from '../../packages/rules/src/money/money.ts';
import {
  act,
  billOn,
  choose,
  chooseFirst,
  closeDialog,
  closePaper,
  expectPaise,
  field,
  logIn,
  makeBill,
  open,
  paperOn,
  search,
  searchName,
} from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

const surname = `Journey${Date.now()
  .toString(36)
  .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? 'a')}`;

/** The charges of the journey: code, name, quantity, applied charge, discount per unit, GST per cent. */
const lines = [
  { search: 'Deluxe Cabin', quantity: 2, applied: 6500, discount: 0, gst: 5 },
  { search: 'General Ward Bed', quantity: 1, applied: 1199.95, discount: 0, gst: 0 },
  { search: 'Admission Fee', quantity: 1, applied: 500, discount: 12.5, gst: 0 },
] as const;
const advance = 5000;
const discountPercent = 7.5;

/** The same bill by the arithmetic of the rules (money.md). */
function expectedBill(discount: number) {
  return computeBill({
    lines: lines.map((line) => ({
      quantityThousandths: thousandths(line.quantity * 1000),
      appliedPaise: rupeesToPaise(line.applied),
      itemDiscountPaise: rupeesToPaise(line.discount),
      igstBasisPoints: basisPoints(line.gst * 100),
      sgstBasisPoints: basisPoints(line.gst * 50),
      cgstBasisPoints: basisPoints(line.gst * 50),
      isGstInclusive: false,
      isGstBeforeDiscount: true,
      isIgstApplied: false,
      isNonApplicable: false,
    })),
    isFinal: true,
    hospitalStateCode: '19',
    patientStateCode: '19',
    isNonHospitalChargeOn: false,
    patientType: 'General',
    hasAssociation: false,
    payments: [
      {
        paymentType: 'Receive',
        amountPaise: rupeesToPaise(advance),
        isNonHospitalPayment: false,
        cardPaise: ZERO,
        upiPaise: ZERO,
        neftPaise: ZERO,
      },
    ],
    medicinePaise: ZERO,
    medicineCreditPaise: ZERO,
    otherChargePaise: ZERO,
    discount: { kind: 'percent', basisPoints: basisPoints(discount * 100) },
    authorizedPaise: ZERO,
    finalAuthorizedPaise: null,
  });
}

const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: surname });

async function find(page: Page): Promise<void> {
  await searchName(page, surname);
}

async function register(page: Page): Promise<void> {
  await open(page, 'Patient registration');
  await page.getByRole('button', { name: 'Register Patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register Patient' });
  await choose(dialog, 'Salutation', 'Mrs.');
  await expect(field(dialog, 'Gender')).toHaveValue('Female');
  await field(dialog, 'First name').fill('Asha');
  await field(dialog, 'Last name').fill(surname);
  await field(dialog, 'Years').fill('36');
  await field(dialog, 'Mobile number').fill('9876543210');
  await field(dialog, 'Address line 1').fill('1 Park Street');
  await choose(dialog, 'State', 'West Bengal');
  await field(dialog, 'City').fill('Kolkata');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await closeDialog(page.getByRole('dialog', { name: 'The patient is registered' }));
}

async function admit(page: Page): Promise<void> {
  await open(page, 'IPD patients');
  // The screen before has a button of that name too.
  await expect(page.getByRole('heading', { name: 'IPD patients', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Admit Patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'Admit Patient' });
  await field(dialog, 'Patient').fill(surname);
  await page.getByRole('option', { name: surname }).click();
  await choose(dialog, 'Admission category', 'Cabin');
  await choose(dialog, 'Department', 'General Medicine');
  await chooseFirst(dialog, 'Speciality');
  await chooseFirst(dialog, 'Doctor');
  await choose(dialog, 'Bed Type', 'General');
  await chooseFirst(dialog, 'Ward');
  await chooseFirst(dialog, 'Bed');
  await field(dialog, 'Emergency number').fill('9876500000');
  await dialog.getByRole('button', { name: 'Admit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'The patient is admitted' })).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const paper = paperOn(page);
  await expect(paper.getByText(/photo identity.*24 hours/)).toBeVisible();
  await expect(paper.getByText(/deposit.*24 hours/)).toBeVisible();
  await expect(paper.getByText(surname).first()).toBeVisible();
  await closePaper(page);
}

async function charge(page: Page): Promise<void> {
  await act(page, rowOf(page), 'Charges');
  const entry = page.getByRole('region', { name: 'Add Charge' });
  for (const line of lines) {
    await field(entry, 'Search charges').fill(line.search);
    await page.getByRole('option', { name: line.search }).first().click();
    await expect(field(entry, 'Applied Charge')).not.toHaveValue('');
    await field(entry, 'Applied Charge').fill(String(line.applied));
    await field(entry, 'Quantity').fill(String(line.quantity));
    if (line.discount > 0) await field(entry, 'Discount amount per quantity').fill(String(line.discount));
    await entry.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await expect(entry.getByRole('table', { name: 'Charges to submit' }).getByRole('row')).toHaveCount(lines.length + 2);
  await entry.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByRole('table', { name: 'Charges', exact: true }).getByText(lines[0]?.search ?? ''),
  ).toBeVisible();
  await expect(entry.getByRole('table', { name: 'Charges to submit' })).toHaveCount(0);
  await page.goBack();
}

async function payAdvance(page: Page): Promise<void> {
  await act(page, rowOf(page), 'Payment');
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await field(dialog, 'Amount').fill(String(advance));
  await dialog.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByText('Payment received. Print the receipt?')).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const paper = paperOn(page);
  await expect(paper.getByText('Rupees Five Thousand Only')).toBeVisible();
  await closePaper(page);
  await closeDialog(dialog);
}

async function lookAtProvisionalBill(page: Page): Promise<void> {
  const bill = expectedBill(0);
  await act(page, rowOf(page), 'Provisional bill');
  const dialog = page.getByRole('dialog', { name: 'Provisional Bill' });
  const summary = dialog.getByRole('table', { name: 'Bill Summary' });
  await expectPaise(summary, 'Total Charge', bill.totalChargePaise);
  await expectPaise(summary, 'Amount payable', bill.netPayablePaise);
  await dialog.getByRole('button', { name: 'View Bill' }).click();
  await expect(paperOn(page).getByRole('heading', { name: 'Provisional Bill' })).toBeVisible();
  await closePaper(page);
  await closeDialog(dialog);
}

async function makeFinalBill(page: Page): Promise<void> {
  const bill = expectedBill(discountPercent);
  await act(page, rowOf(page), 'Initiate discharge');
  await page
    .getByRole('dialog', { name: 'Initiate discharge?' })
    .getByRole('button', { name: 'Initiate discharge' })
    .click();
  await expect(rowOf(page).getByText('discharge initiated')).toBeVisible();
  await act(page, rowOf(page), 'Final bill');
  const dialog = billOn(page);
  await field(dialog, 'Discount (%)').fill(String(discountPercent));
  await expect(dialog.getByRole('button', { name: 'Generate Bill' })).toBeDisabled();
  const summary = dialog.getByRole('table', { name: 'Bill Summary' });
  await expectPaise(summary, 'Discount(Rs)', bill.discountPaise);
  await makeBill(page);
  await expect(page.getByText('Final bill created')).toBeVisible();
}

async function readFinalBill(page: Page): Promise<void> {
  const bill = expectedBill(discountPercent);
  const paper = paperOn(page);
  await expect(paper.getByRole('heading', { name: /^Final Bill \d+$/ })).toBeVisible();
  const summary = paper.getByRole('table', { name: 'Bill Summary' });
  const figures = {
    'Total without GST': bill.totalChargeWithoutGstPaise,
    GST: bill.gstPaise,
    'Total Charge': bill.totalChargePaise,
    'Gross Amount': bill.grossPaise,
    'Discount(Rs)': bill.discountPaise,
    'Round Off': bill.roundOffPaise,
    'Net Amount': bill.netPaise,
    'Paid in Advance': bill.paidInAdvancePaise,
    'Amount payable': bill.netPayablePaise,
  };
  for (const [label, paise] of Object.entries(figures)) await expectPaise(summary, label, paise);
  await closePaper(page);
}

async function discharge(page: Page): Promise<void> {
  await open(page, 'Discharge patient');
  await search(page, 'Name, numbers, phone, bed', surname);
  await expect(rowOf(page)).toHaveCount(1);
  await act(page, rowOf(page), 'Discharge');
  const dialog = page.getByRole('dialog').filter({ hasText: surname });
  // One question, which says what happens.
  await expect(dialog.getByText(/is released at once/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Discharge', exact: true }).click();
  await expect(rowOf(page)).toHaveCount(0);
}

test('a patient is registered, admitted, charged, billed and discharged, and every paper prints (R006, R192, R223, R365, R437, R476, R501, R526, R527, R530, Q47, Q134, Q149, Q153)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logIn(page, 'admin');
  await register(page);
  await admit(page);
  await find(page);
  await charge(page);
  await payAdvance(page);
  await lookAtProvisionalBill(page);
  await makeFinalBill(page);
  await readFinalBill(page);
  await discharge(page);
});
