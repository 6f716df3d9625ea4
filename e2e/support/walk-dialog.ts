// Walks through an open dialog by keys: the focus begins on its first field, comes to every field and never leaves, and Ctrl+Enter
// does the filled button.
import { expect, type Page } from '@playwright/test';
import { dialogSources } from './dialog-sources.ts';
import { untilStill } from './inspect-screen.ts';
import { expectPatientNamedIn } from './patient-named.ts';

const fields = 'input, select, textarea, [contenteditable="true"]';

interface Walk {
  /** The element with the focus once the dialog was at rest. */
  readonly first: string;
  /** A form begins with a field, and nothing on the cross; a dialog without fields only keeps the focus. */
  readonly isFirstRight: boolean;
  readonly stops: number;
}

/** State of the walk, recorded in the page. */
interface Walker {
  readonly visited: Set<Element>;
  readonly left: string[];
  nameOf(element: Element | null): string;
}

function begin(page: Page): Promise<Walk> {
  return page.evaluate((wanted) => {
    // A question may stand before the dialog it lies on: the one with the focus is on top.
    const dialog =
      document.activeElement?.closest<HTMLElement>('[role="dialog"]') ??
      [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].filter((each) => each.checkVisibility()).at(-1);
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
    return {
      first: nameOf(activeElement),
      isFirstRight:
        isInside && !activeElement?.matches('.mantine-Modal-close') && (hasFields ? isField && !isRest : true),
      stops,
    };
  }, fields);
}

function missed(page: Page): Promise<{ left: string[]; missed: string[]; isInside: boolean }> {
  return page.evaluate((wanted) => {
    const { walker } = window as unknown as { walker: Walker };
    const dialog =
      document.activeElement?.closest<HTMLElement>('[role="dialog"]') ??
      [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
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

/** The words of the button that Ctrl+Enter presses, and of the one it should; what the press would do is held back. */
async function pressed(page: Page): Promise<{ pressed: string; filled: string }> {
  await page.evaluate(() => {
    const holder = window as unknown as { pressedButton?: string; holdBack?: (event: Event) => void };
    holder.pressedButton = '';
    holder.holdBack = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const target = event.target instanceof Element ? event.target : null;
      const button = target?.closest('button');
      // Ctrl+Enter on a link is the browser's own key: it opens the link in a new tab.
      if (event.type === 'click' && !target?.closest('a[href]'))
        holder.pressedButton = button?.textContent ?? 'no button';
    };
    for (const kind of ['click', 'submit']) window.addEventListener(kind, holder.holdBack, true);
  });
  await page.keyboard.press('Control+Enter');
  return page.evaluate(() => {
    const holder = window as unknown as { pressedButton?: string; holdBack?: (event: Event) => void };
    for (const kind of ['click', 'submit'])
      if (holder.holdBack) window.removeEventListener(kind, holder.holdBack, true);
    const dialog =
      document.activeElement?.closest<HTMLElement>('[role="dialog"]') ??
      [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
        .filter((each) => each.checkVisibility() && each.querySelector('form, button'))
        .at(-1);
    const submit = dialog?.querySelector<HTMLButtonElement>('form button[type="submit"]');
    const filled =
      submit ?? [...(dialog?.querySelectorAll<HTMLButtonElement>('button[data-variant="filled"]') ?? [])].at(-1);
    return {
      pressed: holder.pressedButton ?? '',
      filled: filled && !filled.disabled ? (filled.textContent ?? '') : '',
    };
  });
}

/** Presses a key so often; the browser gets the presses in their order, and none waits for the answer to the one before. */
async function pressOften(page: Page, key: string, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => page.keyboard.press(key)));
}

/** Fails where the focus does not begin on the first field, leaves the dialog, or cannot come to a field. */
export async function walkDialog(page: Page, where: string): Promise<void> {
  await untilStill(page);
  const { first, isFirstRight, stops } = await begin(page);
  expect(isFirstRight, `${where} opens with the focus on ${first}`).toBe(true);
  // Once round and over the edge.
  await pressOften(page, 'Tab', stops + 3);
  // A field that came only after the walk had begun, as an editor does, lies further on.
  for (let step = 0; step < 250 && (await missed(page)).missed.length > 0; step += 10)
    await pressOften(page, 'Tab', 10);
  expect(await missed(page), where).toEqual({ left: [], missed: [], isInside: true });
  await pressOften(page, 'Shift+Tab', Math.min(stops, 6));
  expect(await missed(page), where).toEqual({ left: [], missed: [], isInside: true });
  const keys = await pressed(page);
  expect(keys.pressed, `Ctrl+Enter in ${where}`).toBe(keys.filled);
}

/** Walks the dialog of a component, named by its file below `packages/web/src`, and makes sure that it is that one and names its patient. */
export async function walkSource(page: Page, file: string): Promise<void> {
  expect([...dialogSources().keys()], 'the components with a dialog').toContain(file);
  const title = dialogSources().get(file);
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  await expect(dialog, file).toBeVisible();
  if (title)
    await expect(page.getByRole('dialog', { name: title }).filter({ visible: true }).last(), file).toBeVisible();
  await expectPatientNamedIn(page, file);
  await walkDialog(page, file);
}
