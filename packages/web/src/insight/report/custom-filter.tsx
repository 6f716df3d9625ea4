// A filter of a custom report: its comparison and its values by the kind of the field.
import { type Comparison, type CustomFilter, comparisons } from '@charaka/contract/insight/report/custom-definition';
import { isAmountKind } from '@charaka/contract/insight/report/custom-fields';
import type { Value } from '@charaka/contract/insight/report/custom-plan';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import { ActionIcon, Group, Stack, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import type { Period } from './report-period.ts';
import { useReportWords } from './use-report-words.ts';

interface CustomFilterProps {
  readonly of: Report;
  readonly value: Value | undefined;
  readonly label: string;
  readonly filter: CustomFilter;
  readonly period: Period;
  onChange(filter: CustomFilter): void;
  onRemove(): void;
}

const isOrdered = (kind: Value['kind'] | undefined) => kind !== undefined && (isAmountKind(kind) || kind === 'day');

/** The comparisons of a kind of field: words have no order. */
const comparisonsOf = (value: Value | undefined): readonly Comparison[] =>
  isOrdered(value?.kind)
    ? comparisons
    : comparisons.filter((comparison) => comparison !== 'atLeast' && comparison !== 'atMost');

/** One line: comparison, values, and the button that removes it. */
export function CustomFilterLine(props: CustomFilterProps) {
  const { label, filter, value, onChange, onRemove } = props;
  const { t } = useTranslation('report');
  const takesNone = filter.comparison === 'isEmpty' || filter.comparison === 'isGiven';
  return (
    <Stack gap={4}>
      <Group gap="xs" align="end" wrap="nowrap">
        <div style={{ flex: 1 }}>
          <SelectField
            label={label}
            isClearable={false}
            choices={comparisonsOf(value).map((comparison) => ({
              value: comparison,
              label: t(`custom.comparisons.${comparison}`),
            }))}
            value={filter.comparison}
            onChange={(comparison) => onChange({ ...filter, comparison: comparison ?? 'is' })}
          />
        </div>
        <ActionIcon variant="subtle" color="gray" aria-label={t('custom.remove', { name: label })} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {!takesNone && value && <Values {...props} value={value} />}
    </Stack>
  );
}

/** The values that the field is compared with. */
function Values({ of, value, label, filter, period, onChange }: CustomFilterProps & { readonly value: Value }) {
  const { t } = useTranslation('report');
  const { wordOf } = useReportWords(of);
  const set = (values: string[]) => onChange({ ...filter, values });
  const { field } = value;
  if (value.kind === 'named') return <NamedValues of={of} value={value} filter={filter} period={period} set={set} />;
  const words =
    field?.kind === 'choice' ? (field.values ?? []) : field?.kind === 'flag' ? ['true', 'false'] : undefined;
  if (words)
    return (
      <MultiSelect
        aria-label={label}
        placeholder={filter.values.length === 0 ? t('all') : ''}
        data={words.map((word) => ({ value: word, label: String(wordOf(value.name, word)) }))}
        value={[...filter.values]}
        onChange={set}
      />
    );
  return (
    <TextInput
      aria-label={label}
      maxLength={100}
      type={value.kind === 'day' ? 'date' : 'text'}
      inputMode={isOrdered(value.kind) && value.kind !== 'day' ? 'decimal' : 'text'}
      value={filter.values[0] ?? ''}
      onChange={(event) => set(event.currentTarget.value === '' ? [] : [event.currentTarget.value])}
    />
  );
}

type NamedValuesProps = Pick<CustomFilterProps, 'of' | 'filter' | 'period'> & {
  readonly value: Value;
  set(values: string[]): void;
};

/** Records by name, read from the rows of the days when the field is opened. */
function NamedValues({ of, value, filter, period, set }: NamedValuesProps) {
  const { t } = useTranslation('report');
  const [isOpened, setOpened] = useState(filter.values.length > 0);
  const answer = useAnswer(
    reportTopic,
    of.sums,
    { ...period, groupBy: value.name },
    { isSilent: true, isEnabled: isOpened },
  );
  const found = (answer.data?.groups ?? []).flatMap(({ key, label }) =>
    key === '' ? [] : [{ value: key, label: label ?? key }],
  );
  const missing = filter.values.filter((key) => !found.some((one) => one.value === key));
  return (
    <MultiSelect
      aria-label={t(`fields.${value.name}`)}
      placeholder={filter.values.length === 0 ? t('all') : ''}
      searchable
      data={[...missing.map((key) => ({ value: key, label: key })), ...found]}
      value={[...filter.values]}
      onDropdownOpen={() => setOpened(true)}
      onChange={set}
    />
  );
}
