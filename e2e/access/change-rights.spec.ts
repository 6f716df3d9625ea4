// Rights given and taken while somebody is at work: the menu, the open screen and the calls follow at once.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { updateRolePermissions } from '../../packages/contract/src/foundation/access/role.ts';
import { approveRequest, listApprovals } from '../../packages/contract/src/foundation/approval/approval.ts';
import { department } from '../../packages/contract/src/foundation/masters/department.ts';
import { masterEndpoints } from '../../packages/contract/src/kernel/resource.ts';
import { openApi } from '../support/api.ts';
import { choose, field, listening, logIn, open, search } from '../support/desk.ts';

const tenant = 'sahyog';
const nurseRoleId = 31;
const none = { canView: false, canAdd: false, canEdit: false, canDelete: false };

async function browserOf(browser: Browser, user: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, user, tenant, '/');
  return page;
}

async function openRights(page: Page, role: string): Promise<void> {
  await open(page, 'Roles and Permissions');
  await page.getByRole('link', { name: role, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Rights of ${role}`, level: 1 })).toBeVisible();
}

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

test('a right that is taken closes the screen, the menu and the calls of whoever had it (R051, R057, R058, R172, Q50)', async ({
  browser,
}) => {
  const nurse = await browserOf(browser, 'nurse');
  await open(nurse, 'Discharge Patient');
  await expect(nurse.getByRole('heading', { name: 'Discharge Patient', level: 1 })).toBeVisible();

  const manager = await browserOf(browser, 'manager');
  await openRights(manager, 'Nurse');
  await tick(manager, 'View: Discharge Patient').click();
  await expect(manager.getByText('1 screen changed')).toBeVisible();
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByText('Rights of Nurse updated successfully')).toBeVisible();
  await expect(manager.getByRole('button', { name: 'Save' })).toBeDisabled();

  await expect(nurse.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await nurse.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(link(nurse, 'IPD Patients').first()).toBeVisible();
  await expect(link(nurse, 'Discharge Patient')).toHaveCount(0);
  await nurse.goto('/ipd/discharge_patient');
  await expect(nurse.getByRole('heading', { name: 'Not found' })).toBeVisible();

  await listening(nurse, async () => void (await nurse.goto('/')));
  await expect(link(nurse, 'IPD Patients').first()).toBeVisible();
  // With View everything else was taken; the demo gets all of it back.
  await tick(manager, 'Add: Discharge Patient').click();
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(link(nurse, 'Discharge Patient').first()).toBeVisible();
});

test("a heading of the menu gets the tenant's own name, at once for everybody, and the product's back (R168, R173)", async ({
  browser,
}) => {
  const nurse = await browserOf(browser, 'nurse');
  const manager = await browserOf(browser, 'manager');
  const heading = (name: string) =>
    nurse.getByRole('navigation', { name: 'Menu' }).getByRole('heading', { name, exact: true });
  await expect(heading('Patients')).toBeVisible();
  await openRights(manager, 'Nurse');
  for (const [before, typed, after] of [
    ['Patients', 'Reception', 'Reception'],
    ['Reception', '', 'Patients'],
  ] as const) {
    const title = `Rename the heading ${before}`;
    await manager.getByRole('button', { name: title, exact: true }).click();
    const form = manager.getByRole('dialog', { name: title });
    await expect(field(form, 'Title in the menu')).toBeFocused();
    await field(form, 'Title in the menu').fill(typed);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(heading(after)).toBeVisible();
    await expect(heading(before)).toHaveCount(0);
  }
});

test('a right counts from the next call on (R168)', async () => {
  const [manager, nurse] = [await openApi('manager', tenant), await openApi('nurse', tenant)];
  const add = () => nurse.ask(masterEndpoints(department).add, { item: { departmentName: `Ward ${Date.now()}` } });
  const give = (rights: typeof none) =>
    manager.ask(updateRolePermissions, {
      role: { roleId: nurseRoleId },
      rights: [{ menuPath: 'staff-settings', ...rights }],
    });
  await expect(add()).rejects.toThrow('403');
  await give({ ...none, canView: true, canAdd: true });
  await add();
  await give(none);
  await expect(add()).rejects.toThrow('403');
});

test('ticks go together, and unsaved ones are asked about (R168)', async ({ browser }) => {
  const page = await browserOf(browser, 'manager');
  await openRights(page, 'Front Desk');
  const [view, add, all] = [
    tick(page, 'View: Bed Settings'),
    tick(page, 'Add: Bed Settings'),
    tick(page, 'All rights: Bed Settings'),
  ];
  await expect(view).not.toBeChecked();
  await add.click();
  await expect(view).toBeChecked();
  await all.click();
  await expect(tick(page, 'Delete: Bed Settings')).toBeChecked();
  await view.click();
  await expect(add).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'changed' })).toHaveCount(0);
  await tick(page, 'View on all screens').click();
  await expect(view).toBeChecked();

  await link(page, 'IPD Patients').first().click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(view).toBeChecked();
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(view).not.toBeChecked();
  await open(page, 'IPD Patients');
  await expect(page.getByRole('heading', { name: 'IPD Patients', level: 1 })).toBeVisible();
});

test('nobody takes from themselves the right to change roles, and role 0 opens every screen (R162, R168, Q233)', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'manager');
  await openRights(page, 'Admin');
  await tick(page, 'View: Roles and Permissions').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Nobody changes the rights of the role they have/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await openRights(page, 'SuperAdmin');
  await expect(page.getByText('The super administrator may open every screen')).toBeVisible();
  await expect(tick(page, 'View: Bed Settings')).toBeDisabled();
  await expect(tick(page, 'May: Refund money')).toBeChecked();
  await expect(tick(page, 'May: Refund money')).toBeEnabled();
});

test('a deed is given alone, and counts once a second person approves (Q224, Q233)', async ({ browser }) => {
  const manager = await browserOf(browser, 'manager');
  const desk = await browserOf(browser, 'frontdesk');
  await open(desk, 'IPD Patients');
  const payment = desk.getByRole('menuitem', { name: 'Payment', exact: true });
  const openMenu = async () => {
    await desk.keyboard.press('Escape');
    await desk.getByRole('row').nth(1).getByRole('button').last().click();
    await expect(desk.getByRole('menuitem', { name: 'View', exact: true })).toBeVisible();
  };
  await openMenu();
  await expect(payment).toBeVisible();
  await expect(desk.getByRole('menuitem', { name: 'Final Bill', exact: true })).toHaveCount(0);
  await openRights(manager, 'Front Desk');
  for (const isGiven of [false, true]) {
    await tick(manager, 'May: Receive money').click();
    await expect(manager.getByText('1 screen changed')).toBeVisible();
    await manager.getByRole('button', { name: 'Save' }).click();
    if (isGiven) {
      await expect(manager.getByText(/count once a second person approves/)).toBeVisible();
      const admin = await openApi('admin', tenant);
      const { rows } = await admin.ask(listApprovals, { only: 'toDecide', kind: 'rights' });
      for (const { approvalRequestId } of rows)
        await admin.ask(approveRequest, { approvalRequest: { approvalRequestId } });
    }
    await expect(async () => {
      await openMenu();
      await expect(payment).toHaveCount(isGiven ? 1 : 0, { timeout: 1000 });
    }).toPass();
  }
});

test('the right to grant is ticked apart from what is done, and waits for a second person (Q233)', async ({
  browser,
}) => {
  const manager = await browserOf(browser, 'manager');
  await openRights(manager, 'Billing');
  const grant = tick(manager, 'May grant: Bed Settings');
  await expect(grant).not.toBeChecked();
  await grant.click();
  await expect(tick(manager, 'View: Bed Settings')).not.toBeChecked();
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByText(/1 of them count once a second person approves/)).toBeVisible();
  await expect(grant).not.toBeChecked();
  const admin = await openApi('admin', tenant);
  const { rows } = await admin.ask(listApprovals, { only: 'toDecide', kind: 'rights' });
  const second = await (await browser.newContext()).newPage();
  await logIn(second, 'admin', tenant);
  await second.addInitScript(() => localStorage.setItem('charaka.language', 'hi'));
  await second.goto('/approval?only=toDecide');
  await expect(second.getByRole('row').filter({ hasText: 'Billing के अधिकार' }).first()).toContainText(
    'Billing के लिए और अधिकार',
  );
  for (const { approvalRequestId } of rows) await admin.ask(approveRequest, { approvalRequest: { approvalRequestId } });
  await expect(grant).toBeChecked();
  await grant.click();
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByText('Rights of Billing updated successfully', { exact: true })).toBeVisible();
  await openRights(manager, 'SuperAdmin');
  await expect(grant).toBeChecked();
  await expect(grant).toBeDisabled();
});

test('a new role starts with the rights of another (R182)', async ({ browser }) => {
  const page = await browserOf(browser, 'manager');
  await open(page, 'Roles and Permissions');
  await page.getByRole('button', { name: 'Add role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add role' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Role Name is a required field!')).toBeVisible();
  const name = `Trainee ${Date.now()}`;
  await field(dialog, 'Role name').fill(name);
  await choose(dialog, 'Dashboard', 'Ward');
  await choose(dialog, 'Rights like those of', 'Nurse');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `Rights of ${name}`, level: 1 })).toBeVisible();
  await expect(tick(page, 'View: IPD Patients')).toBeChecked();
  await expect(tick(page, 'View: Staff Settings')).not.toBeChecked();
  await open(page, 'Roles and Permissions');
  await search(page, 'Search roles', name);
  await expect(page.getByRole('row', { name }).getByRole('cell', { name: 'Ward' })).toBeVisible();
});
