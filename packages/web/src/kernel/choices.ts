// Lists of values as choices of a form's select: masters, and the plain words a contract allows.
import { type Master, masterEndpoints } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import type { Choice } from '../ui/field/form-fields.tsx';
import { useAnswer } from './use-answer.ts';

const freshMilliseconds = 5 * 60_000;

/** The active records of a master by name; `value` is a record's number. Kept fresh by the master's own news. */
export function useMasterChoices(master: Master): { choices: Choice<number>[]; isLoading: boolean } {
  const answer = useAnswer(
    masterTopic(master),
    masterEndpoints(master).list,
    { pageNumber: 1, pageSize: 0 },
    { freshMilliseconds },
  );
  const rows = (answer.data as { rows: Record<string, unknown>[] } | undefined)?.rows ?? [];
  const choices = rows
    .filter((row) => row.isActive !== false)
    .map((row) => ({ value: Number(row[master.key]), label: String(row[master.title]) }));
  return { choices, isLoading: answer.isPending };
}

/** Written values of a contract as choices; shown as they are stored where nobody names them. */
export function wordChoices<V extends string>(words: readonly V[], nameOf = (word: V): string => word): Choice<V>[] {
  return words.map((word) => ({ value: word, label: nameOf(word) }));
}
