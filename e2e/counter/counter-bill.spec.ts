// A visit is billed at the counter, paid by UPI and printed; one item goes back, the rest of the bill is cancelled.

import { openApi } from '../support/api.ts';
import { act, closePaper, field, logIn, open, paperOn, rowNamed, search } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { doctorsOf, holdOpd, visitTo } from '../support/visits.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('a visit is billed, paid by UPI and printed; an item goes back by a credit note (OR017, OR023)', async ({
  page,
}) => {
  const api = await openApi();
  const { staffId: doctorId } = (await doctorsOf(api)).at(-1) ?? { staffId: 0 };
  await holdOpd(api, doctorId);
  const phone = `9${String(Date.now()).slice(-9)}`;
  const { patientId, surname } = await registerPatient(api, 'Counter', { contactNo: phone });
  await visitTo(api, doctorId, patientId);

  await logIn(page, 'billing');
  await open(page, 'OPD counter');
  await inspect(page, 'the bills of the counter');
  await page.getByRole('button', { name: 'New bill' }).first().click();
  const form = page.getByRole('dialog', { name: 'New bill' });
  await walkSource(page, 'clinic/counter/make-counter-bill.tsx');
  await field(form, 'Patient, phone, or scan a number').fill(surname);
  await page.getByRole('option', { name: new RegExp(surname) }).click();
  const items = field(form, 'Add an item');
  const found = page.getByRole('listbox', { name: 'Add an item' }).getByRole('option');
  for (const words of ['x-ray', 'blood']) {
    await items.fill(words);
    await found.first().click();
  }
  await expect(field(form, 'Quantity')).toHaveCount(2);
  await field(form, 'Paper read by').fill('Rita Paul');
  const net = form.getByText(/^Net amount$/).locator('..');
  await expect(net).toContainText(/\d/);
  const rupees = /[\d,]+(\.\d\d)?/.exec((await net.textContent()) ?? '')?.[0] ?? '';
  await field(form, 'UPI').fill(rupees.replaceAll(',', ''));
  await field(form, 'UPI transaction number').fill('412233445566');
  await inspect(page, 'a bill that is being made');
  await form.getByRole('button', { name: 'Make bill' }).click();
  await expect(page.getByText(/^Bill \d+ created$/)).toBeVisible();
  await expect(paperOn(page)).toContainText(surname);
  await expect(paperOn(page)).toContainText('UPI');
  await inspect(page, 'the paper of a counter bill');
  await closePaper(page);

  await search(page, 'Search by bill no., UHID, patient, phone or OPD no.', surname);
  await expect(rowNamed(page, surname)).toContainText('Paid');
  await act(page, rowNamed(page, surname), 'Refund items');
  const back = page.getByRole('dialog', { name: 'Refund items' });
  await walkSource(page, 'clinic/counter/refund-counter-bill.tsx');
  await field(back, 'Quantity to refund').first().fill('1');
  await field(back, 'Reason').fill('Not done today');
  await field(back, 'UPI transaction number').fill('512233445566');
  await expect(back.getByText('Refunded', { exact: true })).toBeVisible();
  await inspect(page, 'what goes back of a counter bill');
  await back.getByRole('button', { name: /^Refund / }).click();
  await page
    .getByRole('dialog', { name: /^Refund ₹/ })
    .getByRole('button', { name: /^Refund / })
    .click();
  await expect(page.getByText(/^Credit note \d+ created, Rs [\d,.]+ refunded$/)).toBeVisible();
  await expect(paperOn(page)).toContainText('Not done today');
  await closePaper(page);

  // Enter chooses the only patient of a phone number, without an arrow key.
  await page.getByRole('button', { name: 'New bill' }).first().click();
  await field(form, 'Patient, phone, or scan a number').fill(phone);
  await expect(page.getByRole('option', { name: new RegExp(surname) })).toBeVisible();
  await page.keyboard.press('Enter');
  await items.fill('x-ray');
  await found.first().click();
  await field(form, 'Paper read by').fill('Rita Paul');
  await field(form, 'Paid now').fill('0');
  await field(form, 'Reason why the bill is not paid').fill('Comes back with money');
  await form.getByRole('button', { name: 'Make bill' }).click();
  await closePaper(page);
  const owing = rowNamed(page, surname).filter({ has: page.getByText('Due', { exact: true }) });
  await act(page, owing, 'Receive due');
  const due = page.getByRole('dialog', { name: 'Receive payment' });
  await walkSource(page, 'money/payment/tender-dialog.tsx');
  await due.getByRole('button', { name: 'Receive' }).click();
  await expect(owing).toHaveCount(0);
});
