// Adds a member of staff, with a log-in when one is asked for: both or neither (Q194).

import { addStaff as addStaffEndpoint } from '@charaka/contract/foundation/staff/staff';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { nameInOne } from '@charaka/rules/person/person-name';
import { type Handler, handle, todayOf } from '../../kernel/handler.ts';
import { openAccount } from './staff-account.ts';
import { refuseHigherRole } from './staff-role.ts';
import { findStaff, insertStaff, sayingTaken, writeActive } from './staff-store.ts';
import { saidOf, strengthOf } from './strong-role-approval.ts';

/** Adding with this server's private key, which opens the initial password. */
export function addStaff(privateKey: string): Handler {
  return handle(addStaffEndpoint, async (call, { staff: { account, ...staff } }) => {
    const { tx, tenantId } = call;
    const { hospitalId } = call.hospital;
    await refuseHigherRole(call, staff.roleId);
    const staffId = await sayingTaken(insertStaff(call, staff));
    if (account) await sayingTaken(openAccount(call, { ...staff, staffId, hospitalId }, account, privateKey));
    const { roleId } = staff;
    const strength = await strengthOf(call, { roleId, staffId });
    const fullName = nameInOne(staff.firstName, staff.lastName);
    // Until somebody else agrees the new colleague does not work here yet, whatever log-in there is.
    if (strength === 'waits')
      await writeActive(tx, tenantId, staffId, { isActive: false, reason: 'Waits for a second person' });
    call.say(await saidOf(call, staffSentences.staffAdded, strength, { staffId, roleId, isEntering: true }, fullName));
    return { staff: await findStaff(call, staffId, todayOf(call)) };
  });
}
