// What the charge area declares to the server.
import type { ApprovalKinds } from '../../foundation/approval/approval-kind.ts';
import type { ServerArea } from '../../kernel/area.ts';
import type { AfterAdmissions } from '../../stay/admission/after-admission-step.ts';
import { chargeHandlers } from './charge-handlers.ts';
import { chargePackages } from './charge-packages.ts';
import { giftApproval } from './gift-approval.ts';

/** Charges of a stay, its packages among them. */
export const chargeArea: ServerArea & ApprovalKinds & AfterAdmissions = {
  handlers: () => chargeHandlers,
  approvalKinds: [giftApproval],
  afterAdmission: [
    { stage: 'charge', run: (call, { admissionId, form }) => chargePackages(call, admissionId, form.packages ?? []) },
  ],
};
