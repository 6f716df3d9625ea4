// The notes of an admission on a page, newest first, and the way to write one (R063, R359, Q60).

import { listNotes } from '@charaka/contract/stay/note/note';
import { noteTopic } from '@charaka/contract/stay/note/topics';
import { Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { NoteList } from './earlier-notes.tsx';

/** Follows what colleagues write. */
export function NotePanel({ admissionId }: { admissionId: number }) {
  const { t } = useTranslation('note');
  const notes = useAnswer(noteTopic, listNotes, { admissionId }).data?.notes;
  if (!notes) return <Skeleton h={96} radius="sm" />;
  if (notes.length === 0) return <Text c="dimmed">{t('noNotes')}</Text>;
  return <NoteList notes={notes} />;
}
