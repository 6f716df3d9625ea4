// All declared reports.
import { recordChangeReport } from './audit-reports.ts';
import { areaReport, censusReport, diagnosisReport } from './census-reports.ts';
import { chargeReport } from './charge-reports.ts';
import { concessionReport } from './concession-reports.ts';
import { depositReport } from './deposit-reports.ts';
import { diagnosticReport, testReport } from './diagnostic-reports.ts';
import { doctorCollectionReport, doctorShareReport } from './doctor-reports.ts';
import { bedDayReport, inpatientExitReport } from './inpatient-reports.ts';
import { transactionReport } from './ledger-reports.ts';
import { collectionReport, refundReport, userCollectionReport } from './money-reports.ts';
import { nonHospitalReport } from './non-hospital-reports.ts';
import { appointmentReport, outpatientReport } from './outpatient-reports.ts';
import { claimReport } from './payer-reports.ts';
import { prescriptionSupplyReport } from './pharmacy-register-reports.ts';
import { pharmacyReport } from './pharmacy-reports.ts';
import { priceChangeReport } from './price-reports.ts';
import { referralReport } from './referral-reports.ts';
import type { Register } from './register.ts';
import { birthReport, dailyRegister, deathReport } from './register-reports.ts';
import type { Report } from './report-declaration.ts';
import { estimateReport, inpatientRevenueReport, packageReport } from './revenue-reports.ts';
import { dischargeReport, inpatientReport } from './stay-reports.ts';
import { inventoryReport, localStockReport, stockStatementReport } from './stock-reports.ts';

/** Every report; server, screens and walks read this list. */
export const reports: readonly Report[] = [
  collectionReport,
  claimReport,
  transactionReport,
  pharmacyReport,
  prescriptionSupplyReport,
  localStockReport,
  inventoryReport,
  stockStatementReport,
  chargeReport,
  priceChangeReport,
  inpatientRevenueReport,
  doctorCollectionReport,
  doctorShareReport,
  concessionReport,
  depositReport,
  nonHospitalReport,
  estimateReport,
  packageReport,
  diagnosticReport,
  testReport,
  referralReport,
  inpatientReport,
  dischargeReport,
  inpatientExitReport,
  bedDayReport,
  censusReport,
  dailyRegister,
  birthReport,
  deathReport,
  diagnosisReport,
  areaReport,
  outpatientReport,
  appointmentReport,
  refundReport,
  userCollectionReport,
  recordChangeReport,
];

/** A register with the report whose rows it has. */
export interface RegisterOf {
  readonly of: Report;
  readonly register: Register;
}

/** Every register, gathered from the reports. */
export const registers: readonly RegisterOf[] = reports.flatMap((of) =>
  (of.registers ?? []).map((register) => ({ of, register })),
);
