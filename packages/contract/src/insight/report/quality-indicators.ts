// Quality indicators by month: each has its formula in the rules, and the rows behind its numbers (RP032).
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { decimal, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { chargeReport } from './charge-reports.ts';
import { testReport } from './diagnostic-reports.ts';
import { bedDayReport, inpatientExitReport } from './inpatient-reports.ts';
import { outpatientReport } from './outpatient-reports.ts';
import { claimReport } from './payer-reports.ts';
import { pharmacyReport } from './pharmacy-reports.ts';
import type { Report } from './report-declaration.ts';
import { dischargeReport } from './stay-reports.ts';
import { qualityIndicatorTopic } from './topics.ts';

/** The menu path of the page. */
export const qualityMenu = 'report/quality';

/** A target and an alarm are at most so large. */
const LARGEST = 1e9;

/** Months of a run chart, the last one included. */
export const QUALITY_MONTHS = 12;

/** The rows of a report that a number counts; with `sum`, their total of this field, amounts in rupees. */
export interface CountedRows {
  readonly of: Report;
  readonly search: Readonly<Record<string, string>>;
  readonly sum?: string;
}

interface Indicator {
  /** Whether a lower or a higher value is better; beyond the alarm is on the other side of it (RP035). */
  readonly better: 'lower' | 'higher';
  /** A user who may not view one of them has no such indicator (RP010). */
  readonly reports: readonly Report[];
  /** Days after the end of the month until its value can be closed, because the rows of the month may still get their figures (RP033). */
  readonly closesAfterDays?: number;
  /** Can be read for one ward. */
  readonly byWard: boolean;
  /** The rows that make the number, exactly (RP008); missing where a number counts no rows of one report. */
  readonly numerator?: CountedRows;
  readonly denominator?: CountedRows;
  /** The value is the numerator by the denominator, times this, where both are rows of its report. */
  readonly multiplier?: number;
  /** The rows of the month from which the value is worked out without a numerator. */
  readonly rows?: CountedRows;
}

const exits = (search: CountedRows['search'] = {}, sum?: string): CountedRows => ({
  of: inpatientExitReport,
  search,
  ...(sum === undefined ? {} : { sum }),
});
const bedDays: CountedRows = { of: bedDayReport, search: {} };
const ofExits = (better: Indicator['better'], numerator?: CountedRows, denominator?: CountedRows): Indicator => ({
  better,
  reports: [inpatientExitReport],
  byWard: true,
  ...(numerator ? { numerator } : {}),
  ...(denominator ? { denominator } : {}),
});

/** Cultures grow, and patients leave the bed, some days after the month that they count in. */
const DAYS_OF_LATE_FIGURES = 7;

/** Minutes or days that a report works out over its rows of the month. */
const ofDuration = (of: Report, closesAfterDays = DAYS_OF_LATE_FIGURES): Indicator => ({
  better: 'lower',
  reports: [of],
  byWard: false,
  rows: { of, search: {} },
  closesAfterDays,
});

/** The patients of the last day may still come back for so many days. */
const DAYS_OF_READMISSION = 30;

/** A part of the rows of a report, times a multiplier. */
const ofRows = (
  of: Report,
  multiplier: number,
  closesAfterDays: number,
  [numerator, denominator]: readonly [Omit<CountedRows, 'of'>, Omit<CountedRows, 'of'>],
): Indicator => ({
  better: 'lower',
  reports: [of],
  byWard: false,
  multiplier,
  closesAfterDays,
  numerator: { of, ...numerator },
  denominator: { of, ...denominator },
});

/** Payers settle most claims of a month within three months. */
const DAYS_OF_SETTLEMENT = 90;
const settled = { age: 'settled' };

/** The indicators in the order of the page. */
export const qualityIndicators = {
  averageStay: ofExits('lower', exits({}, 'stayDays'), exits()),
  occupancy: { better: 'higher', reports: [bedDayReport], byWard: true, numerator: bedDays },
  turnover: ofExits('higher', exits()),
  turnoverInterval: ofExits('lower', undefined, exits()),
  revenuePerBedDay: {
    better: 'higher',
    reports: [chargeReport, pharmacyReport, bedDayReport],
    byWard: false,
    denominator: bedDays,
  },
  grossMortality: ofExits('lower', exits({ wayOut: 'Death' }), exits()),
  netMortality: ofExits('lower', exits({ wayOut: 'Death', isEarlyDeath: 'false' }), exits({ isEarlyDeath: 'false' })),
  againstAdvice: ofExits('lower', exits({ wayOut: 'Against Medical Advice' }), exits()),
  readmission: {
    ...ofExits('lower', exits({ isReadmitted: 'true' }), exits({ isAlive: 'true' })),
    closesAfterDays: DAYS_OF_READMISSION,
  },
  dischargeBilling: ofDuration(dischargeReport),
  dischargeLeaving: ofDuration(dischargeReport),
  outpatientWaiting: ofDuration(outpatientReport),
  laboratoryTime: ofDuration(testReport),
  criticalTold: ofDuration(testReport),
  repeatedTests: ofRows(testReport, 100, DAYS_OF_LATE_FIGURES, [{ search: { isRepeated: 'true' } }, { search: {} }]),
  amendedTests: ofRows(testReport, 1000, DAYS_OF_READMISSION, [{ search: { isAmended: 'true' } }, { search: {} }]),
  disallowedByPayers: ofRows(claimReport, 100, DAYS_OF_SETTLEMENT, [
    { search: settled, sum: 'disallowed' },
    { search: settled, sum: 'claimed' },
  ]),
  daysToPay: ofDuration(claimReport, DAYS_OF_SETTLEMENT),
} as const satisfies Record<string, Indicator>;

/** The name of an indicator. */
export type QualityIndicator = keyof typeof qualityIndicators;

/** The names of the indicators. */
const indicatorNames = Object.keys(qualityIndicators) as [QualityIndicator, ...QualityIndicator[]];

/** The declaration of an indicator. */
export const indicatorOf = (name: QualityIndicator): Indicator => qualityIndicators[name];

/** Whether a value is on the wrong side of the alarm of its indicator (RP035). */
export function isBeyond(name: QualityIndicator, value: number, alarm: number): boolean {
  return qualityIndicators[name].better === 'lower' ? value > alarm : value < alarm;
}

/** The numbers of a month; amounts in rupees. Without a denominator the indicator is not applicable (RP034). */
const measured = { numerator: optional(decimal()), denominator: optional(decimal()), value: optional(decimal()) };

/**
 * Reads the indicators of the last months, this one included. A value is provisional until its month and the closing days of the indicator are
 * over; then it is frozen, and a later change is beside it as restated (RP033).
 */
export const getQualityIndicators = endpoint({
  path: '/Report/GetQualityIndicators',
  summary: 'Reads the quality indicators of the last months, of the hospital or of a ward.',
  permission: may('view', qualityMenu),
  effect: 'read',
  isReport: true,
  input: shape({ wardId: optional(id()) }),
  output: shape({
    asOf: instant(),
    months: z.array(text(7)),
    /** The wards with active beds. */
    wards: z.array(shape({ wardId: id(), wardName: text() })),
    indicators: z.array(
      shape({
        name: oneOf(indicatorNames),
        target: optional(decimal()),
        alarm: optional(decimal()),
        median: optional(decimal()),
        values: z.array(
          shape({
            month: text(7),
            ...measured,
            isProvisional: flag(),
            frozenAt: optional(instant()),
            /** The numbers as they are now, where they differ from the frozen ones. */
            restated: optional(shape(measured)),
            isBeyond: flag(),
          }),
        ),
      }),
    ),
  }),
});

/** Sets the target and the alarm of an indicator for the hospital; the caller is asked for the cause of a value beyond the alarm (RP035). */
export const saveQualityTarget = endpoint({
  path: '/Report/SaveQualityTarget',
  logAs: ['quality_target', 'changed'],
  summary: 'Sets the target and the alarm of a quality indicator.',
  permission: may('edit', qualityMenu),
  effect: 'write',
  changes: [qualityIndicatorTopic],
  input: shape({
    qualityTarget: shape({
      name: oneOf(indicatorNames),
      target: optional(decimal().min(0).max(LARGEST)),
      alarm: optional(decimal().min(0).max(LARGEST)),
    }),
  }),
  output: shape({}),
});
