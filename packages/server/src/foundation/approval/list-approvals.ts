// Lists requests for an approval: one's own, and those of the kinds one decides.

import { approvalMenu, listApprovals as listApprovalsEndpoint } from '@charaka/contract/foundation/approval/approval';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { hasRight } from '../../kernel/session.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { type ApprovalRequest, approvalList, type DecidedKind } from './approval-store.ts';

const row = listApprovalsEndpoint.output.shape.rows.element;

/** The kinds of the caller, who needs the right to decide besides. */
export async function decidedKinds(call: Call, kinds: readonly ApprovalKind[]): Promise<DecidedKind[]> {
  if (!hasRight(call.session, approvalMenu, 'edit')) return [];
  const deciders = await Promise.all(
    kinds.map(async (kind) => ({ kind: kind.kind, decider: await kind.decider(call) })),
  );
  return deciders.flatMap(({ kind, decider }) =>
    decider ? [{ kind, forStaffId: decider.forStaffId, limitPaise: decider.limitPaise ?? null }] : [],
  );
}

/** Requests that wait for the caller come first. */
export function listApprovals(kinds: readonly ApprovalKind[]): Handler {
  return handle(listApprovalsEndpoint, async (call, input) =>
    readList<ApprovalRequest>(call.tx, approvalList(call, await decidedKinds(call, kinds), input), row, input),
  );
}

/** One request as the caller sees it. Refuses one that is not the caller's to see. */
export async function readRequest(
  call: Call,
  kinds: readonly ApprovalKind[],
  approvalRequestId: number,
): Promise<ApprovalRequest> {
  const { select, from, where } = approvalList(call, await decidedKinds(call, kinds), {});
  return call.tx.one<ApprovalRequest>(
    sql`select ${select} from ${from} where ${where} and x.approval_request_id = ${approvalRequestId}`,
    kernelSentences.requestDoesNotExist,
  );
}
