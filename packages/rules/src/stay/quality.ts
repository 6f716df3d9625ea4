// Formulas of the quality indicators. Each answers undefined where its denominator is zero: the indicator is not applicable (RP034).

/** An indicator with the numbers that make it. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
  readonly value: number | undefined;
}

/** A part of a whole, times a multiplier: 1, 100 or 1,000. */
export const ratio = (numerator: number, denominator: number, multiplier = 1): Ratio => ({
  numerator,
  denominator,
  value: denominator === 0 ? undefined : (numerator / denominator) * multiplier,
});

/** The counts of the wards in a period. Deaths are discharges too; days are stay days and bed-days of RP046. */
export interface WardCounts {
  readonly days: number;
  readonly availableBedDays: number;
  readonly occupiedBedDays: number;
  readonly discharges: number;
  readonly stayDays: number;
  readonly deaths: number;
  /** Deaths less than 48 hours after admission. */
  readonly earlyDeaths: number;
  readonly againstAdvice: number;
  /** Unplanned admissions within 30 days of a discharge alive. */
  readonly readmissions: number;
}

/** Average length of stay, in days. */
export const averageStay = ({ stayDays, discharges }: WardCounts) => ratio(stayDays, discharges);

/** Bed occupancy in percent; blocked beds are not available. */
export const occupancy = ({ occupiedBedDays, availableBedDays }: WardCounts) =>
  ratio(occupiedBedDays, availableBedDays, 100);

/** Discharges for each bed that was available on average. */
export const turnover = ({ discharges, availableBedDays, days }: WardCounts) =>
  ratio(discharges, availableBedDays / days);

/** Days for which a bed is empty between two patients. */
export const turnoverInterval = ({ availableBedDays, occupiedBedDays, discharges }: WardCounts) =>
  ratio(availableBedDays - occupiedBedDays, discharges);

/** Deaths in percent of discharges. */
export const grossMortality = ({ deaths, discharges }: WardCounts) => ratio(deaths, discharges, 100);

/** Deaths after 48 hours in percent of discharges, both without deaths before 48 hours. */
export const netMortality = ({ deaths, earlyDeaths, discharges }: WardCounts) =>
  ratio(deaths - earlyDeaths, discharges - earlyDeaths, 100);

/** Departures against medical advice in percent of discharges. */
export const againstAdviceShare = ({ againstAdvice, discharges }: WardCounts) => ratio(againstAdvice, discharges, 100);

/** Unplanned readmissions within 30 days in percent of discharges alive. */
export const readmissionShare = ({ readmissions, discharges, deaths }: WardCounts) =>
  ratio(readmissions, discharges - deaths, 100);

/** The middle of the values, as a run chart shows it; undefined without values (RP036). */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined || sorted.length % 2 === 1) return upper;
  return ((sorted[middle - 1] ?? upper) + upper) / 2;
}
