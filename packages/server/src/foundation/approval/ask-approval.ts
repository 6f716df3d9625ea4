// Puts a deed that needs a second person into the queue, and uses an approval: what other areas call.

import { approvalMenu } from '@charaka/contract/foundation/approval/approval';
import { approvalSentences } from '@charaka/contract/foundation/approval/approval-sentences';
import { approvalTopic } from '@charaka/contract/foundation/approval/topics';
import type { SentenceWithValues, ToldSentence } from '@charaka/rules/message/sentence';
import type { Call } from '../../kernel/handler.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import { notifyUsers } from '../message/notify-users.ts';
import type { ApprovalFact, ApprovalKind, WaitingRequest } from './approval-kind.ts';
import {
  closeRequest,
  findOwnOpen,
  insertRequest,
  lockApproved,
  type StandingApproval,
  type StandingRequest,
  type Told,
  usersWhoSee,
} from './approval-store.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Something that a second person is asked to let stand. */
export interface Asking {
  /** The keys of the records concerned; of one kind only one request about the same records waits at a time. */
  readonly about: Readonly<Record<string, number>>;
  /** The subject in a line: a sentence, or names and numbers alone. */
  readonly subject: Told;
  readonly facts: readonly ApprovalFact[];
  /** The data with which the kind does the deed, or recognises it when the approval is used. */
  readonly asked: unknown;
  /** The amount in paise, when the approver may have a limit. */
  readonly amountPaise?: number;
  /** The maker's text, or a sentence when there is none to enter. */
  readonly reason: Told;
  /** The screen on which the maker goes on once it is approved. */
  readonly path?: string;
  /** Of the whole tenant, as a change of rights; else of the hospital of the call. */
  readonly isOfTenant?: boolean;
}

/** Puts a request into the queue, tells those who may decide, and answers its number. Refuses a second one about the same. */
export async function askApproval(call: Call, kind: ApprovalKind, asking: Asking): Promise<number> {
  const approvalRequestId = await refuseOnConflict(
    insertRequest(call, {
      ...asking,
      kind: kind.kind,
      isOfTenant: asking.isOfTenant ?? false,
      path: asking.path ?? null,
      amountPaise: asking.amountPaise ?? null,
      expiresAt: expiryOf(call, kind),
    }),
    { one_waiting_request: approvalSentences.requestWaitsAlready },
  );
  const told = await usersWhoSee(call, approvalMenu, await kind.usersToTell(call, asking.amountPaise ?? 0));
  await notifyUsers(call, told, { title: saidOf(approvalSentences.pleaseDecide, asking.subject), path: approvalMenu });
  await announceQueue(call, approvalRequestId);
  return approvalRequestId;
}

/** A sentence about a request, with what it is about in it as it was told. */
export function saidOf(sentence: SentenceWithValues<'name'>, subject: ToldSentence | string): ToldSentence {
  if (typeof subject === 'string') return sentence({ name: subject });
  return { ...sentence({ name: subject.text }), params: { name: subject } };
}

/** Until when a request put or approved now stands. */
export function expiryOf({ now }: Call, { hoursValid }: ApprovalKind): Date {
  return new Date(now.getTime() + hoursValid * HOUR_MILLISECONDS);
}

/** Tells the open screens that the queue changed; what is in it they read by their own rights. */
export function announceQueue({ tx, tenantId }: Call, id: number): Promise<void> {
  return tx.announce(approvalTopic, { tenantId, id });
}

/**
 * Uses the caller's own approval about a record, once: the first that covers the deed is used up in this transaction.
 * Returns it, or undefined when there is none. The caller holds the lock of the record.
 */
export async function useApproval(
  call: Call,
  { kind }: ApprovalKind,
  about: Readonly<Record<string, number>>,
  covers: (request: WaitingRequest) => boolean,
): Promise<StandingApproval | undefined> {
  const approved = (await lockApproved(call, kind, about)).find(covers);
  if (!approved) return undefined;
  await closeRequest(call, approved.approvalRequestId, 'used');
  await announceQueue(call, approved.approvalRequestId);
  return approved;
}

/** The caller's own request about something that waits or is approved, the newest one; undefined when there is none. */
export function findApproval(
  call: Call,
  { kind }: ApprovalKind,
  about: Readonly<Record<string, number>>,
): Promise<StandingRequest | undefined> {
  return findOwnOpen(call, kind, about);
}
