// Two active roles of one tenant never share a name.
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { refuseOnConflict } from '../../kernel/refusal.ts';

/** Waits for a write of a role; a name that is taken becomes a sentence. */
export function sayingNameTaken<T>(roleName: string, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, { role_name_unique: accessSentences.roleExists({ roleName }) });
}
