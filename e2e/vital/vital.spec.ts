// A nurse takes vital signs at the desk by keyboard, and they are put right on the page of the patient.

import { openApi } from '../support/api.ts';
import { field, logIn } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { doctorsOf, holdOpd, visitTo } from '../support/visits.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('a nurse takes vital signs at the desk by keyboard, and corrects them with a reason (OP013)', async ({ page }) => {
  const api = await openApi();
  const [{ staffId } = { staffId: 0 }] = await doctorsOf(api);
  await holdOpd(api, staffId);
  const { patientId, surname } = await registerPatient(api, 'Measured');
  await visitTo(api, staffId, patientId);
  await logIn(page, 'nurse', 'demo', '/vital-signs');
  await inspect(page, 'the desk of vital signs');
  await field(page, 'Token or name').fill(surname);
  await expect(page.getByRole('row').filter({ hasText: surname })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(surname) });
  await walkSource(page, 'clinic/vital/take-vitals.tsx');
  await field(dialog, 'Pulse').fill('72');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();

  await page.goto(`/patient_registration/${patientId}`);
  const trend = page.getByRole('region', { name: 'Vital signs' });
  await expect(trend.getByRole('row').filter({ hasText: '72' })).toBeVisible();
  await trend.getByRole('button', { name: /^Correct the vital signs of/ }).click();
  await walkSource(page, 'clinic/vital/correct-vitals.tsx');
  const correction = page.getByRole('dialog', { name: /^Vital signs of/ });
  await field(correction, 'Pulse').fill('82');
  await field(correction, 'Reason for the correction').fill('Typed wrongly');
  await page.keyboard.press('Control+Enter');
  await expect(correction).toBeHidden();
  await expect(trend.getByRole('row').filter({ hasText: 'Typed wrongly' })).toContainText('82');
});
