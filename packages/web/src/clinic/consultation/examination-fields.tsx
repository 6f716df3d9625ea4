// Examination fields: a small set of vital signs, the fields of the template, and the histories carried over from earlier visits.
import type { TemplateSection } from '@charaka/rules/clinic/note-template';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { NoteText } from '../template/note-text.tsx';
import { TemplateFields } from '../template/template-fields.tsx';
import type { ChangeNote, NoteContent } from './opened.ts';

const measures = [
  ['weightKg', 2],
  ['heightCm', 1],
  ['temperatureC', 1],
  ['pulse', 0],
  ['systolic', 0],
  ['diastolic', 0],
  ['oxygenPercent', 0],
] as const;
const histories = ['pastHistory', 'familyHistory', 'personalHistory', 'obstetricHistory'] as const;

/** By the version of the template that the note was begun with (OP037). */
export function ExaminationFields(props: {
  readonly content: NoteContent;
  readonly sections: readonly TemplateSection[];
  readonly change: ChangeNote;
}) {
  const { content, sections, change } = props;
  const { t } = useTranslation('consultation');
  const { examination } = content;
  const vitals = content.vitals ?? {};
  const find = (fieldKey: string, value: string) => {
    const others = examination.filter((one) => one.fieldKey !== fieldKey);
    change({ examination: value === '' ? others : [...others, { fieldKey, value }] });
  };
  return (
    <Stack gap="sm">
      <Columns cols={{ base: 2, xs: 4, lg: 7 }} spacing="xs">
        {measures.map(([name, decimals]) => (
          <NumberField
            key={name}
            label={t(name)}
            decimals={decimals}
            value={vitals[name] ?? ''}
            onChange={(value) => change({ vitals: { ...vitals, [name]: typeof value === 'number' ? value : null } })}
          />
        ))}
      </Columns>
      <TemplateFields sections={sections} found={examination} onFind={find} />
      <Columns cols={{ base: 1, sm: 2 }} spacing="xs">
        {histories.map((name) => (
          <NoteText key={name} label={t(name)} value={content[name]} onChange={(value) => change({ [name]: value })} />
        ))}
      </Columns>
    </Stack>
  );
}
