// The curve of a child over the lines of z -3 to 3 of its table.
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { apart, type Growth, monthsOf, scalesOf } from './growth.ts';
import classes from './growth-chart.module.css';

const SIZE = { width: 720, height: 360, margin: 52 };
/** The words of the lines stand so far below each other at least: they are this high on a telephone. */
const WORD_HEIGHT = 20;

/** For the eye; the table below says the same in words. */
export function GrowthChart({ growth }: { readonly growth: Growth }) {
  const { t } = useTranslation('growth');
  const scales = scalesOf(growth, SIZE);
  if (!scales) return null;
  const { across, up, drawn, x, y } = scales;
  const placeText = (at: number) =>
    growth.isByLength ? t('centimetres', { value: Math.round(at / 10) }) : t('months', { value: monthsOf(at) });
  const ends = growth.curves
    .flatMap(({ z, places }) => {
      const last = places.at(-1);
      return last ? [{ z, last }] : [];
    })
    .toSorted((one, other) => other.z - one.z);
  const heights = apart(
    ends.map(({ last }) => y(last.measure)),
    WORD_HEIGHT,
    SIZE.height - SIZE.margin,
  );
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      className={classes.chart}
      role="img"
      aria-label={t('chartText', { total: drawn.length, name: t(`indicators.${growth.indicator}`) })}
    >
      {across.map((at) => (
        <g key={at}>
          <line className={classes.grid} x1={x(at)} x2={x(at)} y1={SIZE.margin} y2={SIZE.height - SIZE.margin} />
          <text className={classes.label} x={x(at)} y={SIZE.height - SIZE.margin + 26} textAnchor="middle">
            {placeText(at)}
          </text>
        </g>
      ))}
      {up.map((measure) => (
        <g key={measure}>
          <line
            className={classes.grid}
            x1={SIZE.margin}
            x2={SIZE.width - SIZE.margin}
            y1={y(measure)}
            y2={y(measure)}
          />
          <text className={classes.label} x={SIZE.margin - 5} y={y(measure) + 4} textAnchor="end">
            {Math.round(measure * 10) / 10}
          </text>
        </g>
      ))}
      {growth.curves.map(({ z, places }) => (
        <polyline
          key={z}
          className={[classes.line, z === 0 ? classes.middle : Math.abs(z) === 3 ? classes.outer : ''].join(' ')}
          points={places.map(({ at, measure }) => `${x(at)},${y(measure)}`).join(' ')}
        />
      ))}
      {ends.map(({ z, last }, index) => (
        <text key={z} className={classes.label} x={x(last.at) + 5} y={(heights[index] ?? 0) + 4}>
          {z > 0 ? `+${z}` : z}
        </text>
      ))}
      <polyline className={classes.child} points={drawn.map(({ at, measure }) => `${x(at)},${y(measure)}`).join(' ')} />
      {drawn.map(({ vitalSignSetId, at, measure, takenAt }) => (
        <circle key={vitalSignSetId} className={classes.point} cx={x(at)} cy={y(measure)} r={4}>
          <title>{`${formatDay(takenAt)}: ${measure}`}</title>
        </circle>
      ))}
    </svg>
  );
}
