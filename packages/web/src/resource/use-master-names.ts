// The names of the records and of the staff a master's references point at, for columns and choices.

import { masterNamed } from '@charaka/contract/foundation/masters/all';
import { listStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import type { Master } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { useQueries } from '@tanstack/react-query';
import { call } from '../kernel/call.ts';
import { answerKey, useAnswer } from '../kernel/use-answer.ts';
import type { Choice } from '../ui/field/form-fields.tsx';
import { masterListEndpoint } from './master-record.ts';

interface MasterNames {
  /** By field name: the records it may point at; inactive ones are named but cannot be chosen anew. */
  readonly names: Readonly<Record<string, readonly Choice<number>[]>>;
  /** Some have not come yet: a column of them would be empty, and wider once they are there. */
  readonly isLoading: boolean;
}

/** The staff of the hospital as choices; none is asked for by a master without a field of staff. */
function useStaffChoices(isEnabled: boolean) {
  const answer = useAnswer(staffTopic, listStaff, { pageNumber: 1, pageSize: 0 }, { isEnabled });
  const choices = (answer.data?.rows ?? []).map(({ staffId, fullName, isActive }) => ({
    value: staffId,
    label: fullName,
    isDisabled: !isActive,
  }));
  return { choices, isLoading: isEnabled && answer.isPending };
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
  const ofStaff = Object.keys(master.fields).filter((name) => master.fields[name]?.kind === 'staff');
  const staff = useStaffChoices(ofStaff.length > 0);
  const names: Record<string, readonly Choice<number>[]> = Object.fromEntries(
    references.map(({ name, to }, index) => [
      name,
      (answers[index]?.data?.rows ?? []).map((row) => ({
        value: row[to.key] as number,
        label: String(row[to.title]),
        isDisabled: row.isActive === false,
      })),
    ]),
  );
  for (const name of ofStaff) names[name] = staff.choices;
  return { names, isLoading: staff.isLoading || answers.some(({ isPending }) => isPending) };
}
