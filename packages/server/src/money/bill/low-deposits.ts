// Inpatients without a final bill whose deposit is low, and how much each of them owes.
import { isDepositLow } from '@charaka/rules/money/deposit';
import type { Paise } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { readOpenRents } from '../charge/bed-rent.ts';
import { billSettings } from './bill-settings.ts';
import { billOfAccount, type OpenAccountRow, readOpenAccounts, withOpenRent } from './open-accounts.ts';

/** An account of an inpatient, computed with the rent of the bed up to now. */
function depositOf(call: Call, account: OpenAccountRow) {
  const { lowDepositPercent, lowDepositOf, isNonHospitalCharge } = billSettings.of(call.hospital);
  const bill = billOfAccount(account, isNonHospitalCharge);
  const { netPayablePaise, netPaise: billPaise, paidInAdvancePaise: paidPaise, authorizedPaise } = bill;
  const deposit = { paidPaise, authorizedPaise, billPaise, estimatedPaise: account.estimatedPaise };
  const isLow = isDepositLow(deposit, { percent: lowDepositPercent, of: lowDepositOf });
  return { ...deposit, admissionId: account.admissionId, netPayablePaise, isLow };
}

/** The deposits of the given admissions, or of all inpatients, without a final bill: one statement, and one for the rent of beds. */
export async function readDepositsOf(call: Call, admissionIds?: readonly number[]) {
  const place = { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId };
  const [accounts, rents] = await Promise.all([
    readOpenAccounts(call.tx, place, admissionIds),
    readOpenRents(call, admissionIds),
  ]);
  return accounts.map((account) => depositOf(call, withOpenRent(account, rents.get(account.admissionId))));
}

/** Admissions with a low deposit, the largest debt first. Empty, without a query, when the hospital warns of none. */
export async function readLowDeposits(call: Call): Promise<{ admissionId: number; netPayablePaise: Paise }[]> {
  if (billSettings.of(call.hospital).lowDepositPercent === 0) return [];
  const deposits = await readDepositsOf(call);
  return deposits
    .filter(({ isLow }) => isLow)
    .toSorted((one, other) => other.netPayablePaise - one.netPayablePaise || one.admissionId - other.admissionId);
}
