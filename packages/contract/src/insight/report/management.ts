// The page of the management: figures of a day beside the day before and the usual figure of the weekday.
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, decimal, instant, oneOf, optional, signedMoney } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { censusReport } from './census-reports.ts';
import { chargeReport } from './charge-reports.ts';
import { collectionReport } from './money-reports.ts';
import { outpatientReport } from './outpatient-reports.ts';
import { pharmacyReport } from './pharmacy-reports.ts';
import { inpatientReport } from './stay-reports.ts';

/** The menu path of the page. */
export const managementMenu = 'report/mis';

/** How many earlier days of the same weekday make the usual figure. */
export const USUAL_WEEKS = 4;

/**
 * Amounts of the page, each with the reports that it adds up: a user who may not view all of them has no such figure (RP001, RP010). Revenue
 * is what was charged and what medicine was sold, without GST and without non-hospital charges (RP039).
 */
export const managementAmounts = {
  revenue: [chargeReport, pharmacyReport],
  collection: [collectionReport],
} as const;

/** Counts of the page, each with its report. */
export const managementCounts = {
  admissions: [inpatientReport],
  discharges: [inpatientReport],
  census: [censusReport],
  visits: [outpatientReport],
} as const;

/** An amount of the page. */
export type ManagementAmount = keyof typeof managementAmounts;
/** A count of the page. */
export type ManagementCount = keyof typeof managementCounts;

const amountNames = Object.keys(managementAmounts) as [ManagementAmount, ...ManagementAmount[]];
const countNames = Object.keys(managementCounts) as [ManagementCount, ...ManagementCount[]];

/**
 * Reads the figures of a day, today unless another day is asked. `usual` is the mean of the same weekday in the four weeks before. Figures
 * that the caller's rights do not cover are left out.
 */
export const getManagementFigures = endpoint({
  path: '/Report/GetManagementFigures',
  summary: 'Reads the figures of a day beside those of the day before and the mean of the weekday.',
  permission: may('view', managementMenu),
  effect: 'read',
  isReport: true,
  input: shape({ day: optional(day()) }),
  output: shape({
    asOf: instant(),
    day: day(),
    amounts: z.array(
      shape({
        name: oneOf(amountNames),
        onDay: signedMoney(),
        onDayBefore: signedMoney(),
        usual: signedMoney(),
      }),
    ),
    /** Census: patients at the end of the day, of today up to now. */
    counts: z.array(shape({ name: oneOf(countNames), onDay: count(), onDayBefore: count(), usual: decimal() })),
  }),
});
