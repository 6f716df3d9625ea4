// The whole screen of a declared report: period, filters, totals of all rows, and the rows or their groups.
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { groupsUnder } from '@charaka/contract/insight/report/report-groups';
import { type ReportInputs, reportInputs, withoutUnseen } from '@charaka/contract/insight/report/report-state';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { FileKind } from '@charaka/contract/kernel/list';
import { Alert, Group, Stack, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useAllRights, useDeeds } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type List, type Rows, useList, useRows } from '../../kernel/use-list.ts';
import { Figure } from '../../ui/page/fact.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { Page } from '../../ui/page/page.tsx';
import { RangeWarning } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { GuardedGroups } from './guarded-groups.tsx';
import { maySeeField } from './may-see-field.ts';
import { PersonalSwitch, usePersonalReason } from './personal-switch.tsx';
import { useReportColumns } from './report-columns.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportGroups } from './report-groups.tsx';
import { type Period, periodOf } from './report-period.ts';
import { ReportViews } from './report-views.tsx';
import { SentFile } from './sent-file.tsx';
import { type ReportRow, totalsRow } from './totals-row.ts';
import { listNameOf, useOpeningView } from './use-report-views.ts';
import { useReportWords } from './use-report-words.ts';

type Row = ReportRow;
type Sums = OutputOf<Report['sums']>;
type Asked = NonNullable<Parameters<typeof useRows<Report['list']>>[3]>;

/** Height of the totals and of a second row of filters. */
const TOTALS_PIXELS = 128;

/** The measures that no row has a value of, with the columns beside them. */
function unusedFields({ ifUsed = {} }: Report, sums: Sums | undefined): ReadonlySet<string> {
  const isUnused = ([field]: readonly [string, unknown]) => sums !== undefined && !sums.used.includes(field);
  return new Set(Object.entries(ifUsed).filter(isUnused).flat(2));
}

/** The sums without the measures that no row has a value of. */
function withoutUnused(sums: Sums | undefined, unused: ReadonlySet<string>): Sums | undefined {
  const used = ({ totals }: Pick<Sums, 'totals'>) => totals.filter(({ field }) => !unused.has(field));
  return (
    sums && { ...sums, totals: used(sums), groups: sums.groups.map((group) => ({ ...group, totals: used(group) })) }
  );
}

/** The rows, loading until the totals say which columns are used and which day is the last with rows, so that nothing moves afterwards. */
function withTotals({ ifUsed }: Report, rows: Rows<Row>, areTotalsPending: boolean): Rows<Row> {
  const awaitsTotals = areTotalsPending && (ifUsed !== undefined || rows.rows.length === 0);
  return awaitsTotals && !rows.hasFailed ? { ...rows, rows: [], isLoading: true } : rows;
}

/** The totals before they are known: those that the user will see, without values, so that nothing below moves. */
function useTotalsAhead(of: Report) {
  const { roleId, rights } = useAllRights();
  const isSeen = (field: string) => maySeeField(of, field, roleId, rights);
  return {
    totals: of.measures.filter(isSeen).map((field) => ({ field, amount: undefined })),
    numbers: (of.numbers ?? []).filter(({ field }) => isSeen(field)).map((number) => ({ ...number, value: undefined })),
  };
}

/** The rows of the report, and its totals, which are of all rows and not of the page (RP002, RP004). */
function Totals({ of, sums, heading }: { of: Report; sums: Sums | undefined; heading: string }) {
  const { t } = useTranslation('report');
  const ahead = useTotalsAhead(of);
  const { totals, numbers } = sums ?? ahead;
  const { numberName } = useReportWords(of);
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        {heading || '\u00a0'}
      </Text>
      <Group component="dl" gap="lg" m={0} aria-label={t('totals')}>
        <Figure label={t('rows')}>{sums ? String(sums.count) : '\u2026'}</Figure>
        {totals.map(({ field, amount }) => (
          <Figure key={field} label={t(`fields.${field}`)} {...(field === of.measures.at(-1) ? { weight: 600 } : {})}>
            {amount === undefined ? '\u2026' : <MoneyText paise={amount} />}
          </Figure>
        ))}
        {numbers.map((number) => (
          <Figure key={`${number.field}-${number.by}`} label={numberName(number)}>
            {number.value === undefined ? '\u2026' : (number.value ?? '–')}
          </Figure>
        ))}
      </Group>
    </Stack>
  );
}

/** The period in words, and what its days mean where a report offers several. */
function headingOf(
  { days = [] }: Report,
  period: Period | undefined,
  { dayOf }: ReportInputs,
  asOf: string,
  t: TFunction,
): string {
  const time = formatDateTime(asOf);
  if (!period) return t('report:headingNow', { time });
  const words = t('report:heading', { from: formatDay(period.fromDate), to: formatDay(period.toDate), time });
  return days.length > 1 ? `${t(`report:days.${dayOf ?? days[0]?.name}`)}: ${words}` : words;
}

