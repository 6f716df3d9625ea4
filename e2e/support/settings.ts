// Common steps of every group of settings: its tabs, the dialog of a record, and deactivating a record.
import { expect, type Locator, type Page } from '@playwright/test';
import { act, rowNamed } from './desk.ts';

/** Goes to another list of the group. */
export async function toTab(page: Page, title: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Lists of values of this group' })
    .getByRole('link', { name: title, exact: true })
    .click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** Saves a record by the button that says so, or its deed; the dialog closes. */
export async function save(dialog: Locator, deed = 'Save'): Promise<void> {
  await dialog.getByRole('button', { name: deed, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Takes the record of that name out of use, and says yes to the question. */
export async function deactivate(page: Page, name: string): Promise<void> {
  await act(page, rowNamed(page, name), 'Deactivate');
  await page
    .getByRole('dialog', { name: 'Deactivate this record?' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
}
