// Diagnoses of the visit: found by name or code, or written as they are; the first one is the primary.
import { findDiagnosis } from '@charaka/contract/clinic/chart/diagnosis';
import { chartTopic } from '@charaka/contract/clinic/chart/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { CloseButton, Group, Stack, Text } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import type { ChangeNote, NoteContent } from './opened.ts';

type Found = OutputOf<typeof findDiagnosis>['found'][number];
type Chosen = NoteContent['diagnoses'][number];

/** Offers the typed text itself as a diagnosis when the search does not find it. */
async function search(text: string, signal: AbortSignal) {
  const { found } = await call(findDiagnosis, { searchText: text }, { signal });
  const written: Found = { diagnosisId: null, codeSystem: 'LOCAL', code: '', diagnosisName: text, source: 'Table' };
  const isThere = found.some(({ diagnosisName }) => diagnosisName.toLowerCase() === text.toLowerCase());
  return [...found, ...(isThere ? [] : [written])].map((item) => ({
    key: `${item.codeSystem} ${item.code} ${item.diagnosisName}`,
    label: item.diagnosisName,
    details: item.code ?? '',
    item,
  }));
}

/** A diagnosis is provisional until it is said to be final. */
export function DiagnosisEntry(props: {
  readonly content: NoteContent;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly change: ChangeNote;
}) {
  const { content, inputRef, change } = props;
  const { t } = useTranslation('consultation');
  const [searched, setSearched] = useState('');
  const { diagnoses } = content;
  const kinds = (['Provisional', 'Final', 'Differential', 'RuledOut'] as const).map((value) => ({
    value,
    label: t(`diagnosisKinds.${value}`),
  }));
  const add = ({ source: _, ...found }: Found) => {
    const one: Chosen = { ...found, kind: 'Provisional', isPrimary: diagnoses.length === 0, note: null };
    change({ diagnoses: [...diagnoses, one] });
  };
  const keep = (next: readonly Chosen[]) =>
    change({ diagnoses: next.map((one, index) => ({ ...one, isPrimary: index === 0 })) });
  return (
    <Stack gap={4}>
      <TypeaheadField<Found>
        topic={chartTopic}
        label={t('diagnoses')}
        placeholder={t('diagnosisHint')}
        minLetters={2}
        inputRef={inputRef}
        value={searched}
        search={search}
        onPick={(item, text) => {
          setSearched(item ? '' : text);
          if (item) add(item);
        }}
      />
      {diagnoses.map((one, index) => (
        <Group key={`${one.codeSystem} ${one.code} ${one.diagnosisName}`} gap={4} wrap="nowrap">
          <Text size="sm" style={{ flex: 1 }}>
            {[one.diagnosisName, one.code, one.isPrimary && t('primary')].filter(Boolean).join(' · ')}
          </Text>
          <SelectField
            isLabelHidden
            isRequired
            label={t('diagnosisKind', { name: one.diagnosisName })}
            choices={kinds}
            value={one.kind}
            onChange={(kind) =>
              kind && keep(diagnoses.map((other, place) => (place === index ? { ...other, kind } : other)))
            }
          />
          <CloseButton
            size="sm"
            aria-label={t('remove', { name: one.diagnosisName })}
            onClick={() => keep(diagnoses.filter((_, place) => place !== index))}
          />
        </Group>
      ))}
    </Stack>
  );
}
