// The runs of a control as a table, the last one first, with what can be done about each (LB074, LB077).

import { excludeQcRun, type getQcChart } from '@charaka/contract/diagnostics/quality/qc-run';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Group, Table } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { AddQcAction } from './add-qc-action.tsx';

type Point = OutputOf<typeof getQcChart>['points'][number];
const MIN_WIDTH = 720;
/** The broken rules as they stand behind a verdict. */
export const brokenRules = ({ rules }: Pick<Point, 'rules'>) => (rules.length > 0 ? ` (${rules.join(', ')})` : '');

/** Those of the chart. */
export function QcRunRows({ points, canEdit }: { points: readonly Point[]; canEdit: boolean }) {
  const { t } = useTranslation('quality');
  const [acted, setActed] = useState<Point | null>(null);
  const [excluded, setExcluded] = useState<Point | null>(null);
  return (
    <>
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
            <RunRow
              key={point.qcRunId}
              point={point}
              canEdit={canEdit}
              onAct={() => setActed(point)}
              onExclude={() => setExcluded(point)}
            />
          ))}
        </Table.Tbody>
      </WideTable>
      {acted && <AddQcAction qcRunId={acted.qcRunId} onClose={() => setActed(null)} />}
      {excluded && <ExcludeDialog qcRunId={excluded.qcRunId} onClose={() => setExcluded(null)} />}
    </>
  );
}

interface RunRowProps {
  readonly point: Point;
  readonly canEdit: boolean;
  onAct(): void;
  onExclude(): void;
}

function RunRow({ point, canEdit, onAct, onExclude }: RunRowProps) {
  const { t } = useTranslation('quality');
  return (
    <Table.Tr>
      <Table.Td>
        <MomentText at={point.ranAt} />
      </Table.Td>
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
              <Button size="xs" variant={point.actionText == null ? 'filled' : 'default'} onClick={onAct}>
                {t('act')}
              </Button>
            )}
            {point.excludeReason == null && (
              <Button size="xs" variant="default" onClick={onExclude}>
                {t('exclude')}
              </Button>
            )}
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function ExcludeDialog({ qcRunId, onClose }: { qcRunId: number; onClose(): void }) {
  const { t } = useTranslation('quality');
  const command = useCommand(excludeQcRun, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('excludeTitle')}
      submitLabel={t('exclude')}
      atLeast={5}
      isSubmitting={command.isPending}
      onSave={(reason) => command.mutate({ qcRunId, reason })}
      onClose={onClose}
    />
  );
}
