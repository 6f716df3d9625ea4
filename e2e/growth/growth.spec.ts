// Growth from the file of a table to the curve of a child: an administrator imports it, a doctor looks at the page of the child.
import { expect, test } from '@playwright/test';
import { addVitalSigns, getVitalsDesk } from '../../packages/contract/src/clinic/vital/vital.ts';
import { openApi } from '../support/api.ts';
import { choose, field, logIn } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { dayIn, doctorsOf, holdOpd, visitTo } from '../support/visits.ts';
import { walkSource } from '../support/walk-dialog.ts';

/** A fragment of our own: the median grows evenly (Q242). */
const file = ['Day\tL\tM\tS', ...[0, 365, 731, 1856].map((day) => `${day}\t1\t${3 + day / 100}\t0.1`)].join('\n');

test('a table is imported from a file, and the page of a child shows its curve with z-scores in words (OP032, OP033)', async ({
  page,
}) => {
  const api = await openApi();
  const [doctor] = await doctorsOf(api);
  await holdOpd(api, doctor?.staffId ?? 0);
  const { patientId } = await registerPatient(api, 'Growing', { salutation: 'Baby', birthDate: dayIn(-400) });
  await visitTo(api, doctor?.staffId ?? 0, patientId);
  const { rows } = await api.ask(getVitalsDesk, {});
  const encounterId = rows.find((row) => row.patientId === patientId)?.encounterId ?? 0;
  for (const weightGrams of [7000, 16_000])
    await api.ask(addVitalSigns, {
      patientId,
      vitalSignSet: { encounterId, weightGrams, lengthMm: 743, lengthKind: 'Standing', muacMm: 120 },
    });

  await logIn(page, 'admin', 'demo', '/opdRoomSetup/growth_tables');
  await page.getByRole('button', { name: 'Import table' }).click();
  await walkSource(page, 'clinic/growth/import-growth-table.tsx');
  const dialog = page.getByRole('dialog', { name: 'Import table' });
  await choose(dialog, 'Sex', 'Girls');
  await field(dialog, 'Source and version').fill('Fragment of a journey, version 1');
  await dialog.locator('input[type="file"]').setInputFiles({
    ...{ name: 'wfa_girls.txt', mimeType: 'text/plain', buffer: Buffer.from(file) },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Fragment of a journey' })).toContainText('Weight for age');
  await inspect(page, 'growth tables');

  await page.goto(`/patient_registration/${patientId}`);
  const growth = page.getByRole('region', { name: 'Growth' });
  await expect(growth.getByRole('img', { name: /a curve of 1 measures/ })).toBeVisible();
  await expect(growth.getByRole('row').filter({ hasText: '0.00' })).toContainText('50');
  await expect(growth).toContainText('Upper arm 12 cm');
  await growth.getByRole('button', { name: /^Measured twice on/ }).click();
  await expect(growth.getByRole('img', { name: /a curve of 2 measures/ })).toBeVisible();
  await field(growth, 'Born at (weeks)').fill('32');
  await expect(growth.getByText(/corrected age/).first()).toBeVisible();
  await inspect(page, 'the growth of a child');
  await choose(growth, 'Compared', 'Length or height for age (cm)');
  await expect(growth.getByText('0.7 cm added: measured standing').first()).toBeVisible();
});
