// The busiest screens while they are loaded: nothing moves under the pointer.
import type { Page } from '@playwright/test';
import { expectRows, logIn } from '../support/desk.ts';
import { untilStill } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

/** Adds up the unrequested movement of the content on the screen. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sums = window as unknown as { shifted: number; shifts: string[] };
    sums.shifted = 0;
    sums.shifts = [];
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        sums.shifted += entry.value;
        const what = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30) ?? ''}`);
        sums.shifts.push(`${entry.value.toFixed(3)} at ${Math.round(entry.startTime)}: ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('nothing moves under the pointer on home and on the list of inpatients (R005)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await countShifts(page);
  for (const [address, hasRows] of [
    ['/', false],
    ['/ipd/ipd_registration', true],
  ] as const) {
    await logIn(page, 'admin', 'demo', address);
    if (hasRows) await expectRows(page);
    await untilStill(page);
    const { shifted, shifts } = await page.evaluate(() => {
      const sums = window as unknown as { shifted: number; shifts: string[] };
      return { shifted: sums.shifted, shifts: sums.shifts };
    });
    expect(shifted, shifts.join('\n')).toBeLessThan(0.1);
  }
});
