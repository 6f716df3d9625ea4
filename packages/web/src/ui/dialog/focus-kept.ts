// Keeps the focus inside the dialog on top: on its first field when it opens, on the next one when what had it goes away.
import { useEffect, useMemo } from 'react';

const candidates =
  'a[href], input, select, textarea, button, [contenteditable="true"], [tabindex]:not([tabindex^="-"])';
const fields = 'input, select, textarea, [contenteditable="true"]';

/** Whether the Tab key stops at an element: it is shown, in use, and of a group of radio buttons the chosen one. */
function isStop(element: HTMLElement): boolean {
  if (element.matches(':disabled, [tabindex^="-"], [type="hidden"]') || !element.checkVisibility()) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = element.form ?? element.ownerDocument;
  return !group.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`);
}

/** Tab stops of the dialog, in order. */
function stopsIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(candidates)].filter(isStop);
}

/** The field a form begins with; a day is filled in already as a rule, so it is none where there is another. */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]:not([data-focus-rest])');
  if (wanted && isStop(wanted)) return wanted;
  const form = dialog.querySelector('form');
  const inForm = form ? stopsIn(form).filter((stop) => stop.matches(fields)) : [];
  return inForm.find((field) => field.getAttribute('aria-haspopup') !== 'dialog') ?? inForm[0];
}

/** Follows the focus through one dialog. */
class FocusKeeper {
  /** The last focused element, and the tab stops that followed it. */
  private last: HTMLElement | null = null;
  private following: HTMLElement[] = [];
  private isUntouched = true;
  private readonly dialog: HTMLElement;

  constructor(dialog: HTMLElement) {
    this.dialog = dialog;
  }

  /** Starts to keep the focus; answers how to stop. */
  start(): () => void {
    const { dialog } = this;
    const document = dialog.ownerDocument;
    const look = new MutationObserver(() => this.mend());
    // The first field may be disabled while the dialog is loading.
    look.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    const touch = () => {
      this.isUntouched = false;
    };
    document.addEventListener('keydown', this.tab, true);
    document.addEventListener('focusin', this.follow);
    for (const kind of ['keydown', 'pointerdown'] as const) dialog.addEventListener(kind, touch);
    // After the dialog's own first focus, which is given as soon as it is drawn.
    const first = setTimeout(() => this.mend());
    return () => {
      look.disconnect();
      clearTimeout(first);
      document.removeEventListener('keydown', this.tab, true);
      document.removeEventListener('focusin', this.follow);
      for (const kind of ['keydown', 'pointerdown'] as const) dialog.removeEventListener(kind, touch);
    };
  }

  private get active(): Element | null {
    return this.dialog.ownerDocument.activeElement;
  }

  /** The focus is nowhere, or on the page behind; a calendar or a list of choices stands beside the dialog and may have it. */
  private isLost(): boolean {
    const { active } = this;
    return active === null || active === this.dialog.ownerDocument.body || active.closest('#root') !== null;
  }

  private readonly follow = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    if (this.dialog.contains(target)) {
      const stops = stopsIn(this.dialog);
      this.last = target;
      this.following = stops.slice(stops.indexOf(target) + 1);
    } else if (this.isLost()) this.next()?.focus();
  };

  /** The dialog has changed: gives it its first field, or the field after one that has gone. */
  private mend(): void {
    const { active, dialog } = this;
    const isAtRest = active === dialog || active?.closest('[data-focus-rest], .mantine-Modal-close') != null;
    const beginning = firstField(dialog) ?? (this.isLost() ? stopsIn(dialog)[0] : undefined);
    if (this.isUntouched && (isAtRest || this.isLost())) beginning?.focus({ preventScroll: true });
    else if (this.isLost() && this.last && !this.last.isConnected) this.next()?.focus();
  }

  /** The last focused element if it can take the focus again, else the next stop after it, else the first. */
  private next(): HTMLElement | undefined {
    const known = [...(this.last ? [this.last] : []), ...this.following];
    return known.find((stop) => stop.isConnected && isStop(stop)) ?? firstField(this.dialog) ?? stopsIn(this.dialog)[0];
  }

  private readonly tab = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const { active, dialog } = this;
    const isInside = active !== null && dialog.contains(active);
    if (!isInside && !this.isLost()) return;
    const target = isInside ? this.aroundFrom(active, event.shiftKey) : this.next();
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target.focus();
  };

  /** The other end of the dialog for a place with no further stop; undefined where the browser finds one itself. */
  private aroundFrom(place: Element, isBack: boolean): HTMLElement | undefined {
    const stops = stopsIn(this.dialog);
    const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const hasFurther = stops.some((stop) => stop !== place && place.compareDocumentPosition(stop) & side);
    return hasFurther ? undefined : stops.at(isBack ? -1 : 0);
  }
}

/** Keeps the focus in the dialog around `inside` while it is on top; what is beside it, as a calendar, may have it too. */
export function useFocusKept(inside: HTMLElement | null, isOnTop: boolean): void {
  const keeper = useMemo(() => {
    const dialog = inside?.closest<HTMLElement>('[role="dialog"]');
    return dialog ? new FocusKeeper(dialog) : undefined;
  }, [inside]);
  useEffect(() => (isOnTop ? keeper?.start() : undefined), [keeper, isOnTop]);
}
