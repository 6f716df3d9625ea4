// The fields of a template as they are filled: texts, numbers, choices, scores whose sum is worked out (OP037, OP038).
import {
  type FoundValue,
  generalFields,
  isAsked,
  type NoteScoreKey,
  noteScores,
  partsOfScore,
  scoreParts,
  sumOfScore,
  type TemplateField,
  type TemplateSection,
  withPart,
} from '@charaka/rules/clinic/note-template';
import { Fieldset, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/field/date-fields.tsx';
import { NumberField, SelectField, SwitchField } from '../../ui/field/form-fields.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { NoteText } from './note-text.tsx';

interface TemplateFieldsProps {
  readonly sections: readonly TemplateSection[];
  readonly found: readonly FoundValue[];
  onFind(fieldKey: string, value: string): void;
}

/** Fields of the product's own template are called by the texts of the screen. */
export function useFieldLabel(): (field: Pick<TemplateField, 'fieldKey' | 'label' | 'unit'>) => string {
  const { t } = useTranslation('template');
  return ({ fieldKey, label, unit }) => {
    const general = generalFields.find((one) => one === fieldKey);
    const name = label || (general ? t(`general.${general}`) : fieldKey);
    return unit ? `${name} (${unit})` : name;
  };
}

/** Returns the label of a part of a score. */
export function usePartLabel(): (part: string) => string {
  const { t } = useTranslation('template');
  return (part) => {
    const known = scoreParts.find((one) => one === part);
    return known ? t(`parts.${known}`) : part;
  };
}

/** Those that nothing asks for are not shown. */
export function TemplateFields({ sections, found, onFind }: TemplateFieldsProps) {
  return (
    <Stack gap="sm">
      {sections.map((section) =>
        section.title ? (
          <Fieldset key={section.sectionKey} legend={section.title} p="sm">
            <AskedFields fields={section.fields} found={found} onFind={onFind} />
          </Fieldset>
        ) : (
          <AskedFields key={section.sectionKey} fields={section.fields} found={found} onFind={onFind} />
        ),
      )}
    </Stack>
  );
}

interface AskedFieldsProps extends Omit<TemplateFieldsProps, 'sections'> {
  readonly fields: readonly TemplateField[];
}

function AskedFields({ fields, found, onFind }: AskedFieldsProps) {
  return (
    <Columns cols={{ base: 1, sm: 2 }} spacing="xs">
      {fields
        .filter((field) => isAsked(field, found))
        .map((field) => (
          <OneField
            key={field.fieldKey}
            field={field}
            value={found.find((one) => one.fieldKey === field.fieldKey)?.value ?? ''}
            onFind={(value) => onFind(field.fieldKey, value)}
          />
        ))}
    </Columns>
  );
}

interface OneFieldProps {
  readonly field: TemplateField;
  readonly value: string;
  onFind(value: string): void;
}

function OneField({ field, value, onFind }: OneFieldProps) {
  const { t } = useTranslation('template');
  const label = useFieldLabel()(field);
  const options = (field.options ?? []).map((one) => ({ value: one, label: one }));
  switch (field.kind) {
    case 'number':
      return (
        <NumberField
          label={label}
          decimals={2}
          {...(field.min == null ? {} : { min: field.min })}
          {...(field.max == null ? {} : { max: field.max })}
          value={value === '' ? '' : Number(value)}
          onChange={(typed) => onFind(typeof typed === 'number' ? String(typed) : '')}
        />
      );
    case 'choice':
      return (
        <SelectField label={label} choices={options} value={value || null} onChange={(one) => onFind(one ?? '')} />
      );
    case 'choices':
      return (
        <MultiSelect
          label={label}
          data={options}
          value={value === '' ? [] : value.split('; ')}
          onChange={(chosen) => onFind(chosen.join('; '))}
        />
      );
    case 'flag':
      return <SwitchField label={label} value={value === 'Yes'} onChange={(isYes) => onFind(isYes ? 'Yes' : '')} />;
    case 'date':
      return <DateField label={label} value={value || null} onChange={(day) => onFind(day || '')} />;
    case 'score':
      return field.scoreKey ? (
        <ScoreField label={label} scoreKey={field.scoreKey} value={value} onFind={onFind} />
      ) : null;
    default:
      return (
        <NoteText
          label={label}
          maxLength={2000}
          {...(field.normalText ? { description: t('normal', { text: field.normalText }) } : {})}
          value={value}
          onChange={(text) => onFind(text === '.n ' ? (field.normalText ?? text) : text)}
        />
      );
  }
}

function ScoreField(props: { label: string; scoreKey: NoteScoreKey; value: string; onFind(value: string): void }) {
  const { label, scoreKey, value, onFind } = props;
  const { t } = useTranslation('template');
  const partLabel = usePartLabel();
  const points = (value && partsOfScore(scoreKey, value)) || {};
  const sum = sumOfScore(scoreKey, value);
  return (
    <Fieldset legend={label} p="xs">
      <Group gap="xs" align="end">
        {Object.entries(noteScores[scoreKey]).map(([part, [least, most]]) => (
          <SelectField
            key={part}
            label={partLabel(part)}
            choices={Array.from({ length: most - least + 1 }, (_, place) => ({
              value: least + place,
              label: String(least + place),
            }))}
            value={points[part] ?? null}
            onChange={(point) => point != null && onFind(withPart(scoreKey, value, part, point))}
          />
        ))}
        <Text fw={600} role="status">
          {sum === undefined ? t('sumMissing') : t('sum', { sum })}
        </Text>
      </Group>
    </Fieldset>
  );
}
