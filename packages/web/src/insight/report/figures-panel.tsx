// The figures of the day as tiles; each leads to the list behind it, and all of it is live.

import { dashboards } from '@charaka/contract/insight/report/report';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { Columns } from '../../ui/page/columns.tsx';
import classes from './dashboard.module.css';
import { type DashboardAnswer, type FigureTile, figureTiles } from './figure-tiles.ts';
import { useDashboard } from './use-dashboard.ts';

/** The tiles of the user's dashboard, or how to read it again where that failed. */
export function FiguresPanel() {
  const { t } = useTranslation('report');
  const answer = useDashboard();
  if (answer.data) return <Figures answer={answer.data} />;
  if (!answer.isError) return null;
  return (
    <Group role="alert">
      <Text>{t('failed')}</Text>
      <Button variant="default" onClick={() => void answer.refetch()}>
        {t('again')}
      </Button>
    </Group>
  );
}

/** Two figures side by side on a phone, else the day would not fit on its screen. */
const grid = { base: 2, sm: 3 };

function Figures({ answer }: { answer: DashboardAnswer }) {
  const { t } = useTranslation('report');
  const tiles = figureTiles(answer, dashboards[answer.dashboardName], t);
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="dashboard-figures">
      <Title order={2} mb="xs" id="dashboard-figures">
        {t('today', { day: formatDay(answer.today) })}
      </Title>
      <Columns cols={grid} spacing="xs">
        {tiles.map((tile) => (
          <Tile key={tile.key} tile={tile} />
        ))}
      </Columns>
    </section>
  );
}

function Tile({ tile }: { tile: FigureTile }) {
  return (
    <Paper
      component={Link}
      to={tile.link.to}
      search={linkSearch(tile.link.search)}
      withBorder
      p="xs"
      className={classes.tile}
      data-testid={`figure-${tile.key}`}
      {...(tile.rows === undefined ? {} : { 'data-rows': tile.rows })}
    >
      <Text span size="xs" c="dimmed" dir="auto">
        {tile.label}
      </Text>
      <Text span dir="auto" className={classes.value} data-due={tile.isDue || undefined}>
        {tile.value}
      </Text>
      {tile.detail && (
        <Text span size="xs" c="dimmed" dir="auto">
          {tile.detail}
        </Text>
      )}
    </Paper>
  );
}
