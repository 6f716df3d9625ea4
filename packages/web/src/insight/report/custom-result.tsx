// The answer of a custom report: its totals, then its groups or rows, with the ways to the rows of a group and to a record.
import type { Definition } from '@charaka/contract/insight/report/custom-definition';
import { isAmountKind, isSortedKind } from '@charaka/contract/insight/report/custom-fields';
import type { Plan } from '@charaka/contract/insight/report/custom-plan';
import { type CustomRow, runCustomReport, sumCustomReport } from '@charaka/contract/insight/report/custom-report';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { FileKind } from '@charaka/contract/kernel/list';
import { wireName } from '@charaka/contract/kernel/shape';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { mayOpenAddress, useAllRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type List, type Rows, useRows } from '../../kernel/use-list.ts';
import { FigureCard } from '../../ui/chart/figure-card.tsx';
import type { Figure } from '../../ui/chart/figure-row.ts';
import { Figure as Fact } from '../../ui/page/fact.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { cellsOf, keysOf, useCustomWords, written } from './custom-words.ts';
import type { Period } from './report-period.ts';
import { asTotals, isTotalsRow } from './totals-row.ts';

const rowShape = runCustomReport.output.shape.rows.element;

interface CustomResultProps {
  readonly plan: Plan;
  readonly definition: Definition;
  readonly title: string;
  readonly list: List;
  readonly period: Period;
  /** The keys of the group that the rows are narrowed to. */
  readonly within: readonly string[] | undefined;
  /** A preview has no pages, files and ways on. */
  readonly isPreview: boolean;
}

type Sums = OutputOf<typeof sumCustomReport>;

/** The address of the record of a row, for users who may open that screen (RP007). */
function useLink({ of }: Plan) {
  const { roleId, rights = {} } = useAllRights();
  const { opens } = of;
  if (!opens || !mayOpenAddress(opens.path, roleId, rights)) return undefined;
  return (row: CustomRow) => {
    const names = Object.keys(opens.search);
    const search = names.map((name, place) => [name, keysOf(row)[place]]);
    if (search.some(([, value]) => value == null)) return undefined;
    return { to: `/${opens.path}`, search: linkSearch(Object.fromEntries(search)) };
  };
}

/** The measures over all rows as the last row of a file (RP008). */
function totalsRow({ groups }: Plan, { totals }: Sums): CustomRow {
  const cells = totals.map((total, place) => [`c${groups.length + place}`, total]);
  return asTotals(Object.fromEntries(cells) as CustomRow);
}

/** The columns of groups: their values, then the measures. */
function useGroupColumns(plan: Plan, open: ((keys: readonly string[]) => void) | undefined): Column<CustomRow>[] {
  const { t } = useTranslation('report');
  const words = useCustomWords(plan);
  const { groups, measures } = plan;
  const keyOf = (row: CustomRow, place: number) => keysOf(row)[place] ?? '';
  const shown = groups.map((value, place): Column<CustomRow> => {
    const text = (row: CustomRow) =>
      isTotalsRow(row)
        ? place === 0
          ? t('total')
          : null
        : words.groupCell(value, keyOf(row, place), cellsOf(row)[place]);
    return {
      id: wireName(rowShape, `c${place}`),
      title: words.nameOf(value),
      value: text,
      ...(place === 0 && open
        ? {
            cell: (row: CustomRow) => (
              <Anchor component="button" ta="start" onClick={() => open(groups.map((_group, at) => keyOf(row, at)))}>
                {text(row)}
              </Anchor>
            ),
          }
        : {}),
    };
  });
  const figures = measures.map(
    (measure, place): Column<CustomRow> => ({
      id: wireName(rowShape, `c${groups.length + place}`),
      title: words.measureName(measure),
      value: (row) => words.figure(measure, cellsOf(row)[groups.length + place]),
      isNumeric: true,
      onCard: place === 0 ? 'aside' : 'fact',
    }),
  );
  return [...shown, ...figures];
}

/** The columns of rows; the first one leads to the record. */
function useRowColumns(plan: Plan): Column<CustomRow>[] {
  const words = useCustomWords(plan);
  const linkOf = useLink(plan);
  return plan.columns.map((value, place) => {
    const text = (row: CustomRow) => words.valueCell(value, cellsOf(row)[place]);
    return {
      id: wireName(rowShape, `c${place}`),
      title: words.nameOf(value),
      value: text,
      isNumeric: isAmountKind(value.kind),
      isSortable: isSortedKind(value.kind) && value.field !== undefined,
      cell: (row) => {
        const link = place === 0 ? linkOf?.(row) : undefined;
        return link ? (
          <Anchor component={Link} {...link}>
            {text(row)}
          </Anchor>
        ) : (
          text(row)
        );
      },
    };
  });
}

