// The page of one admission and the bed notes: the content, new entries, and their immediate display to a colleague.
import type { Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { act, closeDialog, closePaper, field, logIn, open, paperOn, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody, admitToBed, cancelLeftovers, payCash, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, 'Lookedat'));

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) });
const banner = (page: Page) => page.getByRole('region', { name: 'Patient', exact: true });
const registerOn = (page: Page) => page.getByRole('table', { name: 'Consultant Register' });

async function find(page: Page, user: string, surname: string): Promise<void> {
  await logIn(page, user);
  await open(page, 'IPD patients');
  await searchName(page, surname);
}

test('the workspace of a stay shows who it is, one tab at a time, and what is entered there (R007, R341, R342, R343, R344, R345, R346, R347, R349, Q37, Q52, Q54, Q55, Q59)', async ({
  page,
  browser,
}) => {
  // Two people at two windows.
  test.setTimeout(180_000);
  const { surname, admissionId } = await admitSomebody(api, 'Shown');
  await postCharges(api, admissionId, [
    { code: 'LAB-001', rupees: 350 },
    { code: 'XR-001', rupees: 380 },
    { code: 'DOC-001', rupees: 800 },
  ]);
  await payCash(api, admissionId, 500);
  await find(page, 'nurse', surname);
  await rowNamed(page, surname).getByRole('link', { name: surname }).click();
  await expect(page).toHaveURL(/\/ipd\/ipd_registration\/patient-details\?id=\d+$/);
  await expect(page.getByRole('heading', { name: surname, level: 1 })).toBeVisible();
  await expect(banner(page)).toContainText(/IPD No IP\d+/);
  for (const fact of ['No allergy known', 'Day 1', 'Self', 'Due ₹ 1,030.00'])
    await expect(banner(page).getByText(fact, { exact: true })).toBeVisible();
  const card = page.getByRole('main');
  for (const [label, value] of [
    ['Gender', 'Female'],
    ['Age', /^\d+Y/],
    ['Phone', '9876543210'],
    ['Credit limit', /^₹\s[\d,]+\.00$/],
    ['Bed', 'Virtual'],
    ['Emergency phone', '9800000000'],
  ] as const)
    await expect(card.getByText(label, { exact: true }).locator('xpath=following-sibling::dd')).toContainText(value);
  await expect(card.getByRole('button', { name: 'Change Bed' })).toHaveCount(0);

  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  for (const counted of ['Charges 3', 'Payments 1', 'Notes 0', 'Orders 0', 'Documents 0'])
    await expect(page.getByRole('tab', { name: counted, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last charges' })).toContainText('XR-001');
  await inspect(page, 'overview of a stay');
  await tab(page, 'Notes').click();
  await expect(page).toHaveURL(/&tab=notes$/);
  await expect(page.getByText('No instruction has been entered yet')).toBeVisible();
  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await find(colleague, 'viewer', surname);
  await act(colleague, rowNamed(colleague, surname), 'Bed notes');
  await expect(colleague.getByText('No instruction has been entered yet')).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Add consultant instruction' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add consultant instruction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Consultant Instruction' });
  await walkSource(page, 'stay/instruction/add-instruction.tsx');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Please enter the instruction')).toBeVisible();
  await field(dialog, 'Instruction Date').fill('');
  await field(dialog, 'Instruction').fill('Nil by mouth\nRepeat ECG');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Instruction added successfully')).toBeVisible();
  for (const window of [page, colleague]) await expect(registerOn(window).getByText('Repeat ECG')).toBeVisible();
  await inspect(page, 'notes of a stay');

  await tab(page, 'Charges').click();
  await expect(tab(page, 'Notes')).toHaveAttribute('aria-selected', 'false');
  await expect(registerOn(page)).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Laboratory' }).getByText('LAB-001')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Radiology' }).getByText('XR-001')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Diagnostic' }).getByText('DOC-001')).toHaveCount(0);
  await tab(page, 'Documents').click();
  await expect(page.getByText('No documents have been uploaded')).toBeVisible();

  await tab(page, 'Charges').click();
  const charges = page.getByRole('table', { name: 'Charges', exact: true });
  await expect(charges.getByRole('columnheader')).toHaveText([
    'Date',
    'Charge Type',
    'Charge Category',
    'Standard Charge',
    'TPA Charge',
    'Applied Charge',
    '',
  ]);
  await expect(charges.getByRole('row').last()).toContainText('₹ 1,530.00');
  await expect(field(page.getByRole('region', { name: 'Add Charge' }), 'Search charges')).toBeVisible();
  await inspect(page, 'charges of a stay');
  await payCash(api, admissionId, 250);
  await tab(page, 'Payments').click();
  const payments = page.getByRole('table', { name: 'Payments' });
  await expect(payments.getByRole('row').last()).toContainText('₹ 750.00');
  await payments
    .getByRole('button', { name: /^Print receipt/ })
    .first()
    .click();
  await expect(paperOn(page).getByRole('heading', { name: 'Payment Receipt' })).toBeVisible();
  await closePaper(page);
  await inspect(page, 'payments of a stay');
  await tab(page, 'Bill').click();
  await expect(page.getByRole('table', { name: 'Bill Summary' }).getByText('₹ 1,530.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'View Bill' }).click();
  await expect(paperOn(page).getByRole('heading', { name: 'Provisional Bill' })).toBeVisible();
  await closePaper(page);

  await tab(page, 'Timeline').click();
  const happened = page.getByRole('region', { name: 'Timeline' });
  for (const event of ['Admitted', 'Charged', 'Payment received', 'Instruction'])
    await expect(happened.getByText(event, { exact: true }).first()).toBeVisible();
  await inspect(page, 'timeline of a stay');
  await tab(page, 'History').click();
  await expect(page.getByRole('table', { name: 'Admissions' }).getByRole('row')).toHaveCount(2);

  await tab(page, 'Notes').click();
  await page.getByRole('button', { name: /^Delete the instruction of/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Instruction deleted successfully')).toBeVisible();
  await expect(registerOn(colleague)).toHaveCount(0);
  await elsewhere.close();
});

test('view, profile, age, bed notes, charges and delete of an admission (R007, R063, R331, R340, R342, R350, R354, R356, R357, Q36, Q51, Q56, Q57)', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const { surname, bedName } = await admitToBed(api, 'Lookedat', { opdNumber: 'OPD-77', estimatedStayDays: 4 });
  await find(page, 'admin', surname);
  await act(page, rowNamed(page, surname), 'View');
  const details = page.getByRole('dialog', { name: 'IPD Patient Details' });
  for (const [label, value] of [
    ['OPD number', 'OPD-77'],
    ['Estimated stay (days)', '4'],
    ['Bed', bedName],
    ['Email', null],
  ] as const) {
    const shown = details.getByText(label, { exact: true }).locator('xpath=following-sibling::dd');
    if (value) await expect(shown).toContainText(value);
    else await expect(shown).toHaveCount(0);
  }
  await details.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(paperOn(page).getByRole('heading', { name: 'Admission / Consent Form' })).toBeVisible();
  await closePaper(page);
  await details.getByRole('button', { name: 'Close' }).last().click();
  await expect(details).toBeHidden();
  await act(page, rowNamed(page, surname), 'Update age');
  await expect(page.getByText('Patient age updated successfully')).toBeVisible();
  await rowNamed(page, surname).getByRole('link').first().click();
  await expect(page.getByText(/^Recorded \d.*: \d+Y/)).toBeVisible();
  await expect(banner(page)).toContainText(bedName);
  await page.getByRole('button', { name: 'Change Bed' }).click();
  await expect(page.getByRole('dialog', { name: 'Change Bed' }).getByText(`Now in ${bedName}`)).toBeVisible();
  await page.getByRole('dialog', { name: 'Change Bed' }).getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Patient profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Patient Profile' });
  await expect(profile.getByText('1 Park Street')).toBeVisible();
  await expect(profile.getByRole('textbox')).toHaveCount(0);
  await profile.getByRole('button', { name: 'Print' }).click();
  await expect(paperOn(page).getByText(surname).first()).toBeVisible();
  await closePaper(page);
  await profile.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Edit admission' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Update', exact: true })).toBeVisible();
  await closeDialog(page.getByRole('dialog', { name: 'Update Admission' }));

  await page.getByRole('link', { name: 'Bed notes' }).click();
  await expect(page.getByRole('heading', { name: `Bed notes · Mrs. Asha ${surname}` })).toBeVisible();
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(field(notes, 'Note')).toBeFocused();
  await page.keyboard.type('Slept well');
  await page.keyboard.press('Control+Enter');
  await expect(notes.getByRole('region', { name: /shift$/ })).toContainText('Slept well');
  await expect(field(notes, 'Note')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText('No orders');
  await inspect(page, 'bed notes');
  await page.getByRole('main').getByRole('link', { name: 'Charges' }).click();
  await expect(page).toHaveURL(/\/nursing_station\/bed_note\/charge\?id=\d+$/);
  await expect(page.getByRole('region', { name: 'Charges so far' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Non-hospital charges' })).toHaveCount(0);
  await inspect(page, 'charges of an admission');
  await page.getByRole('link', { name: 'Bed notes' }).click();
  await page.getByRole('link', { name: 'Patient details' }).click();

  await page.getByRole('button', { name: 'Cancel admission' }).click();
  await expect(page.getByText(`Cancel the admission of Mrs. Asha ${surname}?`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel admission', exact: true }).last().click();
  const done = page.getByRole('dialog', { name: 'Cancel!' });
  await expect(done.getByText('Your Inpatient Admission has been cancelled.')).toBeVisible();
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('heading', { name: 'IPD patients', level: 1 })).toBeVisible();
});
