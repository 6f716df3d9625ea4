// A payer pays less than their claim: what they deduct and disallow is told, and the claim leaves the list.

import { addBill, getBill } from '../../packages/contract/src/money/bill/bill.ts';
import { listAssociations } from '../../packages/contract/src/money/tariff/tariff.ts';
import { openApi } from '../support/api.ts';
import { act, choose, closePaper, field, logIn, open, paperOn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody, beginDischarge, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('a receipt of a payer settles a claim with tax deducted and a disallowed rest, which the patient then owes (Q127, Q138)', async ({
  page,
  browser,
}) => {
  const api = await openApi();
  const payers = await api.ask(listAssociations, { pageNumber: 1, pageSize: 0 });
  const payer = payers.rows.find((row) => row.isActive && !row.isCorporate);
  const { surname, admissionId } = await admitSomebody(api, 'Claimed', {
    patientType: 'TPA',
    associationId: payer?.associationId ?? 0,
    tpaAuthorized: 8_000,
  });
  await postCharges(api, admissionId, [{ code: 'ADM-001', rupees: 8_000 }]);
  await beginDischarge(api, admissionId);
  const { figures } = await api.ask(getBill, { admissionId, isFinalPreview: true });
  const { finalBill } = await api.ask(addBill, { bill: { admissionId, netPayable: figures.netPayable / 100 } });
  await logIn(page, 'billing');
  await open(page, 'Patient outstanding');
  await page.getByRole('button', { name: "Payer's receipt" }).click();
  const dialog = page.getByRole('dialog', { name: "Payer's receipt" });
  await choose(dialog, 'TPA/Corporate', payer?.associationName ?? '');
  await field(dialog, 'Reference').fill('UTR 4711');
  const beside = (label: string) => field(dialog, `${label}, Bill No ${finalBill.orderNo}`);
  await beside('Paid').fill('7000');
  await beside('TDS').fill('700');
  await beside('Disallowed').fill('300.01');
  await expect(dialog.getByText('Excess Amount')).toBeVisible();
  await beside('Disallowed').fill('300');
  await expect(dialog.getByRole('button', { name: 'Save receipt' })).toBeDisabled();
  await beside('Reason').fill('Gloves are not covered');
  await inspect(page, 'the receipt of a payer');
  await dialog.getByRole('button', { name: 'Save receipt' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Receipts of payers' }).click();
  const receipt = rowNamed(page, 'UTR 4711');
  await expect(receipt).toContainText('7,000.00');
  await expect(receipt).toContainText('700.00');
  await act(page, receipt, 'Print receipt');
  await expect(paperOn(page)).toContainText('the sum of Rupees Seven Thousand Only');
  await closePaper(page);
  const managing = await (await browser.newContext()).newPage();
  await logIn(managing, 'admin', 'demo', '/tpa/patient-outstanding/receipts');
  await act(managing, rowNamed(managing, 'UTR 4711'), 'Cancel receipt');
  await walkSource(managing, 'ui/dialog/reason-dialog.tsx');
  await managing.context().close();
  await open(page, 'Dues');
  await search(page, 'Search name', surname);
  await expect(rowNamed(page, surname)).toContainText('Gloves are not covered');
});
