// Orders due for the inpatients of the nursing station: one query for the rows shown, a chip for each kind, the most urgent first.
import { orderMenu } from '@charaka/contract/clinic/order/order';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { listWardDue } from '@charaka/contract/clinic/order/ward-due';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { StatusChip, type Tone } from '../../ui/page/status-chip.tsx';

type WardDue = OutputOf<typeof listWardDue>['due'][number];

interface Kind {
  readonly count: keyof WardDue;
  readonly word: 'critical' | 'stat' | 'toDo' | 'unsigned';
  readonly tone: Tone;
}

/** The chips have this room before they come, and wrap in it: a column that grew would move the row. A card gives them its own. */
const ROOM = { base: 'auto', xs: 174 };

const kinds: readonly Kind[] = [
  { count: 'criticalCount', word: 'critical', tone: 'danger' },
  { count: 'statCount', word: 'stat', tone: 'danger' },
  { count: 'toDoCount', word: 'toDo', tone: 'waiting' },
  { count: 'unsignedCount', word: 'unsigned', tone: 'waiting' },
];

/** Orders due for each stay; `dueOf` is missing where the user may not follow orders. */
export function useWardDue(admissionIds: readonly number[]): {
  readonly dueOf: ((admissionId: number) => ReactNode) | undefined;
  isDue(admissionId: number): boolean;
  /** Whether what is due has come, or is not for the user to see. */
  readonly isKnown: boolean;
} {
  const { canView } = useRights(orderMenu);
  const maySee = useDeeds()('read-chart') && canView;
  const asked = { isEnabled: maySee && admissionIds.length > 0, isOnlyLogged: true };
  const { data: answer, isError: hasFailed } = useAnswer(
    orderTopic,
    listWardDue,
    { admissionIds: [...admissionIds] },
    asked,
  );
  const due = new Map((answer?.due ?? []).map((one) => [one.admissionId, one]));
  return {
    dueOf: maySee
      ? (admissionId) => <Box w={ROOM}>{answer && <DueMarks due={due.get(admissionId)} />}</Box>
      : undefined,
    // Until it is known the wider button keeps its room.
    isDue: (admissionId) => maySee && (!answer || due.has(admissionId)),
    isKnown: !maySee || answer !== undefined || hasFailed,
  };
}

function DueMarks({ due }: { due: WardDue | undefined }) {
  const { t } = useTranslation('order');
  if (!due)
    return (
      <Text size="xs" c="dimmed">
        {t('wardDue.none')}
      </Text>
    );
  return (
    <Group gap={4}>
      {kinds
        .filter(({ count }) => due[count] > 0)
        .map(({ count, word, tone }) => (
          <StatusChip key={count} tone={tone}>
            {t(`wardDue.${word}`, { total: due[count] })}
          </StatusChip>
        ))}
    </Group>
  );
}
