// Results of a patient over the years: parameters by dates, what is abnormal in bold, and a trend of the parameter that is chosen.

import { getCumulative } from '@charaka/contract/diagnostics/laboratory/cumulative';
import { reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Group, Paper, Skeleton, Stack, Switch, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { FlagMark } from '../laboratory/flag-mark.tsx';
import { TrendChart } from '../laboratory/trend-chart.tsx';

type History = OutputOf<typeof getCumulative>;
type Parameter = History['parameters'][number];

const ROOM_OF_NAME = 180;
const ROOM_OF_DATE = 110;

/** Renders nothing without the right to read reports, and nothing when there are no results. */
export function ResultHistory({ patientId }: { readonly patientId: number }) {
  return useRights(reportMenu).canView ? <Results patientId={patientId} /> : null;
}

function Results({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('labreport');
  const history = useAnswer(laboratoryTopic, getCumulative, { patientId }, { isSilent: true });
  const [isAbnormalOnly, setAbnormalOnly] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  if (history.isPending) return <Skeleton h={120} radius="sm" />;
  if (!history.data || history.data.parameters.length === 0) return null;
  const { dates, parameters } = history.data;
  const shown = parameters.filter((one) => !isAbnormalOnly || one.isAbnormal);
  const trend = parameters.find((one) => one.labParameterId === chosen);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('history')}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{t('history')}</Title>
          <Switch
            label={t('abnormalOnly')}
            checked={isAbnormalOnly}
            onChange={(event) => setAbnormalOnly(event.currentTarget.checked)}
          />
        </Group>
        <WideTable label={t('history')} minWidth={ROOM_OF_NAME + ROOM_OF_DATE * dates.length} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('parameter')}</Table.Th>
              {dates.map(({ specimenId, takenAt }) => (
                <Table.Th key={specimenId}>{formatDay(takenAt)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((one) => (
              <HistoryRow key={one.labParameterId} parameter={one} dates={dates} onChoose={setChosen} />
            ))}
          </Table.Tbody>
        </WideTable>
        {trend && <TrendChart parameter={trend} dates={dates} onClose={() => setChosen(null)} />}
      </Stack>
    </Paper>
  );
}

interface HistoryRowProps {
  readonly parameter: Parameter;
  readonly dates: History['dates'];
  onChoose(labParameterId: number): void;
}

/** A name with two numbers or more opens its trend. */
function HistoryRow({ parameter, dates, onChoose }: HistoryRowProps) {
  const { t } = useTranslation('labreport');
  const { labParameterId, parameterName, unit, values } = parameter;
  const name = [parameterName, unit && `(${unit})`].filter(Boolean).join(' ');
  const hasTrend = values.filter(({ number }) => number != null).length > 1;
  return (
    <Table.Tr>
      <Table.Td>
        {hasTrend ? (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('showTrend', { name: parameterName })}
            onClick={() => onChoose(labParameterId)}
          >
            {name}
          </Button>
        ) : (
          <Text size="sm">{name}</Text>
        )}
      </Table.Td>
      {dates.map(({ specimenId }) => {
        const value = values.find((one) => one.specimenId === specimenId);
        const isMarked = value?.flag != null && value.flag !== 'N';
        return (
          <Table.Td key={specimenId} fw={isMarked ? 700 : undefined} title={value?.rangeText ?? undefined}>
            {[value?.valueText, value?.unit].filter(Boolean).join(' ')} <FlagMark flag={value?.flag} />
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}
