// Words of a custom report: its columns, the values of its cells, and the question as a sentence.
import { type Definition, MOST_CELLS } from '@charaka/contract/insight/report/custom-definition';
import type { Plan, PlannedFilter, PlannedMeasure, Value } from '@charaka/contract/insight/report/custom-plan';
import type { CustomRow } from '@charaka/contract/insight/report/custom-report';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../kernel/format.ts';
import { reportWords } from './use-report-words.ts';

type Cell = string | number | boolean | null | undefined;

/** The cells of a row in the order of its columns. */
export function cellsOf(row: CustomRow): readonly Cell[] {
  const cells = row as Readonly<Record<string, Cell>>;
  return Array.from({ length: MOST_CELLS }, (_cell, place) => cells[`c${place}`]);
}

/** The keys of a row: of its groups, or of its record. */
export const keysOf = (row: CustomRow): readonly (string | null | undefined)[] => [row.k0, row.k1, row.k2];

/** Functions that name the parts of a plan in the language of the user. */
export function useCustomWords(plan: Plan) {
  const { t, i18n } = useTranslation('report');
  return customWords(plan, t, i18n.language);
}

function bandWords({ calculated, parts = [] }: Value, key: string, t: TFunction<'report'>): string {
  const limits = calculated?.limits ?? [];
  const place = Number(key);
  if (key === '' || parts.length === 0) return t('noValue');
  const [from, to] = [limits[place - 1], limits[place]];
  if (from === undefined) return t('custom.below', { limit: to });
  return to === undefined ? t('custom.from', { limit: from }) : t('custom.fromTo', { from, to });
}

/** The same for a language that is known. */
export function customWords({ of, groups, measures, filters, dayOf }: Plan, t: TFunction<'report'>, language: string) {
  const words = reportWords(of, t, language);
  const nameOf = ({ name, kind, calculated }: Value): string =>
    calculated ? name : kind === 'time' ? t(`groups.${name}`) : t(`fields.${name}`);
  const measureName = ({ by, value }: PlannedMeasure): string => {
    if (!value || by === 'count') return by === 'share' ? t('functions.share', { field: t('rows') }) : t('rows');
    return by === 'sum' ? nameOf(value) : t(`functions.${by}`, { field: nameOf(value) });
  };
  const groupCell = (value: Value, key: string, label: Cell): string => {
    if (value.kind === 'band') return bandWords(value, key, t);
    if (value.kind === 'words') return key === '' ? t('noValue') : key;
    const isNamed = value.field?.names !== undefined;
    return words.groupWord(value.name, { key, label: isNamed && typeof label === 'string' ? label : null });
  };
  const figure = ({ kind }: Pick<PlannedMeasure, 'kind'>, cell: Cell) => {
    if (cell === null || cell === undefined) return null;
    if (kind === 'money') return formatAmount(Number(cell));
    return kind === 'percent' ? `${cell} %` : Number(cell);
  };
  const valueCell = (value: Value, cell: Cell) => {
    if (value.kind === 'band') return bandWords(value, String(cell ?? ''), t);
    if (value.calculated && value.kind === 'money') return figure({ kind: 'money' }, cell);
    return value.calculated
      ? (cell as string | number | null)
      : words.wordOf(value.name, typeof cell === 'boolean' ? String(cell) : cell);
  };
  const filterWord = ({ value, values, comparison }: PlannedFilter): string => {
    const said = values.map((one) =>
      value.kind === 'choice' || value.kind === 'flag' ? String(words.wordOf(value.name, one)) : one,
    );
    return t(`custom.filterWords.${comparison}`, { field: nameOf(value), values: said.join(', ') });
  };
  const sentence = (period: string, dataset: string): string => {
    const what = groups.length > 0 || measures.length > 0 ? measures.map(measureName).join(', ') : t('eachRow');
    return [
      what,
      ...(groups.length > 0 ? [t('custom.by', { groups: groups.map(nameOf).join(', ') })] : []),
      ...filters.map(filterWord),
      dayOf ? `${t(`days.${dayOf}`)}: ${period}` : period,
      t('custom.of', { dataset }),
    ].join('; ');
  };
  return { ...words, nameOf, measureName, groupCell, figure, valueCell, filterWord, sentence };
}

/** The name of a reference that a definition holds, also where it is gone. */
export function referenceName(reference: string, t: TFunction<'report'>): string {
  if (reference.startsWith('=')) return reference.slice(1);
  if (reference.startsWith('@')) return t(`groups.${reference.slice(1)}`);
  return t(`fields.${reference.split('.')[1] ?? ''}`);
}

/** The name of a field or of a calculated column that a report lost; a name without a text is shown as it is. */
export const missingName = (name: string, t: TFunction<'report'>): string =>
  t(`fields.${name}`, { defaultValue: name });

/** A definition as it travels. */
export const written = (definition: Definition) => JSON.stringify(definition);
