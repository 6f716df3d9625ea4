// Half-filled forms that survive a crash, a closed tab or an expired session, kept per tenant, user, hospital and form.
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { currentSession } from './session.ts';
import { currentTenant } from './tenant.ts';

const prefix = 'charaka.draft';
const saveDelayMilliseconds = 400;
/** A draft of last week helps nobody and holds a patient's data; it is dropped when next looked for. */
const lifetimeMilliseconds = 3 * 24 * 3_600_000;

/** Storage key of the draft of a form; undefined when no user is signed in. */
function draftKey(form: string): string | undefined {
  const session = currentSession();
  const tenant = currentTenant();
  if (!session || !tenant) return undefined;
  return [prefix, tenant.tenantCode, session.user.userId, session.hospitalId, form].join('.');
}

/** The kept values of a form, or null when there are none or they are too old. */
export function readDraft<V>(form: string): V | null {
  const key = draftKey(form);
  const stored = key === undefined ? null : localStorage.getItem(key);
  if (key === undefined || stored === null) return null;
  try {
    const { savedAt, values } = JSON.parse(stored) as { savedAt: number; values: V };
    if (Date.now() - savedAt < lifetimeMilliseconds) return values;
  } catch {
    // Unreadable content counts as no draft.
  }
  localStorage.removeItem(key);
  return null;
}

/** Keeps the values of a form; a full storage is no reason to disturb the user. */
export function keepDraft(form: string, values: unknown): void {
  const key = draftKey(form);
  if (key === undefined) return;
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values }));
  } catch (error) {
    console.warn('The draft could not be kept', error);
  }
}

/** Forgets the draft of a form. */
export function dropDraft(form: string): void {
  const key = draftKey(form);
  if (key !== undefined) localStorage.removeItem(key);
}

/** Forgets every draft of the signed-in user in this tenant: who logs out on purpose leaves nothing behind. */
export function dropOwnDrafts(): void {
  const start = draftKey('')?.split('.').slice(0, -2).join('.');
  if (start === undefined) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(`${start}.`)) localStorage.removeItem(key);
}

/**
 * Gives a Mantine form a draft: kept values are put back when the form opens, changed values are kept while typing.
 * `isRestored` tells whether something came back; call `drop()` on save and on cancel.
 */
export function useDraft<V extends object>(form: UseFormReturnType<V>, name: string, isOpen = true) {
  const [isRestored, setRestored] = useState(false);
  const isDropped = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once each time the form opens
  useEffect(() => {
    if (!isOpen) return;
    isDropped.current = false;
    const kept = readDraft<Partial<V>>(name);
    setRestored(kept !== null);
    if (kept) form.setValues(kept as V);
  }, [isOpen, name]);

  const { values } = form;
  const isDirty = form.isDirty();
  useEffect(() => {
    if (!isOpen || !isDirty || isDropped.current) return;
    const timer = setTimeout(() => keepDraft(name, values), saveDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [isOpen, isDirty, name, values]);

  const drop = () => {
    isDropped.current = true;
    dropDraft(name);
    setRestored(false);
  };
  return { isRestored, drop };
}
