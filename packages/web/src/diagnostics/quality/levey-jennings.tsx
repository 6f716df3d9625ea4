// The runs of a level against mean and one to three deviations; the table below it says the same in words (LB082). It scrolls by
// keyboard where it is wider than the screen.
import type { getQcChart } from '@charaka/contract/diagnostics/quality/qc-run';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Point = OutputOf<typeof getQcChart>['points'][number];

const WIDTH = 760;
const HEIGHT = 260;
const LEFT = 52;
const RIGHT = 12;
const TOP = 18;
/** So many runs have room before they stand closer. */
const ROOM_FOR = 30;
/** Beyond this many deviations a run stands at the edge. */
const MOST_Z = 4;
const levels = [3, 2, 1, 0, -1, -2, -3];
const colours = {
  InControl: 'var(--mantine-color-teal-6)',
  Warning: 'var(--mantine-color-orange-6)',
  OutOfControl: 'var(--mantine-color-red-6)',
} as const;

const yOf = (z: number) =>
  TOP + (HEIGHT - TOP) / 2 - (Math.max(-MOST_Z, Math.min(MOST_Z, z)) / MOST_Z) * ((HEIGHT - TOP) / 2 - RIGHT);

/** Refused runs are squares, others circles; excluded ones are hollow, and an upright line says where the lot changed or something was done. */
export function LeveyJennings({ points }: { points: readonly Point[] }) {
  const { t } = useTranslation('quality');
  const step = (WIDTH - LEFT - RIGHT) / Math.max(ROOM_FOR, points.length);
  const places = points.map((point, place) => ({
    point,
    x: LEFT + step * (place + 0.5),
    isNewLot: place > 0 && points[place - 1]?.lotNo !== point.lotNo,
  }));
  return (
    <Box role="img" aria-label={t('chartLabel')} tabIndex={0} style={{ overflowX: 'auto' }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        style={{ minWidth: 700, maxWidth: 1100 }}
        role="presentation"
      >
        {levels.map((level) => (
          <DeviationLine
            key={level}
            level={level}
            word={level === 0 ? t('chartMean') : t('chartSd', { level: signed(level) })}
          />
        ))}
        <polyline
          points={places.map(({ point, x }) => `${x},${yOf(point.z)}`).join(' ')}
          fill="none"
          stroke="var(--mantine-color-dimmed)"
          strokeWidth={1}
        />
        {places.map(({ point, x, isNewLot }) => (
          <g key={point.qcRunId}>
            {(isNewLot || point.actionText != null) && (
              <line
                x1={x}
                x2={x}
                y1={TOP}
                y2={HEIGHT - RIGHT}
                stroke="var(--mantine-color-text)"
                strokeDasharray="2 3"
              />
            )}
            {isNewLot && (
              <text x={x} y={TOP - 5} fontSize={11} textAnchor="middle" fill="var(--mantine-color-text)">
                {t('lotChange', { lot: point.lotNo })}
              </text>
            )}
            <RunMark point={point} x={x} />
          </g>
        ))}
      </svg>
    </Box>
  );
}

const signed = (level: number) => (level > 0 ? `+${level}` : `−${-level}`);

function DeviationLine({ level, word }: { level: number; word: string }) {
  const y = yOf(level);
  return (
    <g>
      <line
        {...{ x1: LEFT, x2: WIDTH - RIGHT, y1: y, y2: y }}
        stroke="var(--mantine-color-dimmed)"
        strokeOpacity={level === 0 ? 1 : 0.5}
        strokeDasharray={level === 0 ? undefined : '4 4'}
        strokeWidth={level === 0 ? 1.5 : 1}
      />
      <text x={4} y={y + 4} fontSize={11} fill="var(--mantine-color-text)">
        {word}
      </text>
    </g>
  );
}

/** Not by colour alone. */
function RunMark({ point, x }: { point: Point; x: number }) {
  const colour = colours[point.verdict];
  const y = yOf(point.z);
  const look = {
    fill: point.excludeReason == null ? colour : 'var(--mantine-color-body)',
    stroke: colour,
    strokeWidth: 2,
  };
  if (point.verdict === 'OutOfControl') return <rect x={x - 5} y={y - 5} width={10} height={10} {...look} />;
  return <circle cx={x} cy={y} r={4} {...look} />;
}
