// Positions of the points of a trend: days along the width, numbers up the height, and the band of the latest range.
import type { getCumulative } from '@charaka/contract/diagnostics/laboratory/cumulative';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';

type History = OutputOf<typeof getCumulative>;

/** A point of a trend, the earliest one first. */
interface TrendPoint {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly takenAt: string;
  readonly isMarked: boolean;
}

const MARGIN = 24;

/** Values of units that cannot be turned have no point (LB036); an end of the range that is open reaches the edge. */
export function trendOf(
  { values }: Pick<History['parameters'][number], 'values'>,
  dates: History['dates'],
  { width, height }: { readonly width: number; readonly height: number },
) {
  const found = dates
    .flatMap(({ specimenId, takenAt }) => {
      const one = values.find((value) => value.specimenId === specimenId);
      return one?.number == null ? [] : [{ ...one, value: one.number, takenAt }];
    })
    .toReversed();
  const latest = found.at(-1);
  const numbers = found.map(({ value }) => value);
  const ends = [...numbers, ...[latest?.low, latest?.high].filter((end) => end != null)];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const [first, last] = [found[0], latest].map((one) => Date.parse(one?.takenAt ?? ''));
  const along = (at: string) => share(Date.parse(at), first ?? 0, last ?? 0) * (width - 2 * MARGIN) + MARGIN;
  const up = (value: number) => height - MARGIN - share(value, least, most) * (height - 2 * MARGIN);
  const points = found.map(({ value, takenAt, flag }): TrendPoint => {
    return { x: along(takenAt), y: up(value), value, takenAt, isMarked: flag != null && flag !== 'N' };
  });
  const hasBand = latest != null && (latest.low != null || latest.high != null);
  const top = latest?.high == null ? 0 : up(latest.high);
  const bottom = latest?.low == null ? height : up(latest.low);
  const band = hasBand ? { top, height: bottom - top } : undefined;
  return { points, band, least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** Position of a number between two ends, from 0 to 1; 0.5 when the ends are equal. */
function share(value: number, from: number, to: number): number {
  return to > from ? (value - from) / (to - from) : 0.5;
}
