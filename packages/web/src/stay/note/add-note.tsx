// The Inpatient Note dialog: the last note in a box to be changed, or a new one, above what was noted before (R358-R361, Q60).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { addNote, listNotes, updateNote } from '@charaka/contract/stay/note/note';
import { noteTopic } from '@charaka/contract/stay/note/topics';
import { mayWriteNotes } from '@charaka/rules/stay/admission-state';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import { factsOf } from '../admission/admission-facts.ts';
import { PatientBanner } from '../admission/patient-banner.tsx';
import { useViewer } from '../admission/use-viewer.ts';
import { EarlierNotes, type Note } from './earlier-notes.tsx';

const mostLetters = 4000;

/** The text in the box, and what saving does with it: the last note is changed where the user wrote it, unless a new one was begun (R359). */
function useNoteBox(admissionId: number, notes: readonly Note[] | undefined, onDone: () => void) {
  const [isNew, setNew] = useState(false);
  /** Null until something is typed: then the last note shows, as it is on the server. */
  const [typed, setTyped] = useState<string | null>(null);
  const options = { onDone };
  const [adding, changing] = [useCommand(addNote, options), useCommand(updateNote, options)];
  const last = isNew || !notes?.[0]?.isOwn ? undefined : notes[0];
  const text = typed ?? last?.note ?? '';
  const isChanged = typed !== null && typed !== (last?.note ?? '');
  const save = () => {
    if (last) changing.mutate({ note: { noteId: last.noteId, note: text } });
    else adding.mutate({ note: { admissionId, note: text } });
  };
  const beginNew = () => {
    setNew(true);
    setTyped('');
  };
  const isSaving = adding.isPending || changing.isPending;
  return { last, text, isChanged, isSaving, type: setTyped, save, beginNew };
}

/** Opens at once; render it only while it is wanted. Where nothing may be written, the notes are there to be read. */
export default function AddNote({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('note');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const notes = useAnswer(noteTopic, listNotes, { admissionId }).data?.notes;
  const viewer = useViewer();
  const { last, text, isChanged, isSaving, type, save, beginNew } = useNoteBox(admissionId, notes, onClose);
  const isReady = admission !== undefined && notes !== undefined;
  const mayWrite = isReady && mayWriteNotes(viewer, factsOf(admission));
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('inpatientNote')}
      isChanged={isChanged}
      onClose={onClose}
      cancelLabel={t('close')}
      {...(mayWrite
        ? {
            isSubmitting: isSaving,
            isSubmitDisabled: text.trim() === '' || !isChanged,
            submitLabel: t(last ? 'update' : 'save'),
            onSubmit: (event) => {
              event.preventDefault();
              save();
            },
          }
        : {})}
      footerStart={
        last && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={beginNew}
            disabled={isChanged}
          >
            {t('newNote')}
          </Button>
        )
      }
    >
      {isReady ? (
        <Stack gap="sm">
          <PatientBanner admission={admission} place="dialog" />
          {mayWrite && (
            <TextAreaField
              label={t('note')}
              isFirst
              rows={5}
              maxLength={mostLetters}
              value={text}
              onChange={(value) => type(value ?? '')}
            />
          )}
          {notes.length === 0 && !mayWrite && <Text c="dimmed">{t('noNotes')}</Text>}
          <EarlierNotes notes={mayWrite && last ? notes.slice(1) : notes} />
        </Stack>
      ) : (
        <Skeleton h={200} />
      )}
    </Dialog>
  );
}
