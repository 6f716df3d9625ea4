// The trend of one parameter: its numbers in one unit along the days, over the band of the normal range.
import type { getCumulative } from '@charaka/contract/diagnostics/laboratory/cumulative';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { CloseButton, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import classes from './trend-chart.module.css';
import { trendOf } from './trend-points.ts';

type History = OutputOf<typeof getCumulative>;

interface TrendChartProps {
  readonly parameter: History['parameters'][number];
  readonly dates: History['dates'];
  /** Left out where what it stands in is closed as a whole. */
  onClose?(): void;
}

const WIDTH = 640;
const HEIGHT = 200;

/** For the eye; the table above says the same in words. */
export function TrendChart({ parameter, dates, onClose }: TrendChartProps) {
  const { t } = useTranslation('laboratory');
  const { points, band, least, most } = trendOf(parameter, dates, { width: WIDTH, height: HEIGHT });
  const title = t('trendOf', { name: [parameter.parameterName, parameter.unit].filter(Boolean).join(', ') });
  return (
    <Stack gap={4} component="section" aria-label={title}>
      <Group justify="space-between">
        <Title order={3}>{title}</Title>
        {onClose && <CloseButton aria-label={t('closeTrend')} onClick={onClose} />}
      </Group>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={classes.chart}
        role="img"
        aria-label={t('trendText', { total: points.length, name: parameter.parameterName })}
      >
        {band && <rect className={classes.band} x={0} width={WIDTH} y={band.top} height={band.height} />}
        <polyline className={classes.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y, isMarked, value, takenAt }) => (
          <g key={takenAt}>
            <circle className={isMarked ? classes.marked : classes.point} cx={x} cy={y} r={isMarked ? 5 : 4}>
              <title>{`${formatDay(takenAt)}: ${value}`}</title>
            </circle>
            <text className={classes.label} x={x} y={y - 9} textAnchor="middle">
              {value}
            </text>
          </g>
        ))}
      </svg>
      <Group justify="space-between">
        <Text size="xs">{points[0] && formatDay(points[0].takenAt)}</Text>
        <Text size="xs">{t('between', { least, most })}</Text>
        <Text size="xs">{points.at(-1) && formatDay(points.at(-1)?.takenAt)}</Text>
      </Group>
    </Stack>
  );
}
