// Lets others act for the signed-in approver, or for the approver's delegator, from today on (R202, R205, Q191, Q193).

import { addDelegations as addDelegationsEndpoint } from '@charaka/contract/foundation/staff/delegation';
import { staffChecks } from '@charaka/contract/foundation/staff/staff-checks';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { mayActForApprover } from '@charaka/rules/access/permission';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { HttpError, refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { authorityOf, noteUse } from './authority.ts';
import { disableAbandoned, findUnfit, insertDelegations } from './delegation-store.ts';

/** Only those marked are granted. The approver is always the caller, whatever is sent. */
export const addDelegations = handle(addDelegationsEndpoint, async (call, { delegations }) => {
  const authority = await authorityOf(call);
  const { staffId: approverId } = call.session;
  if (!mayActForApprover(authority) || approverId === null) throw new HttpError(403, kernelSentences.notPermitted);
  const staffIds = [...new Set(delegations.filter((each) => each.isEnabled).map((each) => each.staffId))].sort(
    (one, other) => one - other,
  );
  if (staffIds.length === 0) refuse(staffChecks.nobodyChosen);
  await grant(call, approverId, staffIds);
  await noteUse(call, authority, `Access delegated to staff ${staffIds.join(', ')}`);
  call.say(staffSentences.accessDelegated);
  return { grantedCount: staffIds.length };
});

async function grant(call: Call, approverId: number, staffIds: number[]): Promise<void> {
  const { tx, tenantId } = call;
  const today = todayOf(call);
  const { known, unfit } = await findUnfit(tx, tenantId, staffIds, today);
  if (known < staffIds.length) refuse(staffSentences.staffDoesNotExist);
  const [first] = unfit;
  if (first) {
    const { fullName, isActive, isApprover } = first;
    if (!isActive) refuse(staffSentences.notActive({ fullName }));
    refuse(isApprover ? staffSentences.isApprover({ fullName }) : staffSentences.actsForApprover({ fullName }));
  }
  await disableAbandoned(tx, tenantId, staffIds, today);
  await refuseOnConflict(insertDelegations(tx, tenantId, { staffIds, approverId, fromDay: today }), {
    delegation_overlap: staffSentences.delegatedMeanwhile,
  });
}
