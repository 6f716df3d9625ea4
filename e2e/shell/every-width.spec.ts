// Every screen of the menu in the languages with the longest words, on a phone, a tablet and a desk: nothing is cut, hidden, left in
// English or moved.
import { expect, type Page, test } from '@playwright/test';
import { areas } from '../../packages/contract/src/composition/areas.ts';
import { menu } from '../../packages/contract/src/composition/menu.ts';
import { openParts } from '../../packages/contract/src/composition/open-parts.ts';
import { logIn } from '../support/desk.ts';
import { misfitsOn } from '../support/find-misfits.ts';
import { followTo } from '../support/inspect-screen.ts';

test.describe.configure({ mode: 'parallel' });

const paths = menu.flatMap(({ items }) =>
  items.flatMap((item) => [item.path, ...(item.pages ?? []).map((page) => page.path)]),
);
/** Parts under construction speak English as yet. */
const isEnglish = new Set(
  areas
    .filter(({ name }) => openParts.includes(name))
    .flatMap(({ menu: items = [] }) =>
      items.flatMap(({ path, pages = [] }) => [path, ...pages.map((page) => page.path)]),
    ),
);
const widths = [1440, 768, 360] as const;
const desk = { width: 1440, height: 900 };
/** How far the parts of a screen move while it fills (docs/design.md). */
const shiftLimit = 0.05;

const languages = [
  { code: 'hi', script: 'Devanagari' },
  { code: 'bn', script: 'Bengali' },
  { code: 'ta', script: 'Tamil' },
] as const;

/** What moved on the page without anybody's doing since it was asked the last time. */
async function shiftOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sums = window as unknown as { shifted?: number };
    const { shifted = 0 } = sums;
    sums.shifted = 0;
    return shifted;
  });
}

/** This browser alone speaks the language: what the server keeps of the user stays. */
async function speak(page: Page, code: string): Promise<void> {
  await page.addInitScript((language) => {
    localStorage.setItem('charaka.language', language);
    const sums = window as unknown as { shifted: number };
    sums.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry.toJSON() as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) sums.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, code);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('h1').first()).toBeVisible();
}

for (const { code, script } of languages)
  test(`every screen fits a phone, a tablet and a desk in ${code} (R005, R010)`, async ({ page }) => {
    await page.setViewportSize(desk);
    await logIn(page, 'admin');
    await speak(page, code);
    test.setTimeout(60_000 + paths.length * widths.length * 2000);
    const misfits: string[] = [];
    // One width after the other: between two of them the menu comes and goes.
    for (const width of widths) {
      await page.setViewportSize({ width, height: desk.height });
      await followTo(page, '');
      // The menu goes or comes a second after the window (R129).
      await expect(page.locator('.mantine-AppShell-navbar nav').last()).toBeVisible({ visible: width > 991 });
      for (const path of paths) {
        await shiftOn(page);
        await followTo(page, path);
        const shift = await shiftOn(page);
        if (shift > shiftLimit) misfits.push(`${path} at ${width}: moves by ${shift.toFixed(3)}`);
        misfits.push(
          ...(await misfitsOn(page, isEnglish.has(path) ? '' : script)).map((what) => `${path} at ${width}: ${what}`),
        );
      }
    }
    expect(misfits).toEqual([]);
  });
