// Reads one member of staff: the caller, or any for a caller who may see staff (R197-R200).
import { getStaff as getStaffEndpoint } from '@charaka/contract/foundation/staff/staff';
import { handle, todayOf } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { refuseUnseen } from './own-or-visible.ts';
import { editedStaff, findStaff } from './staff-store.ts';

/** With every stored field; whether the member is a delegator is as of today. */
export const getStaff = handle(getStaffEndpoint, async (call, { staffId }) => {
  await refuseUnseen(call, staffId);
  const staff = await findStaff(call, staffId, todayOf(call));
  return answerForEdit(call, editedStaff, staffId, staff);
});
