// Whether the caller may raise the gift on an account so far; above the caller's limit a second person has approved it (Q223).

import { giftField } from '@charaka/contract/money/bill/gift';
import { chargeSentences } from '@charaka/contract/money/charge/charge-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import {
  coversGift,
  type Gift,
  type GiftAccount,
  type GiftLimit,
  giftOf,
  isGiftAbove,
  isGiftRaised,
  isUnlimited,
} from '@charaka/rules/money/gift';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import { addPaise, basisPointsToPercent, type Paise } from '@charaka/rules/money/money';
import type { WaitingRequest } from '../../foundation/approval/approval-kind.ts';
import { useApproval } from '../../foundation/approval/ask-approval.ts';
import { authorityOf } from '../../foundation/staff/authority.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { chargeSettings } from './charge-settings.ts';
import { readGiftAccount, type StandingGift } from './gift-account.ts';
import { giftApproval } from './gift-approval.ts';

/** The limit of the caller without approval: the hospital's share of the list price, and for an approver a sum besides (Q137). */
export async function giftLimitOf(call: Call): Promise<GiftLimit> {
  const { limitPaise } = await authorityOf(call);
  return { shareBasisPoints: chargeSettings.of(call.hospital).discountLimitBasisPoints, ownPaise: limitPaise };
}

/** The approved gift, as requested. */
export function askedGift({ asked }: WaitingRequest): Gift {
  return asked as Gift;
}

/**
 * Refuses a change that raises the gift above the caller's limit, unless an approval of the caller covers it, which is
 * used up. Behind the admission's lock, so that the second of two simultaneous gifts includes the first.
 */
export async function judgeGift(
  call: Call,
  admissionId: number,
  before: GiftAccount,
  after: GiftAccount,
): Promise<void> {
  const limit = await giftLimitOf(call);
  const gift = giftOf(after);
  if (!isGiftAbove(gift, limit) || !isGiftRaised(giftOf(before), gift)) return;
  const covering = (request: WaitingRequest) => coversGift(askedGift(request), gift);
  if (await useApproval(call, giftApproval, { admissionId }, covering)) return;
  const sentence = chargeSentences.giftAboveLimit({
    gift: formatPaise(gift.giftPaise),
    giftPercent: basisPointsToPercent(gift.giftBasisPoints),
    list: formatPaise(gift.listPaise),
    allowed: limitWord(limit),
  });
  refuse(sentence, { [giftField]: sentence });
}

function limitWord({ shareBasisPoints, ownPaise }: GiftLimit): Sentence {
  const sharePercent = basisPointsToPercent(shareBasisPoints);
  if (!ownPaise) return chargeSentences.limitOfShare({ sharePercent });
  return chargeSentences.limitOfShareOrSum({ sharePercent, ownSum: formatPaise(ownPaise) });
}

/** Judges the discount of a cash memo like any other gift on the account (Q268). */
export async function judgeMedicine(
  call: Call,
  admissionId: number,
  { netPaise, discountPaise }: { netPaise: Paise; discountPaise: Paise },
): Promise<void> {
  if (discountPaise === 0 || isUnlimited(await giftLimitOf(call))) return;
  const account = await readGiftAccount(call, admissionId);
  await judgeGift(call, admissionId, account, {
    ...account,
    medicineListPaise: addPaise(account.medicineListPaise, netPaise, discountPaise),
    medicineDiscountPaise: addPaise(account.medicineDiscountPaise, discountPaise),
  });
}

/** Judges a change of lines; nothing is read where the caller has no limit. */
export async function judgeLines(
  call: Call,
  admissionId: number,
  change: (account: StandingGift) => StandingGift,
): Promise<void> {
  if (isUnlimited(await giftLimitOf(call))) return;
  const account = await readGiftAccount(call, admissionId);
  await judgeGift(call, admissionId, account, change(account));
}
