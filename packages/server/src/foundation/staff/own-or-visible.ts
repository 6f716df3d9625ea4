// Readable records of staff: the caller's own, or any with the right to see staff; only super administrators see super administrators.

import { STAFF_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import type { Call } from '../../kernel/handler.ts';
import { HttpError, refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { findRoleOf } from './staff-store.ts';

/** Throws 403 without the right to see staff. Refuses for a member of staff who is not there, or not to be seen (R179). */
export async function refuseUnseen({ tx, tenantId, session }: Call, staffId: number): Promise<void> {
  if (staffId === session.staffId) return;
  if (!hasRight(session, STAFF_MENU_PATH, 'view')) throw new HttpError(403, kernelSentences.notPermitted);
  const roleId = await findRoleOf(tx, tenantId, staffId);
  const isHidden = roleId === SUPER_ADMINISTRATOR_ROLE_ID && session.roleId !== SUPER_ADMINISTRATOR_ROLE_ID;
  if (isHidden) refuse(staffSentences.staffDoesNotExist);
}
