// Shows what is given away on an account, and asks a second person for more than the caller may give (Q223, Q236).
import { askGiftApproval as askGiftApprovalEndpoint, getGift as getGiftEndpoint } from '@charaka/contract/gift';
import { displayAdmissionNumber } from '@charaka/rules/display-number';
import { type Gift, giftOf, isGiftAbove } from '@charaka/rules/gift';
import { type BasisPoints, subtractPaise, ZERO } from '@charaka/rules/money';
import { lockAdmission, readAdmission } from '../admission/admission-store.ts';
import type { ApprovalFact } from '../approval/approval-kind.ts';
import { askApproval, findApproval } from '../approval/ask-approval.ts';
import { giftApproval } from '../charge/gift-approval.ts';
import { askedGift, giftLimitOf } from '../charge/judge-gift.ts';
import { type Call, handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { accountAfter, readGift } from './bill-gift.ts';

const shown = ({ listPaise, giftPaise, giftBasisPoints }: Gift) => ({
  listPrice: listPaise,
  gift: giftPaise,
  giftPercent: giftBasisPoints,
});

/** The figures as they stand, and the caller's own request about them. */
export const getGift = handle(getGiftEndpoint, async (call, { admissionId }) => {
  const gift = giftOf(await readGift(call, admissionId));
  const limitPercent = await giftLimitOf(call);
  const request = await findApproval(call, giftApproval, { admissionId });
  const approved = request?.state === 'approved' ? askedGift(request) : undefined;
  return {
    ...shown(gift),
    limitPercent,
    isAsked: request?.state === 'asked',
    approved: request && approved ? { ...approvedFigures(approved), expiresAt: request.expiresAt } : null,
  };
});

const approvedFigures = ({ giftPaise, giftBasisPoints }: Gift) => ({ gift: giftPaise, giftPercent: giftBasisPoints });

/** Refused where the caller needs nobody: a request that changes nothing only costs a second person's time. */
export const askGiftApproval = handle(askGiftApprovalEndpoint, async (call, { admissionId, change, reason }) => {
  await lockAdmission(call, admissionId);
  const [soFar, after, limit] = [
    giftOf(await readGift(call, admissionId)),
    giftOf(await accountAfter(call, admissionId, change)),
    await giftLimitOf(call),
  ];
  if (limit === null || !isGiftAbove(after, limit)) refuse('You may give this without an approval');
  const approvalRequestId = await askApproval(call, giftApproval, {
    about: { admissionId },
    subject: await subjectOf(call, admissionId),
    facts: factsOf(after, soFar, limit),
    asked: after,
    reason,
    path: 'approval',
  });
  call.say('Asked for an approval');
  return { approvalRequestId, ...shown(after) };
});

function factsOf(after: Gift, soFar: Gift, limit: BasisPoints): ApprovalFact[] {
  const charged = after.listPaise > after.giftPaise ? subtractPaise(after.listPaise, after.giftPaise) : ZERO;
  return [
    { name: 'listPrice', money: after.listPaise },
    { name: 'charged', money: charged },
    { name: 'gift', money: after.giftPaise },
    { name: 'percent', percent: after.giftBasisPoints },
    { name: 'giftSoFar', money: soFar.giftPaise },
    { name: 'limit', percent: limit },
  ];
}

async function subjectOf(call: Call, admissionId: number): Promise<string> {
  const { firstName, lastName, admissionMode } = await readAdmission(call, admissionId);
  const number = displayAdmissionNumber(admissionId, admissionMode, call.hospital.inpatientAdmissionPrefix);
  return `${firstName} ${lastName}, ${number}`;
}
