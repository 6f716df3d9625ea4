// The TPA desk: the final authorised amount felt in the final bill.
import type { Page } from '@playwright/test';
import { addBill } from '../../packages/contract/src/money/bill/bill.ts';
import { listAssociations } from '../../packages/contract/src/money/tariff/tariff.ts';
import { type Api, openApi } from '../support/api.ts';
import {
  act,
  billOn,
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
import { expect, test } from '../support/test.ts';
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
  await open(page, 'Inpatient settlement');
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
  await open(page, 'IPD patients');
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'Final bill');
  const summary = billOn(page).getByRole('table', { name: 'Bill Summary' });
  await expectPaise(summary, 'Final Authorised Amount', 17_500_00);
  await expectPaise(summary, 'Amount payable', 2_500_00);
  await api.ask(addBill, { bill: { admissionId, netPayable: 2_500, cash: 2_500 } });
  await open(page, 'TPA bills');
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
