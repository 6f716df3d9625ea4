// Walks every screen of the menu in a language, on a desk, a tablet and a phone, and tells what does not fit.
import { expect, type Page } from '@playwright/test';
import { areas } from '../../packages/contract/src/composition/areas.ts';
import { menu } from '../../packages/contract/src/composition/menu.ts';
import { openParts } from '../../packages/contract/src/composition/open-parts.ts';
import { logIn } from './desk.ts';
import { misfitsOn } from './find-misfits.ts';
import { followTo } from './inspect-screen.ts';

/** A language of the product and the letters it is written in. */
export interface WalkedLanguage {
  readonly code: string;
  readonly script: string;
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
const widths = [1440, 768, 360] as const;
const desk = { width: 1440, height: 900 };

/** So long a walk may take. */
export const walkMilliseconds = 60_000 + paths.length * widths.length * 2000;

/** This browser alone speaks the language: what the server keeps of the user stays. */
async function speak(page: Page, code: string): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem('charaka.language', language), code);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('h1').first()).toBeVisible();
}

/** What does not fit, by screen and width. `visit` moves to a screen, and may tell more of it. */
export async function misfitsOfScreens(
  page: Page,
  { code, script }: WalkedLanguage,
  visit: (path: string) => Promise<readonly string[]> = async (path) => {
    await followTo(page, path);
    return [];
  },
): Promise<string[]> {
  await page.setViewportSize(desk);
  await logIn(page, 'admin');
  await speak(page, code);
  const misfits: string[] = [];
  // One width after the other: between two of them the menu comes and goes.
  for (const width of widths) {
    await page.setViewportSize({ width, height: desk.height });
    await followTo(page, '');
    // The menu goes or comes a second after the window (R129).
    await expect(page.locator('.mantine-AppShell-navbar nav').last()).toBeVisible({ visible: width > 991 });
    for (const path of paths) {
      const told = [...(await visit(path)), ...(await misfitsOn(page, isEnglish.has(path) ? '' : script))];
      misfits.push(...told.map((what) => `${path} at ${width}: ${what}`));
    }
  }
  return misfits;
}
