// A posted charge line in the form that changes it.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { updateCharge } from '@charaka/contract/money/charge/charge';
import { formChecks } from '../../kernel/form-checks.ts';
import { type LineValues, lineErrors, percentForAmount } from './held-line.ts';
import type { ServiceCharge } from './service-charge.ts';

/** The form; amounts in rupees as typed. */
export interface ChangedLine extends LineValues {
  remark: string;
  reason: string;
}

const { reason, remark } = updateCharge.input.shape.serviceCharge.shape;
const checks = { reason: formChecks(reason), remark: formChecks(remark) };

/** Rent is worked out from the stays in beds and has no number: it is changed by changing those. */
export function isPosted(charge: Pick<ServiceCharge, 'serviceChargeId'>): boolean {
  return charge.serviceChargeId > 0;
}

/** A line as it stands, the reason for changing it still to be written. */
export function changedLineOf(charge: ServiceCharge): ChangedLine {
  const appliedCharge = charge.appliedCharge / 100;
  const itemDiscount = charge.itemDiscount === 0 ? '' : charge.itemDiscount / 100;
  return {
    chargeTypeId: charge.chargeType.chargeTypeId,
    chargeCategoryId: charge.chargeCategoryId,
    chargeId: charge.chargeId,
    appliedCharge,
    itemDiscount,
    discountPercent: percentForAmount(appliedCharge, itemDiscount),
    quantity: charge.quantity / 1000,
    remark: charge.remark ?? '',
    reason: '',
  };
}

/** Errors by field, as of a new line (R438-R442), and a missing reason; an excessive discount by its key. */
export function changedLineErrors(values: ChangedLine): Record<string, string> {
  const errors = lineErrors(values);
  for (const name of ['reason', 'remark'] as const) {
    const fault = checks[name](values[name])[''];
    if (fault) errors[name] = String(fault);
  }
  return errors;
}

/** The new amounts of the line. */
export function changedAmounts({ serviceChargeId }: Pick<ServiceCharge, 'serviceChargeId'>, values: ChangedLine) {
  return {
    serviceChargeId,
    appliedCharge: Number(values.appliedCharge),
    itemDiscount: Number(values.itemDiscount),
    quantity: Number(values.quantity),
  };
}

/** The command: with the line version the user saw, so that an unseen change is never overwritten. */
export function lineChange(
  admissionId: number,
  { serviceChargeId, changedAt }: ServiceCharge,
  values: ChangedLine,
): InputOf<typeof updateCharge>['serviceCharge'] {
  return {
    admissionId,
    ...changedAmounts({ serviceChargeId }, values),
    remark: values.remark,
    reason: values.reason,
    changedAt: changedAt ?? null,
  };
}
