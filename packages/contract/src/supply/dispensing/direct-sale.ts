// The counter of the pharmacy on the wire: the queue of prescriptions, a prescription with the items for its lines, and the sale to an outpatient.

import { orderStatuses } from '@charaka/rules/clinic/order-step';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { keptAlert } from '../../clinic/order/order-alert.ts';
import { orderTopic } from '../../clinic/order/topics.ts';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import {
  count,
  day,
  flag,
  id,
  instant,
  mobilePhone,
  money,
  oneOf,
  optional,
  quantity,
  text,
} from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import {
  agreement,
  agreementSpellings,
  medicineMemo,
  medicineMemoSpellings,
} from '../../money/account/medicine-memo.ts';
import { paymentModes } from '../../money/payment/payment.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { pharmacyChecks } from '../pharmacy/pharmacy-checks.ts';
import { ownSecondLook } from '../pharmacy/second-check.ts';
import { directSaleMenu, saleableBatch } from '../pharmacy/stock.ts';
import { pharmacySaleTopic, pharmacyStockTopic } from '../pharmacy/topics.ts';
import { unboughtReasons } from './prescription-steps.ts';
import { prescriptionTopic } from './topics.ts';

/** States of a prescription at the counter, derived from its lines. */
const prescriptionStates = ['Waiting', 'PartDispensed', 'Dispensed', 'NotBought', 'Lapsed'] as const;

/** The wire names of the patient and the doctor of a prescription. */
export const dispensingSpellings = { ...admissionSpellings, doctorName: 'staffName', orderedAt: 'orderedOn' };

/** The patient of a prescription, with the second identifiers (Q249). */
export const dispensedPatient = {
  patientId: id(),
  patientName: text(),
  sex: optional(text()),
  ageYears: optional(count()),
  ageMonths: optional(count()),
  ageDays: optional(count()),
};

/** The medicines that were ordered at one visit on the days asked for. */
const prescriptionRow = shape(
  {
    encounterId: id(),
    ...dispensedPatient,
    tokenNo: optional(count()),
    opdNumber: optional(text()),
    doctorName: text(),
    /** When the last of them was signed. */
    orderedAt: instant(),
    lineCount: count(),
    openCount: count(),
    state: oneOf(prescriptionStates),
  },
  dispensingSpellings,
);

/**
 * Signed prescriptions of outpatients, those that wait longest first. Where no day is named: of today, and of `isOpen` all that have not
 * lapsed (PH086).
 */
