// The list language: paging, filters with 12 operators, sorting, spoken by every list of the product (R024-R033, Q01, Q08).

import { z } from 'zod';
import { count, day, optional, text } from './field.ts';
import { fieldSentences } from './field-sentences.ts';
import { type Spellings, shape } from './shape.ts';

/** One condition of a filter: column (wire spelling), value, operator 1-12, and how it joins the one before it. */
const filterItem = shape({
  columnName: text(60),
  filterValue: z.union([z.string().max(500, fieldSentences.filterTooLong.text), z.number(), z.boolean()]).nullish(),
  filterOption: z.int().min(1).max(12).nullish(),
  joinCondition: z
    .string()
    .regex(/^(and|or)$/i, "joinCondition is 'and' or 'or'")
    .nullish(),
});

/** Which column to sort by and which way: asc or dsc. */
const sortingModel = shape(
  { sortColumn: text(60), sortDirection: z.enum(['asc', 'dsc'], fieldSentences.sortDirectionWrong.text).nullish() },
  { sortColumn: 'SortColumn', sortDirection: 'SortDirection' },
);

const listFields = {
  pageNumber: z.int().nonnegative().nullish(),
  pageSize: z.int().nonnegative().max(100_000).nullish(),
  filterParams: z.array(filterItem).max(30, fieldSentences.tooManyFilters.text).nullish(),
  sortingModel: z.union([sortingModel, z.array(sortingModel).max(1)]).nullish(),
};

/** The days a list is narrowed to: the first and the last one are included, either may be missing. */
export const askedDays = { fromDate: optional(day()), toDate: optional(day()) };

/** The input of a list call: the list language and the call's own extra fields. */
export function listInput<F extends z.ZodRawShape>(extra: F, spellings: Spellings = {}) {
  return shape({ ...listFields, ...extra }, spellings);
}

/** The output of a list call: the rows under the specification's key, the total, and the page answered. */
export function listOutput<R extends z.ZodType>(row: R, listKey: string) {
  return shape({ rows: z.array(row), totalCount: count(), pageNumber: count() }, { rows: listKey });
}

/** How a list leaves the screen: on the clipboard, in a file, on paper. */
export const fileKinds = ['copy', 'xlsx', 'csv', 'pdf', 'print'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The plain form of a list request. */
export interface ListRequest {
  pageNumber?: number | null | undefined;
  pageSize?: number | null | undefined;
  filterParams?: z.output<typeof filterItem>[] | null | undefined;
  sortingModel?: z.output<typeof sortingModel> | z.output<typeof sortingModel>[] | null | undefined;
}
