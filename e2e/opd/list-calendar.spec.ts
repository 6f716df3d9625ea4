// The doctors' calendar: what is free, full or without OPD in words and colours, and a place booked by one click.

import { field, logIn } from '../support/desk.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

test('free days offer a booking with doctor and day filled in; days without OPD say so', async ({ page }) => {
  await logIn(page, 'frontdesk', 'demo', '/appointment');
  const legend = page.getByRole('group', { name: 'Meaning of the colours' });
  for (const word of ['Places left', 'Fully booked', 'Over', 'No OPD'])
    await expect(legend.getByText(word)).toBeVisible();
  // The demo holds OPD on its first day, also where that is a Sunday; the week after it has a Sunday without.
  await page.getByRole('button', { name: 'Week after' }).click();
  await expect(page.getByRole('cell', { name: 'No OPD' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('columnheader', { name: /Today/ })).toBeVisible();
  await inspect(page, 'calendar of doctors');
  const book = page.getByRole('button', { name: /^Book with / }).last();
  const [, doctor = '', day = ''] =
    /^Book with (.*) on (.*)$/.exec((await book.getAttribute('aria-label')) ?? '') ?? [];
  await book.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New appointment' });
  await expect(field(form, 'Date')).toHaveValue(day);
  await expect(field(form, 'Doctor')).toHaveValue(new RegExp(doctor.split(' ').at(-1) ?? doctor));
  await expect(form.getByText(/\d+ places? left/)).toBeVisible();
});
