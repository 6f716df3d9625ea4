// The dialog behind Space on the bench: a value beside the verified ones of the same patient, with their trend (LB034, LB035).
import type { getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { getCumulative } from '@charaka/contract/diagnostics/laboratory/cumulative';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FlagMark } from './flag-mark.tsx';
import { TrendChart } from './trend-chart.tsx';

type Bench = OutputOf<typeof getBench>;

interface CellTrendProps {
  readonly work: Bench['works'][number];
  readonly column: Bench['columns'][number];
  onClose(): void;
}

/** Mounted while it is open. */
export function CellTrend({ work, column, onClose }: CellTrendProps) {
  const { t } = useTranslation('laboratory');
  const { labParameterId, parameterName, unit } = column;
  const history = useAnswer(laboratoryTopic, getCumulative, { patientId: work.patientId }).data;
  const cell = work.cells.find((one) => one.labParameterId === labParameterId);
  const parameter = history?.parameters.find((one) => one.labParameterId === labParameterId);
  const takenAt = new Map(history?.dates.map((one) => [one.specimenId, one.takenAt]));
  const hasTrend = (parameter?.values.filter(({ number }) => number != null).length ?? 0) > 1;
  const name = [parameterName, unit].filter(Boolean).join(', ');
  return (
    <Dialog isOpen size="medium" title={t('trendOf', { name })} onClose={onClose}>
      {history === undefined ? (
        <Skeleton h={120} radius="sm" />
      ) : (
        <Stack gap="xs">
          {cell?.valueText && (
            <Text fw={600}>
              {t('valueNow', { value: cell.valueText })} <FlagMark flag={cell.flag} />{' '}
              {cell.isDelta && t('jumpsFrom', { value: cell.previousText ?? '' })}
            </Text>
          )}
          {parameter && hasTrend && <TrendChart parameter={parameter} dates={history.dates} />}
          {!parameter && <Text c="dimmed">{t('noEarlier')}</Text>}
          {parameter?.values.map((one) => (
            <Text key={one.specimenId} size="sm">
              {`${formatDateTime(takenAt.get(one.specimenId))}: ${one.valueText} ${one.unit ?? ''}`}{' '}
              <FlagMark flag={one.flag} />
            </Text>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
