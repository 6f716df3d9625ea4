// Takes an own request back, while it waits or before its approval was used.
import { withdrawRequest as withdrawRequestEndpoint } from '@charaka/contract/foundation/approval/approval';
import { type Handler, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { closeRequest, lockRequest } from './approval-store.ts';
import { announceQueue } from './ask-approval.ts';
import { readRequest } from './list-approvals.ts';

/** Whoever asked, and nobody else. */
export function withdrawRequest(kinds: readonly ApprovalKind[]): Handler {
  return handle(withdrawRequestEndpoint, async (call, { approvalRequest: { approvalRequestId } }) => {
    const request = await lockRequest(call, approvalRequestId);
    if (request.askedBy !== call.userId) refuse('Only who asked can take a request back');
    if (request.state !== 'asked' && request.state !== 'approved') refuse('This request is closed already');
    await closeRequest(call, approvalRequestId, 'withdrawn');
    await announceQueue(call, approvalRequestId);
    call.say('Request taken back');
    return { approvalRequest: await readRequest(call, kinds, approvalRequestId) };
  });
}
