// Gives and takes rights of a role: what the caller may grant, and with a second person where that is needed (Q233).

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { ROLE_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { accessTopic } from '@charaka/contract/kernel/topic';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Call } from '../../kernel/handler.ts';
import { toldFact } from '../approval/approval-kind.ts';
import { askApproval } from '../approval/ask-approval.ts';
import { noteRightsOfRole } from './note-rights.ts';
import { changedRows, needsSecondPerson, refuseUngrantable, screenNamed } from './permission-group.ts';
import { otherGranters, rightsApproval } from './rights-approval.ts';
import { type MenuRights, type Role, rightsOfRole, writeRights } from './role-store.ts';

/**
 * Writes the rows that differ from the saved ones, and returns the sentence for the user: `done`, and the part that
 * waits besides. Removed rights count at once; deeds, rights on rights and people, and the right to grant wait for a
 * second person. The only user who may change rights in a tenant acts alone; the sentence and the audit log say so.
 * Refuses rights that the caller may not grant.
 */
export async function giveRights(
  call: Call,
  role: Role,
  wanted: readonly MenuRights[],
  done: Sentence,
): Promise<Sentence> {
  const { tx, tenantId } = call;
  const kept = await rightsOfRole(tx, tenantId, role.roleId);
  const changes = changedRows(kept, wanted);
  refuseUngrantable(call.session, changes);
  const guarded = changes.filter((row) => needsSecondPerson(kept, row));
  const others = guarded.length > 0 ? await otherGranters(call, role.roleId) : [];
  const isWaiting = others.length > 0;
  const counting = isWaiting ? changes.filter((row) => !guarded.includes(row)) : changes;
  await writeRights(tx, tenantId, role.roleId, counting);
  await noteRightsOfRole(call, role, counting);
  if (isWaiting) await askForRights(call, role, guarded);
  await tx.announce(accessTopic, { tenantId });
  if (guarded.length === 0) return done;
  if (isWaiting) return accessSentences.rightsWait({ done, guardedCount: guarded.length });
  return accessSentences.rightsCountAlone({ done });
}

/** Puts what needs a second person into the queue. */
async function askForRights(call: Call, { roleId, roleName }: Role, rights: readonly MenuRights[]): Promise<void> {
  await askApproval(call, rightsApproval, {
    about: { roleId },
    subject: accessSentences.rightsAsked({ roleName }),
    facts: [
      { name: 'role', text: roleName },
      toldFact('given', accessSentences.rightsGiven({ screen: rights.map(({ menuPath }) => screenNamed(menuPath)) })),
    ],
    asked: { roleId, rights },
    reason: accessSentences.rightsAskedFor({ roleName }),
    path: ROLE_MENU_PATH,
    isOfTenant: true,
  });
}
