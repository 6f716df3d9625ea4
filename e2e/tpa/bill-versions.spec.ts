// Two payers in turn: the bill frozen for each, what each confirms, and the final bill with the part of each.
import type { Page } from '@playwright/test';
import { addBill } from '../../packages/contract/src/money/bill/bill.ts';
import { listAssociations } from '../../packages/contract/src/money/tariff/tariff.ts';
import { openApi } from '../support/api.ts';
import {
  act,
  choose,
  closeDialog,
  closePaper,
  expectPaise,
  field,
  logIn,
  open,
  paperOn,
  rowNamed,
  search,
} from '../support/desk.ts';
import { admitSomebody, beginDischarge, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

async function find(page: Page, name: string, rows: number): Promise<void> {
  await search(page, 'Search name', name);
  await expect(rowNamed(page, name)).toHaveCount(rows);
}

test('a bill is frozen for two payers in turn; the final bill shows the part of each and the rest of the patient (Q48, Q127, Q130, R531)', async ({
  page,
}) => {
  test.slow();
  const api = await openApi();
  const { rows } = await api.ask(listAssociations, { pageNumber: 1, pageSize: 0 });
  const own = rows.find((row) => row.isActive && !row.isCorporate);
  const other = rows.find((row) => row.isActive && row.isCorporate);
  const { surname, admissionId } = await admitSomebody(api, 'Shared', {
    patientType: 'TPA',
    associationId: own?.associationId ?? 0,
    tpaAuthorized: 8_000,
  });
  await postCharges(api, admissionId, [{ code: 'ADM-001', rupees: 20_000 }]);
  await beginDischarge(api, admissionId);
  await logIn(page, 'billing');
  await open(page, 'Inpatient settlement');
  await find(page, surname, 1);
  // From the provisional bill, where staff look for it; what was frozen leads back to the bill.
  await act(page, rowNamed(page, surname), 'View bill');
  const provisional = page.getByRole('dialog', { name: 'Provisional Bill' });
  await provisional.getByRole('button', { name: 'Freeze version for a payer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bill versions for payers' });
  const freezing = page.getByRole('dialog', { name: 'Freeze version for a payer' });
  const answering = page.getByRole('dialog', { name: 'Record the answer' });
  const version = (no: number) => dialog.getByRole('row').filter({ hasText: new RegExp(`^${no}`) });

  await expect(freezing.getByText('₹ 20,000.00 of ₹ 20,000.00 remain')).toBeVisible();
  await walkSource(page, 'money/tpa/freeze-bill.tsx');
  await freezing.getByRole('button', { name: 'Freeze version' }).click();
  await expect(version(1)).toContainText('sent');
  await closeDialog(dialog);
  await closeDialog(provisional);
  await act(page, rowNamed(page, surname), 'Bill versions for payers');
  await walkSource(page, 'money/tpa/bill-versions.tsx');
  await dialog.getByRole('button', { name: 'Record the answer to version 1' }).click();
  await field(answering, 'Amount confirmed').fill('12000');
  await answering.getByRole('button', { name: 'Save' }).click();
  await expect(answering.getByText('Please enter the reference').first()).toBeVisible();
  await field(answering, 'Reference').fill('CL 4711');
  await answering.getByRole('button', { name: 'Save' }).click();
  await expect(version(1)).toContainText('confirmed');

  await dialog.getByRole('button', { name: 'Freeze version for a payer' }).click();
  await choose(freezing, 'TPA/Corporate', other?.associationName ?? '');
  await expect(field(freezing, 'Amount claimed')).toHaveValue(/8,?000/);
  await freezing.getByRole('button', { name: 'Freeze version' }).click();
  await dialog.getByRole('button', { name: 'Record the answer to version 2' }).click();
  await walkSource(page, 'money/tpa/answer-version.tsx');
  await field(answering, 'Amount confirmed').fill('5000');
  await field(answering, 'Reference').fill('HR 12');
  await answering.getByRole('button', { name: 'Save' }).click();
  await expect(version(2)).toContainText('5,000.00');
  await expect(dialog.getByText('Remains: ₹ 3,000.00')).toBeVisible();
  await inspect(page, 'bill versions for payers');
  await dialog.getByRole('button', { name: 'Print version 2' }).click();
  const heading = `Version 2 for ${other?.associationName}`;
  await expect(paperOn(page).getByRole('heading', { name: heading })).toBeVisible();
  await expect(paperOn(page).getByRole('row', { name: `Claimed from ${other?.associationName}` })).toContainText(
    '8,000',
  );
  await expectPaise(paperOn(page), `Payable by ${own?.associationName}`, 12_000_00);
  await closePaper(page);
  await closeDialog(dialog);

  await api.ask(addBill, { bill: { admissionId, netPayable: 3_000, cash: 3_000 } });
  await open(page, 'TPA bills');
  await find(page, surname, 2);
  await act(page, rowNamed(page, surname).first(), 'View bill');
  const bill = page.getByRole('dialog', { name: 'Final Bill' });
  const summary = bill.getByRole('table', { name: 'Bill Summary' });
  await expectPaise(summary, 'Final Authorised Amount', 17_000_00);
  await expectPaise(summary, `Payable by ${other?.associationName}`, 5_000_00);
  await expectPaise(summary, 'Payable by the patient', 3_000_00);
  await bill.getByRole('button', { name: 'View Bill' }).click();
  await expectPaise(paperOn(page), `Payable by ${own?.associationName}`, 12_000_00);
  await expectPaise(paperOn(page), 'Amount payable', 3_000_00);
});
