// The chart of Levey and Jennings of one control with its target and what the own runs propose; below it its runs (LB078, LB082).
import { getQcChart, type getQuality, takeOwnTarget } from '@charaka/contract/diagnostics/quality/qc-run';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Group, List, Paper, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { LeveyJennings } from './levey-jennings.tsx';
import { QcRunRows } from './qc-run-rows.tsx';

type Tile = OutputOf<typeof getQuality>['tiles'][number];

/** Of the chosen tile. */
export function QcChart({ tile, canEdit }: { tile: Tile; canEdit: boolean }) {
  const { t } = useTranslation('quality');
  const { labParameterId, analyserId, levels } = tile;
  const [level, setLevel] = useState(levels.find((one) => one.qcMaterialId === tile.qcMaterialId)?.level);
  const qcMaterialId = levels.find((one) => one.level === level)?.qcMaterialId ?? tile.qcMaterialId;
  const name = `${tile.parameterName}, ${tile.analyserName}`;
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Stack>
        <Title order={2}>{name}</Title>
        {levels.length > 1 && (
          <SegmentedControl
            aria-label={t('chooseLevel')}
            value={String(level)}
            onChange={(value) => setLevel(Number(value))}
            data={levels.map((one) => ({
              value: String(one.level),
              label: t('levelOf', { level: one.level, name: one.materialName }),
            }))}
          />
        )}
        <ChartOfLevel series={{ qcMaterialId, labParameterId, analyserId }} canEdit={canEdit} />
      </Stack>
    </Paper>
  );
}

interface ChartOfLevelProps {
  readonly series: { readonly qcMaterialId: number; readonly labParameterId: number; readonly analyserId: number };
  readonly canEdit: boolean;
}

/** Below the choice of the level, which keeps the focus while the other level is read. */
function ChartOfLevel({ series, canEdit }: ChartOfLevelProps) {
  const { t } = useTranslation('quality');
  const chart = useAnswer(qualityTopic, getQcChart, series).data;
  const own = useCommand(takeOwnTarget);
  if (!chart) return <Skeleton h={240} radius="sm" />;
  const { target, proposal, points, openings } = chart;
  return (
    <>
      <Text size="sm">
        {target && t('targetOf', { mean: target.mean, sd: target.sd, source: t(`sources.${target.source}`) })}{' '}
        {target && t('sameSideOf', { rule: target.sameSideRule })}{' '}
        {t('proposalOf', { count: proposal.count, days: proposal.days, mean: proposal.mean, sd: proposal.sd })}
      </Text>
      {canEdit && proposal.isEnough && (
        <Group>
          <Button variant="default" size="xs" loading={own.isPending} onClick={() => own.mutate(series)}>
            {t('takeOwn')}
          </Button>
        </Group>
      )}
      <LeveyJennings points={points} />
      <Text size="xs" c="dimmed">
        {t('chartOf', { count: points.length })}
      </Text>
      {openings.length > 0 && (
        <List size="sm" aria-label={t('openings')}>
          {openings.map((one) => (
            <List.Item key={`${one.reagentName} ${one.lotNo}`}>
              {t('opening', { name: one.reagentName, lot: one.lotNo, time: formatDateTime(one.openedAt) })}
            </List.Item>
          ))}
        </List>
      )}
      <QcRunRows points={points} canEdit={canEdit} />
    </>
  );
}
