// Whether the payments of an inpatient and the payer's authorisation still cover enough of the cost of the stay.
import { addPaise, type Paise } from './money.ts';

/** Amounts a deposit can be measured against. */
export const depositBases = ['bill', 'estimate'] as const;

/** When a deposit counts as low: below so many whole percent of the running bill or of the estimate; 0 means never. */
export interface DepositRule {
  percent: number;
  of: (typeof depositBases)[number];
}

/** An account as it stands: received less refunded, authorised, the running bill, and the estimate of the admission form. */
export interface Deposit {
  paidPaise: Paise;
  authorizedPaise: Paise;
  billPaise: Paise;
  estimatedPaise: Paise | null;
}

/** Whether the deposit is low. Without an estimate it is measured against the running bill. */
export function isDepositLow(deposit: Deposit, rule: DepositRule): boolean {
  const estimatedPaise = rule.of === 'estimate' ? deposit.estimatedPaise : null;
  const basePaise = estimatedPaise || deposit.billPaise;
  return addPaise(deposit.paidPaise, deposit.authorizedPaise) * 100 < basePaise * rule.percent;
}
