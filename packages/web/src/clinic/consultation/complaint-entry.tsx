// Complaints, one a line: 'fever 3 days' is a complaint with how long it lasts.
import { complaintOf } from '@charaka/rules/clinic/complaint';
import { CloseButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeNote, NoteContent } from './opened.ts';

/** Enter adds the typed complaint; the last one is changed by removing and retyping it. */
export function ComplaintEntry(props: {
  readonly content: NoteContent;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly change: ChangeNote;
}) {
  const { content, inputRef, change } = props;
  const { t } = useTranslation('consultation');
  const [typed, setTyped] = useState('');
  const { complaints } = content;
  const take = () => {
    if (typed.trim() === '') return;
    change({ complaints: [...complaints, complaintOf(typed)] });
    setTyped('');
  };
  return (
    <Stack gap={4}>
      <TextInput
        ref={inputRef}
        label={t('complaints')}
        placeholder={t('complaintHint')}
        maxLength={300}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          take();
        }}
      />
      {complaints.map((one, index) => (
        <Group key={`${one.text} ${one.duration}`} gap={4} wrap="nowrap">
          <Text size="sm">{[one.text, one.duration].filter(Boolean).join(' · ')}</Text>
          <CloseButton
            size="sm"
            aria-label={t('remove', { name: one.text })}
            onClick={() => change({ complaints: complaints.filter((_, other) => other !== index) })}
          />
        </Group>
      ))}
    </Stack>
  );
}