/** Names the fields that the address asks for and the report opens without (RP010, RP031). */
function FieldsLeftOut({ of, fields }: { of: Report; fields: readonly string[] }) {
  const { t } = useTranslation('report');
  const names = fields.map((field) => (of.dataset.fields[field] ? t(`fields.${field}`) : field));
  return <Alert color="yellow">{t('leftOut', { fields: names.join(', ') })}</Alert>;
}

/** The way to the last day with rows (RP006). */
function useLastDay(day: string | null | undefined, { setFilters }: Pick<List, 'setFilters'>) {
  const { t } = useTranslation('report');
  return day
    ? [{ label: t('lastDay', { day: formatDay(day) }), onSelect: () => setFilters({ from: day, to: day }) }]
    : [];
}

/** One screen for every report; its address holds its whole state (RP027). */
export function ReportScreen({ of }: { of: Report }) {
  const { t } = useTranslation(['report', 'shell']);
  const { roleId, rights } = useAllRights();
  const does = useDeeds();
  const isSeen = (field: string) => maySeeField(of, field, roleId, rights);
  const { seen: list, leftOut } = withoutUnseen(of, useList({ above: TOTALS_PIXELS }), isSeen);
  const period = periodOf(of.period, list.filters);
  const inputs: ReportInputs = { ...period, ...reportInputs(of, list.filters) };
  const groupBy = groupsUnder(of, inputs.dayOf).includes(list.filters.group ?? '') ? list.filters.group : undefined;
  const { isOpening, ...opened } = useOpeningView(of, list);
  const rows = useRows(reportTopic, of.list, list, inputs as Asked, { isEnabled: !isOpening });
  const summed = { ...inputs, ...(groupBy ? { groupBy } : {}) };
  const sums = useAnswer(reportTopic, of.sums, summed, { isSilent: true, isEnabled: !isOpening });
  const unused = unusedFields(of, sums.data);
  const shown = withoutUnused(sums.data, unused);
  const persons = usePersonalReason(of);
  const fields = of.columns.filter((field) => !unused.has(field));
  const columns = useReportColumns(of, fields, persons.reason !== undefined);
  // The server records the kind of file, and why it names persons (RP013, RP014).
  const fetchAll = (exportedAs: FileKind) =>
    (rows as Rows<Row>).fetchAll(exportedAs, { exportedAs, personalReason: persons.reason });
  const heading = shown ? headingOf(of, period, inputs, shown.asOf, t) : '';
  const emptyActions = useLastDay(shown?.lastDay, list);
  const title = t(`shell:menu.${of.title}`);
  const sentRun = Number(list.filters.file) || 0;
  const { guarded } = of.dataset;
  // The note is there before the totals are, so that nothing below it moves.
  const isWithoutGuarded = guarded !== undefined && !does(guarded.deed);
  const above = (
    <>
      {leftOut.length > 0 && <FieldsLeftOut of={of} fields={leftOut} />}
      {sentRun > 0 && <SentFile of={of} reportRunId={sentRun} />}
      {period && <RangeWarning days={period} />}
      {sums.isError && <Alert color="red">{sums.error.message}</Alert>}
      {!sums.isError && <Totals of={of} sums={shown} heading={heading} />}
      {isWithoutGuarded && <GuardedGroups of={of} groupBy={groupBy} guarded={shown?.guarded ?? { groups: [] }} />}
    </>
  );
  const [first] = rows.rows as readonly Row[];
  const filters = <ReportFilters of={of} list={list} period={period} inputs={inputs} first={first} unused={unused} />;
  const views = <ReportViews of={of} list={list} opened={opened} />;
  if (groupBy)
    return (
      <Page title={title}>
        {above}
        <Group gap="xs" align="end">
          {filters}
          {views}
        </Group>
        {shown && <ReportGroups of={of} list={list} period={period} groupBy={groupBy} sums={shown} />}
      </Page>
    );
  return (
    <ListPage<Row>
      name={listNameOf(of)}
      title={title}
      above={above}
      list={list}
      rows={{ ...withTotals(of, rows as Rows<Row>, sums.isPending), fetchAll }}
      moreActions={<PersonalSwitch of={of} persons={persons} />}
      rowKey={(row) => of.dataset.key.map((field) => row[field]).join('-')}
      columns={columns}
      filters={filters}
      views={views}
      emptyText={t('empty')}
      lastRow={shown && totalsRow(shown)}
      emptyActions={emptyActions}
    />
  );
}
