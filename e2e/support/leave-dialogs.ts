// Ways into and out of the dialogs that are walked.
import { expect, type Locator, type Page } from '@playwright/test';
import { untilStill } from './inspect-screen.ts';

/** The dialogs that can be seen, the top one last. */
export const dialogsOf = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true });

/** Whether what was pressed opened a dialog; a link leads to another screen, a switch changes this one. */
export async function hasOpened(page: Page): Promise<boolean> {
  return dialogsOf(page)
    .last()
    .waitFor({ timeout: 4000 })
    .then(() => true)
    .catch(() => false);
}

/** True while some element of the page has the focus (Q275). */
const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** Leaves every dialog by Escape, whatever was typed: each press is one step back and closes one dialog at most. */
export async function leaveDialogs(page: Page): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    const before = await dialogsOf(page).count();
    if (before === 0) break;
    await page.keyboard.press('Escape');
    await untilStill(page);
    expect(await dialogsOf(page).count(), 'dialogs after one Escape').toBeGreaterThanOrEqual(before - 1);
    const goAway = page.getByRole('button', { name: 'Leave', exact: true });
    if (await goAway.isVisible()) await goAway.click();
    await untilStill(page);
  }
  await expect(dialogsOf(page)).toHaveCount(0);
  await expect.poll(() => hasFocus(page), 'the focus is on the page after its dialogs (Q275)').toBe(true);
}
