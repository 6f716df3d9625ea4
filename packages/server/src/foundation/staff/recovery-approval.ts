// The second person who agrees to another address of an account that approves, verifies or administers (Q266).

import { STAFF_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import type { Call } from '../../kernel/handler.ts';
import type { ApprovalKind } from '../approval/approval-kind.ts';
import { askApproval } from '../approval/ask-approval.ts';
import { followAddress } from './account-store.ts';
import { administratorDecides } from './administrator-decides.ts';
import { type Address, resetAccount, type WithLogIn } from './recovery.ts';
import { lockStaff, sayingTaken, writeAddress } from './staff-store.ts';
import { otherGivers } from './strong-role-approval.ts';

interface AskedAddress {
  readonly staffId: number;
  readonly roleId: number;
  readonly email: string | null;
  readonly contactNo: string | null;
}

/** Whether another administrator is there to agree. */
export async function hasSecondPerson(call: Call, { staffId, roleId }: WithLogIn): Promise<boolean> {
  return (await otherGivers(call, { staffId, roleId })).length > 0;
}

/** Puts the wanted address into the queue of approvals. */
export async function askForAddress(call: Call, before: WithLogIn, address: Address): Promise<void> {
  const { staffId, roleId, fullName } = before;
  const asked: AskedAddress = {
    staffId,
    roleId,
    email: address.email?.toLowerCase() || null,
    contactNo: address.contactNo || null,
  };
  const facts = [
    { name: 'email', text: asked.email ?? '-' },
    { name: 'phone', text: asked.contactNo ?? '-' },
  ];
  await askApproval(call, recoveryApproval, {
    about: { staffId },
    subject: staffSentences.addressAsked({ fullName }),
    facts,
    asked,
    reason: staffSentences.addressAskedFor({ fullName }),
    path: `${STAFF_MENU_PATH}/${staffId}`,
    isOfTenant: true,
  });
}

/** Registered in area.ts; the address is written, and the account is reset, with the approval. */
export const recoveryApproval: ApprovalKind = {
  kind: 'recovery',
  hoursValid: 72,
  decider: administratorDecides(staffSentences.ownAddressDecided),
  usersToTell: (call) => otherGivers(call, {}),
  onApproved: async (call, { asked }) => {
    const { tx, tenantId } = call;
    const { staffId, email, contactNo } = asked as AskedAddress;
    const before = await lockStaff(tx, tenantId, staffId);
    if (before.userId !== null) await resetAccount(call, { ...before, userId: before.userId });
    await sayingTaken(writeAddress(tx, tenantId, staffId, { email, contactNo }));
    if (before.userId !== null)
      await sayingTaken(followAddress(tx, tenantId, before.userId, { email, phone: contactNo }));
    await tx.announce(staffTopic, { tenantId, id: staffId });
  },
};
