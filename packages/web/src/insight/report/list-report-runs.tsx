// The runs of reports in the hospital, the last one first (RP014).
import { getManagementFigures } from '@charaka/contract/insight/report/management';
import { getQualityIndicators } from '@charaka/contract/insight/report/quality-indicators';
import { listReportRuns, runStates } from '@charaka/contract/insight/report/report-run';
import { reports } from '@charaka/contract/insight/report/reports';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { contains } from '../../kernel/filters.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { reportWords } from './use-report-words.ts';

type Run = RowOf<typeof listReportRuns>;

/** Route report/runs. */
export default function ListReportRuns() {
  const { t } = useTranslation(['report', 'shell']);
  const list = useList();
  const state = runStates.find((known) => known === list.filters.state);
  const rows = useRows(reportTopic, listReportRuns, list, {
    ...dayFilter(list.filters),
    ...(state ? { state } : {}),
    filterParams: list.filters.q ? [contains('userName', list.filters.q)] : [],
  });
  return (
    <ListPage<Run>
      name="report-runs"
      title={t('shell:menu.Runs of Reports')}
      list={list}
      rows={rows}
      rowKey={(run) => run.reportRunId}
      columns={useColumns()}
      filters={
        <>
          <SearchField label={t('runs.user')} list={list} filter="q" />
          <DayFilters list={list} />
          <WordFilter
            list={list}
            name="state"
            label={t('fields.state')}
            choices={[
              { value: '', label: t('all') },
              ...runStates.map((value) => ({ value, label: t(`runs.states.${value}`) })),
            ]}
          />
        </>
      }
    />
  );
}

/** The report behind a path of a call. */
const reportAt = (part: string) => reports.find(({ list, sums }) => [list.path, sums.path].includes(part));

/** The filters of a run in words; a person is shown by the number alone. */
function filterWords({ part, filters }: Run, t: TFunction<'report'>, language: string): string {
  const of = reportAt(part);
  if (!of) return '';
  const { nameOf, groupWord } = reportWords(of, t, language);
  const { fromDate, toDate, groupBy, dayOf, without, ...narrowed } = Object.fromEntries(
    filters.map(({ name, value }) => [name, value]),
  );
  return [
    ...(fromDate && toDate ? [`${formatDay(fromDate)} – ${formatDay(toDate)}`] : []),
    ...(dayOf ? [`${t('dayOf')}: ${t(`days.${dayOf}`)}`] : []),
    ...(groupBy ? [`${t('groupBy')}: ${nameOf(groupBy)}`] : []),
    ...(without ? [`${nameOf(without)}: ${t('noValue')}`] : []),
    ...Object.entries(narrowed).map(([name, key]) => `${nameOf(name)}: ${groupWord(name, { key, label: null })}`),
  ].join('; ');
}

function useColumns(): Column<Run>[] {
  const { t, i18n } = useTranslation(['report', 'shell', 'kernel']);
  const words = useTranslation('report').t;
  const titleOf = ({ part }: Run) => {
    const of = reportAt(part);
    if (part === getManagementFigures.path) return t('shell:menu.Management figures');
    if (part === getQualityIndicators.path) return t('shell:menu.Quality indicators');
    if (!of) return part;
    const title = t(`shell:menu.${of.title}`);
    return part === of.sums.path ? t('runs.sumsOf', { title }) : title;
  };
  return [
    { id: 'startedAt', title: t('runs.startedAt'), value: (run) => formatDateTime(run.startedAt), minWidth: 150 },
    { id: 'userName', title: t('runs.user'), value: (run) => run.userName, onCard: 'title' },
    { id: 'roleName', title: t('runs.role'), value: (run) => run.roleName, isSortable: false },
    { id: 'part', title: t('runs.report'), value: titleOf, isSortable: false, minWidth: 150, onCard: 'fact' },
    {
      id: 'filters',
      title: t('runs.filters'),
      value: (run) => filterWords(run, words, i18n.language),
      isSortable: false,
      minWidth: 220,
      onCard: 'fact',
    },
    { id: 'rowCount', title: t('rows'), value: (run) => run.rowCount, isNumeric: true },
    { id: 'milliseconds', title: t('runs.milliseconds'), value: (run) => run.milliseconds, isNumeric: true },
    {
      id: 'exportedAs',
      title: t('runs.file'),
      value: ({ exportedAs }) => exportedAs && t(`kernel:table.${exportedAs}`),
      isSortable: false,
    },
    { id: 'reason', title: t('fields.reason'), value: (run) => run.reason, isSortable: false },
    {
      id: 'state',
      title: t('fields.state'),
      value: ({ state, failure }) => [t(`runs.states.${state}`), failure].filter(Boolean).join(': '),
      isSortable: false,
      onCard: 'aside',
    },
  ];
}
