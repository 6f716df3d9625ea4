// Rights given and taken while somebody is at work: the menu, the open screen and the calls follow at once.
import type { Browser, Page } from '@playwright/test';
import { listening, logIn, open } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

const tenant = 'sahyog';
async function browserOf(browser: Browser, user: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, user, tenant, '/');
  return page;
}

async function openRights(page: Page, role: string): Promise<void> {
  await open(page, 'Roles and permissions');
  await page.getByRole('link', { name: role, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Rights of ${role}`, level: 1 })).toBeVisible();
}

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

test('a right that is taken closes the screen, the menu and the calls of whoever had it (R051, R057, R058, R172, Q50)', async ({
  browser,
}) => {
  const nurse = await browserOf(browser, 'nurse');
  await open(nurse, 'Discharge patient');
  await expect(nurse.getByRole('heading', { name: 'Discharge patient', level: 1 })).toBeVisible();

  const manager = await browserOf(browser, 'manager');
  await openRights(manager, 'Nurse');
  await tick(manager, 'View: Discharge patient').click();
  await expect(manager.getByText('1 screen changed')).toBeVisible();
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByText('Rights of Nurse updated successfully')).toBeVisible();
  await expect(manager.getByRole('button', { name: 'Save' })).toBeDisabled();

  await expect(nurse.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await nurse.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(link(nurse, 'IPD patients').first()).toBeVisible();
  await expect(link(nurse, 'Discharge patient')).toHaveCount(0);
  await nurse.goto('/ipd/discharge_patient');
  await expect(nurse.getByRole('heading', { name: 'Not found' })).toBeVisible();

  await listening(nurse, async () => void (await nurse.goto('/')));
  await expect(link(nurse, 'IPD patients').first()).toBeVisible();
  // With View everything else was taken; the demo gets all of it back.
  await tick(manager, 'Add: Discharge patient').click();
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(link(nurse, 'Discharge patient').first()).toBeVisible();
});

test('ticks go together, and unsaved ones are asked about (R168)', async ({ browser }) => {
  const page = await browserOf(browser, 'manager');
  await openRights(page, 'Front Desk');
  const [view, add, all] = [
    tick(page, 'View: Bed settings'),
    tick(page, 'Add: Bed settings'),
    tick(page, 'All rights: Bed settings'),
  ];
  await expect(view).not.toBeChecked();
  await add.click();
  await expect(view).toBeChecked();
  await all.click();
  await expect(tick(page, 'Delete: Bed settings')).toBeChecked();
  await view.click();
  await expect(add).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'changed' })).toHaveCount(0);
  await tick(page, 'View on all screens').click();
  await expect(view).toBeChecked();

  await link(page, 'IPD patients').first().click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(view).toBeChecked();
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(view).not.toBeChecked();
  await open(page, 'IPD patients');
  await expect(page.getByRole('heading', { name: 'IPD patients', level: 1 })).toBeVisible();
});
