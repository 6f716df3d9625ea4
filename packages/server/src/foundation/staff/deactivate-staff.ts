// Ends somebody's work here: the log-in is blocked and every screen of the user is out at once.

import { deactivateStaff as deactivateStaffEndpoint } from '@charaka/contract/foundation/staff/staff';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { endSessions } from './staff-account.ts';
import { refuseHigherRole } from './staff-role.ts';
import { lockStaff, writeActive } from './staff-store.ts';

/** Refuses the caller's own record. The reason is saved with the record. */
export const deactivateStaff = handle(deactivateStaffEndpoint, async (call, { staff: { staffId, reason } }) => {
  const { tx, tenantId, session } = call;
  if (staffId === session.staffId) refuse(staffSentences.ownDeactivation);
  const before = await lockStaff(tx, tenantId, staffId);
  await refuseHigherRole(call, before.roleId);
  if (!before.isActive) refuse(staffSentences.notActive({ fullName: before.fullName }));
  await writeActive(tx, tenantId, staffId, { isActive: false, reason });
  if (before.userId !== null) await endSessions(call, before.userId);
  call.say(staffSentences.deactivated({ fullName: before.fullName }));
  return {};
});
