// A list of values from its first record to its second life, and a second window that sees every change by itself.
import type { Page } from '@playwright/test';
import { dietType } from '../../packages/contract/src/foundation/masters/diet-type.ts';
import { masterEndpoints } from '../../packages/contract/src/kernel/resource.ts';
import { openApi } from '../support/api.ts';
import { act, field, logIn, openBelow, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';

async function openDietTypes(page: Page, user: string): Promise<void> {
  await logIn(page, user);
  await openBelow(page, 'Lists of values', 'Diet types');
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

/** Another user renames the record. */
async function changeMeanwhile(name: string): Promise<void> {
  const { list, update } = masterEndpoints(dietType);
  const manager = await openApi('manager');
  const { rows } = (await manager.ask(list, { pageNumber: 1, pageSize: 0 })) as { rows: Record<string, unknown>[] };
  const { dietTypeId } = rows.find((row) => row.dietTypeName === name) ?? {};
  await manager.ask(update, { item: { dietTypeId, dietTypeName: `${name} A` } });
}

test('a record is added, clashes, is changed although somebody else was faster, deactivated and re-activated, and a second window follows (R168)', async ({
  page,
  browser,
}) => {
  const name = freshSurname('Journey diet ');
  const changed = `${name} B`;
  await openDietTypes(page, 'admin');
  const other = await (await browser.newContext()).newPage();
  await openDietTypes(other, 'viewer');
  await expect(other.getByRole('button', { name: 'Add Diet type' })).toHaveCount(0);
  await search(page, 'Search Diet types', name);
  await search(other, 'Search Diet types', name);
  await expect(other.getByText(/^Nothing matches/)).toBeVisible();

  await page.getByRole('button', { name: 'Add Diet type' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Diet type' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter diet type', { exact: true })).toBeVisible();
  await field(form, 'Diet type').fill(name);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, name)).toHaveCount(1);
  await expect(rowOf(other, name)).toHaveCount(1);

  await page.getByRole('button', { name: 'Add Diet type' }).click();
  await field(form, 'Diet type').fill(name.toUpperCase());
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Diet type '${name.toUpperCase()}' already exists`, { exact: true })).toBeVisible();
  await expect(field(form, 'Diet type')).toHaveValue(name.toUpperCase());
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();

  await act(page, rowOf(page, name), 'Edit');
  const change = page.getByRole('dialog', { name: 'Edit Diet type' });
  await field(change, 'Diet type').fill(changed);
  await changeMeanwhile(name);
  await expect(change.getByRole('alert')).toContainText('changed this record after you opened it');
  await expect(change.getByRole('alert')).toContainText('Changed: ');
  await expect(change.getByRole('button', { name: 'Save' })).toBeDisabled();
  await change.getByRole('button', { name: 'Continue with mine' }).click();
  await expect(field(change, 'Diet type')).toHaveValue(changed);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(other, changed)).toHaveCount(1);

  await act(page, rowOf(page, changed), 'Deactivate');
  const question = page.getByRole('dialog', { name: 'Deactivate this record?' });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(rowOf(page, changed)).toHaveCount(0);
  await expect(rowOf(other, changed)).toHaveCount(0);

  await page.getByRole('switch', { name: 'Show inactive' }).press('Space');
  await expect(rowOf(page, changed)).toContainText('Inactive');
  await act(page, rowOf(page, changed), 'Re-activate');
  await page
    .getByRole('dialog', { name: 'Re-activate this record?' })
    .getByRole('button', { name: 'Re-activate' })
    .click();
  await expect(rowOf(page, changed).getByText('Active', { exact: true })).toBeVisible();
  await expect(rowOf(other, changed)).toHaveCount(1);
  await other.context().close();
});
