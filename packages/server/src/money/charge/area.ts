// The server declaration of the charge area.

import type { ApprovalKinds } from '../../foundation/approval/approval-kind.ts';
import { chargesSince } from '../../foundation/tenancy/hospital-counts.ts';
import type { ServerArea } from '../../kernel/area.ts';
import type { AfterAdmissions } from '../../stay/admission/after-admission-step.ts';
import { packageCharges } from '../../stay/admission/package-charges.ts';
import type { StayCounts } from '../../stay/admission/stay-counts.ts';
import { chargeHandlers } from './charge-handlers.ts';
import { chargePackages } from './charge-packages.ts';
import { chargeSettings } from './charge-settings.ts';
import { countChargesSince } from './count-charges-since.ts';
import { giftApproval } from './gift-approval.ts';
import { chargeCounts } from './stay-counts.ts';

/** Charges of a stay, its packages among them. */
export const chargeArea: ServerArea & ApprovalKinds & AfterAdmissions & StayCounts = {
  handlers: () => chargeHandlers,
  settings: [chargeSettings],
  stayCounts: chargeCounts,
  fills: [chargesSince.filledBy(countChargesSince), packageCharges.filledBy(chargePackages)],
  approvalKinds: [giftApproval],
  afterAdmission: [
    { stage: 'charge', run: (call, { admissionId, form }) => chargePackages(call, admissionId, form.packages ?? []) },
  ],
  recordNames: { service_charge: null },
};
