// The second person for money of suppliers: another staff member than the maker, within the limit of an approver (Q268).
import { approvalSentences } from '@charaka/contract/foundation/approval/approval-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import type { Paise } from '@charaka/rules/money/money';
import { authorityOf, isByMaker, noteUse } from '../../foundation/staff/authority.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

/** A user who made something, and the staff member behind the log-in at that time. */
export interface Maker {
  readonly userId: number;
  readonly staffId: number | null;
}

/** Whether the caller is the maker, under the same log-in or under another one of the same staff member. */
export const isSamePerson = ({ userId, session }: Call, maker: Maker): boolean =>
  userId === maker.userId || (maker.staffId !== null && maker.staffId === session.staffId);

interface Decided {
  readonly maker: Maker;
  readonly amountPaise: Paise;
  /** Shown to the maker. */
  readonly refusal: Sentence;
  /** Noted for the audit where the caller acts for an approver. */
  readonly deed: string;
  /** Shown to a caller who is no approver, where the right on the screen is not enough. */
  readonly approverRefusal?: Sentence;
}

/** Refuses the maker under any log-in or by a lent right, and an approver above the own limit. */
export async function needSecondPerson(call: Call, decided: Decided): Promise<void> {
  const { maker, amountPaise, refusal, deed, approverRefusal } = decided;
  const authority = await authorityOf(call);
  const isLentByMaker = maker.staffId !== null && authority.actingFor?.approverId === maker.staffId;
  if (isSamePerson(call, maker) || isLentByMaker || (await isByMaker(call, authority, [maker.userId]))) refuse(refusal);
  const { isApprover, isDelegator, limitPaise } = authority;
  if (!isApprover && !isDelegator) {
    if (approverRefusal) refuse(approverRefusal);
    return;
  }
  if (limitPaise !== null && amountPaise > limitPaise)
    refuse(approvalSentences.aboveYourLimit({ sum: formatPaise(amountPaise), limit: formatPaise(limitPaise) }));
  await noteUse(call, authority, deed);
}
