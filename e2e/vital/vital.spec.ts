// A nurse takes vital signs at the desk by keyboard, and they are put right on the page of the patient.
import { expect, test } from '@playwright/test';
import { saveCalendar } from '../../packages/contract/src/clinic/opd/calendar.ts';
import { addVisit } from '../../packages/contract/src/clinic/opd/visit.ts';
import { listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import { openApi } from '../support/api.ts';
import { field, logIn } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { walkSource } from '../support/walk-dialog.ts';

/** Today in the hospital. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

test('a nurse takes vital signs at the desk by keyboard, and corrects them with a reason (OP013)', async ({ page }) => {
  const api = await openApi();
  const { rows } = await api.ask(listStaff, { pageNumber: 1, pageSize: 0 });
  const doctorId = rows.find(({ isActive, roleId }) => isActive && roleId === 1)?.staffId ?? 0;
  const hours = { fromTime: '00:00', untilTime: '23:55', slotMinutes: 5, maxPatients: 280 };
  const days = { fromDate: today, toDate: today, weekdays: [0, 1, 2, 3, 4, 5, 6] };
  await api.ask(saveCalendar, { calendar: { doctorId, ...days, ...hours } });
  const { patientId, surname } = await registerPatient(api, 'Measured');
  await api.ask(addVisit, { visit: { patientId, doctorId, visitOn: today } });
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
  await field(correction, 'Reason of the correction').fill('Typed wrongly');
  await page.keyboard.press('Control+Enter');
  await expect(correction).toBeHidden();
  await expect(trend.getByRole('row').filter({ hasText: 'Typed wrongly' })).toContainText('82');
});
