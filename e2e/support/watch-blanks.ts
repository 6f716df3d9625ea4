// Sees when a screen that stood already is taken away whole, as React does where code is awaited and nothing nearer waits for it.
import { expect, type Page } from '@playwright/test';

/** Notes every such moment, from now on and on every page that is loaded. */
export async function watchBlanks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blanks: string[] = [];
    const note = ({ target }: MutationRecord) => {
      if (!(target instanceof HTMLElement) || target.style.getPropertyPriority('display') !== 'important') return;
      const isFrame = target.classList.contains('mantine-AppShell-root');
      if (!isFrame && target.parentElement?.id !== 'content') return;
      blanks.push(`${isFrame ? 'everything' : 'the screen'} at ${window.location.pathname}`);
      document.documentElement.dataset.blanks = JSON.stringify(blanks);
    };
    new MutationObserver((changes) => changes.forEach(note)).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['style'],
    });
  });
}

/** Fails where a screen was taken away since the page was loaded: a key pressed in that moment is lost. */
export async function expectNoBlank(page: Page): Promise<void> {
  const blanks = await page.evaluate(() => document.documentElement.dataset.blanks ?? '[]');
  expect(JSON.parse(blanks), 'taken away while something was loaded').toEqual([]);
}
