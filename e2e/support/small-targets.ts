// Finds what is hard to hit on the screen that is shown: targets below 24 px with another target too near (WCAG 2.5.8).
import type { Page } from '@playwright/test';

/** The targets, each with its size in words; nothing where all is well. `within` narrows the look to a part of the page. */
export function smallTargetsOn(page: Page, within = '#root'): Promise<string[]> {
  return page.evaluate(lookForSmallTargets, within);
}

interface Target {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  readonly isSmall: boolean;
}

/** Runs in the page, so all it needs stands inside it. */
function lookForSmallTargets(within: string): string[] {
  const least = 24;
  const isSeen = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      getComputedStyle(element).pointerEvents !== 'none'
    );
  };
  /** A switch, a tick and a choice are hit by their label too. */
  const boxOf = (element: HTMLElement): DOMRect => {
    const own = element.getBoundingClientRect();
    if (!(element instanceof HTMLInputElement)) return own;
    const labels = [...(element.labels ?? [])].map((label) => label.getBoundingClientRect());
    const boxes = [own, ...labels].filter(({ width }) => width > 2);
    const edges = (side: 'left' | 'right' | 'top' | 'bottom') => boxes.map((box) => box[side]);
    const [left, top] = [Math.min(...edges('left')), Math.min(...edges('top'))];
    return new DOMRect(left, top, Math.max(...edges('right')) - left, Math.max(...edges('bottom')) - top);
  };
  /** Partly scrolled out of a part of the page, or cut by it, as the head of a column in a narrow table. */
  const isClipped = (element: HTMLElement, { left, right, top, bottom }: DOMRect) => {
    for (let part = element.parentElement; part; part = part.parentElement) {
      if (getComputedStyle(part).overflow === 'visible') continue;
      const edge = part.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1) return true;
    }
    return left < 0 || right > innerWidth;
  };
  /** A link in a sentence is as high as its line. */
  const isInText = (element: HTMLElement) => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const words = (element.parentElement?.textContent ?? '').trim();
    return words.length > (element.textContent ?? '').trim().length;
  };
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]';
  const targets = [...document.querySelectorAll<HTMLElement>(`${within} :is(${selector})`)]
    .filter(isSeen)
    .map((element): Target => {
      const box = boxOf(element);
      return { element, box, isSmall: box.width < least - 0.5 || box.height < least - 0.5 };
    });
  const distance = (x: number, y: number, { left, right, top, bottom }: DOMRect) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
  const isTooNear = (one: Target, other: Target) => {
    if (one === other || one.element.contains(other.element) || other.element.contains(one.element)) return false;
    const [x, y] = middle(one.box);
    const [otherX, otherY] = middle(other.box);
    if (distance(x, y, other.box) < least / 2) return true;
    return other.isSmall && Math.hypot(x - otherX, y - otherY) < least;
  };
  const looked = targets.filter(
    ({ element, box, isSmall }) => isSmall && !isInText(element) && !isClipped(element, box),
  );
  return looked.flatMap((one) => {
    const near = targets.find((other) => isTooNear(one, other));
    if (!near) return [];
    const name = ({ element }: Target) =>
      (element.getAttribute('aria-label') || element.textContent || element.tagName).trim().slice(0, 40);
    const { width, height } = one.box;
    return [`'${name(one)}' is ${Math.round(width)}x${Math.round(height)} px and '${name(near)}' is too near`];
  });
}
