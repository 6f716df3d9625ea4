// Changes a member of staff, and the user of it with the same stroke.

import { updateStaff as updateStaffEndpoint } from '@charaka/contract/foundation/staff/staff';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { type Handler, handle, todayOf } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import { followWithAccount, openAccount } from './staff-account.ts';
import { refuseHigherRole } from './staff-role.ts';
import { editedStaff, findStaff, lockStaff, replaceStaff, sayingTaken } from './staff-store.ts';
import { saidOf, strengthOf } from './strong-role-approval.ts';

/** Changing with this server's private key, which opens the password of a new log-in. An old password is changed by changePassword. */
export function updateStaff(privateKey: string): Handler {
  return handle(updateStaffEndpoint, async (call, { staff: { account, ...staff } }) => {
    const { tx, tenantId, session } = call;
    const { staffId, roleId } = staff;
    const before = await lockStaff(tx, tenantId, staffId);
    await refuseHigherRole(call, before.roleId);
    await refuseStale(call, editedStaff, staffId, staff.version);
    if (roleId !== before.roleId) {
      if (staffId === session.staffId) refuse(staffSentences.ownRole);
      await refuseHigherRole(call, roleId);
    }
    const strength = roleId === before.roleId ? 'plain' : await strengthOf(call, { roleId, staffId });
    const written = strength === 'waits' ? { ...staff, roleId: before.roleId } : staff;
    await sayingTaken(replaceStaff(call, before, written));
    const { userId, hospitalId } = before;
    if (userId !== null) await sayingTaken(followWithAccount(call, { ...before, userId }, written, account));
    else if (account) await sayingTaken(openAccount(call, { ...written, staffId, hospitalId }, account, privateKey));
    const asked = { staffId, roleId, isEntering: false };
    call.say(await saidOf(call, staffSentences.staffUpdated, strength, asked, before.fullName));
    return { staff: await findStaff(call, staffId, todayOf(call)) };
  });
}
