// The booking line of the front desk, by keyboard alone: counted in keys and in seconds, for a new doctor and for the next patient.
import type { Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { logIn } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { doctorsOf, holdOpd } from '../support/visits.ts';

let api: Api;
let doctorName = '';

test.beforeAll(async () => {
  api = await openApi();
  const [, second] = await doctorsOf(api, 2);
  doctorName = second?.name ?? '';
  await holdOpd(api, second?.staffId ?? 0);
});

/** Types a patient's name and takes the best match, which is marked: below it may stand patients with names that sound alike. */
async function pickPatient(page: Page, surname: string): Promise<void> {
  await page.keyboard.type(surname);
  await expect(page.getByRole('option', { name: new RegExp(surname), selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(surname).first()).toBeVisible();
}

test('a walk-in is booked by keyboard in less than 30 seconds, the next one with fewer keys', async ({ page }) => {
  const [first, second] = [await registerPatient(api, 'Walkin'), await registerPatient(api, 'Walkin')];
  await logIn(page, 'frontdesk', 'demo', '/clinic-booking');
  await expect(page.getByRole('combobox', { name: 'Patient (F2)' })).toBeFocused();
  await inspect(page, 'booking line');

  const begun = Date.now();
  await pickPatient(page, first.surname);
  await expect(page.getByRole('combobox', { name: 'Doctor' })).toBeFocused();
  await page.keyboard.type(doctorName);
  await expect(page.getByRole('option', { name: doctorName })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Doctor' })).toHaveValue(new RegExp(doctorName));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Token \d+ with/ })).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(30_000);

  // The slip is loaded when it is wanted; it closes only once it is there.
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Patient (F2)' })).toBeFocused();
  const uhid = `MR${second.patientId}`;
  const keysOfSecond = uhid.length + 2;
  // As a scanner types a wristband: Enter comes before the answer and means the only patient that is found.
  await page.keyboard.type(uhid);
  await page.keyboard.press('Enter');
  await expect(page.getByText(second.surname).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give token' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Token \d+ with/ })).toBeVisible();
  expect(keysOfSecond).toBeLessThan(25);
});
