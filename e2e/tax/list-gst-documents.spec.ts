// The tax documents of the hospital: a bill makes one, the list finds it, and it is shown as it will be printed.

import { addBill, getBill } from '../../packages/contract/src/money/bill/bill.ts';
import { openApi } from '../support/api.ts';
import { act, closePaper, logIn, open, paperOn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody, beginDischarge, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

test('billing finds the document of a bill with its tax, and prints it (FI045, FI046)', async ({ page }) => {
  const api = await openApi();
  const { surname, admissionId } = await admitSomebody(api, 'Taxdoc');
  await postCharges(api, admissionId, [
    { code: 'BED-DLX', rupees: 6500, quantity: 2 },
    { code: 'ADM-001', rupees: 1500 },
  ]);
  await beginDischarge(api, admissionId);
  const { figures } = await api.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  const { finalBill } = await api.ask(addBill, {
    bill: { admissionId, netPayable, upi: netPayable, upiReference: '1234' },
  });
  await logIn(page, 'billing');
  await open(page, 'Tax documents');
  await search(page, 'Search number, paper or recipient', surname);
  const row = rowNamed(page, surname);
  await expect(row).toContainText(String(finalBill.gstDocumentNo));
  await expect(row).toContainText(`Final bill ${finalBill.orderNo}`);
  // The ledger's entry above it is another screen.
  const menu = page.getByRole('navigation').getByRole('link', { name: /^(General ledger|Tax documents)$/ });
  await expect(menu.and(page.locator('[aria-current=page]'))).toHaveText('Tax documents');
  await inspect(page, 'the list of tax documents');
  await act(page, row, 'Show and print');
  const paper = paperOn(page);
  await expect(paper.getByText(String(finalBill.gstDocumentNo))).toBeVisible();
  await expect(paper.getByRole('table', { name: 'Lines' })).toContainText('9993');
  await expect(paper.getByRole('table', { name: 'Sums' })).toContainText('Total');
  await inspect(page, 'a tax document');
  await closePaper(page);
});
