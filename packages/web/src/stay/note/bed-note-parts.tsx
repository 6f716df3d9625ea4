// What notes add to the bed notes: the notes, and the way to write one.
import { Button } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { BedNotePart } from '../admission/bed-note-part.ts';
import { NotePanel } from './note-panel.tsx';

function WriteNote({ onClick }: { onClick(): void }) {
  const { t } = useTranslation('inpatient');
  return (
    <Button size="xs" leftSection={<IconNote size={16} aria-hidden />} onClick={onClick}>
      {t('writeNote')}
    </Button>
  );
}

/** Shown on the bed notes of an admission. */
export const noteBedNoteParts: readonly BedNotePart[] = [
  {
    name: 'notes',
    order: 10,
    title: (t) => t('inpatient:notes'),
    Content: NotePanel,
    AddButton: WriteNote,
    dialog: lazy(() => import('./add-note.tsx')),
  },
];
