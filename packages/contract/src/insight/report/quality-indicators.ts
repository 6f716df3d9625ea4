// Quality indicators by month: each has its formula in the rules, and the report that lists the patients behind it (RP032).
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { decimal, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { chargeReport } from './charge-reports.ts';
import { testReport } from './diagnostic-reports.ts';
import { outpatientReport } from './outpatient-reports.ts';
import { pharmacyReport } from './pharmacy-reports.ts';
import { dischargeReport, inpatientReport } from './stay-reports.ts';

/** The menu path of the page. */
export const qualityMenu = 'report/quality';

/** Months of a run chart, the last one included. */
export const QUALITY_MONTHS = 6;

/**
 * The indicators in the order of the page. A user who may not view one of `reports` has no such indicator (RP010); the first of them lists
 * the rows behind it, narrowed by `search`. Those `byWard` can be read for one ward.
 */
export const qualityIndicators = {
  averageStay: { reports: [dischargeReport], search: {}, byWard: true },
  occupancy: { reports: [inpatientReport], search: { dayOf: 'inHospital' }, byWard: true },
  turnover: { reports: [dischargeReport], search: {}, byWard: true },
  turnoverInterval: { reports: [dischargeReport], search: {}, byWard: true },
  revenuePerBedDay: { reports: [chargeReport, pharmacyReport], search: {}, byWard: false },
  grossMortality: { reports: [dischargeReport], search: { wayOut: 'Death' }, byWard: true },
  netMortality: { reports: [dischargeReport], search: { wayOut: 'Death' }, byWard: true },
  againstAdvice: { reports: [dischargeReport], search: { wayOut: 'Against Medical Advice' }, byWard: true },
  readmission: { reports: [dischargeReport], search: {}, byWard: true },
  outpatientWaiting: { reports: [outpatientReport], search: {}, byWard: false },
  laboratoryTime: { reports: [testReport], search: {}, byWard: false },
} as const;

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
