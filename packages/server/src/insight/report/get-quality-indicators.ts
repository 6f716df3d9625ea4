// The quality indicators of the last months with frozen values, targets and alarms (RP033, RP035, RP036).
import {
  getQualityIndicators as getQualityIndicatorsEndpoint,
  isBeyond,
  QUALITY_MONTHS,
  type QualityIndicator,
} from '@charaka/contract/insight/report/quality-indicators';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { medianOf } from '@charaka/rules/stay/quality';
import { handle, todayOf } from '../../kernel/handler.ts';
import { readWards, refuseUnknownWard } from './quality-counts.ts';
import { type FrozenValue, readFrozenValues, readTargets } from './quality-store.ts';
import { type ByMonth, indicatorsFor, isProvisional, type Measured, QualityReader } from './quality-values.ts';

/** The last months of the hospital's clock, this one included, oldest first. */
export function lastMonths(today: string, howMany = QUALITY_MONTHS): string[] {
  const months: string[] = [];
  for (let day = today; months.length < howMany; day = daysBefore(`${day.slice(0, 7)}-01`, 1))
    months.unshift(day.slice(0, 7));
  return months;
}

/** Numbers that differ by less are equal: the database keeps as many decimals as the formula answers. */
const LEAST_DIFFERENCE = 1e-9;
const areEqual = (one: number | null | undefined, other: number | null | undefined) =>
  one == null || other == null ? (one ?? null) === (other ?? null) : Math.abs(one - other) < LEAST_DIFFERENCE;

/** The frozen numbers with those of now where they differ; without frozen ones those of now. */
function shownValue(now: Measured, frozen: FrozenValue | undefined) {
  if (!frozen) return now;
  const { numerator, denominator, value, frozenAt } = frozen;
  const isSame =
    areEqual(value, now.value) && areEqual(numerator, now.numerator) && areEqual(denominator, now.denominator);
  return { numerator, denominator, value, frozenAt, ...(isSame ? {} : { restated: now }) };
}

/** Only the indicators whose reports the caller may view; of a ward those that wards have (RP010). */
export const getQualityIndicators = handle(getQualityIndicatorsEndpoint, async (call, input) => {
  const today = todayOf(call);
  const months = lastMonths(today);
  const wardId = input.wardId ?? undefined;
  if (wardId !== undefined) await refuseUnknownWard(call, wardId);
  const reader = new QualityReader(call, months);
  const frozen = await readFrozenValues(call, months, wardId);
  const targets = await readTargets(call);
  const indicatorOf = (name: QualityIndicator, found: ByMonth) => {
    const { target, alarm = null } = targets.get(name) ?? {};
    const values = months.map((month) => {
      const ofMonth = frozen.find((each) => each.month === month && each.indicator === name);
      const shown = shownValue(found.get(month) ?? { value: undefined }, ofMonth);
      return {
        month,
        ...shown,
        isProvisional: isProvisional(name, month, today),
        isBeyond: alarm !== null && shown.value != null && isBeyond(name, shown.value, alarm),
      };
    });
    const closed = values.flatMap((each) => (each.isProvisional || each.value == null ? [] : [each.value]));
    return { name, target, alarm, median: medianOf(closed), values };
  };
  const indicators = [];
  for (const name of indicatorsFor(call, wardId !== undefined))
    indicators.push(indicatorOf(name, await reader.read(name, wardId)));
  return { asOf: call.now.toISOString(), months, wards: await readWards(call), indicators };
});
