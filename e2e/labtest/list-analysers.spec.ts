// Analysers are added, with errors beside the fields, changed, and deactivated.

import { act, field, logIn, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { deactivate, save } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('an analyser says how it speaks and what its codes mean (LB087, LB089)', async ({ page }) => {
  const name = freshSurname('Analyser ');
  await logIn(page, 'admin', 'demo', '/lab-settings/analyser');
  await page.getByRole('button', { name: 'Add Analyser' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Analyser' });
  await walkSource(page, 'diagnostics/labtest/add-analyser.tsx');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Please enter the name of the analyser')).toBeVisible();
  await field(form, 'Name').fill(name);
  await field(form, 'Section').click();
  await page.getByRole('option').filter({ visible: true }).first().click();
  await field(form, 'Port').fill(String(20_000 + (Date.now() % 40_000)));
  await field(form, 'Codes').fill('GLU NOSUCH');
  await expect(form.getByText('Cannot be read: GLU NOSUCH')).toBeVisible();
  await inspect(page, 'add an analyser');
  await field(form, 'Codes').fill('K+ K');
  await save(form);
  await search(page, 'Search Analysers', name);
  await act(page, rowNamed(page, name), 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Analyser' });
  await expect(field(edit, 'Codes')).toHaveValue('K+ K mmol/L');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await deactivate(page, name);
  await expect(rowNamed(page, name)).toHaveCount(0);
});
