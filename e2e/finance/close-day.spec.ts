// A collector's day: money taken, counted and closed with a reason for the missing cash, printed, and reopened by the manager.

import { openApi } from '../support/api.ts';
import { closePaper, field, logIn, open, paperOn } from '../support/desk.ts';
import { admitSomebody, payCash } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('a clerk counts and closes the day, prints it, and the manager opens it again with a reason', async ({
  browser,
}) => {
  const clerkApi = await openApi('frontdesk');
  const { surname, admissionId } = await admitSomebody(await openApi(), 'Tillday');
  await payCash(clerkApi, admissionId, 1750);
  const page = await (await browser.newContext()).newPage();
  await logIn(page, 'frontdesk');
  await open(page, 'User collection');
  await expect(page.getByRole('table', { name: 'Collections', exact: true })).toContainText('Received');
  await inspect(page, 'the collections of a day');
  await page.getByRole('button', { name: 'Close my day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close my day' });
  await field(dialog, 'Number of ₹ 500.00').fill('3');
  await field(dialog, 'Number of ₹ 100.00').fill('2');
  await inspect(page, 'the count of a till');
  await dialog.getByRole('button', { name: 'Close day' }).click();
  await expect(dialog.getByText('Please enter the reason for the difference')).toBeVisible();
  await field(dialog, 'Reason').fill('Change not returned');
  await dialog.getByRole('button', { name: 'Close day' }).click();
  const paper = paperOn(page);
  await expect(paper.getByRole('heading', { name: /^Day Closing \d+ \/ / })).toBeVisible();
  await expect(paper.getByRole('row', { name: /^Counted cash .*1,700\.00$/ })).toBeVisible();
  await expect(paper.getByText('Reason: Change not returned')).toBeVisible();
  await expect(paper.getByRole('table', { name: 'Receipts and refunds' })).toContainText(surname);
  await closePaper(page);
  await expect(page.getByRole('table', { name: 'Closings of the day' })).toContainText('Change not returned');
  await expect(page.getByRole('button', { name: /^Reopen closing/ })).toHaveCount(0);

  const managing = await (await browser.newContext()).newPage();
  await logIn(managing, 'manager');
  await open(managing, 'User collection');
  const row = managing.getByRole('row').filter({ hasText: 'Change not returned' });
  await row.getByRole('button', { name: /^Reopen closing \d+$/ }).click();
  const reopening = managing.getByRole('dialog', { name: /^Reopen closing/ });
  await walkSource(managing, 'ui/dialog/reason-dialog.tsx');
  await field(reopening, 'Reason').fill('Note found in the drawer');
  await reopening.getByRole('button', { name: 'Reopen' }).click();
  await expect(row).toContainText('Note found in the drawer');
  await expect(page.getByRole('table', { name: 'Closings of the day' })).toContainText('Reopened');
});
