// Lets others act for the signed-in approver from today on, for 30 days at most (R202, R205, Q267).

import { addDelegations as addDelegationsEndpoint } from '@charaka/contract/foundation/staff/delegation';
import { staffChecks } from '@charaka/contract/foundation/staff/staff-checks';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { HttpError, refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { authorityOf } from './authority.ts';
import { disableAbandoned, findUnfit, insertDelegations } from './delegation-store.ts';
import { lastDayOf, refuseStrangers, tellLending } from './lending.ts';

/** Only those marked are granted, each to the earliest last day that was sent. The approver is always the caller, whatever is sent. */
export const addDelegations = handle(addDelegationsEndpoint, async (call, { delegations }) => {
  const authority = await authorityOf(call);
  const { staffId: approverId } = call.session;
  if (authority.isDelegator) refuse(staffSentences.notLentOnward);
  if (!authority.isApprover || approverId === null) throw new HttpError(403, kernelSentences.notPermitted);
  const enabled = delegations.filter((each) => each.isEnabled);
  const staffIds = [...new Set(enabled.map((each) => each.staffId))].sort((one, other) => one - other);
  if (staffIds.length === 0) refuse(staffChecks.nobodyChosen);
  const [wanted] = enabled.flatMap(({ toDay }) => toDay ?? []).toSorted();
  const toDay = lastDayOf(todayOf(call), wanted);
  if (toDay < todayOf(call)) refuse(staffChecks.toBeforeFrom);
  await refuseStrangers(call, approverId, staffIds);
  await grant(call, { approverId, staffIds, toDay });
  await tellLending(call, staffIds, toDay);
  call.say(staffSentences.accessDelegated);
  return { grantedCount: staffIds.length };
});

async function grant(
  call: Call,
  { approverId, staffIds, toDay }: { approverId: number; staffIds: number[]; toDay: string },
): Promise<void> {
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
  await refuseOnConflict(insertDelegations(tx, tenantId, { staffIds, approverId, fromDay: today, toDay }), {
    delegation_overlap: staffSentences.delegatedMeanwhile,
  });
}
