// The end of the note: advice, when the patient comes again, and in which language the instructions are printed.
import { Group, Stack } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../kernel/i18n.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
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
        <TextAreaField
          label={t('advice')}
          rows={1}
          maxLength={10_000}
          value={content.advice}
          onChange={(value) => change({ advice: value ?? '' })}
        />
      </div>
      <TextAreaField
        label={t('notes')}
        description={t('notesHint')}
        rows={1}
        maxLength={10_000}
        value={content.notes}
        onChange={(value) => change({ notes: value ?? '' })}
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
