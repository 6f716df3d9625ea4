// The names of the records a master's references point at, for columns and choices.

import { masterNamed } from '@charaka/contract/foundation/masters/all';
import type { Master } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { useQueries } from '@tanstack/react-query';
import { call } from '../kernel/call.ts';
import { answerKey } from '../kernel/use-answer.ts';
import type { Choice } from '../ui/field/form-fields.tsx';
import { masterListEndpoint } from './master-record.ts';

interface MasterNames {
  /** By field name: the records it may point at; inactive ones are named but cannot be chosen anew. */
  readonly names: Readonly<Record<string, readonly Choice<number>[]>>;
  /** Some have not come yet: a column of them would be empty, and wider once they are there. */
  readonly isLoading: boolean;
}

/** The records that the references of a master may point at. */
export function useMasterNames(master: Master): MasterNames {
  const references = Object.entries(master.fields).flatMap(([name, field]) =>
    field.kind === 'reference' && field.to ? [{ name, to: masterNamed(field.to) }] : [],
  );
  const answers = useQueries({
    queries: references.map(({ to }) => {
      const input = { pageNumber: 0, pageSize: 0 };
      const endpoint = masterListEndpoint(to);
      return {
        queryKey: answerKey(masterTopic(to), endpoint, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
      };
    }),
  });
  const names = Object.fromEntries(
    references.map(({ name, to }, index) => [
      name,
      (answers[index]?.data?.rows ?? []).map((row) => ({
        value: row[to.key] as number,
        label: String(row[to.title]),
        isDisabled: row.isActive === false,
      })),
    ]),
  );
  return { names, isLoading: answers.some(({ isPending }) => isPending) };
}
