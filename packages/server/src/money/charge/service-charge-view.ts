// A charge line with its figures, as it is answered.
import type { serviceCharge } from '@charaka/contract/money/charge/charge';
import type { ChargeLineFigures } from '@charaka/rules/money/charge-line';
import type { z } from 'zod';
import type { ChargeRow } from './charge-store.ts';

/** A charge line in the contract's words; the figures are those of money.md: a charge line. */
export function serviceChargeView(line: ChargeRow & ChargeLineFigures): z.output<typeof serviceCharge> {
  return {
    serviceChargeId: line.serviceChargeId,
    chargeId: line.chargeId,
    chargeType: { chargeTypeId: line.chargeTypeId, chargeTypeName: line.chargeTypeName },
    chargeCategoryId: line.chargeCategoryId,
    chargeCategory: { chargeCategoryName: line.chargeCategoryName },
    chargeDescription: line.description,
    remark: line.remark,
    chargeCode: line.chargeCode,
    tpaChargeCode: line.tpaChargeCode,
    appliedAt: line.appliedAt,
    unit: line.unit,
    quantity: line.quantityThousandths,
    standardCharge: line.standardPaise,
    tpaCharge: line.tpaPaise,
    appliedCharge: line.appliedPaise,
    itemDiscount: line.itemDiscountPaise,
    isIgstApplied: line.isIgstApplied,
    igst: line.igstBasisPoints,
    sgst: line.sgstBasisPoints,
    cgst: line.cgstBasisPoints,
    isGstInclusive: line.isGstInclusive,
    isGstBeforeDiscount: line.isGstBeforeDiscount,
    isNonApplicable: line.isNonApplicable,
    gross: line.grossPaise,
    discount: line.discountPaise,
    net: line.netPaise,
    taxable: line.taxablePaise,
    gst: line.gstPaise,
    createdByName: line.createdByName,
    changedAt: line.changedAt,
  };
}
