// The lines that the growth of a child is drawn over: measures of z -3 to 3, by the tables that its ages ask for.
import type { getGrowth } from '@charaka/contract/clinic/growth/growth';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  type GrowthIndicator,
  isWeightIn,
  type Lms,
  lmsAt,
  measureAt,
  monthOfReference,
  STANDARD_TO_DAYS,
  STANDING_FROM_DAYS,
  tableFor,
} from '@charaka/rules/clinic/growth';
import type { GrowthTable } from './growth-store.ts';

type Curve = OutputOf<typeof getGrowth>['curves'][number];

const ZS = [-3, -2, 0, 2, 3];
const LAST_DAY = 6940;
const SPANS = [STANDING_FROM_DAYS, STANDARD_TO_DAYS + 1, LAST_DAY];
const STEPS = 60;

/**
 * The values of the formula for a child: by its age the table, and in it the place. Of two references from 5 years on the first in the
 * order of names counts, which is that of IAP.
 */
export function lmsFor(
  tables: readonly GrowthTable[],
  indicator: GrowthIndicator,
  { ageDays, at }: { readonly ageDays: number; readonly at: number },
): Lms | undefined {
  const wanted = tableFor(indicator, ageDays);
  const table = tables.find(
    ({ standard, axis }) => axis === wanted?.axis && (standard === 'WHO2006') !== wanted.isReference,
  );
  return table && lmsAt(table.lines, wanted?.axis === 'Month' ? monthOfReference(ageDays) : at);
}

/** To 2, 5 or 19 years of age, whichever the child has not passed; by length over the whole table of its age. */
export function curvesOf(tables: readonly GrowthTable[], indicator: GrowthIndicator, ageDays: number): Curve[] {
  const places = indicator === 'WeightForLength' ? lengthsOf(tables, ageDays) : agesOf(ageDays);
  const known = places.flatMap(({ ageDays: age, at }) => {
    const lms = lmsFor(tables, indicator, { ageDays: age, at });
    return lms ? [{ at, lms }] : [];
  });
  if (known.length === 0) return [];
  return ZS.map((z) => ({
    z,
    places: known.map(({ at, lms }) => ({
      at,
      measure: Math.round(measureAt(lms, z, isWeightIn(indicator)) * 100) / 100,
    })),
  }));
}

const agesOf = (ageDays: number) => {
  const span = SPANS.find((end) => ageDays < end) ?? LAST_DAY;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = Math.round((span * step) / STEPS);
    return { ageDays: at, at };
  });
};

function lengthsOf(tables: readonly GrowthTable[], ageDays: number) {
  const youngest = Math.min(ageDays, STANDARD_TO_DAYS);
  const axis = tableFor('WeightForLength', youngest)?.axis;
  const lines = tables.find((table) => table.axis === axis)?.lines ?? [];
  const every = Math.max(1, Math.ceil(lines.length / STEPS));
  return lines.filter((_, index) => index % every === 0).map(([at]) => ({ ageDays: youngest, at }));
}
