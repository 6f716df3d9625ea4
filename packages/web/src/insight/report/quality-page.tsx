// Quality indicators by month, each with its median and run chart; its numbers lead to the rows they count (RP032).
import {
  type CountedRows,
  getQualityIndicators,
  type QualityIndicator,
  qualityIndicators,
  qualityMenu,
} from '@charaka/contract/insight/report/quality-indicators';
import { qualityIndicatorTopic } from '@charaka/contract/insight/report/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import { ActionIcon, Alert, Anchor, Group, Skeleton, Table, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { Page } from '../../ui/page/page.tsx';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import classes from './quality-page.module.css';
import { QualityTarget } from './quality-target.tsx';
import { RunChart } from './run-chart.tsx';

type Indicator = OutputOf<typeof getQualityIndicators>['indicators'][number];
type Value = Indicator['values'][number];

const inMinutes: readonly QualityIndicator[] = [
  'dischargeBilling',
  'dischargeLeaving',
  'outpatientWaiting',
  'laboratoryTime',
];

/** Amounts as rupees, minutes with one decimal, everything else with two. */
function written(name: QualityIndicator, value: number): string {
  if (name === 'revenuePerBedDay') return formatAmount(Math.round(value * 100));
  return value.toFixed(inMinutes.includes(name) ? 1 : 2);
}

/** 2026-11 as 11-2026. */
const monthInWords = (month: string) => `${month.slice(5)}-${month.slice(0, 4)}`;

/** Route report/quality. */
export default function QualityPage() {
  const { t } = useTranslation(['report', 'shell']);
  const list = useList();
  const asked = /^\d{1,15}$/.test(list.filters.ward ?? '') ? Number(list.filters.ward) : undefined;
  const answer = useAnswer(qualityIndicatorTopic, getQualityIndicators, asked ? { wardId: asked } : {}, {
    isSilent: true,
  });
  const { canEdit } = useRights(qualityMenu);
  const [opened, setOpened] = useState<Indicator | null>(null);
  const wards = answer.data?.wards ?? [];
  return (
    <Page title={t('shell:menu.Quality indicators')}>
      <Group justify="space-between" align="end" gap="xs">
        <WordFilter
          list={list}
          name="ward"
          label={t('wards.ward')}
          choices={[
            { value: '', label: t('all') },
            ...wards.map(({ wardId, wardName }) => ({ value: String(wardId), label: wardName })),
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
          ward={asked ? String(asked) : ''}
          onTarget={canEdit ? setOpened : undefined}
        />
      ) : (
        !answer.isError && <Skeleton h={420} />
      )}
      {opened && <QualityTarget of={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

interface RowProps {
  readonly ward: string;
  /** Opens the target of an indicator; undefined for users who may not set it. */
  readonly onTarget: ((of: Indicator) => void) | undefined;
}

interface IndicatorsProps extends RowProps {
  readonly months: readonly string[];
  readonly indicators: readonly Indicator[];
}

/** The newest month is the first column: a phone shows it without scrolling. The trend runs from the oldest month to the newest. */
function Indicators({ months, indicators, ward, onTarget }: IndicatorsProps) {
  const { t } = useTranslation(['report', 'shell']);
  return (
    <Table.ScrollContainer minWidth={1560}>
      <Table aria-label={t('shell:menu.Quality indicators')} fz="sm" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('report:quality.indicator')}</Table.Th>
            <Table.Th className="numeric">{t('report:quality.target')}</Table.Th>
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
            <IndicatorRow key={indicator.name} of={indicator} ward={ward} onTarget={onTarget} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function IndicatorRow({ of, ward, onTarget }: RowProps & { readonly of: Indicator }) {
  const { t } = useTranslation('report');
  const { name, median, values } = of;
  const label = t(`quality.names.${name}`);
  return (
    <Table.Tr data-testid={`indicator-${name}`}>
      <Table.Th scope="row" fw={400}>
        {label}
      </Table.Th>
      <Table.Td className="numeric">
        <TargetCell of={of} label={label} onTarget={onTarget} />
      </Table.Td>
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

/** The target, and the alarm below it; a pencil changes both. */
function TargetCell({ of, label, onTarget }: Pick<RowProps, 'onTarget'> & { readonly of: Indicator; label: string }) {
  const { t } = useTranslation('report');
  const { name, target, alarm } = of;
  return (
    <>
      {target != null && written(name, target)}
      {onTarget && (
        <ActionIcon
          variant="subtle"
          size="md"
          aria-label={t('quality.setTargetOf', { name: label })}
          onClick={() => onTarget(of)}
        >
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
      )}
      {alarm != null && (
        <Text size="xs" c="dimmed">
          {t('quality.alarmAt', { value: written(name, alarm) })}
        </Text>
      )}
    </>
  );
}

function MonthValue({ name, of, ward }: { name: QualityIndicator; of: Value; ward: string }) {
  const { t } = useTranslation('report');
  const { value, restated, isProvisional, isBeyond, month } = of;
  if (value == null && !restated)
    return (
      <Text span inherit c="dimmed">
        {t('quality.notApplicable')}
      </Text>
    );
  const now = { ...(restated ?? of), month };
  return (
    <>
      <Text span inherit fw={500} {...(isBeyond ? { c: 'var(--mantine-color-red-light-color)' } : {})}>
        {restated ? value != null && written(name, value) : <NowValue name={name} of={now} ward={ward} />}
      </Text>
      {isBeyond && (
        <Text size="xs" c="var(--mantine-color-red-light-color)">
          {t('quality.beyondAlarm')}
        </Text>
      )}
      {restated && (
        <Text size="xs">
          {t('quality.restated')} <NowValue name={name} of={now} ward={ward} />
        </Text>
      )}
      <NowNumbers name={name} of={now} ward={ward} />
      {isProvisional && (
        <Text size="xs" c="dimmed">
          {t('quality.provisional')}
        </Text>
      )}
    </>
  );
}

/** The numbers of now, whose rows the report has; a frozen value that was restated leads to no rows. */
interface NowProps {
  readonly name: QualityIndicator;
  readonly of: Pick<Value, 'month' | 'numerator' | 'denominator' | 'value'>;
  readonly ward: string;
}

type Parts = { readonly [Part in 'numerator' | 'denominator' | 'rows']?: CountedRows };
const partsOf = (name: QualityIndicator): Parts => qualityIndicators[name];

function NowValue({ name, of: { month, value }, ward }: NowProps) {
  const { t } = useTranslation('report');
  if (value == null) return t('quality.notApplicable');
  const { rows } = partsOf(name);
  const shown = written(name, value);
  return rows ? <RowsLink part={rows} month={month} ward={ward} shown={shown} /> : shown;
}

function NowNumbers({ name, of: { month, numerator, denominator }, ward }: NowProps) {
  if (numerator == null || denominator == null) return null;
  const parts = partsOf(name);
  const rowsOf = (part: CountedRows | undefined, shown: string) =>
    part ? <RowsLink part={part} month={month} ward={ward} shown={shown} /> : shown;
  return (
    <Text size="xs" c="dimmed">
      {rowsOf(parts.numerator, numeratorOf(name, numerator))} / {rowsOf(parts.denominator, short(denominator))}
    </Text>
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
