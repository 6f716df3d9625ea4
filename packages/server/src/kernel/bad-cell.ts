// A cell of an uploaded file that cannot be used, in the form of the answer.
import type { badRow } from '@charaka/contract/kernel/bad-row';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { z } from 'zod';

/** A cell that cannot be used, and why. */
export type BadRow = z.infer<typeof badRow>;

/** An unusable cell, with value and reason cut to 500 letters. */
export function badCell(row: number, column: string, value: string, { code, params, text }: Sentence): BadRow {
  const reason = text.slice(0, 500);
  return { row, column, value: value.slice(0, 500), reason, reasonCode: code, reasonParams: { ...params } };
}

/** A file that cannot be used as a whole. */
export function badFile(reason: Sentence): BadRow {
  return badCell(1, '', '', reason);
}
