// Setting a second factor up and answering it on the screen, as its owner does.
import { expect, type Page } from '@playwright/test';
import { field } from './desk.ts';
import { keepApp, nextCode } from './one-time-codes.ts';

/** Types the key that the page shows into an app, and the app's first code into the page. */
export async function takeKey(page: Page, name: string): Promise<void> {
  const key = await page.getByText('Or type this key into the app:').locator('code').textContent();
  await field(page, 'Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is wrong')).toBeVisible();
  await expect(field(page, 'Code')).toHaveValue('');
  await field(page, 'Code').fill(await keepApp(name, (key ?? '').replaceAll(' ', '')));
  await page.keyboard.press('Enter');
}

/** Keeps the recovery codes as a file and goes on. */
export async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByTestId('recovery-code')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'I have saved them' })).toBeDisabled();
  const codes = await page.getByTestId('recovery-code').allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).press('Enter');
  return codes;
}

/** Sets an app up where the log-in demands one. */
export async function setUpFactor(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await takeKey(page, name);
  await keepCodes(page);
}

/** Answers the second step of a log-in with the next code of the app. */
export async function answerSecondStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await field(page, 'Code').fill(await nextCode(name));
  await page.keyboard.press('Enter');
}
