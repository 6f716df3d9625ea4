// What only administrators do: roles 0 and 19 (R164).
import { isAdminRole } from '@charaka/rules/access/permission';
import { HttpError } from '../../kernel/refusal.ts';
import type { Session } from '../../kernel/session.ts';

/** Throws 403 for everybody else. */
export function refuseNoAdministrator({ roleId }: Session): void {
  if (!isAdminRole(roleId)) throw new HttpError(403, 'You are not permitted to do this');
}
