// The TPA desk: the final authorised amount felt in the final bill, bills and outstanding, and the clocks of authorisations.
import { expect, type Page, test } from '@playwright/test';
import { addBill } from '../../packages/contract/src/money/bill/bill.ts';
import { listAssociations } from '../../packages/contract/src/money/tariff/tariff.ts';
import { askAuthorization } from '../../packages/contract/src/money/tpa/authorization.ts';
import { getAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { type Api, openApi } from '../support/api.ts';
import {
  act,
  billOn,
  choose,
  expectPaise,
  field,
  logIn,
  open,
  paperOn,
  rowNamed,
  search,
  searchName,
} from '../support/desk.ts';
import { admitSomebody, beginDischarge, type Inpatient, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

async function insuredInpatient(beginning: string): Promise<Inpatient> {
  const { rows } = await api.ask(listAssociations, { pageNumber: 1, pageSize: 0 });
  const payer = rows.find((row) => row.isActive && !row.isCorporate);
  const inpatient = await admitSomebody(api, beginning, {
    patientType: 'TPA',
    associationId: payer?.associationId ?? 0,
    tpaAuthorized: 8_000,
  });
  await postCharges(api, inpatient.admissionId, [{ code: 'ADM-001', rupees: 20_000 }]);
  return inpatient;
}

async function find(page: Page, name: string): Promise<void> {
  await search(page, 'Search name', name);
  await expect(rowNamed(page, name)).toHaveCount(1);
}

test('the final authorised amount is entered at the desk and felt in the final bill, which the desk shows (Q48, Q58, Q127, Q130)', async ({
  page,
}) => {
  test.slow();
  const { surname, admissionId } = await insuredInpatient('Settled');
  await beginDischarge(api, admissionId);
  await logIn(page, 'billing');
  await open(page, 'Inpatient Settlement');
  await find(page, surname);
  const row = rowNamed(page, surname);
  await expect(row).toContainText('Final amount awaited');
  await act(page, row, 'Final authorised amount');
  const dialog = page.getByRole('dialog', { name: 'Final authorised amount' });
  await walkSource(page, 'money/tpa/set-final-authorized.tsx');
  await field(dialog, 'Final authorised amount').fill('17500');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Final authorised amount saved')).toBeVisible();
  await expect(row).toContainText('17,500.00');
  await expect(row).toContainText('Final amount entered');
  await open(page, 'IPD Patients');
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'Final bill');
  const summary = billOn(page).getByRole('table', { name: 'Bill Summary' });
  await expectPaise(summary, 'Final Authorised Amount', 17_500_00);
  await expectPaise(summary, 'Amount Payable', 2_500_00);
  await api.ask(addBill, { bill: { admissionId, netPayable: 2_500, cash: 2_500 } });
  await open(page, 'TPA Bills');
  await find(page, surname);
  await expect(rowNamed(page, surname)).toContainText('17,500.00');
  await act(page, rowNamed(page, surname), 'View bill');
  await page.getByRole('dialog', { name: 'Final Bill' }).getByRole('button', { name: 'View Bill' }).click();
  await expect(paperOn(page).getByRole('heading', { name: /^Final Bill \d+$/ })).toBeVisible();
  await page.goto('/tpa/patient-outstanding');
  await find(page, surname);
  await expect(rowNamed(page, surname)).toContainText('17,500.00');
  await expect(page.getByRole('table', { name: 'Outstanding by payer' })).toBeVisible();
});

test('a request is noted, its clock runs, it is overdue for all to see, and its answer sets the amount when confirmed (R387, Q48)', async ({
  page,
}) => {
  test.slow();
  const late = await insuredInpatient('Overdue');
  const { surname, admissionId } = await insuredInpatient('Asked');
  await logIn(page, 'billing');
  await open(page, 'Authorisations');
  const askedAt = new Date(Date.now() - 95 * 60_000).toISOString();
  await api.ask(askAuthorization, {
    authorization: { admissionId: late.admissionId, kind: 'pre', askedAmount: 30_000, askedAt },
  });
  await page.getByRole('button', { name: 'Show overdue' }).click();
  await find(page, late.surname);
  await expect(rowNamed(page, late.surname)).toContainText('Overdue');
  // The screen looks at its clock every quarter of a minute.
  await expect(rowNamed(page, late.surname)).toContainText(/1 h 3[4-9] min of 1 h 00 min/);
  await page.getByRole('button', { name: 'New request' }).click();
  const request = page.getByRole('dialog', { name: 'New request' });
  await request.getByRole('button', { name: 'Note request', exact: true }).click();
  await expect(request.getByText('Please select a patient')).toBeVisible();
  await field(request, 'Patient').fill(surname);
  await page.getByRole('option').filter({ hasText: surname }).click();
  await field(request, 'Amount asked').fill('25000');
  await request.getByRole('button', { name: 'Note request', exact: true }).click();
  await expect(page.getByText('Request noted')).toBeVisible();
  await choose(page, 'Show', 'Waiting');
  await find(page, surname);
  const row = rowNamed(page, surname);
  await expect(row).toContainText('In time');
  await act(page, row, 'Note the answer');
  const answer = page.getByRole('dialog', { name: 'Note the answer' });
  await choose(answer, 'Answer', 'Partly approved');
  await field(answer, 'Amount approved').fill('25000');
  await answer.getByRole('button', { name: 'Note the answer', exact: true }).click();
  await expect(answer.getByText('A part is less than the amount asked for')).toBeVisible();
  await field(answer, 'Amount approved').fill('18000');
  await inspect(page, 'answer of a payer');
  await answer.getByRole('button', { name: 'Note the answer', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Take the amount over?' });
  await expect(question.getByText(/becomes ₹ 18,000\.00 instead of ₹ 8,000\.00/)).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Answer noted')).toBeVisible();
  await expect(row).toHaveCount(0);
  const { admission } = await api.ask(getAdmission, { admission: { admissionId } });
  expect(admission.tpaAuthorized).toBe(18_000_00);
  await choose(page, 'Show', 'Answered');
  await expect(rowNamed(page, surname)).toContainText('Answered in time');
});

test('time limits are agreed per payer; who may only look is offered nothing to change (R168)', async ({
  page,
  browser,
}) => {
  await logIn(page, 'approver');
  await open(page, 'Authorisations');
  await page.getByRole('button', { name: 'Time limits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Time limits' });
  await expect(dialog.getByRole('row', { name: /Setu Claims TPA 1 hour 3 hours/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit the time limits of Setu Claims TPA' }).click();
  const edit = page.getByRole('dialog', { name: 'Setu Claims TPA' });
  await field(edit, 'Pre-authorisation, hours').fill('0');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('At least one hour')).toBeVisible();
  await field(edit, 'Pre-authorisation, hours').fill('2');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('row', { name: /Setu Claims TPA 2 hours 3 hours/ })).toBeVisible();
  const viewer = await (await browser.newContext()).newPage();
  await logIn(viewer, 'viewer');
  await open(viewer, 'Authorisations');
  await expect(viewer.getByRole('heading', { name: 'Authorisations', level: 1 })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'New request' })).toHaveCount(0);
  await viewer.context().close();
});
