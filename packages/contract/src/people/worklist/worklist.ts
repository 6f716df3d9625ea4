// A list of work on patients declared once: its call follows from the declaration, and server and screen read the same one.

import type { z } from 'zod';
import { type Endpoint, endpoint, may } from '../../kernel/endpoint.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import type { Topic } from '../../kernel/topic.ts';
import type { WorkFilters } from './work-filters.ts';

/** How the values of a field are compared: `priority` by its urgency is a number. */
export type ComparedAs = 'text' | 'number' | 'money' | 'percent' | 'instant' | 'day' | 'flag';

type InputsOf<F extends WorkFilters> = { -readonly [N in keyof F]: F[N]['schema'] };

/** Declaration of a worklist. */
interface Declaration<R extends z.ZodRawShape, F extends WorkFilters> {
  readonly path: string;
  readonly summary: string;
  /** The menu path of the screen; the right to view it opens the list. */
  readonly menu: string;
  readonly topic: Topic;
  /** Why the list has no wall, where that is not the work on its patients. */
  readonly openBecause?: string;
  /** The key of the rows on the wire. */
  readonly wire: string;
  /** The fields of a row in their order; those of `workPatient` are read and shown by the piece. */
  readonly fields: R;
  readonly spellings: Spellings;
  /** The field that tells rows apart, or several. */
  readonly key: (keyof R & string) | readonly (keyof R & string)[];
  /** The fields that a request may filter and sort by, by how they are compared. */
  readonly listed: { readonly [K in ComparedAs]?: readonly (keyof R & string)[] };
  /** The fields that the search box looks through. */
  readonly searched: readonly (keyof R & string)[];
  readonly filters: F;
}

/** A call that answers a page of rows. */
type ListEndpoint = Endpoint<z.ZodType, z.ZodType<{ rows: unknown[]; totalCount: number; pageNumber: number }>>;

/** A declared worklist with its call. */
export interface Worklist<E extends ListEndpoint = ListEndpoint> {
  readonly list: E;
  readonly row: z.ZodObject;
  readonly menu: string;
  readonly topic: Topic;
  readonly key: string | readonly string[];
  readonly listed: { readonly [K in ComparedAs]?: readonly string[] };
  readonly searched: readonly string[];
  readonly filters: WorkFilters;
}

/** The listed fields of a worklist, each with how it is compared. */
export function listedOf({
  listed,
}: Pick<Worklist, 'listed'>): readonly (readonly [field: string, kind: ComparedAs])[] {
  const kinds = Object.keys(listed) as ComparedAs[];
  return kinds.flatMap((kind) => (listed[kind] ?? []).map((field) => [field, kind] as const));
}

/**
 * Declares a worklist. Its call needs the right to view the screen, and marked patients are veiled for callers who may not see them.
 * Each filter is an input of the call.
 */
export function worklist<const R extends z.ZodRawShape, const F extends WorkFilters>(declared: Declaration<R, F>) {
  const { path, summary, menu, topic, wire, fields, spellings, key, listed, searched, filters } = declared;
  const inputs = Object.fromEntries(Object.entries(filters).map(([name, { schema }]) => [name, schema]));
  const row = shape(fields, spellings);
  const list = endpoint({
    path,
    summary,
    permission: may('view', menu),
    effect: 'read',
    isVeiled: true,
    openBecause: declared.openBecause ?? 'a worklist: the right to it is the relation with each patient on it',
    input: listInput(inputs as InputsOf<F>, spellings),
    output: listOutput(row, wire),
  });
  return { list, row, menu, topic, key, listed, searched, filters };
}
