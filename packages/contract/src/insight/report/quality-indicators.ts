// Quality indicators by month: each has its formula in the rules, and the rows behind its numbers (RP032).
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { decimal, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { chargeReport } from './charge-reports.ts';
import { testReport } from './diagnostic-reports.ts';
import { bedDayReport, inpatientExitReport } from './inpatient-reports.ts';
import { outpatientReport } from './outpatient-reports.ts';
import { pharmacyReport } from './pharmacy-reports.ts';
import type { Report } from './report-declaration.ts';

/** The menu path of the page. */
export const qualityMenu = 'report/quality';

/** Months of a run chart, the last one included. */
export const QUALITY_MONTHS = 6;

/** The rows of a report that a number counts; with `sum`, their total of this field. */
export interface CountedRows {
  readonly of: Report;
  readonly search: Readonly<Record<string, string>>;
  readonly sum?: string;
}

interface Indicator {
  /** A user who may not view one of them has no such indicator (RP010). */
  readonly reports: readonly Report[];
  /** Can be read for one ward. */
  readonly byWard: boolean;
  /** The rows that make the number, exactly (RP008); missing where a number counts no rows of one report. */
  readonly numerator?: CountedRows;
  readonly denominator?: CountedRows;
  /** The rows of the month from which the value is worked out without a numerator. */
  readonly rows?: CountedRows;
}

const exits = (search: CountedRows['search'] = {}, sum?: string): CountedRows => ({
  of: inpatientExitReport,
  search,
  ...(sum === undefined ? {} : { sum }),
});
const bedDays: CountedRows = { of: bedDayReport, search: {} };
const ofExits = (numerator?: CountedRows, denominator?: CountedRows): Indicator => ({
  reports: [inpatientExitReport],
  byWard: true,
  ...(numerator ? { numerator } : {}),
  ...(denominator ? { denominator } : {}),
});

/** The indicators in the order of the page. */
export const qualityIndicators = {
  averageStay: ofExits(exits({}, 'stayDays'), exits()),
  occupancy: { reports: [bedDayReport], byWard: true, numerator: bedDays },
  turnover: ofExits(exits()),
  turnoverInterval: ofExits(undefined, exits()),
  revenuePerBedDay: { reports: [chargeReport, pharmacyReport, bedDayReport], byWard: false, denominator: bedDays },
  grossMortality: ofExits(exits({ wayOut: 'Death' }), exits()),
  netMortality: ofExits(exits({ wayOut: 'Death', isEarlyDeath: 'false' }), exits({ isEarlyDeath: 'false' })),
  againstAdvice: ofExits(exits({ wayOut: 'Against Medical Advice' }), exits()),
  readmission: ofExits(exits({ isReadmitted: 'true' }), exits({ isAlive: 'true' })),
  outpatientWaiting: { reports: [outpatientReport], byWard: false, rows: { of: outpatientReport, search: {} } },
  laboratoryTime: { reports: [testReport], byWard: false, rows: { of: testReport, search: {} } },
} as const satisfies Record<string, Indicator>;

/** The name of an indicator. */
export type QualityIndicator = keyof typeof qualityIndicators;

const names = Object.keys(qualityIndicators) as [QualityIndicator, ...QualityIndicator[]];

/**
 * Reads the indicators of the last months, this one included. A value without a denominator is missing: the indicator is not applicable
 * (RP034). It is provisional until its month, and the 30 days of a readmission, are over (RP033).
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
    indicators: z.array(
      shape({
        name: oneOf(names),
        median: optional(decimal()),
        values: z.array(
          shape({
            month: text(7),
            /** Amounts in rupees. */
            numerator: optional(decimal()),
            denominator: optional(decimal()),
            value: optional(decimal()),
            isProvisional: flag(),
          }),
        ),
      }),
    ),
  }),
});
