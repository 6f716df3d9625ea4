// The rows of a report added up by group, as bars and as a table; each figure leads to exactly the rows that make it (RP008).

import { type Report, type SumsEndpoint, screenPathOf } from '@charaka/contract/insight/report/report-declaration';
import { narrowedToGroup } from '@charaka/contract/insight/report/report-groups';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../kernel/format.ts';
import type { ScreenAddress } from '../../kernel/screen-address.ts';
import type { List } from '../../kernel/use-list.ts';
import { FigureCard } from '../../ui/chart/figure-card.tsx';
import type { Figure } from '../../ui/chart/figure-row.ts';
import type { Period } from './report-period.ts';
import { useReportWords } from './use-report-words.ts';

type Sums = OutputOf<SumsEndpoint>;

const colours = ['info', 'waiting', 'done', 'cleaning', 'danger', 'past'] as const;

/** Amounts on an axis, as 28.5L. */
const shortAmounts = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

interface ReportGroupsProps {
  readonly of: Report;
  readonly list: List;
  readonly period: Period | undefined;
  readonly groupBy: string;
  readonly sums: Sums;
}

/** The address of the rows of a group: the address of now, narrowed to the group and without grouping. */
function searchOfGroup({ list, period, groupBy }: ReportGroupsProps, key: string): Record<string, string> {
  const { group: _group, ...kept } = list.filters;
  const { fromDate, toDate, ...narrowed } = narrowedToGroup(groupBy, key, period);
  return { ...kept, ...narrowed, ...(fromDate && toDate ? { from: fromDate, to: toDate } : {}) };
}

/** Values of a group by series: money where the report has any, else rows and numbers. */
function valuesOf({ measures }: Report, { count, totals, numbers }: Sums['groups'][number]): [string, number][] {
  if (measures.length > 0) return totals.map(({ field, amount }) => [field, amount]);
  return [['count', count], ...numbers.map(({ field, by, value }): [string, number] => [`${field}-${by}`, value ?? 0])];
}

/** One card; the last measure is the sum of the others and stands as the bar. */
export function ReportGroups(props: ReportGroupsProps) {
  const { of, groupBy, sums } = props;
  const { t } = useTranslation('report');
  const { groupWord, nameOf, numberName } = useReportWords(of);
  const to = `/${screenPathOf(of)}` as ScreenAddress;
  const isMoney = of.measures.length > 0;
  const series = isMoney
    ? sums.totals.map(({ field }) => ({ name: field, label: t(`fields.${field}`) }))
    : [
        { name: 'count', label: t('rows') },
        ...sums.numbers.map((number) => ({ name: `${number.field}-${number.by}`, label: numberName(number) })),
      ];
  const figure: Figure = {
    isMoney,
    series: series.map((each, index) => ({
      ...each,
      color: `var(--charaka-${colours[index % colours.length]}-dot)`,
      isHollow: index >= series.length / 2,
    })),
    rows: sums.groups.map((group) => ({
      key: group.key,
      label: groupWord(groupBy, group),
      values: Object.fromEntries(
        valuesOf(of, group).map(([name, value]) => [
          name,
          { value, link: { to, search: searchOfGroup(props, group.key) } },
        ]),
      ),
    })),
    format: isMoney ? formatAmount : String,
    ...(isMoney ? { formatTick: (paise: number) => shortAmounts.format(paise / 100) } : {}),
  };
  return (
    <FigureCard
      id="report-groups"
      title={t('by', { group: nameOf(groupBy) })}
      figure={figure}
      rowTitle={nameOf(groupBy)}
      height={220}
    >
      {sums.isCut && <Text role="alert">{t('cut', { count: sums.groups.length })}</Text>}
    </FigureCard>
  );
}
