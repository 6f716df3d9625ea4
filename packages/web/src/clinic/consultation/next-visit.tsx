// The end of the note: advice, when the patient comes again, and in which language the instructions are printed.
import { Group, Stack } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../kernel/i18n.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { NoteText } from '../template/note-text.tsx';
import type { ChangeNote, NoteContent } from './opened.ts';

/** Everything here is printed on the prescription but the notes. */
export function NextVisit(props: {
  readonly content: NoteContent;
  readonly adviceRef: RefObject<HTMLDivElement | null>;
  readonly change: ChangeNote;
}) {
  const { content, adviceRef, change } = props;
  const { t } = useTranslation('consultation');
  const choices = languages.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Stack gap="sm">
      <div ref={adviceRef}>
        <NoteText label={t('advice')} value={content.advice} onChange={(advice) => change({ advice })} />
      </div>
      <NoteText
        label={t('notes')}
        description={t('notesHint')}
        value={content.notes}
        onChange={(notes) => change({ notes })}
      />
      <Group grow align="start">
        <DateField
          label={t('followUpOn')}
          value={content.followUpOn ?? null}
          onChange={(followUpOn) => change({ followUpOn: followUpOn || null })}
        />
        <TextField
          label={t('followUpReason')}
          maxLength={200}
          value={content.followUpReason ?? ''}
          onChange={(followUpReason) => change({ followUpReason: followUpReason || null })}
        />
        <SelectField
          label={t('instructionLanguage')}
          isRequired
          choices={choices}
          value={content.instructionLanguage}
          onChange={(instructionLanguage) => instructionLanguage && change({ instructionLanguage })}
        />
      </Group>
    </Stack>
  );
}
