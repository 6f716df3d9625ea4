// The dashboard: figures as tiles, wards and collections as charts; each leads to the list behind it, and all of it is live.

import { dashboardBlocks, dashboards, getDashboard } from '@charaka/contract/insight/report/report';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import { collectionMenu } from '@charaka/contract/money/finance/finance';
import { mayOn } from '@charaka/rules/access/permission';
import { Button, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useAllRights, useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { CollectionsPanel } from './collections-panel.tsx';
import classes from './dashboard.module.css';
import { type DashboardAnswer, type FigureTile, figureTiles } from './figure-tiles.ts';
import { WardsPanel } from './wards-panel.tsx';

/** Whether the user's rights leave any part of the dashboard. */
export function useHasFigures(): boolean {
  const { roleId, rights = {} } = useAllRights();
  return Object.values(dashboardBlocks).some((menu) => mayOn(rights, roleId, menu, 'view'));
}

/** The dashboard of the user's role (R176, Q176); nothing where their rights leave no part of it. */
export function Dashboard() {
  const { t } = useTranslation('report');
  const answer = useAnswer(reportTopic, getDashboard, {}, { isSilent: true });
  if (answer.data) return <Figures answer={answer.data} />;
  if (!answer.isError) return <DashboardWaiting />;
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
const grid = { base: 2, md: 3, lg: 4 };

function Figures({ answer }: { answer: DashboardAnswer }) {
  const { t } = useTranslation('report');
  const blocks = dashboards[answer.dashboardName];
  const { canView } = useRights(collectionMenu);
  const tiles = figureTiles(answer, blocks, t, canView);
  const { wards, collections } = answer;
  if (tiles.length === 0 && !wards && !collections) return null;
  return (
    <Stack gap="lg">
      <section aria-labelledby="dashboard-figures">
        <Title order={2} mb="xs" id="dashboard-figures">
          {t('today', { day: formatDay(answer.today) })}
        </Title>
        <SimpleGrid cols={grid} spacing={{ base: 'xs', sm: 'md' }}>
          {tiles.map((tile) => (
            <Tile key={tile.key} tile={tile} />
          ))}
        </SimpleGrid>
      </section>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {blocks.map((block) => {
          if (block === 'wards' && wards) return <WardsPanel key={block} wards={wards} />;
          if (block !== 'collections' || !collections) return null;
          return <CollectionsPanel key={block} collections={collections} today={answer.today} />;
        })}
      </SimpleGrid>
    </Stack>
  );
}

function Tile({ tile }: { tile: FigureTile }) {
  return (
    <Paper
      component={Link}
      to={tile.link.to}
      search={linkSearch(tile.link.search)}
      withBorder
      p={{ base: 'xs', sm: 'md' }}
      className={classes.tile}
      data-testid={`figure-${tile.key}`}
    >
      <Text span size="sm" c="dimmed" dir="auto">
        {tile.label}
      </Text>
      <Text span dir="auto" className={classes.value} data-due={tile.isDue || undefined}>
        {tile.value}
      </Text>
      {tile.detail && (
        <Text span size="sm" c="dimmed" dir="auto">
          {tile.detail}
        </Text>
      )}
    </Paper>
  );
}

const placeholders = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Grey tiles where the figures will stand. */
export function DashboardWaiting() {
  const { t } = useTranslation('report');
  return (
    <div aria-busy role="status" aria-label={t('loading')}>
      <SimpleGrid cols={grid} spacing={{ base: 'xs', sm: 'md' }}>
        {placeholders.map((name) => (
          <Skeleton key={name} height={96} />
        ))}
      </SimpleGrid>
    </div>
  );
}
