// Quality indicators by month, each with its median and run chart; its numbers lead to the rows they count (RP032).
import {
  type CountedRows,
  getQualityIndicators,
  type QualityIndicator,
  qualityIndicators,
} from '@charaka/contract/insight/report/quality-indicators';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import { Alert, Anchor, Group, Skeleton, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { Page } from '../../ui/page/page.tsx';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import classes from './quality-page.module.css';
import { RunChart } from './run-chart.tsx';
import { useDashboard } from './use-dashboard.ts';

type Indicator = OutputOf<typeof getQualityIndicators>['indicators'][number];
type Value = Indicator['values'][number];

/** Amounts as rupees, minutes with one decimal, everything else with two. */
function written(name: QualityIndicator, value: number): string {
  if (name === 'revenuePerBedDay') return formatAmount(Math.round(value * 100));
  return value.toFixed(name === 'outpatientWaiting' || name === 'laboratoryTime' ? 1 : 2);
}

/** 2026-11 as 11-2026. */
const monthInWords = (month: string) => `${month.slice(5)}-${month.slice(0, 4)}`;

/** Route report/quality. */
export default function QualityPage() {
  const { t } = useTranslation(['report', 'shell']);
  const list = useList();
  const wards = useDashboard().data?.wards ?? [];
  const ward = wards.find(({ bedGroupId }) => String(bedGroupId) === list.filters.ward);
  const answer = useAnswer(reportTopic, getQualityIndicators, ward ? { wardId: ward.bedGroupId } : {}, {
    isSilent: true,
  });
  return (
    <Page title={t('shell:menu.Quality indicators')}>
      <Group justify="space-between" align="end" gap="xs">
        <WordFilter
          list={list}
          name="ward"
          label={t('wards.ward')}
          choices={[
            { value: '', label: t('all') },
            ...wards.map(({ bedGroupId, bedGroupName }) => ({ value: String(bedGroupId), label: bedGroupName })),
          ]}
        />
        {answer.data && (
          <Text size="xs" c="dimmed">
            {t('headingNow', { time: formatDateTime(answer.data.asOf) })}
          </Text>
        )}
      </Group>
      {answer.isError && <Alert color="red">{answer.error.message}</Alert>}
      {answer.data ? (
        <Indicators
          months={answer.data.months}
          indicators={answer.data.indicators}
          ward={ward ? String(ward.bedGroupId) : ''}
        />
      ) : (
        !answer.isError && <Skeleton h={420} />
      )}
    </Page>
  );
}

/** The newest month is the first column: a phone shows it without scrolling. The trend runs from the oldest month to the newest. */
function Indicators({
  months,
  indicators,
  ward,
}: {
  months: readonly string[];
  indicators: readonly Indicator[];
  ward: string;
}) {
  const { t } = useTranslation(['report', 'shell']);
  return (
    <Table.ScrollContainer minWidth={860}>
      <Table aria-label={t('shell:menu.Quality indicators')} fz="sm" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('report:quality.indicator')}</Table.Th>
            {months.toReversed().map((month) => (
              <Table.Th key={month} className="numeric">
                {monthInWords(month)}
              </Table.Th>
            ))}
            <Table.Th className="numeric">{t('report:quality.median')}</Table.Th>
            <Table.Th>{t('report:quality.trend')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {indicators.map((indicator) => (
            <IndicatorRow key={indicator.name} of={indicator} ward={ward} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function IndicatorRow({ of: { name, median, values }, ward }: { of: Indicator; ward: string }) {
  const { t } = useTranslation('report');
  const label = t(`quality.names.${name}`);
  return (
    <Table.Tr data-testid={`indicator-${name}`}>
      <Table.Th scope="row" fw={400}>
        {label}
      </Table.Th>
      {values.toReversed().map((value) => (
        <Table.Td key={value.month} className="numeric">
          <MonthValue name={name} of={value} ward={ward} />
        </Table.Td>
      ))}
      <Table.Td className="numeric">{median == null ? '' : written(name, median)}</Table.Td>
      <Table.Td>
        <RunChart
          label={t('quality.trendOf', { name: label })}
          values={values.map(({ value }) => value ?? undefined)}
          median={median ?? undefined}
        />
      </Table.Td>
    </Table.Tr>
  );
}

function MonthValue({ name, of, ward }: { name: QualityIndicator; of: Value; ward: string }) {
  const { t } = useTranslation('report');
  const { month, numerator, denominator, value, isProvisional } = of;
  if (value == null)
    return (
      <Text span inherit c="dimmed">
        {t('quality.notApplicable')}
      </Text>
    );
  const indicator: { readonly [Part in 'numerator' | 'denominator' | 'rows']?: CountedRows } = qualityIndicators[name];
  const rowsOf = (part: CountedRows | undefined, shown: string) =>
    part ? <RowsLink part={part} month={month} ward={ward} shown={shown} /> : shown;
  return (
    <>
      <Text span inherit fw={500}>
        {rowsOf(indicator.rows, written(name, value))}
      </Text>
      {numerator != null && denominator != null && (
        <Text size="xs" c="dimmed">
          {rowsOf(indicator.numerator, numeratorOf(name, numerator))} /{' '}
          {rowsOf(indicator.denominator, short(denominator))}
        </Text>
      )}
      {isProvisional && (
        <Text size="xs" c="dimmed">
          {t('quality.provisional')}
        </Text>
      )}
    </>
  );
}

interface RowsLinkProps {
  readonly part: CountedRows;
  readonly month: string;
  readonly ward: string;
  readonly shown: string;
}

/** A number that leads to the rows it counts (RP008, RP032). */
function RowsLink({ part: { of, search }, month, ward, shown }: RowsLinkProps) {
  const days = { from: `${month}-01`, to: lastDayOfMonth(month) };
  return (
    <Anchor
      component={Link}
      to={`/${of.menu}`}
      search={linkSearch({ ...days, ...search, ...(ward ? { wardId: ward } : {}) })}
      c="var(--charaka-accent-text)"
      fz="inherit"
      className={classes.rows}
    >
      {shown}
    </Anchor>
  );
}

/** A denominator, or a numerator that is no amount, with a decimal where it has one. */
const short = (value: number) => String(Math.round(value * 10) / 10);

const numeratorOf = (name: QualityIndicator, value: number) =>
  name === 'revenuePerBedDay' ? written(name, value) : short(value);
