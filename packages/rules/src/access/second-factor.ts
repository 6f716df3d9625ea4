// Who must have a second factor, and what a session still has to do before its user may work (PS033).
import { isAdminRole } from './permission.ts';

/** Whom a tenant demands a second factor of; 'privileged' are administrators, approvers, and whoever may change rights. */
export const factorPolicies = ['nobody', 'privileged', 'all'] as const;
export type FactorPolicy = (typeof factorPolicies)[number];

/** What a session waits for: nothing, the code of a factor the user has, or a factor of their own. */
export const factorNeeds = ['none', 'code', 'enrolment'] as const;
export type FactorNeed = (typeof factorNeeds)[number];

/** What decides about somebody's factor. */
export interface FactorFacts {
  readonly policy: FactorPolicy;
  readonly roleId: number;
  readonly isApprover: boolean;
  readonly mayChangeRights: boolean;
}

/** Whether the user must have one (PS033). */
export function mustHaveFactor({ policy, roleId, isApprover, mayChangeRights }: FactorFacts): boolean {
  if (policy === 'nobody') return false;
  return policy === 'all' || isAdminRole(roleId) || isApprover || mayChangeRights;
}

/** What a session of the user waits for. */
export function factorNeedOf(facts: FactorFacts & { hasFactor: boolean; isProved: boolean }): FactorNeed {
  if (facts.isProved) return 'none';
  if (facts.hasFactor) return 'code';
  return mustHaveFactor(facts) ? 'enrolment' : 'none';
}
