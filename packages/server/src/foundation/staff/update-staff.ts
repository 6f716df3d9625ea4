// Changes a member of staff, and the user of it with the same stroke.

import { updateStaff as updateStaffEndpoint } from '@charaka/contract/foundation/staff/staff';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { type Call, type Handler, handle, todayOf } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { SecurityPost } from '../access/security-post.ts';
import type { PasswordParts } from './change-password.ts';
import { confirmOwnAddress, isAddressChanged, isStrongAccount, resetAccount, tellAddressAsked } from './recovery.ts';
import { askForAddress, hasSecondPerson } from './recovery-approval.ts';
import { followWithAccount, openAccount } from './staff-account.ts';
import { refuseHigherRole } from './staff-role.ts';
import {
  editedStaff,
  findStaff,
  type LockedStaff,
  lockStaff,
  replaceStaff,
  type StaffInput,
  sayingTaken,
} from './staff-store.ts';
import { saidOf, strengthOf } from './strong-role-approval.ts';

/**
 * Changing with this server's private key, which opens the password of a new log-in. An old password is changed by changePassword. Another
 * address of somebody else's log-in is a reset, to which a second person agrees where the account is strong (Q266).
 */
export function updateStaff({ privateKey, post }: Pick<PasswordParts, 'privateKey' | 'post'>): Handler {
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
    const reset = await followRecovery(call, before, staff, post);
    const written = {
      ...staff,
      ...(strength === 'waits' ? { roleId: before.roleId } : {}),
      ...(reset === 'waits' ? { email: before.logInEmail, contactNo: before.logInPhone } : {}),
    };
    await sayingTaken(replaceStaff(call, before, written));
    const { userId, hospitalId } = before;
    if (userId !== null) await sayingTaken(followWithAccount(call, { ...before, userId }, written, account));
    else if (account) await sayingTaken(openAccount(call, { ...written, staffId, hospitalId }, account, privateKey));
    const asked = { staffId, roleId, isEntering: false };
    call.say(await saidOf(call, saidOfReset[reset], strength, asked, before.fullName));
    return { staff: await findStaff(call, staffId, todayOf(call)) };
  });
}

const saidOfReset = {
  none: staffSentences.staffUpdated,
  done: staffSentences.addressReset,
  alone: staffSentences.doneAlone({ done: staffSentences.addressReset }),
  waits: staffSentences.addressWaits,
} as const;

/** The effect of the wanted e-mail and phone on the log-in: none, a reset at once, or one that waits for a second person. */
async function followRecovery(
  call: Call,
  before: LockedStaff,
  wanted: StaffInput,
  post: SecurityPost,
): Promise<keyof typeof saidOfReset> {
  const { userId } = before;
  if (userId === null || !isAddressChanged(before, wanted)) return 'none';
  if (userId === call.userId) {
    await confirmOwnAddress(call, post);
    return 'none';
  }
  const withLogIn = { ...before, userId };
  const isStrong = await isStrongAccount(call, before);
  if (isStrong && (await hasSecondPerson(call, withLogIn))) {
    await askForAddress(call, withLogIn, wanted);
    await tellAddressAsked(call, withLogIn, post);
    return 'waits';
  }
  await resetAccount(call, withLogIn, post);
  return isStrong ? 'alone' : 'done';
}
