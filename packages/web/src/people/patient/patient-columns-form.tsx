// Assigns the columns of a CSV to the fields of a patient; required fields first.
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import {
  type ColumnField,
  columnFields,
  isFieldMissing,
  neededFields,
  type PatientMapping,
} from './patient-columns.ts';

interface PatientColumnsFormProps {
  readonly headings: readonly string[];
  readonly mapping: PatientMapping;
  labelOf(field: ColumnField): string;
  onChange(patch: PatientMapping): void;
}

const isNeeded = (field: ColumnField) => neededFields.some((line) => line.includes(field));
const first = columnFields.filter(isNeeded);
const others = columnFields.filter((field) => !isNeeded(field));

/** Each column serves one field; taking it for another one frees it here. */
export function PatientColumnsForm({ headings, mapping, labelOf, onChange }: PatientColumnsFormProps) {
  const { t } = useTranslation(['patientImport', 'import']);
  const choices = headings.map((heading) => ({ value: heading, label: heading }));
  const choose = (field: ColumnField, heading: string | null) => {
    const before = columnFields.find((one) => one !== field && heading && mapping[one] === heading);
    onChange({ ...(before ? { [before]: '' } : {}), [field]: heading ?? '' });
  };
  const select = (field: ColumnField) => {
    const isMissing = isFieldMissing(field, mapping);
    return (
      <SelectField
        key={field}
        label={labelOf(field)}
        isRequired={neededFields.some((line) => line.length === 1 && line[0] === field)}
        isClearable
        choices={choices}
        value={mapping[field] || null}
        error={isMissing && t('import:chooseColumn')}
        onChange={(heading) => choose(field, heading ?? null)}
      />
    );
  };
  const columns = { base: 1, xs: 2, md: 3, lg: 4 };
  return (
    <Stack component="section" aria-label={t('import:mapping')}>
      <FormSection title={t('neededColumns')}>
        <Columns cols={columns} verticalSpacing="xs">
          {first.map(select)}
        </Columns>
        <Text size="xs" c="dimmed" mt="xs">
          {t('datesHint')}
        </Text>
      </FormSection>
      <FormSection title={t('otherColumns')}>
        <Columns cols={columns} verticalSpacing="xs">
          {others.map(select)}
        </Columns>
        <Text size="xs" c="dimmed" mt="xs">
          {t('defaultsHint')}
        </Text>
      </FormSection>
    </Stack>
  );
}
