// Lets somebody work here again, with the log-in of before.
import { reactivateStaff as reactivateStaffEndpoint } from '@charaka/contract/staff';
import { handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { refuseHigherRole } from './staff-role.ts';
import { lockStaff, sayingTaken, writeActive } from './staff-store.ts';

/** Refuses when email or phone were given to somebody else meanwhile. */
export const reactivateStaff = handle(reactivateStaffEndpoint, async (call, { staff: { staffId } }) => {
  const { tx, tenantId } = call;
  const before = await lockStaff(tx, tenantId, staffId);
  await refuseHigherRole(call, before.roleId);
  if (before.isActive) refuse(`${before.fullName} is active`);
  await sayingTaken(writeActive(tx, tenantId, staffId, { isActive: true, reason: null }));
  await tx.announce({ topic: 'staff', tenantId, id: staffId });
  await tx.announce({ topic: 'delegation', tenantId });
  call.say(`${before.fullName} works here again`);
  return {};
});
