// Shows the gift on an account, and requests the approval of a second person for more than the caller may give (Q223, Q236).

import { duesMenu } from '@charaka/contract/money/bill/bill-due';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import {
  askGiftApproval as askGiftApprovalEndpoint,
  getGift as getGiftEndpoint,
} from '@charaka/contract/money/bill/gift';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { displayAdmissionNumber } from '@charaka/rules/list/display-number';
import { type Gift, giftOf, isGiftAbove, isUnlimited } from '@charaka/rules/money/gift';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import { nameInOne } from '@charaka/rules/person/person-name';
import { askApproval, findApproval } from '../../foundation/approval/ask-approval.ts';
import { needOtherApprover } from '../../foundation/staff/approver-decider.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { identityOf } from '../../people/patient/patient-identity.ts';
import { admissionSettings } from '../../stay/admission/admission-settings.ts';
import { lockAdmission, readAdmission } from '../../stay/admission/admission-store.ts';
import { giftApproval, giftFacts } from '../charge/gift-approval.ts';
import { askedGift, giftLimitOf } from '../charge/judge-gift.ts';
import { accountAfter, type GiftChange, readGift } from './bill-gift.ts';

const shown = ({ listPaise, giftPaise, giftBasisPoints }: Gift) => ({
  listPrice: listPaise,
  gift: giftPaise,
  giftPercent: giftBasisPoints,
});

/** The present figures, and the caller's own request about them. */
export const getGift = handle(getGiftEndpoint, async (call, { admissionId }) => {
  const gift = giftOf(await readGift(call, admissionId));
  const limit = await giftLimitOf(call);
  const request = await findApproval(call, giftApproval, { admissionId });
  const approved = request?.state === 'approved' ? askedGift(request) : undefined;
  return {
    ...shown(gift),
    limitPercent: isUnlimited(limit) ? null : limit.shareBasisPoints,
    limitAmount: isUnlimited(limit) ? null : limit.ownPaise || null,
    isAsked: request?.state === 'asked',
    approved: request && approved ? { ...approvedFigures(approved), expiresAt: request.expiresAt } : null,
  };
});

const approvedFigures = ({ giftPaise, giftBasisPoints }: Gift) => ({ gift: giftPaise, giftPercent: giftBasisPoints });

/** Refuses a request that needs no approval: it would only cost a second person's time. */
export const askGiftApproval = handle(askGiftApprovalEndpoint, async (call, { admissionId, change, reason }) => {
  await lockAdmission(call, admissionId);
  const [soFar, after, limit] = [
    giftOf(await readGift(call, admissionId)),
    giftOf(await accountAfter(call, admissionId, change)),
    await giftLimitOf(call),
  ];
  if (!isGiftAbove(after, limit)) refuse(billSentences.approvalNotNeeded);
  await needOtherApprover(call, after.giftPaise, billSentences.noOtherApprover({ gift: formatPaise(after.giftPaise) }));
  const admission = await readAdmission(call, admissionId);
  const approvalRequestId = await askApproval(call, giftApproval, {
    about: { admissionId },
    subject: subjectOf(call, admission),
    facts: [{ name: 'patient', text: identityOf(call, admission) }, ...giftFacts(after, limit, soFar)],
    asked: after,
    amountPaise: after.giftPaise,
    reason,
    path: pathOf(call, admissionId, change),
  });
  call.say(billSentences.askedApproval);
  return { approvalRequestId, ...shown(after) };
});

/** The page where the maker continues: the patient's account, or the dues when the maker may see only those. */
function pathOf({ session }: Call, admissionId: number, { writeOff }: GiftChange): string {
  if (writeOff != null || !hasRight(session, admissionMenu, 'view')) return duesMenu;
  return `${admissionMenu}/patient-details?id=${admissionId}`;
}

type Admission = Awaited<ReturnType<typeof readAdmission>>;

function subjectOf(call: Call, { admissionId, firstName, lastName, admissionMode }: Admission): string {
  const { inpatientAdmissionPrefix } = admissionSettings.of(call.hospital);
  const number = displayAdmissionNumber(admissionId, admissionMode, inpatientAdmissionPrefix);
  return `${nameInOne(firstName, lastName)}, ${number}`;
}
