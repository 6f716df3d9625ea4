// Decides a request: a second person, never its maker, and the first of two who decide at the same instant.

import {
  approveRequest as approveRequestEndpoint,
  refuseRequest as refuseRequestEndpoint,
} from '@charaka/contract/foundation/approval/approval';
import { approvalSentences } from '@charaka/contract/foundation/approval/approval-sentences';
import type { ToldSentence } from '@charaka/rules/message/sentence';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import type { Paise } from '@charaka/rules/money/money';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { notifyUsers } from '../message/notify-users.ts';
import type { ApprovalKind, Decider } from './approval-kind.ts';
import { lockRequest, refuseClosed, type StandingRequest, writeDecision } from './approval-store.ts';
import { announceQueue, expiryOf, saidOf } from './ask-approval.ts';
import { readRequest } from './list-approvals.ts';

interface Asked {
  readonly approvalRequestId: number;
  readonly note?: string | null | undefined;
}

/** A kind without `onApproved` waits for its maker; the others are done at once. */
export function approveRequest(kinds: readonly ApprovalKind[]): Handler {
  return handle(approveRequestEndpoint, async (call, { approvalRequest: asked }) => {
    const { request, kind, decider } = await lockForDecision(call, kinds, asked);
    const { onApproved } = kind;
    await writeDecision(call, request.approvalRequestId, {
      state: onApproved ? 'used' : 'approved',
      note: asked.note || null,
      forStaffId: decider.forStaffId,
      expiresAt: expiryOf(call, kind),
    });
    await onApproved?.(call, request);
    return tell(call, kinds, { request, decider, isApproved: true });
  });
}

/** The maker reads the note. */
export function refuseRequest(kinds: readonly ApprovalKind[]): Handler {
  return handle(refuseRequestEndpoint, async (call, { approvalRequest: asked }) => {
    const { request, decider } = await lockForDecision(call, kinds, asked);
    await writeDecision(call, request.approvalRequestId, {
      state: 'refused',
      note: asked.note,
      forStaffId: decider.forStaffId,
      expiresAt: new Date(request.expiresAt),
    });
    return tell(call, kinds, { request, decider, isApproved: false });
  });
}

/** The request behind its lock, with the caller's right to decide it. */
async function lockForDecision(call: Call, kinds: readonly ApprovalKind[], { approvalRequestId }: Asked) {
  const request = await lockRequest(call, approvalRequestId);
  const kind = kinds.find((one) => one.kind === request.kind) ?? refuse(approvalSentences.kindNotDecidedHere);
  const decider = (await kind.decider(call)) ?? refuse(approvalSentences.kindNotYours);
  if (isSamePerson(call, request, decider)) refuse(approvalSentences.somebodyElseDecides);
  await refuseClosed(call, request, 'refuse');
  refuseAbove(request, decider);
  const refusal = decider.refusalOf(request);
  if (refusal) refuse(refusal);
  return { request, kind, decider };
}

function refuseAbove({ amountPaise }: StandingRequest, { limitPaise }: Decider): void {
  if (amountPaise === null || limitPaise == null || amountPaise <= limitPaise) return;
  const [sum, limit] = [formatPaise(amountPaise as Paise), formatPaise(limitPaise as Paise)];
  refuse(approvalSentences.aboveYourLimit({ sum, limit }));
}

/** The maker under the same log-in, under another of their own, or under their own right lent to somebody else. */
function isSamePerson({ userId, session }: Call, request: StandingRequest, { forStaffId }: Decider): boolean {
  const { askedBy, askedByStaffId } = request;
  if (askedBy === userId) return true;
  return askedByStaffId !== null && (askedByStaffId === session.staffId || askedByStaffId === forStaffId);
}

function toldSubject({ subject, subjectCode, subjectParams }: StandingRequest): ToldSentence | string {
  return subjectCode === null ? subject : { code: subjectCode, params: subjectParams ?? {}, text: subject };
}

interface Outcome {
  readonly request: StandingRequest;
  readonly decider: Decider;
  readonly isApproved: boolean;
}

async function tell(call: Call, kinds: readonly ApprovalKind[], { request, decider, isApproved }: Outcome) {
  const { approvalRequestId, path, askedBy } = request;
  await decider.noteUse?.(call, request, isApproved);
  const sentence = isApproved ? approvalSentences.approvedSubject : approvalSentences.refusedSubject;
  const title = saidOf(sentence, toldSubject(request));
  await notifyUsers(call, [askedBy], { title, path: (isApproved && path) || 'approval' });
  await announceQueue(call, approvalRequestId);
  call.say(isApproved ? approvalSentences.approved : approvalSentences.refused);
  return { approvalRequest: await readRequest(call, kinds, approvalRequestId) };
}
