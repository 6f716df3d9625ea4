// Charge lines of an admission on the wire.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { bodySize, endpoint, may, mayDo, mayTakeBack } from '../../kernel/endpoint.ts';
import { flag, id, instant, money, optional, percent, quantity, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionMenu } from '../../stay/admission/admission.ts';
import { admissionSpellings, namedAdmission } from '../../stay/admission/admission-words.ts';
import { medicineMemo } from '../account/medicine-memo.ts';
import { medicineReturn } from '../account/medicine-return.ts';
import { payment } from '../payment/payment.ts';
import { paymentTopic } from '../payment/topics.ts';
import { chargeChecks } from './charge-checks.ts';
import { chargeTopic } from './topics.ts';

/** A charge line as billed, with its amounts (money.md: a charge line). */
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
    /** SAC of the service; told on bills alone. */
    hsnCode: optional(text()),
    quantity: quantity(),
    standardCharge: money(),
    tpaCharge: money(),
    appliedCharge: money(),
    itemDiscount: money(),
    isIgstApplied: flag(),
    igst: percent(),
    sgst: percent(),
    cgst: percent(),
    /** The price holds the tax: net and gst are its parts (R286, Q217). */
    isGstInclusive: flag(),
    isGstBeforeDiscount: flag(),
    isNonApplicable: flag(),
    gross: money(),
    discount: money(),
    net: money(),
    taxable: money(),
    gst: money(),
    createdByName: text(),
    /** Time of the last change; a caller who changes the line sends it back as it was read. */
    changedAt: optional(instant()),
  },
  {
    appliedAt: 'appliedOn',
    changedAt: 'updatedOn',
    net: 'totalAmount',
    gross: 'grossAmount',
    discount: 'discountAmount',
    taxable: 'taxableAmount',
    gst: 'gstAmount',
    createdByName: 'createdBy',
  },
  { quantity: ['totalQuantity'] },
);

/** Values a clerk decides for a line: price, quantity, discount per unit (R441, R442, R444, Q99). */
const decided = {
  appliedCharge: money().refine((value) => value > 0, entrySentences.valueNotAboveZero.text),
  quantity: quantity().refine((value) => value > 0, entrySentences.valueNotAboveZero.text),
  itemDiscount: optional(money()),
  remark: optional(text(300)),
};
const decidedSpellings = { quantity: ['quantity', 'chargeQuantity'] };
/** A line to be posted. */
export const chargeLine = shape({ chargeId: id(fieldSentences.enterChargeCode), ...decided }, decidedSpellings);
/** A posted line with the values the clerk decides again. */
export const changedLine = shape({ serviceChargeId: id(), ...decided }, decidedSpellings);
/** The lines of one posting. */
export const chargeLines = z
  .array(chargeLine)
  .min(1, chargeChecks.addAtLeastOneCharge.text)
  .max(500, fieldSentences.tooManyCharges.text);
const linesInput = shape(
  { admissionId: id(), lines: chargeLines },
  { ...admissionSpellings, lines: 'ipdServiceChargeList' },
);
/** The numbers of the lines that were posted. */
export const postedCharges = shape({ serviceChargeIds: z.array(id()) }, { serviceChargeIds: 'ipdServiceChargeIds' });

/** Posts all held lines of an admission at once; prices, names and taxes come from the price list, not from the caller (R437, R446). */
export const addCharges = endpoint({
  path: '/IPD/AddMultipleServiceCharges',
  logAs: ['service_charge', 'added'],
  bodyBytes: bodySize.long,
  summary: 'Posts charge lines to an admission, all or none.',
  permission: mayDo('charge'),
  effect: 'once',
  changes: [chargeTopic],
  input: linesInput,
  output: postedCharges,
});

/** Posts one charge line to an admission; otherwise as `addCharges`. */
export const addCharge = endpoint({
  path: '/IPD/AddIPDServiceCharge',
  logAs: ['service_charge', 'added'],
  summary: 'Posts one charge line to an admission.',
  permission: mayDo('charge'),
  effect: 'once',
  changes: [chargeTopic],
  input: shape(
    {
      serviceCharge: shape(
        { admissionId: id(), chargeId: id(fieldSentences.enterChargeCode), ...decided },
        { ...admissionSpellings, ...decidedSpellings },
      ),
    },
    { serviceCharge: 'ipdServiceCharge' },
  ),
  output: postedCharges,
});

