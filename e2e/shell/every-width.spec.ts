// Every screen of the menu on a phone, a tablet and a desk: nothing is cut, hidden, left in English, or moves while the screen fills.
import { expect, type Page, test } from '@playwright/test';
import { misfitsOfScreens, walkMilliseconds } from '../support/fitting-screens.ts';
import { followTo } from '../support/inspect-screen.ts';

/** How far the parts of a screen move while it fills (docs/design.md). */
const shiftLimit = 0.05;

/** Adds up what moves without anybody's doing, from the next page on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sums = window as unknown as { shifted: number };
    sums.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry.toJSON() as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) sums.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved since it was asked the last time. */
async function shiftOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sums = window as unknown as { shifted?: number };
    const { shifted = 0 } = sums;
    sums.shifted = 0;
    return shifted;
  });
}

// What moves does not depend on the language; the others are walked beside other journeys (every-language.spec.ts).
test('every screen fits a phone, a tablet and a desk in hi, and does not move while it fills (R005, R010)', async ({
  page,
}) => {
  test.setTimeout(walkMilliseconds);
  await watchShifts(page);
  const misfits = await misfitsOfScreens(page, { code: 'hi', script: 'Devanagari' }, async (path) => {
    await shiftOn(page);
    await followTo(page, path);
    const shift = await shiftOn(page);
    return shift > shiftLimit ? [`moves by ${shift.toFixed(3)}`] : [];
  });
  expect(misfits).toEqual([]);
});
