// Filters of a worklist: each is an input of its call and a control above its list.
import { type ShownStates, statesOf } from '@charaka/rules/step/steps';
import type { z } from 'zod';
import { day, id, oneOf, optional } from '../../kernel/field.ts';

/** A filter with its input; `kind` says which control shows it. */
export interface WorkFilter<S extends z.ZodType = z.ZodType> {
  readonly kind: 'state' | 'word' | 'firstDay' | 'lastDay' | 'doctor';
  readonly schema: S;
  /** The words to choose from, the key of their texts, and the key of the text for no choice. */
  readonly values?: readonly string[];
  readonly texts?: string;
  readonly open?: string;
  /** The key of its label; states are labelled by the piece. */
  readonly label?: string;
  /** A chosen word takes the place of the states: no state is chosen beside it. */
  readonly isInsteadOfState?: boolean;
}

/** The filters of a worklist by their inputs. */
export type WorkFilters = Readonly<Record<string, WorkFilter>>;

/** One of the states, as tabs. `open` is the key of the text for the list without a chosen state; `shown` has the states with a tab. */
export function stateFilter<S extends string>(
  states: ShownStates<S>,
  open: string,
  shown: readonly S[] = statesOf(states),
) {
  const { texts } = states;
  return { kind: 'state', schema: optional(oneOf(statesOf(states))), values: shown, texts, open } as const;
}

/** One of some words, chosen from a list. */
export function wordFilter<const V extends readonly string[]>(
  values: V,
  {
    isInsteadOfState = false,
    ...texts
  }: {
    readonly label: string;
    readonly texts: string;
    readonly open: string;
    readonly isInsteadOfState?: boolean;
  },
) {
  return { kind: 'word', schema: optional(oneOf(values)), values, isInsteadOfState, ...texts } as const;
}

/** The first and the last day; either may be missing. */
export function dayFilter() {
  return {
    fromDate: { kind: 'firstDay', schema: optional(day()) },
    toDate: { kind: 'lastDay', schema: optional(day()) },
  } as const;
}

/** One doctor. */
export function doctorFilter() {
  return { doctorId: { kind: 'doctor', schema: optional(id()) } } as const;
}
