// The bars of a figure, drawn by a library that is loaded when the first of them is shown; each bar leads to the rows that make it.
import { BarChart as Bars } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { Link } from '@tanstack/react-router';
import type { BarShapeProps } from 'recharts';
import { linkSearch } from '../../kernel/link-search.ts';
import type { Figure, FigureSeries } from './figure-row.ts';

/** Width of the row labels beside horizontal bars, in pixels. */
const LABEL_WIDTH = 120;

/** For the eye and the pointer; the table of the card is for the keyboard and for readers of the screen. */
export default function BarChart({ figure, height }: { figure: Figure; height: number }) {
  const { rows, series, isStacked = false, format, formatTick = format } = figure;
  const data = rows.map(({ label, tick, values }) => ({
    label: tick ?? label,
    ...Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value])),
  }));
  return (
    <div aria-hidden>
      <Bars
        h={height}
        data={data}
        dataKey="label"
        type={isStacked ? 'stacked' : 'default'}
        orientation={isStacked ? 'vertical' : 'horizontal'}
        series={series.map(({ name, label, color }) => ({ name, label, color }))}
        valueFormatter={isStacked ? format : formatTick}
        yAxisProps={
          isStacked ? { width: LABEL_WIDTH, interval: 0 } : { interval: 0, tickCount: 4, allowDecimals: false }
        }
        xAxisProps={isStacked ? { allowDecimals: false } : { minTickGap: 16 }}
        gridAxis={isStacked ? 'none' : 'x'}
        tickLine="none"
        withTooltip
        tooltipAnimationDuration={0}
        maxBarWidth={28}
        barChartProps={{ accessibilityLayer: false }}
        barProps={({ name }) => ({
          isAnimationActive: false,
          shape: (bar: BarShapeProps) => <Segment bar={bar} figure={figure} name={name} />,
        })}
      />
    </div>
  );
}

/** One bar, or one part of it. A hollow one has a line around it. */
function Segment({ bar, figure, name }: { bar: BarShapeProps; figure: Figure; name: string }) {
  const series = figure.series.find((each) => each.name === name);
  const row = figure.rows[bar.originalDataIndex];
  const value = row?.values[name];
  if (!series || !row || !value || value.value === 0) return null;
  const { x, y, width, height } = bar;
  const [wide, high] = [Math.max(1, width - 1), Math.max(1, height - (figure.isStacked ? 0 : 1))];
  const words = `${row.label}, ${series.label}: ${figure.format(value.value)}`;
  const shape = <rect x={x} y={y} width={wide} height={high} rx={2} {...looks(series)} />;
  if (!value.link) return shape;
  return (
    <Link to={value.link.to} search={linkSearch(value.link.search)} tabIndex={-1} aria-label={words}>
      {shape}
    </Link>
  );
}

function looks({ color, isHollow = false }: FigureSeries) {
  return { fill: color, stroke: color, strokeWidth: 1.5, ...(isHollow ? { fillOpacity: 0.15 } : {}) };
}
