// Adds a member of staff, with a log-in when one is asked for: both or neither (Q194).
import { addStaff as addStaffEndpoint } from '@charaka/contract/staff';
import { type Handler, handle, todayOf } from '../kernel/handler.ts';
import { openAccount } from './staff-account.ts';
import { refuseHigherRole } from './staff-role.ts';
import { findStaff, insertStaff, sayingTaken } from './staff-store.ts';

/** Adding with this server's private key, which opens the initial password. */
export function addStaff(privateKey: string): Handler {
  return handle(addStaffEndpoint, async (call, { staff: { account, ...staff } }) => {
    const { tx, tenantId } = call;
    const { hospitalId } = call.hospital;
    await refuseHigherRole(call, staff.roleId);
    const staffId = await sayingTaken(insertStaff(tx, { tenantId, hospitalId }, staff));
    if (account) await sayingTaken(openAccount(call, { ...staff, staffId, hospitalId }, account, privateKey));
    await tx.announce({ topic: 'staff', tenantId, id: staffId });
    call.say('Staff added successfully');
    return { staff: await findStaff(tx, tenantId, staffId, todayOf(call)) };
  });
}
