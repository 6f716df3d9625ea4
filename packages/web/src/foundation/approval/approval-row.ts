// A deed that waits for a second person, as the queue answers it.
import type { listApprovals } from '@charaka/contract/foundation/approval/approval';
import type { RowOf } from '../../kernel/use-list.ts';

/** A request of the list. */
export type ApprovalRow = RowOf<typeof listApprovals>;
