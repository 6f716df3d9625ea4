// Makes somebody an approver or no longer one (R177); delegations of who is none any more end by themselves.
import { AUTHORITY_MENU_PATH, setApprover as setApproverEndpoint } from '@charaka/contract/delegation';
import { askApproval } from '../approval/ask-approval.ts';
import { handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { approverApproval, makeApprover, otherDeciders } from './approver-approval.ts';
import { lockStaff } from './staff-store.ts';

/**
 * Nobody decides about himself, and an approver is made by two persons: the second lets it stand (Q233). Where there is no second who
 * decides about approvers the only one acts alone, and the audit log says so.
 */
export const setApprover = handle(setApproverEndpoint, async (call, { staff: { staffId, isApprover } }) => {
  const { tx, tenantId, session } = call;
  if (staffId === session.staffId) refuse('Somebody else has to decide whether you are an approver');
  const before = await lockStaff(tx, tenantId, staffId);
  if (isApprover && !before.isActive) refuse(`${before.fullName} is not active`);
  const others = isApprover ? await otherDeciders(call, staffId) : [];
  if (others.length > 0) {
    await askApproval(call, approverApproval, {
      about: { staffId },
      subject: `${before.fullName} as an approver`,
      facts: [{ name: 'given', text: 'Approver' }],
      asked: { staffId },
      reason: 'A new approver',
      path: AUTHORITY_MENU_PATH,
      isOfTenant: true,
    });
    call.say(`${before.fullName} is an approver once a second person approves`);
    return {};
  }
  await makeApprover(call, staffId, isApprover);
  call.say(isApprover ? `${before.fullName} is an approver now` : `${before.fullName} is no approver any more`);
  return {};
});
