// The growth of a child as answered, and where its lines and points stand on a chart.
import type { getGrowth } from '@charaka/contract/clinic/growth/growth';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';

/** The answer. */
export type Growth = OutputOf<typeof getGrowth>;
/** A measure. */
export type GrowthPoint = Growth['points'][number];

/** Whether a point is drawn: what cannot be is drawn only once it is confirmed. */
export function isCounted({ isDoubtful, isConfirmed }: GrowthPoint): boolean {
  return !isDoubtful || isConfirmed;
}

/** How values stand on a chart of this size, with room at its edges. */
export function scalesOf(
  growth: Growth,
  size: { readonly width: number; readonly height: number; readonly margin: number },
) {
  const drawn = growth.points.filter(isCounted);
  const all = [...growth.curves.flatMap(({ places }) => places), ...drawn];
  if (all.length === 0) return undefined;
  const [ats, measures] = [all.map(({ at }) => at), all.map(({ measure }) => measure)];
  const range = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return { least, most, width: most - least || 1 };
  };
  const [across, up] = [range(ats), range(measures)];
  const { width, height, margin } = size;
  return {
    across,
    up,
    drawn,
    x: (at: number) => margin + ((at - across.least) / across.width) * (width - 2 * margin),
    y: (measure: number) => height - margin - ((measure - up.least) / up.width) * (height - 2 * margin),
  };
}
