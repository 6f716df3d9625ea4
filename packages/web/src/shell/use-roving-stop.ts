// Makes a long list of links one stop of the Tab key: arrows, Home and End move inside it (0119).
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Attributes of every element the arrows can reach; the hook lets Tab come to one of them. */
export const rovingStop = { 'data-stop': true, tabIndex: -1 } as const;

/** In the order of the page. What is folded away is not drawn, and so no stop. */
function stopsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-stop]')];
}

/** The stop the Tab key comes to: where the focus was last, else the present screen, else the first. */
function restOf(stops: readonly HTMLElement[], last: HTMLElement | null): HTMLElement | undefined {
  if (last && stops.includes(last)) return last;
  return stops.find((stop) => stop.getAttribute('aria-current') === 'page') ?? stops[0];
}

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, count) => count - 1,
};

interface Roving {
  readonly root: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(event: { target: EventTarget }): void;
}

/** Spread over the element around the list. Left and right fold and unfold, or move to the buttons beside an entry and back. */
export function useRovingStop(): Roving {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  // After every drawing: entries come and go with folds, pins and rights.
  useEffect(() => {
    if (!root.current) return;
    const stops = stopsOf(root.current);
    const rest = restOf(stops, last.current);
    for (const stop of stops) stop.tabIndex = stop === rest ? 0 : -1;
  });
  const onFocus = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-stop]')) return;
    if (last.current) last.current.tabIndex = -1;
    last.current = target;
    target.tabIndex = 0;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!root.current || !(event.target instanceof HTMLElement)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const beside = event.target.closest('[data-beside]');
    const stop = (beside?.parentElement ?? event.target)
      .closest<HTMLElement>('li, h2')
      ?.querySelector<HTMLElement>('[data-stop]');
    if (!stop) return;
    if (beside && event.key.startsWith('Arrow')) {
      event.preventDefault();
      stop.focus();
      return;
    }
    const stops = stopsOf(root.current);
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      stops[step(stops.indexOf(stop), stops.length)]?.focus();
      return;
    }
    goBeside(event, stop);
  };
  return { root, onKeyDown, onFocus };
}

/** An arrow along the line leads from an entry to the pin beside it, one against it back; a heading is folded by them. */
function goBeside(event: KeyboardEvent, stop: HTMLElement): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const isForward = (event.key === 'ArrowRight') !== (getComputedStyle(stop).direction === 'rtl');
  if (stop.hasAttribute('aria-expanded')) {
    // Links open their submenus themselves: a click would lead away.
    if (stop.tagName === 'BUTTON' && stop.getAttribute('aria-expanded') !== String(isForward)) stop.click();
    return;
  }
  const beside = stop.parentElement?.querySelector<HTMLElement>(':scope > [data-beside]');
  if (!isForward || !beside) return;
  // It is in sight while its entry or itself has the focus; between the two it must be, or it could not take it.
  beside.style.visibility = 'visible';
  beside.focus();
  beside.style.visibility = '';
}
