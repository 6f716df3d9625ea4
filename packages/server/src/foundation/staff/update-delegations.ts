// Changes days and state of delegations (R204, R205): of the caller's own, or of any for a caller who decides about approving authorities.

import { AUTHORITY_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { updateDelegations as updateDelegationsEndpoint } from '@charaka/contract/foundation/staff/delegation';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { HttpError, refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { authorityOf } from './authority.ts';
import { type DelegationRow, lockDelegations, writeDelegation } from './delegation-store.ts';
import { lastDayOf, refuseStrangers, tellLending } from './lending.ts';

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
    const wanted = byId.get(before.delegationId) ?? before;
    await sayingOverlap(
      before,
      writeDelegation(tx, tenantId, before.delegationId, {
        ...(await lentDays(call, before, wanted)),
        isEnabled: wanted.isEnabled,
        approvedById: session.staffId,
      }),
    );
  }
  call.say(staffSentences.delegationUpdated);
  return { changedCount: kept.length };
});

type Wanted = Pick<DelegationRow, 'fromDay' | 'isEnabled'> & { toDay?: string | null | undefined };

/** The days as they are kept: what is switched off keeps any, what is lent longer or anew is judged and told like a lending (Q267). */
async function lentDays(
  call: Call,
  before: DelegationRow,
  { fromDay, toDay, isEnabled }: Wanted,
): Promise<{ fromDay: string; toDay: string | null }> {
  const isSame = before.isEnabled && fromDay === before.fromDay && (toDay ?? null) === before.toDay;
  if (!isEnabled || isSame) return { fromDay, toDay: toDay ?? null };
  const lastDay = lastDayOf(fromDay, toDay);
  await refuseStrangers(call, before.approverId, [before.staffId]);
  await tellLending(call, [before.staffId], lastDay);
  return { fromDay, toDay: lastDay };
}

/**
 * Throws 403 for delegations of others without the right to decide about them, and for own ones of a caller who may not
 * delegate any more. A number that does not exist is answered like one of others.
 */
async function refuseOthers(call: Call, kept: readonly DelegationRow[], askedCount: number): Promise<void> {
  if (hasRight(call.session, AUTHORITY_MENU_PATH, 'edit')) return;
  const authority = await authorityOf(call);
  const isOwn = kept.length === askedCount && kept.every((row) => row.approverId === call.session.staffId);
  if (!isOwn || !authority.isApprover) throw new HttpError(403, kernelSentences.notPermitted);
}

function sayingOverlap(before: DelegationRow, write: Promise<void>): Promise<void> {
  return refuseOnConflict(write, {
    delegation_overlap: staffSentences.actsForApproverAlready({ staffName: before.staffName }),
  });
}
