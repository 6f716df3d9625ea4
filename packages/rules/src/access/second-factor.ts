// Users who need a second factor, and the step a session must complete before its user can work (PS033).
import { isAdminRole } from './permission.ts';

/** A tenant requires a second factor of these users; 'privileged' are administrators, approvers, and users who may change rights. */
export const factorPolicies = ['nobody', 'privileged', 'all'] as const;
export type FactorPolicy = (typeof factorPolicies)[number];

/** Step a session waits for: none, the code of an existing factor, or enrolment of an own factor. */
export const factorNeeds = ['none', 'code', 'enrolment'] as const;
export type FactorNeed = (typeof factorNeeds)[number];

/** Facts that decide whether a user needs a factor. */
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

/** Returns the step a session of the user waits for. */
export function factorNeedOf(facts: FactorFacts & { hasFactor: boolean; isProved: boolean }): FactorNeed {
  if (facts.isProved) return 'none';
  if (facts.hasFactor) return 'code';
  return mustHaveFactor(facts) ? 'enrolment' : 'none';
}
