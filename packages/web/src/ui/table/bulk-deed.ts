// Actions on many rows of a list at once: one call per row, one after the other, as for a single row (0160).
import type { Endpoint, InputOf } from '@charaka/contract/kernel/endpoint';
import type { Topic } from '@charaka/contract/kernel/topic';
import type { ReactNode } from 'react';
import { call, newIntentionKey } from '../../kernel/call.ts';

/** A deed for ticked rows, made by `bulkDeed`. */
export interface BulkDeed<Row> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** It is asked about first, with the number of rows. */
  readonly isDangerous?: boolean;
  /** Whether the row can be ticked for it. */
  isFor(row: Row): boolean;
  /** Throws the server's refusal. */
  send(row: Row): Promise<unknown>;
  /** Read again when all are done. */
  readonly changes: readonly Topic[];
}

/** A deed that sends one call for each row. */
export function bulkDeed<Row, E extends Endpoint>(
  endpoint: E,
  inputOf: (row: Row) => InputOf<E>,
  deed: Omit<BulkDeed<Row>, 'send' | 'changes'>,
): BulkDeed<Row> {
  return {
    ...deed,
    send: (row) => call(endpoint, inputOf(row), { intentionKey: newIntentionKey() }),
    changes: endpoint.changes ?? [],
  };
}

/** A row that was refused: what it is called, and the server's sentence. */
export interface RefusedRow {
  readonly name: string;
  readonly sentence: string;
}