const reason = requiredText(entrySentences.enterReasonShort, 300);

/** Changes price, quantity or discount of a posted line, with a reason, until the final bill; the old line stays in the audit log. */
export const updateCharge = endpoint({
  path: '/IPD/UpdateIPDServiceCharge',
  logAs: ['service_charge', 'changed'],
  summary: 'Changes a charge line before the final bill.',
  permission: mayDo('charge'),
  effect: 'once',
  changes: [chargeTopic],
  input: shape(
    {
      serviceCharge: shape(
        { admissionId: id(), serviceChargeId: id(), ...decided, reason, changedAt: optional(instant()) },
        { ...admissionSpellings, ...decidedSpellings, changedAt: 'updatedOn' },
      ),
    },
    { serviceCharge: 'ipdServiceCharge' },
  ),
  output: shape({}),
});

/** Takes a posted line off an admission, with a reason, until the final bill; it stays in the audit log. */
export const deleteCharge = endpoint({
  path: '/IPD/DeleteIPDServiceCharge',
  logAs: ['service_charge', 'removed'],
  aliases: ['/IPD/DeleteIpdPatientNonHospitalCharge'],
  summary: 'Takes a charge line off an admission before the final bill.',
  permission: mayTakeBack('charge'),
  effect: 'once',
  changes: [chargeTopic],
  input: shape(
    { serviceCharge: shape({ admissionId: id(), serviceChargeId: id(), reason }, admissionSpellings) },
    { serviceCharge: 'ipdServiceCharge' },
  ),
  output: shape({}),
});

const listOutput = shape(
  { serviceCharges: z.array(serviceCharge), payments: z.array(payment) },
  { serviceCharges: 'ipdServiceChargeList', payments: 'ipdPaymentList' },
);

/** Every charge, cash memo, return and payment of an admission; a bill is never paged (R448, Q02, Q144). */
export const listServiceCharges = endpoint({
  path: '/IPD/GetIpdServiceChargeById',
  summary: 'Lists every charge line, cash memo, return and payment of an admission.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape(
    {
      ...namedAdmission,
      pageNumber: optional(id()),
      pageSize: optional(id()),
    },
    admissionSpellings,
  ),
  output: shape(
    {
      serviceCharges: z.array(serviceCharge),
      pharmacySales: z.array(medicineMemo),
      pharmacyReturns: z.array(medicineReturn),
      payments: z.array(payment),
    },
    {
      serviceCharges: 'ipdServiceChargeList',
      pharmacySales: 'pharmacyCharge',
      pharmacyReturns: 'pharmacyreturncharge',
      payments: 'ipdPaymentList',
    },
  ),
});

/**
 * Posts charges that are not the hospital's own, such as what a visitor ate: they stand on the account, and the bill may leave
 * them out (R331, R523). Only where the hospital keeps such charges.
 */
export const addNonHospitalCharges = endpoint({
  path: '/IPD/AddIpdNonHospitalCharges',
  logAs: ['other_charge', 'added'],
  bodyBytes: bodySize.long,
  summary: "Posts charges that are not the hospital's own to an admission, all or none.",
  permission: mayDo('charge'),
  effect: 'once',
  changes: [chargeTopic],
  input: linesInput,
  output: postedCharges,
});

/** The charges of an admission that are not the hospital's own, and the payments for them. */
export const listNonHospitalCharges = endpoint({
  path: '/IPD/GetIpdPatientNonHospitalCharge',
  summary: "Lists the charges of an admission that are not the hospital's own, with their payments.",
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape(namedAdmission, admissionSpellings),
  output: listOutput,
});

/** Turns every such charge of an admission, and its payments, into the hospital's own (R283, Q36, Q69). */
export const convertNonHospitalCharges = endpoint({
  path: '/IPD/UpdateNonHospitalToHospital',
  logAs: ['other_charge', 'changed'],
  summary: "Makes an admission's non-hospital charges and payments the hospital's own.",
  permission: mayDo('charge'),
  effect: 'once',
  changes: [chargeTopic, paymentTopic],
  input: shape({ admission: shape({ admissionId: id() }, admissionSpellings) }, { admission: 'ipdPatientViewModel' }),
  output: shape({}),
  successText: 'IPD Patient Updated',
});
