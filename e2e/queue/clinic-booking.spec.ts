// The booking line of the front desk, by keyboard alone: counted in keys and in seconds, for a new doctor and for the next patient.
import type { Page } from '@playwright/test';
import { consultationFees } from '../../packages/contract/src/clinic/counter/consultation-fee.ts';
import { listDoctorsOfDay } from '../../packages/contract/src/clinic/opd/calendar.ts';
import { listCharges } from '../../packages/contract/src/money/tariff/tariff.ts';
import { type Api, openApi } from '../support/api.ts';
import { logIn } from '../support/desk.ts';
import { speak } from '../support/fitting-screens.ts';
import { freshSurname, registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { doctorsOf, holdOpd, today, visitTo } from '../support/visits.ts';

let api: Api;
let doctorName = '';

test.beforeAll(async () => {
  api = await openApi();
  const [, second] = await doctorsOf(api, 2);
  doctorName = second?.name ?? '';
  const doctorId = second?.staffId ?? 0;
  await holdOpd(api, doctorId);
  await chargeNewVisits(api, doctorId);
});

/** Gives the doctor a fee for new visits, where none is set. */
async function chargeNewVisits(api: Api, doctorId: number): Promise<void> {
  const fees = await api.ask(consultationFees.list, { pageNumber: 1, pageSize: 0 });
  const isCharged = fees.rows.some((fee) => fee.doctorId === doctorId && fee.visitKind === 'New' && fee.isActive);
  if (isCharged) return;
  const { rows } = await api.ask(listCharges, { pageNumber: 1, pageSize: 0 });
  const chargeId = rows.find(({ chargeName }) => /consult/i.test(chargeName))?.chargeId ?? 0;
  const named = { feeName: freshSurname('Fee of '), doctorId, specializationId: null, chargeId };
  await api.ask(consultationFees.add, {
    consultationFee: { ...named, visitKind: 'New', freeDays: 0, freeVisits: 0, validFrom: today },
  });
}

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
  const mode = page.getByRole('combobox', { name: 'Paid by' });
  await expect(mode).toBeFocused();
  await expect(mode).toHaveValue('');
  const takes = page.getByRole('button', { name: /^Take ₹\s?[\d,.]+ and give token$/ });
  await expect(takes).toBeVisible();
  // Enter on the button takes nothing before the mode is chosen (OP009).
  await takes.press('Enter');
  await expect(page.getByText('Choose how the fee is paid')).toBeVisible();
  await expect(mode).toBeFocused();
  await page.keyboard.type('Cash');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Take ₹\s?[\d,.]+ in cash and give token$/ })).toBeVisible();
  await inspect(page, 'booking line with a fee');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Token \d+ with/ })).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(30_000);

  // The slip is loaded when it is wanted; it closes only once it is there. The bill of the fee takes its place.
  const paper = page.getByRole('dialog');
  await expect(paper.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await paper.getByRole('button', { name: 'Print bill' }).click();
  await expect(paper).toContainText('Bill');
  await expect(paper.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await expect(paper).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Patient (F2)' })).toBeFocused();
  const uhid = `MR${second.patientId}`;
  const keysOfSecond = uhid.length + 'Later'.length + 3;
  // As a scanner types a wristband: Enter comes before the answer and means the only patient that is found.
  await page.keyboard.type(uhid);
  await page.keyboard.press('Enter');
  await expect(page.getByText(second.surname).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Paid by' })).toBeFocused();
  await page.keyboard.type('Later');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Give token, ₹\s?[\d,.]+ due$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Token \d+ with/ })).toBeVisible();
  expect(keysOfSecond).toBeLessThan(25);
});

test('a patient is found by the whole UHID, however short its number is (R418, Q87)', async ({ page }) => {
  await logIn(page, 'frontdesk', 'demo', '/clinic-booking');
  await page.getByRole('combobox', { name: 'Patient (F2)' }).fill('MR54');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText('MR54');
});

test('a person who is not found is registered from the search, whose box leaves the button free (R244)', async ({
  page,
}) => {
  await logIn(page, 'frontdesk', 'demo', '/clinic-booking');
  await expect(page.getByRole('region', { name: 'On duty today' })).toContainText('₹');
  await page.getByRole('combobox', { name: 'Patient (F2)' }).fill('Qwzxvk');
  await expect(page.getByText('No match')).toBeVisible();
  await page.getByRole('button', { name: 'New patient' }).click();
  const form = page.getByRole('dialog', { name: 'Register Patient' });
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Qwzxvk');
});

test('a doctor without a free place is said to be full before the button is pressed (Q289)', async ({ page }) => {
  const [, , third] = await doctorsOf(api, 3);
  const doctorId = third?.staffId ?? 0;
  const [seen, next] = [await registerPatient(api, 'Walkin'), await registerPatient(api, 'Walkin')];
  await holdOpd(api, doctorId);
  await visitTo(api, doctorId, seen.patientId);
  const { days } = await api.ask(listDoctorsOfDay, {});
  const booked = days.find((day) => day.doctorId === doctorId)?.bookedPatients ?? 0;
  await holdOpd(api, doctorId, today, booked);
  await logIn(page, 'frontdesk', 'demo', '/clinic-booking');
  await pickPatient(page, next.surname);
  await page.keyboard.type(third?.name ?? '');
  await expect(page.getByRole('option', { name: third?.name ?? '' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`sees ${booked} patients that day, and all places are booked`);
  await holdOpd(api, doctorId);
  await expect(page.getByRole('alert')).toBeHidden();
});

for (const language of ['fr', 'ta'])
  test(`the button with sum and mode is whole on a phone in the language ${language} (OP009)`, async ({ page }) => {
    const { surname } = await registerPatient(api, 'Walkin');
    await page.setViewportSize({ width: 360, height: 780 });
    await logIn(page, 'frontdesk', 'demo', '/clinic-booking');
    await speak(page, language);
    await pickPatient(page, surname);
    await page.keyboard.type(doctorName);
    await expect(page.getByRole('option', { name: doctorName })).toBeVisible();
    await page.keyboard.press('Enter');
    // Doctors on duty are buttons with their fee.
    const takes = page.locator('button[type=submit]', { hasText: /₹\s?[\d,.]+/ });
    await expect(takes).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(takes).toBeVisible();
    const isWhole = await takes.evaluate((button) =>
      [button, ...button.querySelectorAll('*')].every((part) => part.scrollWidth <= part.clientWidth + 1),
    );
    expect(isWhole).toBe(true);
  });
