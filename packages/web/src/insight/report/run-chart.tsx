// A small run chart: the values of an indicator by month as a line, and their median as a dashed line (RP036). Its table is beside it.

const WIDTH = 96;
const HEIGHT = 28;
const MARGIN = 3;

interface RunChartProps {
  readonly label: string;
  /** By month, oldest first; undefined where the indicator is not applicable. */
  readonly values: readonly (number | undefined)[];
  readonly median: number | undefined;
}

/** Months without a value leave a gap in the distance, not a zero. */
export function RunChart({ label, values, median }: RunChartProps) {
  const known = [...values, median].filter((value) => value !== undefined);
  const least = Math.min(...known);
  const range = Math.max(...known) - least || 1;
  const x = (place: number) => MARGIN + (place * (WIDTH - 2 * MARGIN)) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT - MARGIN - ((value - least) * (HEIGHT - 2 * MARGIN)) / range;
  const points = values.flatMap((value, place) => (value === undefined ? [] : [{ x: x(place), y: y(value) }]));
  if (points.length === 0) return null;
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {median !== undefined && (
        <line x1={0} x2={WIDTH} y1={y(median)} y2={y(median)} stroke="var(--charaka-past-dot)" strokeDasharray="3 3" />
      )}
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        fill="none"
        stroke="var(--charaka-info-dot)"
        strokeWidth={1.5}
      />
      {points.map((point) => (
        <circle key={point.x} cx={point.x} cy={point.y} r={2} fill="var(--charaka-info-dot)" />
      ))}
    </svg>
  );
}
