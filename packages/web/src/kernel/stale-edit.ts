// An edit of a record that another user changes meanwhile: noticed at once, and continued without losing the typed values.

import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { Topic } from '@charaka/contract/kernel/topic';
import type { UseFormReturnType } from '@mantine/form';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAnswer } from './use-answer.ts';

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

/** The present values with the values typed here: fields not changed here take the other user's values. */
export function takenOver<V extends object>(typed: V, before: V, now: V): V {
  const touched = Object.entries(typed).filter(([name, value]) => !isSame(value, before[name as keyof V]));
  return { ...now, ...(Object.fromEntries(touched) as Partial<V>) };
}

/** The fields the other changed, with what they are now. */
function changedFields(before: object, now: object): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(now).filter(([name, value]) => !isSame(value, (before as Record<string, unknown>)[name]));
}

/** A record with the version number of its last change. */
export interface Versioned {
  readonly version?: number | null | undefined;
}

/** State and actions of a form after a change by another user. */
export interface StaleEdit {
  /** True when another user changed the record since: saving needs an answer first. */
  readonly isStale: boolean;
  /** Changed values, by field of the form. */
  readonly changed: ReturnType<typeof changedFields>;
  /** Continues with the values typed here; fields not changed here take the other user's values. */
  takeOver(): void;
  /** Takes the other user's version of the record, and discards the typed values. */
  takeTheirs(): void;
}

/** Something of the record that a form keeps beside its fields, as a photo. */
interface Beside<R> {
  readonly value: unknown;
  of(record: R): unknown;
  /** Takes over what the record has. */
  take(record: R): void;
}

/**
 * Follows a record while its form is open. `present` is the record as it is now, null where one is added, which nobody changes;
 * `valuesOf` tells what the form shows of one. A change of which the form shows nothing, or nothing it does not say itself, is no news.
 */
export function useStaleEdit<V extends object, R extends Versioned | null>(
  form: UseFormReturnType<V>,
  present: R,
  valuesOf: (record: R) => V,
  beside?: Beside<R>,
): StaleEdit & { readonly kept: R } {
  const [kept, setKept] = useState(present);
  const [before, now] = [valuesOf(kept), valuesOf(present)];
  const [besideBefore, besideNow] = [beside?.of(kept), beside?.of(present)];
  const isMoved = present?.version !== kept?.version;
  const isChanged = !isSame([now, besideNow], [before, besideBefore]);
  const isNews = isMoved && isChanged && !isSame([now, besideNow], [form.values, beside?.value]);
  // A record taken from a list has no version: the form begins with the record as read now.
  const isBeginning = isMoved && kept?.version == null;
  const stand = (values: V, isBesideTaken: boolean) => {
    form.setValues(values);
    form.resetDirty(now);
    if (isBesideTaken) beside?.take(present);
    setKept(present);
  };
  const takeOver = () => stand(takenOver(form.values, before, now), isSame(beside?.value, besideBefore));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the record is another one
  useEffect(() => {
    if (isBeginning || (isMoved && !isNews)) takeOver();
  }, [isBeginning, isMoved, isNews]);
  return {
    kept,
    isStale: isNews && !isBeginning,
    changed: changedFields(before, now),
    takeOver,
    takeTheirs: () => stand(now, true),
  };
}

/** Query of the edited record, and the values its form shows. */
interface EditSource<E extends Endpoint, R, V> {
  /** The record as the form was opened with it; null adds one. */
  readonly opened: R | null;
  readonly topic: Topic;
  readonly endpoint: E;
  readonly input: InputOf<E>;
  recordOf(output: OutputOf<E>): NoInfer<R> & Versioned;
  valuesOf(record: R | null): V;
}

/** An edit as its form needs it. */
export interface Edit<R = unknown> extends StaleEdit {
  /** The record the form stands on; null adds one. */
  readonly kept: R | null;
  /** Named when saving; none where a record is added. */
  readonly version: number | undefined;
  /** Name of the user who changed the record last; a system job has no name. */
  readonly who: string | null | undefined;
  /** Not yet known as it is now: a moment after the form opened. */
  readonly isReading: boolean;
  /** For after a refusal: the record is read again, whatever the news. */
  readAgain(): void;
}

/**
 * The edit of a record in a form that opens at once with what its list knew: the record is read as it is now, followed while the form
 * is open, and its version told for saving.
 */
export function useEdit<E extends Endpoint, R extends object, V extends object>(
  form: UseFormReturnType<V>,
  { opened, topic, endpoint, input, recordOf, valuesOf }: EditSource<E, R, V>,
): Edit<R> {
  const answer = useAnswer(topic, endpoint, input, { isEnabled: opened !== null, isSilent: true });
  const read = useFreshAnswer<OutputOf<E>>(answer);
  const present: (R & Versioned) | null = opened && read !== undefined ? recordOf(read) : opened;
  const stale = useStaleEdit(form, present, valuesOf);
  const { kept } = stale;
  return {
    ...stale,
    version: kept?.version ?? undefined,
    who: (read as { changedByName?: string | null } | undefined)?.changedByName,
    isReading: opened !== null && kept?.version == null && !answer.isError,
    readAgain: () => void answer.refetch(),
  };
}
