// Makes somebody an approver or no longer one (R177); delegations of who is none any more end by themselves.
import { setApprover as setApproverEndpoint } from '@charaka/contract/delegation';
import { handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockStaff, writeApprover } from './staff-store.ts';

/** Nobody decides about himself: an approver is made by somebody else. */
export const setApprover = handle(setApproverEndpoint, async (call, { staff: { staffId, isApprover } }) => {
  const { tx, tenantId, session } = call;
  if (staffId === session.staffId) refuse('Somebody else has to decide whether you are an approver');
  const before = await lockStaff(tx, tenantId, staffId);
  if (isApprover && !before.isActive) refuse(`${before.fullName} is not active`);
  await writeApprover(tx, tenantId, staffId, isApprover);
  await tx.announce({ topic: 'delegation', tenantId });
  await tx.announce({ topic: 'staff', tenantId });
  call.say(isApprover ? `${before.fullName} is an approver now` : `${before.fullName} is no approver any more`);
  return {};
});
