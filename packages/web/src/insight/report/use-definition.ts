// The definition of a custom report while its user builds it: each change makes the next definition.
import type {
  Calculated,
  CustomFilter,
  CustomMeasure,
  Definition,
} from '@charaka/contract/insight/report/custom-definition';
import { functionsOf, isAmount, isGroup } from '@charaka/contract/insight/report/custom-fields';
import type { ReportField } from '@charaka/contract/insight/report/dataset';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { useState } from 'react';

/** Lists of a definition by name. */
type Parts = Pick<Definition, 'filters' | 'groups' | 'measures' | 'columns' | 'calculated'>;

/** Ways to change a definition. */
export interface Building {
  readonly definition: Definition;
  set(change: Partial<Definition>): void;
  add<N extends keyof Parts>(name: N, part: Parts[N][number]): void;
  replace<N extends keyof Parts>(name: N, place: number, part: Parts[N][number]): void;
  remove(name: keyof Parts, place: number): void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Holds the definition; a part that is there already is not added again. */
export function useDefinition(first: Definition): Building {
  const [definition, setDefinition] = useState(first);
  const set = (change: Partial<Definition>) => setDefinition((now) => ({ ...now, ...change }));
  const change = <N extends keyof Parts>(name: N, next: (now: Parts[N]) => Parts[N]) =>
    setDefinition((now) => ({ ...now, [name]: next(now[name] as Parts[N]) }));
  return {
    definition,
    set,
    add: (name, part) =>
      change(name, (now) => (now.some((known) => isSame(known, part)) ? now : ([...now, part] as typeof now))),
    replace: (name, place, part) =>
      change(name, (now) => now.map((known, at) => (at === place ? part : known)) as typeof now),
    remove: (name, place) => change(name, (now) => now.filter((_known, at) => at !== place) as typeof now),
  };
}

/** A new filter of a field: it waits for its value. */
export const newFilter = (field: string): CustomFilter => ({ field, comparison: 'isGiven', values: [] });

/** A new measure of a field by its first function. */
export function newMeasure(reference: string, name: string, field: ReportField | undefined): CustomMeasure {
  return { field: reference, by: (field ? functionsOf(name, field)[0] : undefined) ?? 'sum' };
}

/** A new calculated column without a name. */
export const newCalculated = (kind: Calculated['kind']): Calculated => ({
  name: '',
  kind,
  fields: [],
  limits: [],
  words: [],
});

/** Adds a field where it fits first: an amount as a measure, a word as a group, anything else as a column. */
export function addField({ add }: Building, of: Report, name: string, field: ReportField): void {
  const reference = `${of.name}.${name}`;
  if (isAmount(name, field)) add('measures', newMeasure(reference, name, field));
  else if (isGroup(of, name)) add('groups', reference);
  else add('columns', reference);
}
