// The page of the management on a phone: figures of a day beside the day before and the mean of the weekday, dues, beds and alarms.

import { waitingLines } from '@charaka/contract/composition/waiting-lines';
import {
  getManagementFigures,
  managementAmounts,
  managementCounts,
  USUAL_WEEKS,
} from '@charaka/contract/insight/report/management';
import { getWaiting } from '@charaka/contract/insight/report/report';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { reportTopic, waitingTopic } from '@charaka/contract/insight/report/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { daysBefore, isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { Alert, Anchor, Box, Group, Skeleton, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime, formatDay, today } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import type { FigureLink } from '../../ui/chart/figure-row.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { Page } from '../../ui/page/page.tsx';
import classes from './dashboard.module.css';
import { allDues, inpatients } from './list-links.ts';
import { useDashboard } from './use-dashboard.ts';

type Figures = OutputOf<typeof getManagementFigures>;

/** The words of each figure. */
const words = {
  revenue: 'fields.revenue',
  collection: 'money.title',
  admissions: 'fields.admitted',
  discharges: 'fields.discharged',
  census: 'fields.closing',
  visits: 'visits',
} as const;

/** Pending work that endangers a patient or money. */
const alarms = ['criticalResults', 'lowDeposits', 'overdueAnswers', 'expiredStock'] as const;

/** A row of the table; a figure of the present has no days beside it. */
interface FigureLine {
  readonly name: string;
  readonly label: string;
  readonly link: FigureLink;
  readonly values: readonly string[];
}

/** The rows of a report on a day; the filters of its address say which day is meant. */
function linkTo([report]: readonly Report[], day: string, more: Record<string, string> = {}): FigureLink {
  return { to: `/${report?.menu ?? ''}`, search: { from: day, to: day, ...more } };
}

const meanings: Readonly<Record<string, Record<string, string>>> = {
  admissions: { dayOf: 'admitted' },
  discharges: { dayOf: 'discharged' },
};

function useFigureLines(figures: Figures | undefined): FigureLine[] {
  const { t } = useTranslation('report');
  if (!figures) return [];
  const money = figures.amounts.map(({ name, onDay, onDayBefore, usual }) => ({
    name,
    label: t(words[name]),
    link: linkTo(managementAmounts[name], figures.day),
    values: [onDay, onDayBefore, usual].map(formatAmount),
  }));
  const counts = figures.counts.map(({ name, onDay, onDayBefore, usual }) => ({
    name,
    label: t(words[name]),
    link: linkTo(managementCounts[name], figures.day, meanings[name]),
    values: [String(onDay), String(onDayBefore), usual.toFixed(1)],
  }));
  return [...money, ...counts];
}

/** Beds and dues of this moment, as far as the dashboard of the role has them. */
function usePresentLines(): FigureLine[] {
  const { t } = useTranslation('report');
  const { wards, dues } = useDashboard().data ?? {};
  const sum = (part: 'occupied' | 'total') => (wards ?? []).reduce((total, ward) => total + ward[part], 0);
  return [
    ...(wards
      ? [
          {
            name: 'beds',
            label: t('wards.taken', { occupied: sum('occupied'), total: sum('total') }),
            link: inpatients('inHospital'),
            values: [],
          },
        ]
      : []),
    ...(dues
      ? [
          { name: 'billsDue', label: t('tiles.billsDue'), link: allDues, values: [formatAmount(dues.billsDue)] },
          {
            name: 'outstanding',
            label: t('tiles.outstanding'),
            link: inpatients('unbilled'),
            values: [formatAmount(dues.outstanding)],
          },
        ]
      : []),
  ];
}

/** Pending work of the caller's rights that is an alarm. */
function useAlarmLines(): FigureLine[] {
  const { t } = useTranslation('report');
  const { user } = useSignedIn();
  const lines = useAnswer(waitingTopic, getWaiting, {}, { isSilent: true }).data?.lines ?? [];
  const who = { today: today(), roleId: user.roleId, staffId: user.staffId ?? null };
  return alarms.flatMap((code) => {
    const line = lines.find((each) => each.code === code);
    if (!line) return [];
    const { path, search } = waitingLines[code].address(who);
    const link: FigureLink = {
      to: `/${path}`,
      search: Object.fromEntries(Object.entries(search).map(([k, v]) => [k, String(v)])),
    };
    return [{ name: code, label: t(`waits.lines.${code}`), link, values: [String(line.count)] }];
  });
}

/** Route report/mis. */
export default function ManagementPage() {
  const { t } = useTranslation(['report', 'shell']);
  const list = useList();
  const asked = list.filters.day;
  const day = asked && isCalendarDate(asked) ? asked : today();
  const answer = useAnswer(reportTopic, getManagementFigures, { day }, { isSilent: true });
  const figures = useFigureLines(answer.data);
  const present = [...usePresentLines(), ...useAlarmLines()];
  return (
    <Page title={t('shell:menu.Management figures')}>
      <Group justify="space-between" align="end" gap="xs">
        <Box w={180}>
          <DateField
            label={t('money.day')}
            to={today()}
            isClearable={false}
            value={day}
            onChange={(chosen) => list.setFilter('day', chosen ?? '')}
          />
        </Box>
        {answer.data && (
          <Text size="xs" c="dimmed">
            {t('headingNow', { time: formatDateTime(answer.data.asOf) })}
          </Text>
        )}
      </Group>
      {answer.data && day === today() && <Text size="sm">{t('upToNow')}</Text>}
      {answer.isError && <Alert color="red">{answer.error.message}</Alert>}
      {answer.data ? (
        <FigureTable
          columns={[
            formatDay(answer.data.day),
            formatDay(daysBefore(answer.data.day, 1)),
            t('usualOfWeekday', { count: USUAL_WEEKS }),
          ]}
          lines={[...figures, ...(day === today() ? present : [])]}
        />
      ) : (
        !answer.isError && <Skeleton h={360} />
      )}
    </Page>
  );
}

function FigureTable({ columns, lines }: { columns: readonly string[]; lines: readonly FigureLine[] }) {
  const { t } = useTranslation(['report', 'shell']);
  return (
    <Table className={`${classes.modes} ${classes.ofDays}`} aria-label={t('shell:menu.Management figures')} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('report:figure')}</Table.Th>
          {columns.map((column) => (
            <Table.Th key={column} className="numeric">
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ name, label, link, values }) => (
          <Table.Tr key={name} data-testid={`figure-${name}`}>
            <Table.Th scope="row" fw={400}>
              <Anchor
                component={Link}
                to={link.to}
                search={linkSearch(link.search)}
                c="var(--charaka-accent-text)"
                fz="sm"
              >
                {label}
              </Anchor>
            </Table.Th>
            {columns.map((column, place) => (
              <Table.Td key={column} className="numeric">
                {values[place] ?? ''}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
