// Walks every screen of the menu in a language at a width, and tells what does not fit.
import { expect, type Page } from '@playwright/test';
import { areas } from '../../packages/contract/src/composition/areas.ts';
import { menu } from '../../packages/contract/src/composition/menu.ts';
import { openParts } from '../../packages/contract/src/composition/open-parts.ts';
import { logIn } from './desk.ts';
import { misfitsOn } from './find-misfits.ts';
import { followTo, untilStill } from './inspect-screen.ts';

/** A language of the product, the letters it is written in, and how wide the window is: each screen is opened at the first width. */
interface WalkedLanguage {
  readonly code: string;
  readonly script: string;
  readonly widths: readonly [number, ...number[]];
}

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

/** So long a walk may take. */
export const walkMilliseconds = 60_000 + paths.length * 3000;

/** This browser alone speaks the language: what the server keeps of the user stays. */
export async function speak(page: Page, code: string): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem('charaka.language', language), code);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('h1').first()).toBeVisible();
}

/** Elements that do not fit, by screen and width. */
export async function misfitsOfScreens(page: Page, { code, script, widths }: WalkedLanguage): Promise<string[]> {
  const [first, ...others] = widths;
  await page.setViewportSize({ width: first, height: 900 });
  await logIn(page, 'admin');
  await speak(page, code);
  await followTo(page, '');
  const sideMenu = page.locator('.mantine-AppShell-navbar nav').last();
  // The menu is there where the window is wide enough for it (R129).
  await expect(sideMenu).toBeVisible({ visible: first > 991 });
  const misfits: string[] = [];
  for (const path of paths) {
    const letters = isEnglish.has(path) ? '' : script;
    await followTo(page, path);
    // The menu comes back a second after the window that was narrow (R129).
    if (first > 991) await expect(sideMenu).toBeVisible();
    misfits.push(...(await misfitsAt(page, path, first, letters)));
    for (const width of others) {
      await page.setViewportSize({ width, height: 900 });
      await untilStill(page);
      misfits.push(...(await misfitsAt(page, path, width, letters)));
    }
    if (others.length > 0) await page.setViewportSize({ width: first, height: 900 });
  }
  return misfits;
}

async function misfitsAt(page: Page, path: string, width: number, script: string): Promise<string[]> {
  const told = await misfitsOn(page, script);
  return told.map((what) => `${path} at ${width}: ${what}`);
}
