// Walks through an open dialog with the Tab key: the focus begins on its first field, comes to every field and never leaves.
import { expect, type Page } from '@playwright/test';
import { untilStill } from './inspect-screen.ts';

const fields = 'input, select, textarea, [contenteditable="true"]';

interface Walk {
  /** What had the focus when the dialog had come to rest. */
  readonly first: string;
  /** A form begins with a field; a dialog without one only keeps the focus. */
  readonly isFirstRight: boolean;
  readonly stops: number;
}

/** What the page knows of the walk. */
interface Walker {
  readonly visited: Set<Element>;
  readonly left: string[];
  nameOf(element: Element | null): string;
}

function begin(page: Page): Promise<Walk> {
  return page.evaluate((wanted) => {
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
      .filter((each) => each.checkVisibility())
      .at(-1);
    if (!dialog) throw new Error('No dialog is open');
    const nameOf = (element: Element | null) =>
      element
        ? `${element.tagName} ${element.getAttribute('aria-label') ?? element.id} ${element.textContent?.slice(0, 40) ?? ''}`.trim()
        : 'nothing';
    const isShown = (each: HTMLElement) =>
      each.checkVisibility() && !each.matches(':disabled, [tabindex^="-"], [type="hidden"]');
    const walker: Walker = { visited: new Set(), left: [], nameOf };
    const isBeside = (element: Element) =>
      dialog.contains(element) || (element.closest('#root') === null && element !== document.body);
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      walker.visited.add(target);
      if (!isBeside(target)) walker.left.push(nameOf(target));
    });
    (window as unknown as { walker: Walker }).walker = walker;
    const { activeElement } = document;
    if (activeElement) walker.visited.add(activeElement);
    const form = dialog.querySelector('form');
    const hasFields = form !== null && [...form.querySelectorAll<HTMLElement>(wanted)].some(isShown);
    const isInside = activeElement !== null && dialog.contains(activeElement);
    const isField = activeElement?.matches(`${wanted}, [data-autofocus]`) ?? false;
    const isRest = activeElement?.matches('[data-focus-rest]') ?? false;
    const stops = [...dialog.querySelectorAll<HTMLElement>(`${wanted}, a[href], button, [tabindex]`)].filter(
      isShown,
    ).length;
    return { first: nameOf(activeElement), isFirstRight: isInside && (hasFields ? isField && !isRest : true), stops };
  }, fields);
}

function missed(page: Page): Promise<{ left: string[]; missed: string[]; isInside: boolean }> {
  return page.evaluate((wanted) => {
    const { walker } = window as unknown as { walker: Walker };
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
      .filter((each) => each.checkVisibility() && each.querySelector('form, button'))
      .at(-1);
    const groupOf = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
    const groups = new Set([...walker.visited].map(groupOf));
    const isMissed = (each: HTMLElement) =>
      each.checkVisibility() &&
      !each.matches(':disabled, [tabindex^="-"], [type="hidden"]') &&
      !walker.visited.has(each) &&
      !(groupOf(each) !== null && groups.has(groupOf(each)));
    const { activeElement } = document;
    return {
      left: walker.left,
      missed: [...(dialog?.querySelectorAll<HTMLElement>(wanted) ?? [])]
        .filter(isMissed)
        .map((each) => walker.nameOf(each)),
      isInside: activeElement !== null && activeElement !== document.body && activeElement.closest('#root') === null,
    };
  }, fields);
}

/** Fails where the focus does not begin on the first field, leaves the dialog, or cannot come to a field. */
export async function walkDialog(page: Page, where: string): Promise<void> {
  await untilStill(page);
  const { first, isFirstRight, stops } = await begin(page);
  expect(isFirstRight, `${where} opens with the focus on ${first}`).toBe(true);
  // Once round and over the edge.
  for (let step = 0; step < stops + 3; step += 1) await page.keyboard.press('Tab');
  // A field that came only after the walk had begun, as an editor does, lies further on.
  for (let step = 0; step < 250 && (await missed(page)).missed.length > 0; step += 1) await page.keyboard.press('Tab');
  expect(await missed(page), where).toEqual({ left: [], missed: [], isInside: true });
  await page.keyboard.press('Shift+Tab');
  expect((await missed(page)).left, where).toEqual([]);
}
