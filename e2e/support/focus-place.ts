// Focus after a dialog: on the element of the next action, not just anywhere on the page (Q275).
import { expect, type Locator, type Page } from '@playwright/test';

/** Facts of the element that opened a dialog, recorded in the page. */
interface Opener {
  readonly element: Element;
  readonly name: string;
  readonly table: Element | null;
  readonly rowIndex: number;
}

/** Remembers what is about to be pressed; a list may draw it anew while the dialog is open. */
export async function rememberPlace(opener: Locator): Promise<void> {
  await opener.evaluate((element) => {
    const table = element.closest('table');
    const row = element.closest('tr');
    const opened: Opener = {
      element,
      name: element.ariaLabel ?? element.textContent ?? '',
      table,
      rowIndex: table && row ? [...table.querySelectorAll('tbody tr')].indexOf(row) : -1,
    };
    (window as unknown as { opened?: Opener }).opened = opened;
  });
}

/** The place of the focus in a word; `elsewhere` with what has it where no next action begins there. */
function placeOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { opened } = window as unknown as { opened?: Opener };
    const { activeElement: at, body } = document;
    if (!at || at === body) return 'nowhere';
    if (!opened || at === opened.element) return 'opener';
    if (at.hasAttribute('data-focus-next')) return 'marked';
    const name = at.ariaLabel ?? at.textContent ?? '';
    // Drawn anew: what stands in its place has its name, or is the row itself.
    if (!opened.element.isConnected && name === opened.name) return 'opener';
    const row = at.closest('tr');
    const rows = opened.table ? [...opened.table.querySelectorAll('tbody tr')] : [];
    const place = row ? rows.indexOf(row) : -1;
    if (place >= 0 && place === Math.min(opened.rowIndex, rows.length - 1)) return 'row';
    return `elsewhere: ${at.tagName} ${name.trim().slice(0, 40)}`;
  });
}

/** Fails unless the focus is on the opener, in its row or the row that took its place, or on what the screen marks as next. */
export async function expectFocusBack(page: Page, where: string): Promise<void> {
  await expect.poll(() => placeOfFocus(page), `the focus after ${where} (Q275)`).toMatch(/^(opener|marked|row)$/);
}
