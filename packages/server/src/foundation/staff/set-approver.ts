// Makes a member of staff an approver with a limit, or ends it (R177, Q137); delegations of a former approver end automatically.

import { AUTHORITY_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { setApprover as setApproverEndpoint } from '@charaka/contract/foundation/staff/delegation';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { type Sentence, screenWord } from '@charaka/rules/message/sentence';
import type { Paise } from '@charaka/rules/money/money';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type ApprovalFact, toldFact } from '../approval/approval-kind.ts';
import { askApproval } from '../approval/ask-approval.ts';
import { approverApproval, makeApprover, otherDeciders } from './approver-approval.ts';
import { type LockedStaff, lockStaff } from './staff-store.ts';

/**
 * Refuses the caller's own record. Making an approver and raising a limit take two persons: the second approves it
 * (Q233); one person is enough to end or to lower. When there is no second user who decides about approvers, the only
 * one acts alone, and the audit log says so.
 */
export const setApprover = handle(setApproverEndpoint, async (call, { staff }) => {
  const { tx, tenantId, session } = call;
  const { staffId, isApprover } = staff;
  const limitPaise = staff.approvalLimit ?? null;
  if (staffId === session.staffId) refuse(staffSentences.ownApproval);
  const before = await lockStaff(tx, tenantId, staffId);
  if (isApprover && !before.isActive) refuse(staffSentences.notActive({ fullName: before.fullName }));
  const isMore = isApprover && !(before.isApprover && isWithin(limitPaise, before.approvalLimitPaise));
  const others = isMore ? await otherDeciders(call, staffId) : [];
  if (others.length > 0) return askSecond(call, before, limitPaise);
  await makeApprover(call, staffId, { isApprover, limitPaise });
  call.say(sentenceOf(before, isApprover));
  return {};
});

/** Whether a limit is no higher than another one; null is any sum. */
function isWithin(limitPaise: number | null, knownPaise: number | null): boolean {
  return knownPaise === null || (limitPaise !== null && limitPaise <= knownPaise);
}

async function askSecond(
  call: Call,
  { staffId, fullName, isApprover }: LockedStaff,
  limitPaise: Paise | null,
): Promise<Record<string, never>> {
  const upTo: ApprovalFact =
    limitPaise === null
      ? toldFact('approvalLimit', staffSentences.noLimit)
      : { name: 'approvalLimit', money: limitPaise };
  await askApproval(call, approverApproval, {
    about: { staffId },
    subject: staffSentences.approverAsked({ fullName }),
    facts: [toldFact('given', screenWord('approval:kinds.approver', 'Approver')), upTo],
    asked: { staffId, limitPaise },
    reason: staffSentences.approverAskedFor,
    path: AUTHORITY_MENU_PATH,
    isOfTenant: true,
  });
  call.say(isApprover ? staffSentences.limitWaits({ fullName }) : staffSentences.approverWaits({ fullName }));
  return {};
}

function sentenceOf({ fullName, isApprover: wasApprover }: LockedStaff, isApprover: boolean): Sentence {
  if (!isApprover) return staffSentences.noApproverAnyMore({ fullName });
  return wasApprover ? staffSentences.limitSaved({ fullName }) : staffSentences.approverNow({ fullName });
}
