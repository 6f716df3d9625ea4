// After the final bill: its due is received in parts and given up, and an administrator cancels a bill that is then made anew.

import {
  addDelegations,
  listDelegations,
  updateDelegations,
} from '../../packages/contract/src/foundation/staff/delegation.ts';
import { listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import { addBill } from '../../packages/contract/src/money/bill/bill.ts';
import { type Api, openApi } from '../support/api.ts';
import {
  act,
  billOn,
  closePaper,
  expectPaise,
  field,
  logIn,
  makeBill,
  open,
  paperOn,
  rowNamed,
  search,
  searchName,
} from '../support/desk.ts';
import { admitSomebody, beginDischarge, payCash, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

test('a due is received with a receipt, its rest written off, and the cancelled bill is made anew under the next number (R502, R514, Q138, Q145)', async ({
  page,
  browser,
}) => {
  const { surname, admissionId } = await admitSomebody(api, 'Aftermath');
  await postCharges(api, admissionId, [{ code: 'ADM-001', rupees: 5_000 }]);
  await payCash(api, admissionId, 1_000);
  await beginDischarge(api, admissionId);
  // The manager makes the bill for the approver, who then writes its due off: the maker of a bill does not (Q268).
  const approver = await openApi('approver');
  const { rows } = await api.ask(listStaff, { pageNumber: 1, pageSize: 0 });
  const staffId = rows.find(({ email }) => email === 'manager@demo.example')?.staffId ?? 0;
  await approver.ask(addDelegations, { delegations: [{ staffId, isEnabled: true }] });
  const manager = await openApi('manager');
  const { finalBill } = await manager.ask(addBill, {
    bill: { admissionId, netPayable: 4_000, isSettledWithoutPay: true, dueReason: 'The brother brings it' },
  });
  const lent = (await api.ask(listDelegations, { pageNumber: 1, pageSize: 0 })).rows.filter(
    (row) => row.staffId === staffId && row.isEnabled,
  );
  await approver.ask(updateDelegations, {
    delegations: lent.map(({ delegationId, fromDay, toDay }) => ({ delegationId, fromDay, toDay, isEnabled: false })),
  });
  await logIn(page, 'approver');
  await open(page, 'Dues');
  await search(page, 'Search name', surname);
  const due = rowNamed(page, surname);
  await expect(due).toHaveCount(1);
  await expect(due).toContainText('The brother brings it');
  await expect(due).toContainText('4,000.00');
  await inspect(page, 'the list of dues');
  await act(page, due, 'Receive payment');
  const form = page.getByRole('dialog', { name: 'Receive payment' });
  await walkSource(page, 'money/payment/tender-dialog.tsx');
  await field(form, 'Amount').fill('4000.01');
  await form.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(form.getByText('Excess Amount')).toBeVisible();
  await field(form, 'Amount').fill('3500');
  await form.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(paperOn(page).getByRole('heading', { name: 'Payment Receipt' })).toBeVisible();
  await expect(paperOn(page).getByRole('row', { name: /^Cash .*3,500\.00$/ })).toBeVisible();
  await closePaper(page);
  await expect(due).toContainText('500.00');
  await act(page, due, 'Write off');
  const writeOff = page.getByRole('dialog', { name: 'Write off' });
  await walkSource(page, 'money/bill/write-off-due.tsx');
  await field(writeOff, 'Reason').fill('He cannot pay');
  await writeOff.getByRole('button', { name: 'Write off' }).click();
  await expect(due).toHaveCount(0);

  const admin = await (await browser.newContext()).newPage();
  await logIn(admin, 'admin');
  await open(admin, 'IPD patients');
  await searchName(admin, surname);
  await act(admin, rowNamed(admin, surname), 'Final bill');
  const bill = billOn(admin);
  await expectPaise(bill.getByRole('table', { name: 'Bill Summary' }), 'Written off', 500_00);
  await bill.getByTitle('Gross Amount: how it is calculated').click();
  const terms = admin.getByRole('table', { name: 'How Gross Amount is calculated' });
  await expect(terms.getByRole('row', { name: /^Total Charge 5,000\.00$/ })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await bill.getByRole('button', { name: 'Cancel the bill' }).click();
  const cancel = admin.getByRole('dialog', { name: 'Cancel the bill' });
  await walkSource(admin, 'ui/dialog/reason-dialog.tsx');
  await field(cancel, 'Reason').fill('A consultation was missing');
  await cancel.getByRole('button', { name: 'Cancel the bill' }).click();
  await expect(bill).toBeHidden();
  await act(admin, rowNamed(admin, surname), 'Final bill');
  const cancelled = bill.getByRole('table', { name: 'Cancelled bills' });
  await expect(cancelled.getByRole('row').filter({ hasText: 'A consultation was missing' })).toBeVisible();
  const summary = bill.getByRole('table', { name: 'Bill Summary' });
  await expectPaise(summary, 'Paid in Advance', 4_500_00);
  await makeBill(admin);
  const heading = paperOn(admin).getByRole('heading', { name: /^Final Bill \d+$/ });
  await expect(heading).toBeVisible();
  const number = Number((await heading.textContent())?.replace(/\D/g, ''));
  expect(number).toBeGreaterThan(finalBill.orderNo);
  await admin.context().close();
});
