// The notes of an admission to be read, newest first, each with who wrote it and when.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listNotes } from '@charaka/contract/stay/note/note';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';

/** A note as the list has one. */
export type Note = OutputOf<typeof listNotes>['notes'][number];

/** Renders nothing when there are none. */
export function EarlierNotes({ notes }: { notes: readonly Note[] }) {
  const { t } = useTranslation('note');
  if (notes.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t('earlierNotes')}>
      <Title order={3} size="h5">
        {t('earlierNotes')}
      </Title>
      <NoteList notes={notes} />
    </Stack>
  );
}

/** The notes alone, in the order given. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  const { t } = useTranslation('note');
  return (
    <Stack gap="xs">
      {notes.map((note) => (
        <Paper key={note.noteId} withBorder p="sm">
          <Text size="xs" c="dimmed" mb={4}>
            {t('writtenBy', { name: note.createdByName, at: formatDateTime(note.createdAt) })}
            {note.changedAt && ` · ${t('changedBy', { name: note.changedByName, at: formatDateTime(note.changedAt) })}`}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {note.note}
          </Text>
        </Paper>
      ))}
    </Stack>
  );
}
