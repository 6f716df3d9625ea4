// A view of a list that an administrator gives to a role is there for everybody who has it.
import type { Page } from '@playwright/test';
import { listRoles } from '../../packages/contract/src/foundation/access/role.ts';
import { updateRoleViews } from '../../packages/contract/src/foundation/access/role-view.ts';
import { openApi } from '../support/api.ts';
import { act, field, logIn, rowNamed } from '../support/desk.ts';
import { followTo, inspect } from '../support/inspect-screen.ts';
import { resetPreferences } from '../support/preferences.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

const roleName = 'Billing';

test.afterAll(async () => {
  const { ask } = await openApi();
  const { rows } = await ask(listRoles, { pageNumber: 1, pageSize: 0 });
  const role = rows.find((each) => each.roleName === roleName);
  if (role) await ask(updateRoleViews, { role: { roleId: role.roleId }, views: [] });
  await resetPreferences('admin');
});

const openViews = (page: Page) => page.getByRole('button', { name: 'Views', exact: true }).click();

test('a view is kept, given to a role, and found by who has it (R168, R183)', async ({ page, browser }) => {
  await logIn(page, 'admin', 'demo', '/message/notification?unread=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openViews(page);
  await field(page, 'Name of this view').fill('Not read yet');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await followTo(page, 'role-permission');
  await act(page, rowNamed(page, roleName).first(), 'Views');
  const dialog = page.getByRole('dialog', { name: `Views for ${roleName}` });
  await expect(dialog.getByRole('checkbox', { name: 'Not read yet' })).toBeVisible();
  await inspect(page, 'the views of a role');
  await walkSource(page, 'foundation/access/role-views.tsx');
  await dialog.getByRole('checkbox', { name: 'Not read yet' }).check();
  await dialog.getByRole('button', { name: 'Give views' }).click();
  await expect(page.getByText('Views of the role updated')).toBeVisible();

  const clerk = await (await browser.newContext()).newPage();
  await logIn(clerk, 'billing', 'demo', '/message/notification');
  await expect(clerk.getByRole('heading', { level: 1 })).toBeVisible();
  await openViews(clerk);
  const given = clerk.getByRole('group', { name: 'Views of your role' });
  await given.getByRole('button', { name: 'Not read yet' }).click();
  await expect(clerk).toHaveURL(/unread=1/);
});
