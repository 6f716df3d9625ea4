// Delegations of one approver, or of all for a caller who decides about approving authorities (R204, R207).

import { AUTHORITY_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { listDelegations as listDelegationsEndpoint } from '@charaka/contract/foundation/staff/delegation';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { HttpError } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { delegationList } from './delegation-store.ts';

const row = listDelegationsEndpoint.output.shape.rows.element;

/** Throws 403 for another's delegations without the right to see the approving authorities. */
export const listDelegations = handle(listDelegationsEndpoint, async (call, { approverId, ...request }) => {
  const { session } = call;
  const isOwn = approverId != null && approverId === session.staffId;
  if (!isOwn && !hasRight(session, AUTHORITY_MENU_PATH, 'view')) throw new HttpError(403, kernelSentences.notPermitted);
  const today = todayOf(call);
  return readList(call.tx, delegationList(call.tenantId, today, approverId ?? null), row, request);
});
