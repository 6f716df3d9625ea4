// How far the deposits of some inpatients cover their stay, for the list and its warning word.
import { listDeposits as listDepositsEndpoint } from '@charaka/contract/bill';
import { isDepositLow } from '@charaka/rules/deposit';
import { readOpenRents } from '../charge/bed-rent.ts';
import { handle } from '../kernel/handler.ts';
import { billOfAccount, readOpenAccounts, withOpenRent } from './open-accounts.ts';

/** The deposits of those asked for who are in hospital without a final bill: one statement, and one for the rent of beds. */
export const listDeposits = handle(listDepositsEndpoint, async (call, { admissionIds }) => {
  const { tx, tenantId, hospital } = call;
  const place = { tenantId, hospitalId: hospital.hospitalId };
  const [accounts, rents] = await Promise.all([
    readOpenAccounts(tx, place, admissionIds),
    readOpenRents(call, admissionIds),
  ]);
  const rule = { percent: hospital.lowDepositPercent, of: hospital.lowDepositOf };
  const deposits = accounts.map((account) => {
    const whole = withOpenRent(account, rents.get(account.admissionId));
    const bill = billOfAccount(whole, hospital.isNonHospitalCharge);
    const { netPaise: billPaise, paidInAdvancePaise: paidPaise, authorizedPaise } = bill;
    const { admissionId, estimatedPaise } = account;
    return {
      admissionId,
      billAmount: billPaise,
      estimatedAmount: estimatedPaise,
      authorizedPayment: authorizedPaise,
      paid: paidPaise,
      isLow: isDepositLow({ paidPaise, authorizedPaise, billPaise, estimatedPaise }, rule),
    };
  });
  return { deposits };
});
