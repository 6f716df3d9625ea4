// The server declaration of the staff area.
import type { ServerArea } from '../../kernel/area.ts';
import { SecurityPost } from '../access/security-post.ts';
import type { ApprovalKinds } from '../approval/approval-kind.ts';
import { approverApproval } from './approver-approval.ts';
import { bringStaffDocumentsJob } from './bring-staff-documents.ts';
import { recoveryApproval } from './recovery-approval.ts';
import { staffHandlers } from './staff-handlers.ts';
import { strongRoleApproval } from './strong-role-approval.ts';

/** Staff, their log-ins, approvers and delegators. */
export const staffArea: ServerArea & ApprovalKinds = {
  handlers: ({ privateKey, mail, later, files }) =>
    staffHandlers({ privateKey, mail, later, files, post: new SecurityPost(mail, later) }),
  jobs: ({ files }) => [bringStaffDocumentsJob(files)],
  approvalKinds: [approverApproval, strongRoleApproval, recoveryApproval],
  recordNames: { staff: 'name_in_one(r.salutation, r.first_name, r.last_name)', delegation: null },
};