export const listPrescriptions = endpoint({
  path: '/Pharmacy/GetPrescriptionQueue',
  summary: 'Lists the signed prescriptions of outpatients.',
  permission: may('view', directSaleMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({ ...askedDays, isOpen: optional(flag()) }),
  output: listOutput(prescriptionRow, 'prescriptionList'),
});

/** An item that answers a prescribed line, with its batches that may be sold today, the first to expire first. */
const answeringItem = shape({
  itemId: id(),
  itemCode: text(),
  itemName: text(),
  pack: text(),
  schedule: optional(text()),
  /** The item that the prescriber wrote; the others hold the same generic in the same strength and form (PH050). */
  isWritten: flag(),
  /** How many pieces of the prescription one unit of stock holds, as 10 of a strip of 10. */
  piecesInUnit: count(),
  batches: z.array(saleableBatch),
});

const prescribedLine = shape(
  {
    orderId: id(),
    orderName: text(),
    instruction: optional(text(500)),
    orderedByName: text(),
    orderedAt: instant(),
    status: oneOf(orderStatuses),
    /** Why the line was cancelled or stopped: also by an amendment of the prescription. */
    statusReason: optional(text(300)),
    /** Why the patient did not buy what was open (PH086). */
    notBought: optional(oneOf(unboughtReasons)),
    /** The last day on which it is dispensed, and whether that day is over (PH086). */
    lapsesOn: day(),
    isLapsed: flag(),
    /** Pieces that are prescribed, and those that were handed out and not returned. */
    quantity: quantity(),
    dispensed: quantity(),
    /** Alerts that the prescriber overrode when signing, with the reason (PH047). */
    alerts: z.array(keptAlert),
    items: z.array(answeringItem),
  },
  {
    orderId: 'clinicalOrderId',
    orderedByName: 'orderedBy',
    orderedAt: 'orderedOn',
    notBought: 'notBoughtReason',
    items: 'itemList',
  },
);

/** The medicines that are ordered at one visit, with the items that answer each line; for users who dispense them. */
export const getPrescription = endpoint({
  path: '/Pharmacy/GetPrescriptionToDispense',
  summary: 'Reads a prescription with the items and batches that answer its lines.',
  permission: may('add', directSaleMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: shape({ encounterId: id() }),
  output: shape({
    prescription: shape(
      {
        encounterId: id(),
        ...dispensedPatient,
        tokenNo: optional(count()),
        opdNumber: optional(text()),
        lines: z.array(prescribedLine),
      },
      dispensingSpellings,
    ),
  }),
});

/** A line of a sale at the counter; its discount is of the whole line. */
const soldLine = shape(
  {
    batchId: id(pharmacyChecks.selectBatch),
    quantity: count().min(1, entrySentences.valueNotAboveZero.text).max(100_000, pharmacyChecks.soldTooMany.text),
    discount: optional(money()),
    /** The prescribed line that it answers; left out of a line without prescription. */
    orderId: optional(id()),
    ...agreement,
    ...ownSecondLook,
    /** For a prescribed line: the code of the pack as scanned, or the last three signs of its batch number (PH048). */
    picked: optional(text(200)),
  },
  { discount: 'discountAmount', orderId: 'clinicalOrderId', ...agreementSpellings },
);

/** The lines of a sale, and the discount on the whole memo, which is shared by their value (PH087). */
export const soldMedicine = {
  lines: z.array(soldLine).min(1, pharmacyChecks.addAtLeastOneMedicine.text).max(200, pharmacyChecks.memoTooLong.text),
  memoDiscount: optional(money()),
};

/** The kinds of sales at the counter: to a registered patient, or to a person without a record (PH054). */
export const counterSaleTypes = ['OPD', 'OUTSIDE'] as const;

/** The buyer: the patient of a visit or without one, or a person without a record. A sale to a patient needs the visit or the patient. */
export const soldTo = {
  saleType: optional(oneOf(counterSaleTypes)),
  encounterId: optional(id()),
  patientId: optional(id()),
};

/** A person without a record: over the counter without a name; on prescription with name and phone (PH054). */
const outsidePerson = {
  personName: optional(text(120)),
  personPhone: optional(mobilePhone()),
  personAddress: optional(text(300)),
};

/** The prescription of a prescriber outside, for lines that no order of the hospital covers: all five or none (PH055). */
const outsidePrescription = {
  prescriberName: optional(text(120)),
  prescriberRegistrationNo: optional(text(40)),
  prescriberAddress: optional(text(300)),
  prescribedOn: optional(day()),
  /** The number of the prescription, or of its picture. */
  prescriptionNo: optional(text(60)),
};

/** The wire names of a sale. */
export const directSaleSpellings = {
  ...medicineMemoSpellings,
  memoDiscount: 'memoDiscountAmount',
  prescriberRegistrationNo: 'prescriberRegNo',
};

/**
 * Sells medicine at the counter: for a visit, for a patient without a visit, with a new encounter, or to a person without a record. It is paid at once:
 * `net` and `amount` are the sums on the screen, before and after the round-off; a difference is refused (PH054, PH060, PH085).
 */
export const addDirectSale = endpoint({
  path: '/Pharmacy/AddDirectSale',
  logAs: ['pharmacy_sale', 'added'],
  summary: 'Sells medicine to an outpatient: the cash memo, and its units out of stock.',
  permission: may('add', directSaleMenu),
  effect: 'once',
  bodyBytes: bodySize.long,
  changes: [prescriptionTopic, orderTopic, pharmacySaleTopic, pharmacyStockTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape(
    {
      sale: withChecks(
        shape(
          {
            ...soldTo,
            ...outsidePerson,
            ...outsidePrescription,
            ...soldMedicine,
            net: money(),
            amount: money(),
            ...paymentModes,
            /** Why another batch than the first to expire is taken (PH008). */
            batchReason: optional(text(200)),
            remarks: optional(text(300)),
          },
          directSaleSpellings,
        ),
        ({ saleType, encounterId, patientId }, context) => {
          if (saleType !== 'OUTSIDE' && encounterId == null && patientId == null)
            context.addIssue({ code: 'custom', path: ['patientId'], message: fieldSentences.selectPatient.text });
        },
      ),
    },
    { sale: 'pharmacySale' },
  ),
  output: shape({ sale: medicineMemo }, { sale: 'pharmacySale' }),
});
