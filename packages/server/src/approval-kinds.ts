// The kinds of deed that need a second person, of all areas.
import type { ApprovalKind } from './approval/approval-kind.ts';
import { giftApproval } from './charge/gift-approval.ts';

/** Stands outside of the areas: the queue knows no kind, and each kind knows its own area. */
export const approvalKinds: readonly ApprovalKind[] = [giftApproval];
