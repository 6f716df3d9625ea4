// The commission of a referral, and who may change it once it is agreed.

import { isAdminRole } from '../access/permission.ts';
import type { BasisPoints } from './money.ts';

/** The kinds of visit a commission is agreed for, in the order of the dialog (R260). */
const COMMISSION_KINDS = ['ipd', 'opd', 'ot', 'other'] as const;

/** The agreed share of each kind of visit; none agreed is no commission. */
export type CommissionRates = Readonly<Record<(typeof COMMISSION_KINDS)[number], BasisPoints | null | undefined>>;

/** Once any commission is agreed, all rates are locked: somebody may be paid by them (R166). */
export function isCommissionLocked(agreed: CommissionRates): boolean {
  return COMMISSION_KINDS.some((kind) => (agreed[kind] ?? 0) > 0);
}

/** Whether a role may change the rates: everybody who may edit while none is agreed, then roles 0 and 19 (R166). */
export function mayEditCommission(agreed: CommissionRates, roleId: number): boolean {
  return !isCommissionLocked(agreed) || isAdminRole(roleId);
}

/** Whether two agreements differ; nothing agreed and 0 % are the same. */
export function isCommissionChanged(before: CommissionRates, after: CommissionRates): boolean {
  return COMMISSION_KINDS.some((kind) => (before[kind] ?? 0) !== (after[kind] ?? 0));
}
