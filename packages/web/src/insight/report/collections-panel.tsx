// Money received and handed back, day by day, and what it comes to for today or the last 7 or 30 days by mode.
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '../../kernel/format.ts';
import { FigureCard } from '../../ui/chart/figure-card.tsx';
import type { Figure } from '../../ui/chart/figure-row.ts';
import classes from './dashboard.module.css';
import { collectedOn } from './list-links.ts';
import { ModeSums } from './mode-sums.tsx';
import { useDashboard } from './use-dashboard.ts';

const periodNames = ['today', 'week', 'month'] as const;
type PeriodName = (typeof periodNames)[number];

/** Rupees as an axis says them. */
const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** Collections of all users, or only of the user; each day opens its receipts. */
export function CollectionsPanel() {
  const { t } = useTranslation('report');
  const collections = useDashboard().data?.collections;
  const [chosen, setChosen] = useState<PeriodName>('month');
  if (!collections) return null;
  const period = collections[chosen];
  const days = collections.days.filter(({ day }) => day >= period.fromDay);
  const figure: Figure = {
    series: [
      { name: 'received', label: t('money.received'), color: 'var(--charaka-done-dot)' },
      { name: 'refunded', label: t('money.refunded'), color: 'var(--charaka-past-dot)', isHollow: true },
    ],
    rows: days.map(({ day, received, refunded }) => ({
      key: day,
      label: formatDay(day),
      tick: formatDay(day).slice(0, 5),
      values: {
        received: { value: received, link: collectedOn(day) },
        refunded: { value: refunded, link: collectedOn(day) },
      },
    })),
    isMoney: true,
    format: formatMoney,
    formatTick: (paise) => short.format(paise / 100),
  };
  return (
    <FigureCard
      id="dashboard-money"
      title={collections.isOwn ? t('money.ownTitle') : t('money.title')}
      figure={figure}
      rowTitle={t('money.day')}
      height={180}
    >
      <Group justify="space-between" gap="xs">
        <Text>
          {t('money.net')}{' '}
          <Text span fw={600} dir="auto" className={classes.net}>
            {formatMoney(period.net)}
          </Text>
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t('money.period')}
          value={chosen}
          onChange={(value) => setChosen(periodNames.find((name) => name === value) ?? 'month')}
          data={periodNames.map((value) => ({ value, label: t(`money.${value}`) }))}
        />
      </Group>
      <ModeSums period={period} />
    </FigureCard>
  );
}
