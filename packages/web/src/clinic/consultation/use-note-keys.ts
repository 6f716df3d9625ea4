// The keys of the note: a letter leads to its part while nothing is typed, Ctrl+S keeps, Ctrl+Enter signs (OPD, section 9).
import { type RefObject, useEffect, useRef } from 'react';

interface NoteKeys {
  readonly complaints: RefObject<HTMLInputElement | null>;
  readonly diagnosis: RefObject<HTMLInputElement | null>;
  readonly medicines: RefObject<HTMLInputElement | null>;
  readonly orders: RefObject<HTMLInputElement | null>;
  /** Around the text of the advice. */
  readonly advice: RefObject<HTMLDivElement | null>;
  /** Around the choice of the template. */
  readonly template: RefObject<HTMLDivElement | null>;
  save(): unknown;
  sign(): void;
  /** Says that the patient was asked and knows of none; not where it is known. */
  readonly noAllergy: (() => void) | undefined;
  /** Not while a signed note is amended. */
  readonly repeat: (() => void) | undefined;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
/** A dialog or a paper lies above the note. */
const isCovered = () => document.querySelector('[aria-modal="true"]') !== null;

/** Esc leaves a field, so that the next letter is a key again. */
export function useNoteKeys(keys: NoteKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isCovered() || event.defaultPrevented) return;
      const deed = deedOf(event, latest.current);
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function deedOf(event: KeyboardEvent, keys: NoteKeys): (() => unknown) | undefined {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === 's' ? keys.save : key === 'enter' ? keys.sign : undefined;
  if (event.altKey) return undefined;
  if (isTyping(event.target)) {
    const field = event.target;
    return key === 'escape' && field instanceof HTMLElement ? () => field.blur() : undefined;
  }
  const deeds: Readonly<Record<string, (() => unknown) | undefined>> = {
    '/': () => keys.complaints.current?.focus(),
    d: () => keys.diagnosis.current?.focus(),
    m: () => keys.medicines.current?.focus(),
    o: () => keys.orders.current?.focus(),
    a: () => keys.advice.current?.querySelector('textarea')?.focus(),
    t: () => keys.template.current?.querySelector('input')?.focus(),
    r: keys.repeat,
    n: keys.noAllergy,
  };
  return deeds[key];
}
