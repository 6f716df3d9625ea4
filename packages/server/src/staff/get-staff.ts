// Reads one member of staff: oneself, or anybody for who may see staff (R197-R200).
import { getStaff as getStaffEndpoint, STAFF_MENU_PATH } from '@charaka/contract/staff';
import { dateInZone } from '@charaka/rules/hospital-day';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/permission';
import { handle } from '../kernel/handler.ts';
import { refuse, Turned } from '../kernel/refusal.ts';
import { hasRight } from '../kernel/session.ts';
import { findStaff } from './staff-store.ts';

/** Throws 403 for others without the right to see staff. Super administrators are shown to themselves alone (R179). */
export const getStaff = handle(getStaffEndpoint, async (call, { staffId }) => {
  const { session, tx, tenantId, now, hospital } = call;
  const isOwn = staffId === session.staffId;
  if (!isOwn && !hasRight(session, STAFF_MENU_PATH, 'view')) throw new Turned(403, 'You are not permitted to do this');
  const staff = await findStaff(tx, tenantId, staffId, dateInZone(now, hospital.timezone));
  const isHidden = staff.roleId === SUPER_ADMINISTRATOR_ROLE_ID && session.roleId !== SUPER_ADMINISTRATOR_ROLE_ID;
  if (isHidden && !isOwn) refuse('This member of staff does not exist');
  return { staff };
});
