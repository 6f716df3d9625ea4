// Calls for administrators only: roles 0 and 19 (R164).
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { isAdminRole } from '@charaka/rules/access/permission';
import { HttpError } from '../../kernel/refusal.ts';
import type { Session } from '../../kernel/session.ts';

/** Throws 403 for everybody else. */
export function refuseNoAdministrator({ roleId }: Session): void {
  if (!isAdminRole(roleId)) throw new HttpError(403, kernelSentences.notPermitted);
}
