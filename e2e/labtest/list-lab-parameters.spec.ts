// The laboratory's catalogue on its screens: a parameter with errors beside the fields, its range, and the tests.

import { listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import { openApi } from '../support/api.ts';
import { act, choose, field, logIn, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { deactivate, save } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

/** The role of pathologists. */
const PATHOLOGIST = 38;

test('a parameter is added, gets a range, and is taken out of use (LB004)', async ({ page }) => {
  const name = freshSurname('Measured ');
  await logIn(page, 'admin', 'demo', '/lab-settings/parameter');
  await page.getByRole('button', { name: 'Add Parameter' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Parameter' });
  await walkSource(page, 'diagnostics/labtest/add-lab-parameter.tsx');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Please enter the name of the parameter')).toBeVisible();
  await inspect(page, 'add a parameter');
  await field(form, 'Parameter').fill(name);
  await field(form, 'Code').fill(`T${Date.now().toString(36).toUpperCase()}`);
  await save(form);

  await search(page, 'Search Parameters and ranges', name);
  await act(page, rowNamed(page, name), 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Parameter' });
  await expect(edit.getByText('No reference range yet: results carry no flag')).toBeVisible();
  await edit.getByRole('button', { name: 'New range' }).click();
  const range = page.getByRole('dialog', { name: 'New range' });
  await walkSource(page, 'diagnostics/labtest/add-reference-range.tsx');
  await field(range, 'Normal from').fill('3.5');
  await field(range, 'Normal to').fill('5.1');
  await field(range, 'Source').fill('Our own volunteers');
  await field(range, 'Valid from').fill('01/01/2026');
  await save(range);
  await expect(edit.getByText('3.5 - 5.1')).toBeVisible();
  await inspect(page, 'ranges of a parameter');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await deactivate(page, name);
  await expect(rowNamed(page, name)).toHaveCount(0);
});

test('a test of the price list says where it is done and what it measures', async ({ page }) => {
  await logIn(page, 'admin', 'demo', '/lab-settings/test');
  await search(page, 'Search Laboratory tests', 'Complete Blood');
  await act(page, rowNamed(page, 'Complete Blood Count'), 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Laboratory test' });
  await expect(edit.getByText('Haemoglobin (HB)').first()).toBeVisible();
  await walkSource(page, 'diagnostics/labtest/add-lab-test.tsx');
  await inspect(page, 'a laboratory test');
});

test('a section of the laboratory has a kind, and a head chosen from the staff', async ({ page }) => {
  const name = freshSurname('Section ');
  const staff = await (await openApi()).ask(listStaff, { pageNumber: 1, pageSize: 0 });
  const head = staff.rows.find(({ roleId }) => roleId === PATHOLOGIST)?.fullName ?? '';
  await logIn(page, 'admin', 'demo', '/lab-settings/section');
  await expect(rowNamed(page, 'Microbiology')).toContainText(head);
  await page.getByRole('button', { name: 'Add Laboratory section' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Laboratory section' });
  await field(form, 'Laboratory section').fill(name);
  await choose(form, 'Kind of section', 'Cytology');
  await choose(form, 'Head of section', head);
  await inspect(page, 'a section of the laboratory');
  await save(form);
  await search(page, 'Search Laboratory sections', name);
  await expect(rowNamed(page, name)).toContainText('Cytology');
  await expect(rowNamed(page, name)).toContainText(head);
  await deactivate(page, name);
});
