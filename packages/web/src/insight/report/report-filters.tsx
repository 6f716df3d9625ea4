// The controls that narrow and group a report: period, words, chosen records, and the grouping; the address holds all of them (RP027).
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { clockGroups, groupsUnder } from '@charaka/contract/insight/report/report-groups';
import type { ReportInputs } from '@charaka/contract/insight/report/report-state';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAllRights } from '../../kernel/rights.ts';
import type { List } from '../../kernel/use-list.ts';
import { RangeFilters, WordFilter } from '../../ui/table/list-filters.tsx';
import { maySeeField } from './may-see-field.ts';
import { NamedFilter } from './named-filter.tsx';
import type { Period } from './report-period.ts';
import { useReportWords } from './use-report-words.ts';

interface ReportFiltersProps {
  readonly of: Report;
  readonly list: List;
  readonly period: Period | undefined;
  readonly inputs: ReportInputs;
  /** The first row: it has the name of the record that the report is narrowed to. */
  readonly first: Readonly<Record<string, unknown>> | undefined;
  /** Fields that no row has a value of, and that are no group therefore. */
  readonly unused: ReadonlySet<string>;
}

/** One row of controls above the rows or the groups. */
export function ReportFilters({ of, list, period, inputs, first, unused }: ReportFiltersProps) {
  const { t } = useTranslation('report');
  const { roleId, rights } = useAllRights();
  const words = useReportWords(of);
  const isSeen = (name: string) => maySeeField(of, name, roleId, rights);
  // Filters of unused fields stay: they are drawn before the totals tell which fields are used, and nothing moves.
  const filters = of.filters.filter(isSeen);
  const groups = groupsUnder(of, inputs.dayOf)
    .filter((group) => isSeen(group) && !unused.has(group))
    .map((group) => ({ value: group, label: words.nameOf(group) }));
  const { days = [] } = of;
  return (
    <>
      {period && <RangeFilters list={list} days={period} />}
      {days.length > 1 && (
        <WordFilter
          list={list}
          name="dayOf"
          label={t('dayOf')}
          choices={days.map(({ name }) => ({ value: name, label: t(`days.${name}`) }))}
        />
      )}
      {filters.map((name) => (
        <FieldFilter key={name} of={of} list={list} inputs={inputs} name={name} first={first} />
      ))}
      <WordFilter
        list={list}
        name="group"
        label={t('groupBy')}
        choices={[{ value: '', label: t('eachRow') }, ...groups]}
      />
      <Narrowings of={of} list={list} />
    </>
  );
}

/** The control of a field; a text narrows by its group alone. */
function FieldFilter({
  of,
  list,
  inputs,
  name,
  first,
}: Omit<ReportFiltersProps, 'period' | 'unused'> & { readonly name: string }) {
  const { t } = useTranslation('report');
  const { wordOf } = useReportWords(of);
  const { kind, values = [], nameField = '' } = of.dataset.fields[name] ?? { kind: 'text' };
  if (kind === 'text') return null;
  if (kind === 'named') {
    const chosenName = first?.[nameField];
    const asked = Object.fromEntries(Object.entries(inputs).filter(([input]) => input !== name));
    return (
      <NamedFilter
        of={of}
        list={list}
        field={name}
        inputs={asked}
        chosenName={typeof chosenName === 'string' ? chosenName : undefined}
      />
    );
  }
  const choices = (kind === 'flag' ? ['true', 'false'] : values).map((value) => ({
    value,
    label: String(wordOf(name, value)),
  }));
  return (
    <WordFilter
      list={list}
      name={name}
      label={t(`fields.${name}`)}
      choices={[{ value: '', label: t('all') }, ...choices]}
    />
  );
}

/** A condition that a group set and that has no control; a press removes it. */
function Narrowings({ of, list }: Pick<ReportFiltersProps, 'of' | 'list'>) {
  const { t } = useTranslation('report');
  const { groupWord, nameOf } = useReportWords(of);
  const { filters } = list;
  const texts = of.filters.filter((name) => of.dataset.fields[name]?.kind === 'text');
  const shown = [...texts, ...clockGroups].flatMap((name) => {
    const key = filters[name];
    return key ? [{ name, words: `${nameOf(name)}: ${groupWord(name, { key, label: null })}` }] : [];
  });
  const { without } = filters;
  if (without) shown.push({ name: 'without', words: `${nameOf(without)}: ${t('noValue')}` });
  return shown.map(({ name, words }) => (
    <Button
      key={name}
      variant="light"
      rightSection={<IconX size={14} aria-hidden />}
      onClick={() => list.setFilter(name, '')}
    >
      {t('without', { name: words })}
    </Button>
  ));
}
