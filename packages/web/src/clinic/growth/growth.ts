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

const DAYS_PER_MONTH = 30.4375;
/** At most so many spaces between the marks of an axis: more words than that would touch on a telephone. */
const MOST_SPACES = 5;
/** Allowed distances between marks, in the units of the axis; each mark has a label different from its neighbour's. */
const steps = {
  ages: [1, 2, 3, 6, 12, 24, 36, 48].map((months) => months * DAYS_PER_MONTH),
  lengths: [10, 20, 50, 100, 200, 500],
  measures: [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50],
};

/** The age in whole months that a mark stands for. */
export const monthsOf = (days: number): number => Math.round(days / DAYS_PER_MONTH);

/** An axis from one whole step to another around all values. */
function axisOf(values: readonly number[], choices: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spacesOf = (step: number) => {
    const first = Math.floor(least / step);
    return { step, first, spaces: Math.max(1, Math.ceil(most / step) - first) };
  };
  const all = choices.map(spacesOf);
  const { step, first, spaces } = all.find((one) => one.spaces <= MOST_SPACES) ?? spacesOf(Math.max(...choices));
  const marks = Array.from({ length: spaces + 1 }, (_, index) => (first + index) * step);
  return { least: first * step, width: spaces * step, marks };
}

/** Heights from top to bottom, moved so that words of this height beside them do not touch and none stands below the lowest. */
export function apart(heights: readonly number[], gap: number, lowest: number): number[] {
  const placed: number[] = [];
  for (const at of heights) placed.push(Math.max(at, (placed.at(-1) ?? at - gap) + gap));
  return placed.map((at, index) => Math.min(at, lowest - (placed.length - 1 - index) * gap));
}

/** How values stand on a chart of this size, with room at its edges. */
export function scalesOf(
  growth: Growth,
  size: { readonly width: number; readonly height: number; readonly margin: number },
) {
  const drawn = growth.points.filter(isCounted);
  const all = [...growth.curves.flatMap(({ places }) => places), ...drawn];
  if (all.length === 0) return undefined;
  const across = axisOf(
    all.map(({ at }) => at),
    growth.isByLength ? steps.lengths : steps.ages,
  );
  const up = axisOf(
    all.map(({ measure }) => measure),
    steps.measures,
  );
  const { width, height, margin } = size;
  return {
    across: across.marks,
    up: up.marks,
    drawn,
    x: (at: number) => margin + ((at - across.least) / across.width) * (width - 2 * margin),
    y: (measure: number) => height - margin - ((measure - up.least) / up.width) * (height - 2 * margin),
  };
}