const colours = ['info', 'waiting', 'done', 'cleaning'] as const;

/** The groups of a page as bars, with the same figures as a table. */
function Bars({ plan, rows }: { plan: Plan; rows: readonly CustomRow[] }) {
  const words = useCustomWords(plan);
  const { groups, measures } = plan;
  const [first] = measures;
  if (!first || rows.length === 0) return null;
  const series = measures.filter(({ kind }) => kind === first.kind).slice(0, colours.length);
  const isMoney = first.kind === 'money';
  const label = (row: CustomRow) =>
    groups.map((value, place) => words.groupCell(value, keysOf(row)[place] ?? '', cellsOf(row)[place])).join(', ');
  const figure: Figure = {
    isMoney,
    series: series.map((measure, place) => ({
      name: `m${measures.indexOf(measure)}`,
      label: words.measureName(measure),
      color: `var(--charaka-${colours[place]}-dot)`,
    })),
    rows: rows.map((row) => ({
      key: keysOf(row).join('~'),
      label: label(row),
      values: Object.fromEntries(
        series.map((measure) => {
          const place = measures.indexOf(measure);
          return [`m${place}`, { value: Number(cellsOf(row)[groups.length + place] ?? 0) }];
        }),
      ),
    })),
    format: isMoney ? formatAmount : String,
  };
  const title = groups.map(words.nameOf).join(', ');
  return <FigureCard id="custom-bars" title={title} figure={figure} rowTitle={title} height={220} />;
}

/** The number of rows and the measures over all of them (RP004). */
function Totals({ plan, sums }: { plan: Plan; sums: Sums | undefined }) {
  const { t } = useTranslation('report');
  const words = useCustomWords(plan);
  return (
    <Group component="dl" gap="lg" m={0} aria-label={t('totals')}>
      <Fact label={t('rows')}>{sums ? String(sums.count) : '\u2026'}</Fact>
      {plan.measures.flatMap((measure, place) =>
        measure.by === 'share' || !measure.value
          ? []
          : [
              <Fact key={words.measureName(measure)} label={words.measureName(measure)}>
                {sums ? (words.figure(measure, sums.totals[place]) ?? '–') : '\u2026'}
              </Fact>,
            ],
      )}
    </Group>
  );
}

/** The table of the answer, with totals above it. */
export function CustomResult({ plan, definition, title, list, period, within, isPreview }: CustomResultProps) {
  const { t } = useTranslation('report');
  const asked = { ...period, definition: written(definition), ...(within ? { within: [...within] } : {}) };
  const isByRow = within !== undefined;
  const isGrouped = plan.groups.length > 0 && !isByRow;
  const rows = useRows(reportTopic, runCustomReport, list, { ...asked, isByRow }) as Rows<CustomRow>;
  const sums = useAnswer(reportTopic, sumCustomReport, asked, { isSilent: true });
  const open = isPreview ? undefined : (keys: readonly string[]) => list.narrowTo({ in: JSON.stringify(keys) });
  const groupColumns = useGroupColumns(plan, open);
  const rowColumns = useRowColumns(plan);
  const fetchAll = (exportedAs: FileKind) => rows.fetchAll(exportedAs, { exportedAs });
  return (
    <Stack gap="sm">
      {sums.isError && <Alert color="red">{sums.error.message}</Alert>}
      {sums.data?.isWithoutGuarded && <Text size="sm">{t('guarded.leftOut')}</Text>}
      <Totals plan={plan} sums={sums.data} />
      {within && (
        <Group gap="xs">
          <Text size="sm">{t('custom.rowsOfGroup')}</Text>
          <Button size="compact-sm" variant="default" onClick={() => list.setFilter('in', '')}>
            {t('custom.backToGroups')}
          </Button>
        </Group>
      )}
      {isGrouped && definition.chart === 'bars' && <Bars plan={plan} rows={rows.rows} />}
      <DataTable<CustomRow>
        name="custom-report"
        title={title}
        list={list}
        rows={{ ...rows, fetchAll }}
        columns={isGrouped ? groupColumns : rowColumns}
        rowKey={(row) => (isGrouped ? keysOf(row).join('~') : rows.rows.indexOf(row))}
        emptyText={t('empty')}
        lastRow={isGrouped && sums.data ? totalsRow(plan, sums.data) : undefined}
      />
    </Stack>
  );
}
