// Finds on the screen that is shown what does not fit: text cut without a way to read it, controls that lie over each other, words that
// were never translated, states of rows out of sight, and a page that scrolls sideways.
import type { Page } from '@playwright/test';

/** Everything that does not fit, in words; nothing where all is well. `script` is the letters of the user's language, empty where words may be English. */
export async function misfitsOn(page: Page, script: string): Promise<string[]> {
  return [...(await page.evaluate(lookForMisfits, script)), ...(await hiddenStatesOn(page))];
}

/** States of rows behind the buttons of their row, or out of the part that a list shows. */
export function hiddenStatesOn(page: Page): Promise<string[]> {
  return page.evaluate(lookForHiddenStates);
}

/** Runs in the page, as `lookForMisfits`. */
function lookForHiddenStates(): string[] {
  return [...document.querySelectorAll('main section td [data-tone]')].flatMap((state) => {
    const { right, width } = state.getBoundingClientRect();
    const region = state.closest('section');
    const row = state.closest('tr');
    if (width === 0 || !region || !row) return [];
    const buttons = [...row.children].findLast((cell) => getComputedStyle(cell).position === 'sticky');
    const edge = Math.min(region.getBoundingClientRect().right, buttons?.getBoundingClientRect().left ?? innerWidth);
    const over = Math.round(right - edge);
    return over > 1 ? [`the state '${(state.textContent ?? '').trim()}' is ${over} px out of sight`] : [];
  });
}

/** Runs in the page, so all it needs stands inside it. */
function lookForMisfits(script: string): string[] {
  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px wider than the window`);
  const told = (element: Element) =>
    (element.getAttribute('aria-label') || element.textContent || element.tagName).trim().slice(0, 40);
  /** Drawn, and not one of the texts that only readers of the screen have. */
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  const lookAtText = (element: HTMLElement) => {
    const words = (element.textContent ?? '').trim();
    const isHost = /\.(org|com|in|net|example|test|invalid)$/.test(words);
    if (/^[a-z]\w*([.:][a-z]\w*)+$/i.test(words) && !/\d/.test(words) && !isHost)
      found.add(`'${words}' is a key and no text`);
    const style = getComputedStyle(element);
    if (style.overflowX === 'visible' && style.overflowY === 'visible') return;
    const isWide = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const isHigh = style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2;
    const canScroll = /auto|scroll/.test(`${style.overflowX}${style.overflowY}`);
    if ((isWide || isHigh) && !canScroll && !element.closest('[title], [data-tip], [data-visually-hidden]'))
      found.add(`'${words.slice(0, 40)}' is cut`);
  };
  const lookAtWords = (element: HTMLElement) => {
    if (script === '') return;
    const words = (element.textContent ?? '').trim();
    const isLatin = /[a-z]{4,}/.test(words) && !new RegExp(`\\p{Script=${script}}`, 'u').test(words);
    if (isLatin) found.add(`'${words.slice(0, 40)}' is not translated`);
  };
  const isApart = (one: Element, other: Element) => !one.contains(other) && !other.contains(one);
  /** Scrolled out of the part of the page it stands in. */
  const isScrolledAway = (control: Element, x: number, y: number) => {
    for (let part = control.parentElement; part; part = part.parentElement) {
      if (getComputedStyle(part).overflow === 'visible') continue;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
  };
  const lookAtControl = (control: HTMLElement) => {
    const box = control.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (isScrolledAway(control, x, y)) return;
    const over = document.elementFromPoint(x, y);
    if (!over || !isApart(control, over)) return;
    const label = control.closest('label, .mantine-InputWrapper-root, .mantine-Switch-root, .mantine-Checkbox-root');
    if (label?.contains(over) || over.closest('header, nav')) return;
    // The buttons of a row stay while the row is scrolled below them; a toast goes by itself.
    const cell = over.closest('td, th');
    if ((cell && getComputedStyle(cell).position === 'sticky') || over.closest('.mantine-Notifications-root')) return;
    found.add(`'${told(over)}' lies over '${told(control)}'`);
  };
  for (const element of document.querySelectorAll<HTMLElement>('#root *'))
    if (element.childNodes.length > 0 && ownText(element) && isSeen(element)) lookAtText(element);
  const chrome = 'h1, h2, h3, main th, main label, main legend, main [role="tab"], main form button';
  for (const element of document.querySelectorAll<HTMLElement>(chrome))
    if (isSeen(element) && !element.closest('[lang], tbody')) lookAtWords(element);
  for (const control of document.querySelectorAll<HTMLElement>('#root :is(a[href], button, input, select, textarea)'))
    if (isSeen(control)) lookAtControl(control);
  return [...found];
}
