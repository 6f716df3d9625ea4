// Zones and MICs of an isolate as they are typed, a line for each antibiotic that has a breakpoint today (LB060, LB063).
import { readMeasure } from '@charaka/rules/diagnostics/susceptibility';
import { Group } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import type { Isolate } from './shown-culture.ts';

type Line = Isolate['susceptibilities'][number];
type Method = Line['methods'][number]['method'];

/** A line as it is typed. */
export interface TypedLine {
  readonly method: Method;
  readonly value: string;
}

const methodOf = (line: Line): Method =>
  line.method === 'Mic' || line.method === 'Disk' ? line.method : (line.methods[0]?.method ?? 'Disk');

/** The susceptibilities of an isolate that can be typed. */
export const testedOf = (isolate: Isolate) =>
  isolate.susceptibilities.filter((one) => one.methods.length > 0 || one.valueText);

/** The lines as they are before anything is typed. */
export const begunLines = (isolate: Isolate): TypedLine[] =>
  testedOf(isolate).map((line) => ({ method: methodOf(line), value: line.valueText ?? '' }));

/** Lines with a value that is no number, or may mean several, by their places in the form, each with its sentence. */
export const faultsOfLines = (lines: readonly TypedLine[], t: TFunction<'microbiology'>): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ value }, index) => {
      const read = readMeasure(value);
      if (value.trim() === '' || read.kind === 'value') return [];
      const proposals = read.kind === 'proposals' ? read.proposals.join(' / ') : '';
      const sentence = proposals ? t('measureUnclear', { value: value.trim(), proposals }) : t('measureNotReadable');
      return [[`lines.${index}.value`, sentence]];
    }),
  );

/** The lines to send; unchanged lines are left out. */
export function changedLines(isolate: Isolate, lines: readonly TypedLine[]) {
  const begun = begunLines(isolate);
  return testedOf(isolate).flatMap(({ antibioticId }, index) => {
    const { method, value } = lines[index] ?? { method: 'Disk' as const, value: '' };
    const isSame = begun[index]?.value === value.trim() && begun[index]?.method === method;
    return isSame ? [] : [{ antibioticId, method, value: value.trim() }];
  });
}

interface SusceptibilityLinesProps {
  readonly isolate: Isolate;
  /** The first line has the focus first. */
  readonly isFirst: boolean;
  field(path: string): ReturnType<UseFormReturnType<{ lines: readonly TypedLine[] }>['getInputProps']>;
}

/** The lines of the form. */
export function SusceptibilityLines({ isolate, isFirst, field }: SusceptibilityLinesProps) {
  const { t } = useTranslation('microbiology');
  return testedOf(isolate).map((line, index) => (
    <Group key={line.antibioticId} align="start" gap="sm">
      <div style={{ flex: '1 1 10rem', minWidth: 130 }}>
        <TextField
          label={line.antibioticName}
          isFirst={isFirst && index === 0}
          maxLength={40}
          {...field(`lines.${index}.value`)}
        />
      </div>
      <div style={{ flex: '1 1 18rem', minWidth: 180 }}>
        <SelectField
          label={t('methodOf', { name: line.antibioticName })}
          isRequired
          choices={line.methods.map(({ method, limits }) => ({
            value: method,
            label: `${t(`methods.${method}`)}: ${limits}`,
          }))}
          {...field(`lines.${index}.method`)}
        />
      </div>
    </Group>
  ));
}
