// A child is vaccinated by keyboard: a due dose is given, an early dose needs a confirmation, a wrong dose is withdrawn.
import type { Page } from '@playwright/test';
import { openApi } from '../support/api.ts';
import { field, logIn } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

const dayAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** As it is typed. */
const typed = (day: string) => day.split('-').reverse().join('/');

const panel = (page: Page) => page.getByRole('region', { name: 'Vaccinations' });

test('a dose that is due is given, one before its time asks back, a wrong one is taken back with a reason (OP034, OP035)', async ({
  page,
}) => {
  const api = await openApi();
  const { patientId } = await registerPatient(api, 'Vaccinated', { birthDate: dayAgo(50) });
  await logIn(page, 'nurse', 'demo', `/patient_registration/${patientId}`);
  const doses = panel(page).getByRole('table', { name: 'Doses of the schedule' });
  const row = (dose: string) => doses.getByRole('row').filter({ hasText: dose });
  await expect(row('PENTA-1')).toContainText('Due');
  await inspect(page, 'the vaccinations of a child');

  await panel(page).getByRole('button', { name: 'Give PENTA-1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add vaccination' });
  await walkSource(page, 'clinic/immunization/immunization-dialog.tsx');
  await field(dialog, 'Batch number').fill('PT-1');
  await field(dialog, 'Expiry').fill(typed(dayAgo(-300)));
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(row('PENTA-1')).toContainText('Given');

  await panel(page).getByRole('button', { name: 'Give PENTA-2' }).click();
  await field(dialog, 'Batch number').fill('PT-2');
  await field(dialog, 'Expiry').fill(typed(dayAgo(-300)));
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('younger than the minimum age of 10 weeks');
  await dialog.getByRole('switch', { name: 'Record it anyway, to be repeated' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(panel(page).getByText('too early: must be repeated')).toBeVisible();
  await expect(row('PENTA-2')).toContainText('Later');

  await panel(page).getByRole('button', { name: 'Change PENTA-2' }).click();
  const change = page.getByRole('dialog', { name: 'Change vaccination' });
  await change.getByRole('switch', { name: 'This dose was given' }).click();
  await field(change, 'Reason').fill('Another child');
  await page.keyboard.press('Control+Enter');
  await expect(change).toBeHidden();
  await expect(panel(page).getByText('Another child')).toBeVisible();
});
