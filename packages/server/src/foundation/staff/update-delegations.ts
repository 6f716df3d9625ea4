// Changes days and state of delegations (R204, R205): of one's own, or of anybody's by who decides about approving authorities.

import {
  AUTHORITY_MENU_PATH,
  updateDelegations as updateDelegationsEndpoint,
} from '@charaka/contract/foundation/staff/delegation';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { mayActForApprover } from '@charaka/rules/access/permission';
import { type Call, handle } from '../../kernel/handler.ts';
import { HttpError, refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { authorityOf, noteUse } from './authority.ts';
import { type DelegationRow, lockDelegations, writeDelegation } from './delegation-store.ts';

/** All of them or none; those that are switched off go first, so that days may be handed from one to another at once. */
export const updateDelegations = handle(updateDelegationsEndpoint, async (call, { delegations }) => {
  const { tx, tenantId, session } = call;
  const byId = new Map(delegations.map((each) => [each.delegationId, each]));
  const kept = await lockDelegations(tx, tenantId, [...byId.keys()]);
  await refuseOthers(call, kept, byId.size);
  if (kept.length < byId.size) refuse(staffSentences.delegationDoesNotExist);
  const ordered = kept.toSorted(
    (one, other) => Number(byId.get(one.delegationId)?.isEnabled) - Number(byId.get(other.delegationId)?.isEnabled),
  );
  for (const before of ordered) {
    const { fromDay, toDay, isEnabled } = byId.get(before.delegationId) ?? before;
    await sayingOverlap(
      before,
      writeDelegation(tx, tenantId, before.delegationId, {
        fromDay,
        toDay: toDay ?? null,
        isEnabled,
        approvedById: session.staffId,
      }),
    );
  }
  call.say(staffSentences.delegationUpdated);
  return { changedCount: kept.length };
});

/**
 * Throws 403 for delegations of others without the right to decide about them, and for own ones of who may not delegate any more. A
 * number that does not exist is answered like one of others.
 */
async function refuseOthers(call: Call, kept: readonly DelegationRow[], askedCount: number): Promise<void> {
  if (hasRight(call.session, AUTHORITY_MENU_PATH, 'edit')) return;
  const authority = await authorityOf(call);
  const isOwn = kept.length === askedCount && kept.every((row) => row.approverId === call.session.staffId);
  if (!isOwn || !mayActForApprover(authority)) throw new HttpError(403, kernelSentences.notPermitted);
  await noteUse(call, authority, `Delegation changed: ${kept.map((row) => row.delegationId).join(', ')}`);
}

function sayingOverlap(before: DelegationRow, write: Promise<void>): Promise<void> {
  return refuseOnConflict(write, {
    delegation_overlap: staffSentences.actsForApproverAlready({ staffName: before.staffName }),
  });
}
