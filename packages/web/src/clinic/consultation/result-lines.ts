// Which of the results a doctor reads first: abnormal values, the critical ones above.
import type { Opened } from './opened.ts';

type Result = Opened['results'][number];

/** A line of the table. */
export interface ResultLine {
  readonly orderId: number;
  readonly name: string;
  readonly value: string;
  readonly range: string;
  readonly isCritical: boolean;
  /** Waits for its verification. */
  readonly isPreliminary: boolean;
  readonly resultAt: string;
}

const critical = ['LL', 'HH', 'AA'];
const isAbnormal = (flag: string | null | undefined) => Boolean(flag) && flag !== 'N';

/** Abnormal values, and results in words that are critical or not judged, the critical ones first; what is normal is left out. */
export function abnormalFirst(results: readonly Result[]): ResultLine[] {
  const lines = results.flatMap((result): ResultLine[] => {
    const { orderId, orderName, resultSummary, resultAt, isCritical, isPreliminary, values } = result;
    if (values.length === 0)
      return [{ orderId, name: orderName, value: resultSummary, range: '', isCritical, isPreliminary, resultAt }];
    return values.flatMap((one) => {
      if (!isAbnormal(one.flag)) return [];
      const name = values.length === 1 ? orderName : `${orderName}: ${one.parameterName}`;
      const value = [one.valueText, one.unit, one.flag].filter(Boolean).join(' ');
      return [
        {
          orderId,
          name,
          value,
          resultAt,
          range: one.rangeText ?? '',
          isCritical: critical.includes(one.flag ?? ''),
          isPreliminary,
        },
      ];
    });
  });
  return lines.toSorted((one, other) => Number(other.isCritical) - Number(one.isCritical));
}
