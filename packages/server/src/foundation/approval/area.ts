// The server declaration of the approval area.
import type { ServerArea } from '../../kernel/area.ts';
import { approvalHandlers } from './approval-handlers.ts';
import type { ApprovalKinds } from './approval-kind.ts';
import { approvalWaits } from './waiting.ts';

/** The queue of deeds that need a second person; it knows no kind, each kind knows its own area. */
export const approvalArea: ServerArea<ApprovalKinds> = {
  handlers: ({ approvalKinds }) => approvalHandlers(approvalKinds),
  waits: ({ approvalKinds }) => approvalWaits(approvalKinds),
};
