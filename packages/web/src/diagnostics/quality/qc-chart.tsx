// The chart of Levey and Jennings of one control, and below it its runs as a table, with what can be done about each (LB077, LB078, LB082).
import { excludeQcRun, getQcChart, type getQuality, takeOwnTarget } from '@charaka/contract/diagnostics/quality/qc-run';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Group, List, SegmentedControl, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { AddQcAction } from './add-qc-action.tsx';
import { LeveyJennings } from './levey-jennings.tsx';

type Tile = OutputOf<typeof getQuality>['tiles'][number];
type Point = OutputOf<typeof getQcChart>['points'][number];
const MIN_WIDTH = 720;
const LEAST_LETTERS = 5;

/** The broken rules as they stand behind a verdict. */
export const brokenRules = ({ rules }: Pick<Tile, 'rules'>) => (rules.length > 0 ? ` (${rules.join(', ')})` : '');

/** Of the chosen tile. */
export function QcChart({ tile, canEdit }: { tile: Tile; canEdit: boolean }) {
  const { t } = useTranslation('quality');
  const { labParameterId, analyserId, levels } = tile;
  const [level, setLevel] = useState(levels.find((one) => one.qcMaterialId === tile.qcMaterialId)?.level);
  const qcMaterialId = levels.find((one) => one.level === level)?.qcMaterialId ?? tile.qcMaterialId;
  const series = { qcMaterialId, labParameterId, analyserId };
  const chart = useAnswer(qualityTopic, getQcChart, series).data;
  const own = useCommand(takeOwnTarget);
  const [acted, setActed] = useState<Point | null>(null);
  const [excluded, setExcluded] = useState<Point | null>(null);
  if (!chart) return <Skeleton h={240} radius="sm" />;
  const { target, proposal, points, openings } = chart;
  return (
    <Stack component="section" aria-label={`${tile.parameterName}, ${tile.analyserName}`}>
      <Title order={2}>{`${tile.parameterName}, ${tile.analyserName}`}</Title>
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
      <Text size="sm">
        {target && t('targetOf', { mean: target.mean, sd: target.sd, source: t(`sources.${target.source}`) })}{' '}
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
      <WideTable label={t('runs')} minWidth={MIN_WIDTH}>
        <Table.Thead>
          <Table.Tr>
            {(['ranAt', 'value', 'z', 'verdict', 'lot', 'note', 'actions'] as const).map((name) => (
              <Table.Th key={name}>{t(`columns.${name}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.toReversed().map((point) => (
            <Table.Tr key={point.qcRunId}>
              <Table.Td>{formatDateTime(point.ranAt)}</Table.Td>
              <Table.Td>{point.value}</Table.Td>
              <Table.Td>{point.z.toFixed(2)}</Table.Td>
              <Table.Td>{`${t(`verdicts.${point.verdict}`)}${brokenRules(point)}`}</Table.Td>
              <Table.Td>{point.lotNo}</Table.Td>
              <Table.Td>
                {[point.actionText, point.excludeReason && t('excludedFor', { reason: point.excludeReason })]
                  .filter(Boolean)
                  .join(' · ')}
              </Table.Td>
              <Table.Td>
                {canEdit && (
                  <Group gap="xs" wrap="nowrap">
                    {point.verdict === 'OutOfControl' && (
                      <Button
                        size="xs"
                        variant={point.actionText == null ? 'filled' : 'default'}
                        onClick={() => setActed(point)}
                      >
                        {t('act')}
                      </Button>
                    )}
                    {point.excludeReason == null && (
                      <Button size="xs" variant="default" onClick={() => setExcluded(point)}>
                        {t('exclude')}
                      </Button>
                    )}
                  </Group>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
      {acted && <AddQcAction qcRunId={acted.qcRunId} onClose={() => setActed(null)} />}
      {excluded && <ExcludeDialog qcRunId={excluded.qcRunId} onClose={() => setExcluded(null)} />}
    </Stack>
  );
}

function ExcludeDialog({ qcRunId, onClose }: { qcRunId: number; onClose(): void }) {
  const { t } = useTranslation('quality');
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim().length < LEAST_LETTERS ? t('reasonNeeded') : null) },
  });
  const command = useCommand(excludeQcRun, { onDone: onClose });
  return (
    <FormDialog
      title={t('excludeTitle')}
      form={form}
      submitLabel={t('exclude')}
      isSubmitting={command.isPending}
      onSave={({ reason }) => command.mutate({ qcRunId, reason: reason.trim() })}
      onClose={onClose}
    >
      <TextField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
