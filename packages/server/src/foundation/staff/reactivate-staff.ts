// Lets somebody work here again, with the log-in of before.

import { reactivateStaff as reactivateStaffEndpoint } from '@charaka/contract/foundation/staff/staff';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseHigherRole } from './staff-role.ts';
import { lockStaff, sayingTaken, writeActive } from './staff-store.ts';
import { saidOf, strengthOf } from './strong-role-approval.ts';

/** Refuses when email or phone were given to somebody else meanwhile. */
export const reactivateStaff = handle(reactivateStaffEndpoint, async (call, { staff: { staffId } }) => {
  const { tx, tenantId } = call;
  const before = await lockStaff(tx, tenantId, staffId);
  await refuseHigherRole(call, before.roleId);
  if (before.isActive) refuse(staffSentences.isActive({ fullName: before.fullName }));
  const { roleId, fullName } = before;
  const strength = await strengthOf(call, { roleId, staffId });
  const asked = { staffId, roleId, isEntering: true };
  if (strength === 'waits') {
    call.say(await saidOf(call, staffSentences.doesNotWorkYet({ fullName }), strength, asked, fullName));
    return {};
  }
  await sayingTaken(writeActive(tx, tenantId, staffId, { isActive: true, reason: null }));
  call.say(await saidOf(call, staffSentences.worksAgain({ fullName }), strength, asked, fullName));
  return {};
});
