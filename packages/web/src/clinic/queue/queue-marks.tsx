// The marks beside a patient in the queue: appointment, results, why they are seen sooner, unpaid, moved by hand, a name that sounds alike.
import { Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../kernel/format.ts';
import type { QueueRow } from './queue-facts.ts';

/** Each in words; nothing is told by a colour alone. */
export function QueueMarks({ row }: { row: QueueRow }) {
  const { t } = useTranslation('queue');
  const marks = [
    ...(row.visitKind === 'New'
      ? []
      : [{ color: row.visitKind === 'Emergency' ? 'red' : 'gray', text: t(`kinds.${row.visitKind}`) }]),
    ...(row.appointmentTime ? [{ color: 'blue', text: formatClock(row.appointmentTime) }] : []),
    ...(row.hasResults ? [{ color: 'teal', text: t('marks.results') }] : []),
    ...(row.priorityReason === 'None' ? [] : [{ color: 'grape', text: t(`priorities.${row.priorityReason}`) }]),
    ...(row.feeState === 'Due' ? [{ color: 'orange', text: t('marks.unpaid') }] : []),
    ...(row.queueState === 'Skipped' ? [{ color: 'gray', text: t('marks.skipped') }] : []),
    ...(row.placeReason ? [{ color: 'gray', text: t('marks.moved', { reason: row.placeReason }) }] : []),
    ...(row.soundsAlike ? [{ color: 'gray', text: t('marks.soundsAlike') }] : []),
  ];
  return (
    <Group gap={4}>
      {marks.map(({ color, text }) => (
        <Badge key={text} color={color} variant="light" tt="none" styles={{ label: { whiteSpace: 'normal' } }} h="auto">
          {text}
        </Badge>
      ))}
    </Group>
  );
}
