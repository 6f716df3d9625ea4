// Consultation fees are added, with errors beside the fields, and deactivated; the collection of fees is set there.

import { field, logIn, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { deactivate, save } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('a consultation fee is added for a doctor and taken out of use (OP008)', async ({ page }) => {
  const name = freshSurname('Consultation fee ');
  await logIn(page, 'admin', 'demo', '/settings/consultation-fee');
  await page.getByRole('button', { name: 'Add Consultation fee' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Consultation fee' });
  await walkSource(page, 'resource/record-dialog.tsx');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Please choose the charge to bill')).toBeVisible();
  await inspect(page, 'add consultation fee');
  await field(form, 'Fee name').fill(name);
  await field(form, 'Kind of visit').click();
  await page.getByRole('option', { name: 'Procedure' }).click();
  await field(form, 'Charge').fill('consult');
  await page.getByRole('option').filter({ visible: true }).first().click();
  await field(form, 'Only of doctor').click();
  await page.getByRole('option').filter({ visible: true }).first().click();
  await save(form);
  await search(page, 'Search Consultation fees', name);
  await expect(rowNamed(page, name)).toContainText('Procedure');
  await deactivate(page, name);
  await expect(rowNamed(page, name)).toHaveCount(0);

  await page.getByRole('button', { name: 'How fees are collected' }).click();
  await walkSource(page, 'clinic/counter/save-fee-setting.tsx');
  await inspect(page, 'how fees are collected');
});
