// The notes of a stay where they are written: an empty box above what was noted so far (R358-R361, Q60).
import { addNote, listNotes } from '@charaka/contract/stay/note/note';
import { noteTopic } from '@charaka/contract/stay/note/topics';
import { mayWriteNotes } from '@charaka/rules/stay/admission-state';
import { Box, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import { factsOf } from '../admission/admission-facts.ts';
import type { PanelProps } from '../admission/admission-panel.ts';
import { useEntryFocus } from '../admission/use-entry-focus.ts';
import { useViewer } from '../admission/use-viewer.ts';
import { NoteList } from './earlier-notes.tsx';
import { NotePanel } from './note-panel.tsx';

const mostLetters = 4000;

/** The notes can be read even when no note may be written. */
export function NoteWork({ admission, entering }: Pick<PanelProps, 'admission' | 'entering'>) {
  const { admissionId } = admission;
  const mayWrite = mayWriteNotes(useViewer(), factsOf(admission));
  return (
    <Stack>
      {mayWrite && <NewNote admissionId={admissionId} entering={entering} />}
      <NotePanel admissionId={admissionId} />
    </Stack>
  );
}

/** A confirmation is needed before the page is left with unsaved text. */
function NewNote({ admissionId, entering }: { admissionId: number; entering: number }) {
  const { t } = useTranslation('note');
  const [text, setText] = useState('');
  const around = useEntryFocus<HTMLFormElement>(entering);
  const command = useCommand(addNote, { onDone: () => setText('') });
  const isEmpty = text.trim() === '';
  useLeaveGuard(!isEmpty);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !command.isPending) command.mutate({ note: { admissionId, note: text } });
  };
  useHotkeys([['mod+Enter', () => around.current?.requestSubmit()]], []);
  return (
    <form noValidate onSubmit={save} ref={around}>
      <Stack gap="xs">
        <TextAreaField
          label={t('note')}
          isFirst
          rows={2}
          description={t('noteKeys')}
          maxLength={mostLetters}
          value={text}
          onChange={(value) => setText(value ?? '')}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={isEmpty} loading={command.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The note written last. */
export function LastNote({ admission: { admissionId } }: PanelProps) {
  const { t } = useTranslation('note');
  const notes = useAnswer(noteTopic, listNotes, { admissionId }).data?.notes;
  if (!notes) return <Skeleton h={120} radius="sm" />;
  return (
    <Box mih={120}>
      {notes.length === 0 ? <Text c="dimmed">{t('noNotes')}</Text> : <NoteList notes={notes.slice(0, 1)} />}
    </Box>
  );
}
