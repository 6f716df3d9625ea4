// Looks a screen over: reachable for everybody (axe), no sideways scrolling on a phone, a quiet console.
import { expect, type Page } from '@playwright/test';
import { graveFaultsOn } from './grave-faults.ts';
import { expectNoBlank } from './watch-blanks.ts';

/** Everything the console and the program complain of from now on. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Waits until nothing loads, fades or slides any more; what turns for ever does not count. Nothing may have been taken away meanwhile. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMoving = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    const isStill = !document.getAnimations().some(isMoving) && !document.querySelector('[aria-busy="true"]');
    // Still in three looks in a row: what has just ended may begin something else.
    const looks = window as unknown as { stillLooks?: number };
    looks.stillLooks = isStill ? (looks.stillLooks ?? 0) + 1 : 0;
    if (looks.stillLooks < 3) return false;
    looks.stillLooks = 0;
    return true;
  });
  await expectNoBlank(page);
}

/** Moves to a screen of the menu as a followed link does, and waits until it has come and is still. */
export async function followTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    if (window.location.pathname === address) {
      // The same screen, narrowed by a button on it.
      if (window.location.search !== '') window.history.pushState(null, '', address);
      return;
    }
    // Every screen draws a heading of its own: the one that is left must not be taken for the next.
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    window.history.pushState(null, '', address);
  }, `/${path}`);
  await expect(page.locator('h1:not([data-left])'), path).toBeVisible();
  await expect(page, path).toHaveURL(new RegExp(`/${path}$`));
  await untilStill(page);
}

/** Shows the page in light or dark by the attribute all colours hang on; the switch in the header sets it too. */
export async function showIn(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((value) => document.documentElement.setAttribute('data-mantine-color-scheme', value), scheme);
}

/** Expects no serious or critical fault by axe; in dark only the contrast, since colours change nothing else. */
export async function expectReachable(page: Page, where: string, scheme: 'dark' | 'light'): Promise<void> {
  await untilStill(page);
  // Content behind a dialog cannot be reached while the dialog is open, and is inspected on its own.
  const isDialog = (await page.getByRole('dialog').count()) > 0;
  const faults = await graveFaultsOn(page, {
    ...(isDialog ? { within: '[role="dialog"]' } : {}),
    ...(scheme === 'dark' ? { rules: ['color-contrast'] } : {}),
  });
  expect(faults, `${where} in ${scheme}`).toEqual([]);
}

/** Expects no sideways scrolling, at the present size and on a phone; `every-language` walks every screen at three widths. */
export async function expectNoOverhang(page: Page, where: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1366, height: 768 };
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const hadMenu = before.width > 991 && (await menu.isVisible());
  for (const width of [before.width, 360]) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overhang, { message: `${where} scrolls sideways at ${width} px` }).toBeLessThanOrEqual(0);
  }
  if (page.viewportSize()?.width !== before.width) await page.setViewportSize(before);
  // The side menu comes back a second after the window (R129): what is looked at next must not change meanwhile.
  if (hadMenu) await expect(menu).toBeVisible();
}

/** Inspects what is on the screen now. Its dark colours are those of its parts, which `every-screen.spec.ts` looks at. */
export async function inspect(page: Page, where: string): Promise<void> {
  await expectReachable(page, where, 'light');
  await expectNoOverhang(page, where);
}
