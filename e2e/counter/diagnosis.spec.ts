// The diagnostic counter by keys: a scanned order number finds the visit, an image is ordered from a paper, all of it is paid and printed, and a test goes back.
import { expect, test } from '@playwright/test';
import { listEncounters } from '../../packages/contract/src/clinic/encounter/encounter.ts';
import { findOrderables } from '../../packages/contract/src/clinic/order/order.ts';
import { signOrders } from '../../packages/contract/src/clinic/order/sign-orders.ts';
import { openApi } from '../support/api.ts';
import { act, closePaper, field, logIn, paperOn, rowNamed, search } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { doctorsOf, holdOpd, visitTo } from '../support/visits.ts';

test('the cashier scans an order, adds an image from a paper, bills both without the mouse, and gives one back (OR007, OR017, OR022, OR044)', async ({
  page,
}) => {
  const api = await openApi();
  const { staffId: doctorId } = (await doctorsOf(api)).at(-1) ?? { staffId: 0 };
  await holdOpd(api, doctorId);
  const { patientId, surname } = await registerPatient(api, 'Scanned');
  await visitTo(api, doctorId, patientId);
  const [visit] = (await api.ask(listEncounters, { patientId, isOpen: true })).encounters;
  const encounterId = visit?.encounterId ?? 0;
  const { orderables } = await api.ask(findOrderables, { encounterId, searchText: 'complete blood' });
  const lines = [{ chargeId: orderables[0]?.chargeId ?? 0, quantity: 1, priority: 'Routine' as const }];
  const signed = { encounterId, orderedById: doctorId, isVerbal: true, readBackBy: 'Rita Paul', lines };
  const { groupNo } = (await api.ask(signOrders, { group: signed })).group;

  await logIn(page, 'billing', 'demo', '/opd/diagnosis');
  await page.getByRole('button', { name: 'New bill' }).first().press('Enter');
  const form = page.getByRole('dialog', { name: 'New bill' });
  await expect(field(form, 'Patient, phone, or scan a number')).toBeFocused();
  await page.keyboard.type(`${groupNo}/1`);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('checkbox', { name: /Complete Blood/i })).toBeChecked();
  const items = field(form, 'Add an item');
  await expect(items).toBeFocused();
  await page.keyboard.type('x-ray');
  await expect(page.getByRole('listbox', { name: 'Add an item' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const reader = field(form, 'Paper read by');
  await reader.fill('Rita Paul');
  await expect(form.getByText(/^Net amount$/).locator('..')).toContainText(/\d/);
  await inspect(page, 'a bill with an order from a paper');
  await reader.press('Enter');
  await expect(page.getByText(/^Bill \d+ is made$/)).toBeVisible();
  const sheet = paperOn(page).getByRole('table', { name: 'Test sheet' });
  await expect(sheet.getByRole('row')).toHaveCount(3);
  await expect(sheet).toContainText(`${groupNo}/1`);
  await inspect(page, 'a bill with its test sheet');
  await closePaper(page);

  await page.goto('/opd/diagnosis_refund');
  const status = field(page, 'Status');
  await expect(status).toHaveValue('To give back');
  await expect(page.locator('table[aria-busy="false"]')).toBeVisible();
  await expect(rowNamed(page, surname)).toHaveCount(0);
  await search(page, 'Search by patient, phone, order or OPD no.', `${groupNo}/1`);
  await expect(status).toHaveValue('All paid tests');
  await expect(rowNamed(page, surname)).toContainText('Ordered');
  await inspect(page, 'investigations and images that can go back');
  await act(page, rowNamed(page, surname), 'Give back');
  const back = page.getByRole('dialog', { name: 'Refund items' });
  await field(back, 'Reason').fill('Not wanted any more');
  await expect(back.getByText('Paid out')).toBeVisible();
  await back.getByRole('button', { name: 'Give back' }).click();
  await expect(page.getByText(/^Credit note \d+ is made, Rs [\d,.]+ paid out$/)).toBeVisible();
  await closePaper(page);
  await expect(rowNamed(page, surname)).toHaveCount(0);
});
