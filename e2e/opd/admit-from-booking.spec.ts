// From a booking to a bed: an appointment with its advance.
import type { Locator, Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, chooseFirst, closeMenu, field, logIn, open, rowNamed } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';
import { doctorsOf, holdOpd } from '../support/visits.ts';

let api: Api;
let doctor: { readonly staffId: number; readonly name: string };

test.beforeAll(async () => {
  api = await openApi();
  [doctor = { staffId: 0, name: '' }] = await doctorsOf(api);
  await holdOpd(api, doctor.staffId);
});

async function fillStay(form: Locator): Promise<void> {
  await choose(form, 'Department', 'General Medicine');
  await choose(form, 'Speciality', 'Physician');
  await field(form, 'Emergency number').fill('9876500000');
}

/** Saves the admission and leaves its form unprinted. */
async function admit(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Admit', exact: true }).click();
  await page.getByRole('dialog', { name: 'The patient is admitted' }).getByRole('button', { name: 'No' }).click();
  await expect(form).toBeHidden();
}

test('who booked with an advance is registered and admitted, and the advance is a payment of the admission (R042, R244, R394, R398, Q79, Q80, Q124)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const surname = freshSurname('Booked');
  await logIn(page, 'manager');
  await open(page, 'Appointments');
  await page.getByRole('button', { name: 'New appointment' }).click();
  const booking = page.getByRole('dialog', { name: 'New appointment' });
  await field(booking, 'Name').fill(`Ruma ${surname}`);
  await field(booking, 'Phone').fill('9830012345');
  await choose(booking, 'Doctor', doctor.name);
  await chooseFirst(booking, 'Time');
  await field(booking, 'Advance').fill('1500');
  await field(booking, 'UPI').fill('500');
  await field(booking, 'UPI transaction number').fill('4821');
  await expect(field(booking, 'Cash')).toHaveValue('₹ 1,000.00');
  await booking.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(booking).toBeHidden();
  await page.goto(`/provisional-booking?q=${surname}`);
  const row = rowNamed(page, surname);
  await expect(row).toContainText('Not registered');

  await act(page, row, 'Register');
  const person = page.getByRole('dialog', { name: 'Register Patient' });
  for (const [label, value] of [
    ['First name', 'Ruma'],
    ['Last name', surname],
    ['Mobile number', '9830012345'],
  ] as const)
    await expect(field(person, label)).toHaveValue(value);
  await choose(person, 'Salutation', 'Mrs.');
  await field(person, 'Years').fill('40');
  await field(person, 'Address line 1').fill('4 Lake Road');
  await field(person, 'City').fill('Kolkata');
  await person.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(person).toBeHidden();
  await expect(row).not.toContainText('Not registered');

  await act(page, row, 'Admit');
  const form = page.getByRole('dialog', { name: 'Admit Patient' });
  await expect(form.getByText(surname)).toBeVisible();
  await expect(field(form, 'OPD doctor')).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Change patient' })).toHaveCount(0);
  await fillStay(form);
  await choose(form, 'Admission mode', 'IVF');
  await field(form, 'Estimated amount').fill('60000');
  await admit(page, form);
  await expect(row).toContainText('Confirm-IPD');
  await row.getByRole('button').last().click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admit', exact: true })).toHaveCount(0);
  await closeMenu(page);

  await page.goto(`/ipd/ipd_registration?by=name&q=${surname}`);
  await rowNamed(page, surname).getByRole('link', { name: surname }).click();
  await page.getByRole('tab', { name: 'Payments' }).click();
  const payments = page.getByRole('table', { name: 'Payments' });
  await expect(payments.getByRole('row').last()).toContainText('₹ 1,500.00');
  await expect(payments.getByRole('button', { name: /^Print receipt/ })).toHaveCount(1);
});
