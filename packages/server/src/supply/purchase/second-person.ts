// The second person for money of suppliers: another staff member than the maker, within the limit of an approver (Q268).
import { approvalSentences } from '@charaka/contract/foundation/approval/approval-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
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

/** The users of a list who made nothing of it, under any log-in. */
export async function withoutMakers(
  call: Call,
  userIds: readonly number[],
  makers: readonly Maker[],
): Promise<number[]> {
  const staffIds = makers.flatMap(({ staffId }) => staffId ?? []);
  const rows = await call.tx.rows<{ userId: number }>(sql`
    select user_id from app_user where tenant_id = ${call.tenantId} and user_id = any(${userIds}::bigint[])
      and user_id <> all(${makers.map(({ userId }) => userId)}::bigint[])
      and coalesce(staff_id <> all(${staffIds}::bigint[]), true) order by user_id`);
  return rows.map(({ userId }) => userId);
}

interface Decided {
  readonly makers: readonly Maker[];
  readonly amountPaise: Paise;
  /** Shown to a maker. */
  readonly refusal: Sentence;
  /** Noted for the audit where the caller acts for an approver. */
  readonly deed: string;
  /** Shown to a caller who is no approver, where the right on the screen is not enough. */
  readonly approverRefusal?: Sentence;
}

/** Refuses each maker under any log-in or by a lent right, and an approver above the own limit. */
export async function needSecondPerson(call: Call, decided: Decided): Promise<void> {
  const { makers, amountPaise, refusal, deed, approverRefusal } = decided;
  const authority = await authorityOf(call);
  const lenderId = authority.actingFor?.approverId;
  const isMaker = makers.some(
    (maker) => isSamePerson(call, maker) || (maker.staffId !== null && maker.staffId === lenderId),
  );
  const makerIds = makers.map(({ userId }) => userId);
  if (isMaker || (await isByMaker(call, authority, makerIds))) refuse(refusal);
  const { isApprover, isDelegator, limitPaise } = authority;
  if (!isApprover && !isDelegator) {
    if (approverRefusal) refuse(approverRefusal);
    return;
  }
  if (limitPaise !== null && amountPaise > limitPaise)
    refuse(approvalSentences.aboveYourLimit({ sum: formatPaise(amountPaise), limit: formatPaise(limitPaise) }));
  await noteUse(call, authority, deed);
}
