// The decider of requests about a member of staff: an administrator who edits staff, not frozen, and not the person it is about (Q233, Q266).
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { STAFF_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { isAdminRole, mayGiveRole } from '@charaka/rules/access/permission';
import type { Sentence } from '@charaka/rules/message/sentence';
import { hasRight } from '../../kernel/session.ts';
import { isFrozen } from '../access/frozen.ts';
import type { ApprovalKind } from '../approval/approval-kind.ts';

/** Both kinds of request name the person and the role that the administrator must be able to give. */
interface AskedOfStaff {
  readonly staffId: number;
  readonly roleId: number;
}

/** The decider of a kind of request; `ownRequest` is the refusal for the person that the request is about. */
export const administratorDecides =
  (ownRequest: Sentence): ApprovalKind['decider'] =>
  async (call) => {
    const { session } = call;
    if (!isAdminRole(session.roleId) || !hasRight(session, STAFF_MENU_PATH, 'edit') || (await isFrozen(call)))
      return null;
    return {
      forStaffId: null,
      refusalOf: ({ asked }) => {
        const { staffId, roleId } = asked as AskedOfStaff;
        if (staffId === session.staffId) return ownRequest;
        return mayGiveRole(session.roleId, roleId) ? null : accessSentences.onlyForAdministrators;
      },
    };
  };
