// All declared reports.
import { diagnosticReport, testReport } from './diagnostic-reports.ts';
import { transactionReport } from './ledger-reports.ts';
import { collectionReport, refundReport } from './money-reports.ts';
import { appointmentReport, outpatientReport } from './outpatient-reports.ts';
import { claimReport } from './payer-reports.ts';
import { pharmacyReport } from './pharmacy-reports.ts';
import { referralReport } from './referral-reports.ts';
import type { Report } from './report-declaration.ts';
import { dischargeReport, inpatientReport } from './stay-reports.ts';

/** Every report; server, screens and walks read this list. */
export const reports: readonly Report[] = [
  collectionReport,
  claimReport,
  transactionReport,
  pharmacyReport,
  diagnosticReport,
  testReport,
  referralReport,
  inpatientReport,
  dischargeReport,
  outpatientReport,
  appointmentReport,
  refundReport,
];
