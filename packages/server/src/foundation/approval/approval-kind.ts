// An area's declaration of a kind of deed that needs a second person: who may decide it, and what an approval does.

import type { approvalFact } from '@charaka/contract/foundation/approval/approval';
import type { Sentence, ToldSentence } from '@charaka/rules/message/sentence';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';

/** One fact that the approver reads; amounts in paise. */
export type ApprovalFact = z.output<typeof approvalFact>;

/** A fact in words of ours, which every reader has in their own language. */
export function toldFact(name: string, { code, params, text }: Sentence): ApprovalFact {
  return { name, text: text.slice(0, 2000), textCode: code, textParams: { ...params } };
}

/** A request as its kind is asked about it. */
export interface WaitingRequest {
  readonly approvalRequestId: number;
  readonly kind: string;
  readonly hospitalId: number | null;
  readonly about: Readonly<Record<string, number>>;
  /** The data of the request, as the requesting area sent it. */
  readonly asked: unknown;
  /** The subject; sentences of the product have a code and values besides. */
  readonly subject: string;
  readonly subjectCode: string | null;
  readonly subjectParams: ToldSentence['params'] | null;
  /** The amount of the deed; null when it is not about money. */
  readonly amountPaise: number | null;
  readonly askedBy: number;
  readonly askedByStaffId: number | null;
}

/** The right that a decision needs. */
export interface Decider {
  /** The member of staff whose right it is, where the caller acts for somebody else. */
  readonly forStaffId: number | null;
  /** The largest amount this right decides; left out or null, any. */
  readonly limitPaise?: number | null;
  /** The sentence that keeps the caller from deciding this one; null when nothing does. */
  refusalOf(request: WaitingRequest): Sentence | null;
  /** Notes the use of a right that was lent. */
  noteUse?(call: Call, request: WaitingRequest, isApproved: boolean): Promise<void>;
}

/** A kind of deed that needs a second person. */
export interface ApprovalKind {
  /** A word for it, which the screen translates (`approval.json`, `kinds`). */
  readonly kind: string;
  /** The caller's right to decide requests of this kind today, or null; the maker is kept out by the queue itself. */
  decider(call: Call): Promise<Decider | null>;
  /** The users to be told that something of an amount waits; those who do not see the queue are left out by the queue itself. */
  usersToTell(call: Call, amountPaise: number): Promise<readonly number[]>;
  /**
   * Does what was asked for, in the transaction of the approval, which is then used at once. A kind without it leaves the deed to
   * the maker, who uses the approval with `useApproval`.
   */
  readonly onApproved?: (call: Call, request: WaitingRequest) => Promise<void>;
  /** How long a request, and then its approval, stands. */
  readonly hoursValid: number;
}

/** The kinds that an area declares beside its calls, and that the approval area receives from all areas. */
export interface ApprovalKinds {
  readonly approvalKinds: readonly ApprovalKind[];
}
