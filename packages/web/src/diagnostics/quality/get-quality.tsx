// Quality control: a tile for each analyser and parameter, worded by its verdict; the chart of the chosen one below; forms above (LB074-LB083).
import { getQuality } from '@charaka/contract/diagnostics/quality/qc-run';
import { qualityMenu } from '@charaka/contract/diagnostics/quality/quality-words';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { type QcVerdict, shownQcVerdicts } from '@charaka/rules/diagnostics/westgard';
import { Button, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { AddQcMaterial } from './add-qc-material.tsx';
import { AddQcRun } from './add-qc-run.tsx';
import { EqaRounds, useEqaRounds } from './eqa-rounds.tsx';
import { QcChart } from './qc-chart.tsx';
import { brokenRules } from './qc-run-rows.tsx';
import { QualityTabs } from './quality-tabs.tsx';
import { ReagentLots, useReagentLots } from './reagent-lots.tsx';
import { SetQcTarget } from './set-qc-target.tsx';

type Tile = OutputOf<typeof getQuality>['tiles'][number];

const keyOf = ({ analyserId, labParameterId }: Tile) => `${analyserId}/${labParameterId}`;

const urgencies: Readonly<Record<QcVerdict, number>> = { OutOfControl: 1, Warning: 2, InControl: 3 };

/** Route investigation/quality. */
export default function GetQuality() {
  const { t } = useTranslation('quality');
  const found = useAnswer(qualityTopic, getQuality, {}).data?.tiles;
  const [rounds, lots] = [useEqaRounds(), useReagentLots()];
  // Rejected series first, then warnings.
  const tiles = found?.toSorted((one, other) => urgencies[one.verdict] - urgencies[other.verdict]);
  const { canEdit } = useRights(qualityMenu);
  const [choice, setChoice] = useState<string | null>(null);
  const chosen = tiles?.find((tile) => keyOf(tile) === choice);
  const [asked, setAsked] = useState<'run' | 'material' | 'target' | null>(null);
  const close = () => setAsked(null);
  return (
    <Page title={t('quality')}>
      <QualityTabs here="control" />
      <Stack>
        {canEdit && (
          <Group gap="xs">
            <Button onClick={() => setAsked('run')}>{t('addRun')}</Button>
            <Button variant="default" onClick={() => setAsked('target')}>
              {t('setTarget')}
            </Button>
            <Button variant="default" onClick={() => setAsked('material')}>
              {t('addMaterial')}
            </Button>
          </Group>
        )}
        {!tiles && <Skeleton h={160} radius="sm" />}
        {tiles?.length === 0 && <Text c="dimmed">{t('noRuns')}</Text>}
        <Columns cols={{ base: 1, xs: 2, md: 3, lg: 4 }}>
          {tiles?.map((tile) => (
            <TileButton
              key={keyOf(tile)}
              tile={tile}
              isChosen={tile === chosen}
              onChoose={() => setChoice(keyOf(tile))}
            />
          ))}
        </Columns>
        {chosen && <QcChart key={keyOf(chosen)} tile={chosen} canEdit={canEdit} />}
        {/* All at once: what comes later would move what is read. */}
        {tiles && !rounds.rows.isLoading && !lots.rows.isLoading && (
          <>
            <EqaRounds {...rounds} canEdit={canEdit} />
            <ReagentLots {...lots} canEdit={canEdit} />
          </>
        )}
      </Stack>
      {asked === 'run' && <AddQcRun onClose={close} />}
      {asked === 'target' && <SetQcTarget onClose={close} />}
      {asked === 'material' && <AddQcMaterial onClose={close} />}
    </Page>
  );
}

interface TileButtonProps {
  readonly tile: Tile;
  readonly isChosen: boolean;
  onChoose(): void;
}

/** Opens its chart; the verdict stands in words. */
function TileButton({ tile, isChosen, onChoose }: TileButtonProps) {
  const { t } = useTranslation('quality');
  return (
    <UnstyledButton
      p="sm"
      aria-pressed={isChosen}
      onClick={onChoose}
      bg="var(--mantine-color-body)"
      style={{ borderRadius: 'var(--mantine-radius-default)' }}
      bd={isChosen ? '2px solid var(--mantine-primary-color-filled)' : '1px solid var(--mantine-color-default-border)'}
    >
      <Text fw={600}>{tile.parameterName}</Text>
      <Text size="xs" c="dimmed">
        {tile.analyserName}
      </Text>
      <StatusChip
        tone={shownQcVerdicts.states[tile.verdict].tone}
      >{`${t(`verdicts.${tile.verdict}`)}${brokenRules(tile)}`}</StatusChip>
      <Text size="xs" c="dimmed">
        {formatDateTime(tile.ranAt)}
      </Text>
    </UnstyledButton>
  );
}
