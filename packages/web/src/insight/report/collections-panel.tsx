// Money received and refunded, by mode, for today or the last 7 or 30 days, and day by day.
import { Anchor, Group, Paper, SegmentedControl, Table, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import classes from './dashboard.module.css';
import { DayColumns } from './day-columns.tsx';
import type { DashboardAnswer } from './figure-tiles.ts';
import { inpatients } from './list-links.ts';
import { ShareBar } from './share-bar.tsx';

type Collections = NonNullable<DashboardAnswer['collections']>;
type Period = Collections['today'];
type PeriodName = 'today' | 'week' | 'month';
const periodNames: readonly PeriodName[] = ['today', 'week', 'month'];

/** Collections of the period chosen; what is left after refunds leads to the patients who paid. */
export function CollectionsPanel({ collections, today }: { collections: Collections; today: string }) {
  const { t } = useTranslation('report');
  const [chosen, setChosen] = useState<PeriodName>('today');
  const period = collections[chosen];
  const link = inpatients('paid', { from: period.fromDay, to: today });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="dashboard-money" className={classes.panel}>
      <Group justify="space-between" gap="xs">
        <Title order={2} id="dashboard-money">
          {t('money.title')}
        </Title>
        <SegmentedControl
          size="xs"
          aria-label={t('money.period')}
          value={chosen}
          onChange={(value) => setChosen(value as PeriodName)}
          data={periodNames.map((value) => ({ value, label: t(`money.${value}`) }))}
        />
      </Group>
      <Group justify="space-between" gap="xs">
        <Text>
          {t('money.net')}{' '}
          <Text span fw={600} dir="auto" className={classes.net}>
            {formatMoney(period.net)}
          </Text>
        </Text>
        <Anchor component={Link} to={link.to} search={linkSearch(link.search)} c="var(--charaka-accent-text)">
          {t('money.patients')}
        </Anchor>
      </Group>
      <Modes period={period} />
      <DayColumns days={collections.days} fromDay={period.fromDay} />
    </Paper>
  );
}

function Modes({ period }: { period: Period }) {
  const { t } = useTranslation('report');
  return (
    <Table className={classes.table} aria-label={t('money.byMode')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('money.mode')}</Table.Th>
          <Table.Th className="numeric">{t('money.received')}</Table.Th>
          <Table.Th className="numeric">{t('money.refunded')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {period.modes.map((mode) => (
          <Table.Tr key={mode.mode}>
            <Table.Th scope="row" className={classes.barCell}>
              <span className={classes.name}>{t(`modes.${mode.mode}`)}</span>
              <ShareBar part={mode.received} whole={period.received} />
            </Table.Th>
            <Table.Td className="numeric">
              <MoneyText paise={mode.received} isBare />
            </Table.Td>
            <Table.Td className="numeric">
              <MoneyText paise={mode.refunded} isBare {...(mode.refunded > 0 ? { meaning: 'refund' } : {})} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{t('money.total')}</Table.Th>
          <Table.Th className="numeric">
            <MoneyText paise={period.received} isBare />
          </Table.Th>
          <Table.Th className="numeric">
            <MoneyText paise={period.refunded} isBare />
          </Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}
