// An edit of a record that somebody else changes meanwhile: noticed at once, and gone on with without losing what was typed.
import type { UseFormReturnType } from '@mantine/form';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The record an edit begins with: as it is now, never as it was remembered from before; undefined until it is known. From then on
 * it stays while it is read again, or the form would vanish with what was typed into it.
 */
export function useFreshAnswer<T>(answer: UseQueryResult<T>): T | undefined {
  const [isBegun, setBegun] = useState(false);
  const isFresh = !answer.isFetching || answer.isFetchedAfterMount;
  if (!isBegun && isFresh && answer.data !== undefined) setBegun(true);
  return isBegun || isFresh ? answer.data : undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The present values with what was typed here: fields nobody touched here become what the other made of them. */
export function takenOver<V extends object>(typed: V, before: V, now: V): V {
  const touched = Object.entries(typed).filter(([name, value]) => !isSame(value, before[name as keyof V]));
  return { ...now, ...(Object.fromEntries(touched) as Partial<V>) };
}

interface StaleEdit<R> {
  /** The record the form stands on: name its version when saving. */
  readonly kept: R;
  /** Somebody else changed it since: nothing is saved before that is taken over. */
  readonly isStale: boolean;
  takeOver(): void;
}

/** Follows a record while its form is open. `present` is the record as it is now, `valuesOf` what the form shows of one. */
export function useStaleEdit<V extends object, R extends { readonly version?: number | null | undefined }>(
  form: UseFormReturnType<V>,
  present: R,
  valuesOf: (record: R) => V,
): StaleEdit<R> {
  const [kept, setKept] = useState(present);
  return {
    kept,
    isStale: present.version !== kept.version,
    takeOver: () => {
      const now = valuesOf(present);
      form.setValues(takenOver(form.values, valuesOf(kept), now));
      form.resetDirty(now);
      setKept(present);
    },
  };
}
