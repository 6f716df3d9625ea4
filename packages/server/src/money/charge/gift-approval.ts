// The approval of a gift above a user's limit, by an approver or a user who acts for one (Q137, Q223).
import type { Gift, GiftLimit } from '@charaka/rules/money/gift';
import { subtractPaise, ZERO } from '@charaka/rules/money/money';
import type { ApprovalFact, ApprovalKind } from '../../foundation/approval/approval-kind.ts';
import { decidedByApprovers } from '../../foundation/staff/approver-decider.ts';

/** Registered in approval-kinds.ts. The maker gives the gift: an approval only permits it. */
export const giftApproval: ApprovalKind = {
  kind: 'gift',
  hoursValid: 48,
  ...decidedByApprovers('Gift'),
};

/** The figures of a gift for the person who decides, with what an account was given before. */
export function giftFacts(after: Gift, { shareBasisPoints, ownPaise }: GiftLimit, soFar?: Gift): ApprovalFact[] {
  const charged = after.listPaise > after.giftPaise ? subtractPaise(after.listPaise, after.giftPaise) : ZERO;
  return [
    { name: 'listPrice', money: after.listPaise },
    { name: 'charged', money: charged },
    { name: 'gift', money: after.giftPaise },
    { name: 'percent', percent: after.giftBasisPoints },
    ...(soFar ? [{ name: 'giftSoFar', money: soFar.giftPaise }] : []),
    { name: 'limit', percent: shareBasisPoints },
    ...(ownPaise ? [{ name: 'limitAmount', money: ownPaise }] : []),
  ];
}
