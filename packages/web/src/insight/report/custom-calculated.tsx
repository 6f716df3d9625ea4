// A calculated column of a custom report: its name, what it does, and its fields (RP030).
import { type Calculated, calculations } from '@charaka/contract/insight/report/custom-definition';
import { isAmount } from '@charaka/contract/insight/report/custom-fields';
import type { ReportField } from '@charaka/contract/insight/report/dataset';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { ActionIcon, Group, Paper, Stack, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { CustomLimits } from './custom-limits.tsx';
import { useReportWords } from './use-report-words.ts';

interface CustomCalculatedProps {
  readonly of: Report;
  readonly fields: ReadonlyMap<string, ReportField>;
  readonly calculated: Calculated;
  onChange(calculated: Calculated): void;
  onRemove(): void;
}

/** Fields that a calculation takes; the number of a receipt is no amount. */
const fitting: Readonly<Record<Calculated['kind'], (name: string, field: ReportField) => boolean>> = {
  plus: isAmount,
  minus: isAmount,
  times: isAmount,
  over: isAmount,
  bands: isAmount,
  minutesTo: (_name, { kind }) => kind === 'instant',
  words: (_name, { kind }) => kind === 'choice',
};

/** The fields of one calculated column. */
export function CustomCalculated({ of, fields, calculated, onChange, onRemove }: CustomCalculatedProps) {
  const { t } = useTranslation('report');
  const { name, kind } = calculated;
  const takesTwo = kind !== 'bands' && kind !== 'words';
  const choices = [...fields].flatMap(([field, declared]) =>
    fitting[kind](field, declared) ? [{ value: `${of.name}.${field}`, label: t(`fields.${field}`) }] : [],
  );
  const setField = (place: number, reference: string | null | undefined) => {
    const next = [calculated.fields[0] ?? '', calculated.fields[1] ?? ''].slice(0, takesTwo ? 2 : 1);
    next[place] = reference ?? '';
    onChange({ ...calculated, fields: next });
  };
  return (
    <Paper withBorder p="xs">
      <Stack gap="xs">
        <Group gap="xs" align="end" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('custom.columnName')}
            maxLength={60}
            value={name}
            onChange={(event) => onChange({ ...calculated, name: event.currentTarget.value })}
          />
          <ActionIcon variant="subtle" color="gray" aria-label={t('custom.remove', { name })} onClick={onRemove}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Group>
        <SelectField
          label={t('custom.calculation')}
          isClearable={false}
          choices={calculations.map((one) => ({ value: one, label: t(`custom.calculations.${one}`) }))}
          value={kind}
          onChange={(next) => onChange({ ...calculated, kind: next ?? 'plus', fields: [], words: [] })}
        />
        <SelectField
          label={t('custom.field')}
          choices={choices}
          value={calculated.fields[0]}
          onChange={(reference) => setField(0, reference)}
        />
        {takesTwo && (
          <SelectField
            label={t('custom.secondField')}
            choices={choices}
            value={calculated.fields[1]}
            onChange={(reference) => setField(1, reference)}
          />
        )}
        {kind === 'bands' && <CustomLimits calculated={calculated} onChange={onChange} />}
        {kind === 'words' && <Words of={of} calculated={calculated} onChange={onChange} />}
      </Stack>
    </Paper>
  );
}

/** A text for each word of the choice. */
function Words({ of, calculated, onChange }: Pick<CustomCalculatedProps, 'of' | 'calculated' | 'onChange'>) {
  const { wordOf } = useReportWords(of);
  const name = calculated.fields[0]?.split('.')[1] ?? '';
  const values = of.dataset.fields[name]?.values ?? [];
  const textOf = (value: string) => calculated.words.find((word) => word.value === value)?.text ?? '';
  const set = (value: string, text: string) => {
    const others = calculated.words.filter((word) => word.value !== value);
    onChange({ ...calculated, words: text === '' ? others : [...others, { value, text }] });
  };
  return values.map((value) => (
    <TextInput
      key={value}
      label={String(wordOf(name, value))}
      maxLength={60}
      value={textOf(value)}
      onChange={(event) => set(value, event.currentTarget.value)}
    />
  ));
}
