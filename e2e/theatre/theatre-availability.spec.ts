// The board of theatres: free time at a glance, booked by a click or the keyboard with theatre and time filled in, and moved from its sheet.
import type { Page } from '@playwright/test';
import { cancelBooking, listBookings } from '../../packages/contract/src/clinic/theatre/booking.ts';
import { type Api, openApi } from '../support/api.ts';
import { chooseFirst, field, logIn } from '../support/desk.ts';
import { admitSomebody, cancelLeftovers, type Inpatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

let api: Api;
let patient: Inpatient;
test.beforeAll(async () => {
  api = await openApi();
  patient = await admitSomebody(api, 'Operated');
});
test.afterAll(async () => {
  const { rows } = await api.ask(listBookings, { pageNumber: 1, pageSize: 0, isActive: true });
  for (const { bookingId, admissionId } of rows)
    if (admissionId === patient.admissionId)
      await api.ask(cancelBooking, { booking: { bookingId, cancelReason: 'A journey' } });
  await cancelLeftovers(api, 'Operated');
});

const block = (page: Page) => page.getByRole('button', { name: new RegExp(`Booked.*${patient.surname}`) });

test('free time is booked from the board, by the keyboard, and the operation is moved from its sheet (R281)', async ({
  page,
}) => {
  await logIn(page, 'frontdesk', 'demo', '/ot-availability');
  // Far from the planned operations of the demo.
  for (let days = 0; days < 6; days += 1) await page.getByRole('button', { name: 'Day after' }).click();
  // Both theatres of the demo; other journeys may have theatres of their own.
  for (const theatre of ['Main Operation Theatre', 'Minor Operation Theatre']) {
    const head = page.getByText(theatre, { exact: true }).locator('..');
    await expect(head.getByText('Free 07:00 AM–08:00 PM', { exact: true })).toHaveCount(1);
  }
  await inspect(page, 'board of theatres');
  const nine = page.getByRole('button', { name: /Book 09:00 AM ?Main Operation Theatre/ });
  await nine.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /Book 09:30 AM ?Main Operation Theatre/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /Book 09:30 AM ?Minor Operation Theatre/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Book operation' });
  await expect(field(form, 'Operation theatre')).toHaveValue('Main Operation Theatre');
  await field(form, 'Inpatient').fill(patient.surname);
  await page.getByRole('option', { name: patient.surname }).click();
  await field(form, 'Operation').fill('Hernia repair');
  await chooseFirst(form, 'Surgeon');
  await inspect(page, 'booking from the board');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(block(page)).toContainText('09:30 AM–10:30 AM');
  await expect(page.getByText('Free 07:00 AM–09:30 AM, 10:30 AM–08:00 PM')).toBeVisible();

  await block(page).click();
  const sheet = page.getByRole('dialog', { name: 'Hernia repair' });
  await expect(sheet.getByText('Main Operation Theatre')).toBeVisible();
  await inspect(page, 'sheet of an operation');
  await sheet.getByRole('button', { name: 'Reschedule' }).click();
  const moving = page.getByRole('dialog', { name: /^Reschedule the operation/ });
  await moving.getByRole('spinbutton', { name: 'To time: hours' }).fill('11');
  await moving.getByRole('button', { name: 'Reschedule' }).click();
  await expect(moving).toBeHidden();
  await expect(block(page)).toContainText('09:30 AM–11:30 AM');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: patient.surname })).toBeVisible();
});
