// Takes an own request back, while it waits or before its approval was used.

import { withdrawRequest as withdrawRequestEndpoint } from '@charaka/contract/foundation/approval/approval';
import { approvalSentences } from '@charaka/contract/foundation/approval/approval-sentences';
import { type Handler, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { closeRequest, lockRequest, refuseClosed } from './approval-store.ts';
import { announceQueue } from './ask-approval.ts';
import { readRequest } from './list-approvals.ts';

/** For the maker of the request only. */
export function withdrawRequest(kinds: readonly ApprovalKind[]): Handler {
  return handle(withdrawRequestEndpoint, async (call, { approvalRequest: { approvalRequestId } }) => {
    const request = await lockRequest(call, approvalRequestId);
    if (request.askedBy !== call.userId) refuse(approvalSentences.onlyAskerTakesBack);
    await refuseClosed(call, request, 'withdraw');
    await closeRequest(call, approvalRequestId, 'withdrawn');
    await announceQueue(call, approvalRequestId);
    call.say(approvalSentences.requestTakenBack);
    return { approvalRequest: await readRequest(call, kinds, approvalRequestId) };
  });
}
