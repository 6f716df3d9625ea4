// The notes of an admission on a page, newest first and by shift (R063, R359, Q60).

import { listNotes } from '@charaka/contract/stay/note/note';
import { noteTopic } from '@charaka/contract/stay/note/topics';
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { NoteList } from './earlier-notes.tsx';
import { byShift } from './shift.ts';

/** Follows what colleagues write. */
export function NotePanel({ admissionId }: { admissionId: number }) {
  const { t } = useTranslation('note');
  const notes = useAnswer(noteTopic, listNotes, { admissionId }).data?.notes;
  if (!notes) return <Skeleton h={96} radius="sm" />;
  if (notes.length === 0) return <Text c="dimmed">{t('noNotes')}</Text>;
  return (
    <Stack gap="md">
      {byShift(notes).map(({ key, day, shift, entries }) => (
        <Stack key={key} gap="xs" component="section" aria-label={`${formatDay(day)}, ${t(`shifts.${shift}`)}`}>
          <Title order={3} size="h6" c="dimmed" fw={400}>
            {`${formatDay(day)}, ${t(`shifts.${shift}`)}`}
          </Title>
          <NoteList notes={entries} />
        </Stack>
      ))}
    </Stack>
  );
}
