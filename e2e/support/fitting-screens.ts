// Walks every screen of the menu in a language at a width, and tells what does not fit.
import { expect, type Page } from '@playwright/test';
import { areas } from '../../packages/contract/src/composition/areas.ts';
import { menu } from '../../packages/contract/src/composition/menu.ts';
import { openParts } from '../../packages/contract/src/composition/open-parts.ts';
import { logIn } from './desk.ts';
import { misfitsOn } from './find-misfits.ts';
import { followTo } from './inspect-screen.ts';

/** A language of the product, the letters it is written in, and how wide the window is. */
interface WalkedLanguage {
  readonly code: string;
  readonly script: string;
  readonly width: number;
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

/** Elements that do not fit, by screen. */
export async function misfitsOfScreens(page: Page, { code, script, width }: WalkedLanguage): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await logIn(page, 'admin');
  await speak(page, code);
  await followTo(page, '');
  // The menu is there where the window is wide enough for it (R129).
  await expect(page.locator('.mantine-AppShell-navbar nav').last()).toBeVisible({ visible: width > 991 });
  const misfits: string[] = [];
  for (const path of paths) {
    await followTo(page, path);
    const told = await misfitsOn(page, isEnglish.has(path) ? '' : script);
    misfits.push(...told.map((what) => `${path} at ${width}: ${what}`));
  }
  return misfits;
}
