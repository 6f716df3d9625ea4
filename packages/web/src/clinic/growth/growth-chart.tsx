// The curve of a child over the lines of z -3 to 3 of its table.
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { type Growth, scalesOf } from './growth.ts';
import classes from './growth-chart.module.css';

const SIZE = { width: 720, height: 360, margin: 52 };
const DAYS_PER_MONTH = 30.4375;
const MARKS = 6;

/** For the eye; the table below says the same in words. */
export function GrowthChart({ growth }: { readonly growth: Growth }) {
  const { t } = useTranslation('growth');
  const scales = scalesOf(growth, SIZE);
  if (!scales) return null;
  const { across, up, drawn, x, y } = scales;
  const placeText = (at: number) =>
    growth.isByLength
      ? t('centimetres', { value: Math.round(at / 10) })
      : t('months', { value: Math.round(at / DAYS_PER_MONTH) });
  const marks = Array.from({ length: MARKS + 1 }, (_, step) => step / MARKS);
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      className={classes.chart}
      role="img"
      aria-label={t('chartText', { total: drawn.length, name: t(`indicators.${growth.indicator}`) })}
    >
      {marks.map((share) => {
        const [at, measure] = [across.least + share * across.width, up.least + share * up.width];
        return (
          <g key={share}>
            <line className={classes.grid} x1={x(at)} x2={x(at)} y1={SIZE.margin} y2={SIZE.height - SIZE.margin} />
            <line
              className={classes.grid}
              x1={SIZE.margin}
              x2={SIZE.width - SIZE.margin}
              y1={y(measure)}
              y2={y(measure)}
            />
            <text className={classes.label} x={x(at)} y={SIZE.height - SIZE.margin + 26} textAnchor="middle">
              {placeText(at)}
            </text>
            <text className={classes.label} x={SIZE.margin - 5} y={y(measure) + 4} textAnchor="end">
              {Math.round(measure * 10) / 10}
            </text>
          </g>
        );
      })}
      {growth.curves.map(({ z, places }) => {
        const last = places.at(-1);
        return (
          <g key={z}>
            <polyline
              className={[classes.line, z === 0 ? classes.middle : Math.abs(z) === 3 ? classes.outer : ''].join(' ')}
              points={places.map(({ at, measure }) => `${x(at)},${y(measure)}`).join(' ')}
            />
            {last && (
              <text className={classes.label} x={x(last.at) + 5} y={y(last.measure) + 4}>
                {z > 0 ? `+${z}` : z}
              </text>
            )}
          </g>
        );
      })}
      <polyline className={classes.child} points={drawn.map(({ at, measure }) => `${x(at)},${y(measure)}`).join(' ')} />
      {drawn.map(({ vitalSignSetId, at, measure, takenAt }) => (
        <circle key={vitalSignSetId} className={classes.point} cx={x(at)} cy={y(measure)} r={4}>
          <title>{`${formatDay(takenAt)}: ${measure}`}</title>
        </circle>
      ))}
    </svg>
  );
}
