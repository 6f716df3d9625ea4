// The calls of second factors, confirmations, sessions and what a tenant demands.
import type { Handler } from '../../kernel/handler.ts';
import { removeLostFactors } from './lost-factor.ts';
import { ownFactorHandlers } from './own-factors.ts';
import { passkeyHandlers } from './passkeys.ts';
import { listSecurityEvents } from './security-events.ts';
import { policyHandlers } from './security-policy.ts';
import type { SecurityPost } from './security-post.ts';
import { sessionListHandlers } from './session-list.ts';
import { type ProofParts, stepUp } from './step-up.ts';
import { listUserFactors } from './user-factors.ts';

/** All of `/Security/`. */
export function securityHandlers(parts: ProofParts, post: SecurityPost, allowsNoFactor: boolean): Handler[] {
  return [
    stepUp(parts, post),
    ...ownFactorHandlers(parts.vault, post),
    ...passkeyHandlers(post),
    removeLostFactors(post),
    ...sessionListHandlers,
    ...policyHandlers(allowsNoFactor),
    listSecurityEvents,
    listUserFactors,
  ];
}
