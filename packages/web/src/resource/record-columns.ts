// The columns of a list that a record declares and no screen places by hand.
import type { DeclaredRecord, NameOf, RecordField, RecordFields } from '@charaka/contract/kernel/record';
import { wireName } from '@charaka/contract/kernel/shape';
import type { z } from 'zod';
import type { Column } from '../ui/table/data-table-column.ts';
import { textOf } from './record-values.ts';

/** A column for each of the fields, not shown until the user asks for it; `row` is the shape that spells them. */
export function recordColumns<F extends RecordFields, N extends NameOf<F>>(
  declared: DeclaredRecord<F>,
  row: z.ZodType,
  names: readonly N[],
  labelOf: (name: N) => string,
): Column<Readonly<Partial<Record<N, unknown>>>>[] {
  return names.map((name) => ({
    id: wireName(row, name),
    title: labelOf(name),
    value: (record) => textOf(declared.fields[name] as RecordField, record[name]),
    isHiddenAtFirst: true,
  }));
}
