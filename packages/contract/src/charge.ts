// Charge lines of an admission on the wire.
import { z } from 'zod';
import { admissionMenu, admissionSpellings } from './admission.ts';
import { endpoint, may } from './endpoint.ts';
import { flag, id, instant, money, optional, percent, quantity, text } from './field.ts';
import { payment } from './payment.ts';
import { shape } from './shape.ts';

/** A charge line as billed, with what it comes to (money.md: a charge line). */
export const serviceCharge = shape(
  {
    serviceChargeId: id(),
    chargeId: id(),
    chargeType: shape({ chargeTypeId: id(), chargeTypeName: text() }, { chargeTypeName: 'chargeType1' }),
    chargeCategoryId: id(),
    chargeCategory: shape({ chargeCategoryName: text() }),
    chargeDescription: text(300),
    remark: optional(text()),
    chargeCode: text(),
    tpaChargeCode: optional(text()),
    appliedAt: instant(),
    unit: optional(text()),
    quantity: quantity(),
    standardCharge: money(),
    tpaCharge: money(),
    appliedCharge: money(),
    itemDiscount: money(),
    isIgstApplied: flag(),
    igst: percent(),
    sgst: percent(),
    cgst: percent(),
    isNonApplicable: flag(),
    gross: money(),
    discount: money(),
    net: money(),
    gst: money(),
    createdByName: text(),
  },
  {
    appliedAt: 'appliedOn',
    net: 'totalAmount',
    gross: 'grossAmount',
    discount: 'discountAmount',
    gst: 'gstAmount',
    createdByName: 'createdBy',
  },
);

const chargeLine = shape(
  {
    chargeId: id('Enter charge code'),
    appliedCharge: money().refine((value) => value > 0, 'Value should greater then 0'),
    quantity: quantity().refine((value) => value > 0, 'Value should greater then 0'),
    itemDiscount: optional(money()),
    remark: optional(text(300)),
  },
  { quantity: ['quantity', 'chargeQuantity'] },
);

/** Posts all held lines of an admission at once; prices, names and taxes come from the price list, not from the caller (R437, R446). */
export const addCharges = endpoint({
  path: '/IPD/AddMultipleServiceCharges',
  summary: 'Posts charge lines to an admission, all or none.',
  permission: may('edit', admissionMenu),
  effect: 'money',
  input: shape(
    {
      admissionId: id(),
      lines: z.array(chargeLine).min(1, 'Add at least one charge').max(500, 'Post at most 500 charges at once'),
    },
    { ...admissionSpellings, lines: 'ipdServiceChargeList' },
  ),
  output: shape({ serviceChargeIds: z.array(id()) }, { serviceChargeIds: 'ipdServiceChargeIds' }),
});

/** Every charge and payment of an admission; a bill is never paged (R448, Q02). */
export const listServiceCharges = endpoint({
  path: '/IPD/GetIpdServiceChargeById',
  summary: 'Lists every charge line and payment of an admission.',
  permission: may('view', admissionMenu),
  effect: 'read',
  input: shape(
    {
      admissionId: id(),
      patientId: optional(id()),
      registrationNo: optional(text()),
      pageNumber: optional(id()),
      pageSize: optional(id()),
    },
    admissionSpellings,
  ),
  output: shape(
    { serviceCharges: z.array(serviceCharge), payments: z.array(payment) },
    { serviceCharges: 'ipdServiceChargeList', payments: 'ipdPaymentList' },
  ),
});
