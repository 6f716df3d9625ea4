// A deed that waits for a second person, as the queue answers it.
import type { listApprovals } from '@charaka/contract/foundation/approval/approval';
import { toldText } from '../../kernel/told-text.ts';
import type { RowOf } from '../../kernel/use-list.ts';

/** A request of the list. */
export type ApprovalRow = RowOf<typeof listApprovals>;

/** Subject of a request, in the user's language when the words are ours. */
export const subjectOf = ({ subject, subjectCode, subjectParams }: ApprovalRow) =>
  toldText(subject, subjectCode, subjectParams);

/** Why it is asked for, likewise. */
export const reasonOf = ({ reason, reasonCode, reasonParams }: ApprovalRow) =>
  toldText(reason, reasonCode, reasonParams);
