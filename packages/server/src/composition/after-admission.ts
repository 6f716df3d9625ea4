// What follows an admission, in this order and in its transaction: all of it happens, or none.

import { chargePackages } from '../money/charge/charge-packages.ts';
import { receiveAdvance } from '../money/payment/receive-advance.ts';
import type { AfterAdmission } from '../stay/admission/after-admission-step.ts';
import { settleOrigin } from './settle-origin.ts';
import { tellAdmission } from './tell-admission.ts';

/** Stands outside of the areas, so that a step may combine several of them. */
export const afterAdmission: readonly AfterAdmission[] = [
  (call, { admissionId, form }) => chargePackages(call, admissionId, form.packages ?? []),
  // First what the booking held: the cash of it counts with what is paid now (Q115).
  settleOrigin,
  receiveAdvance,
  tellAdmission,
];
