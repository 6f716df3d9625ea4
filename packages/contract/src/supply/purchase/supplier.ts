// Suppliers of a hospital on the wire: registration for GST, licences for drugs, terms of payment and return, bank.

import { supplierTaxNatures } from '@charaka/rules/money/supplier-tax';
import { z } from 'zod';
import { count, day, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { shape } from '../../kernel/shape.ts';
import { purchaseChecks } from './purchase-checks.ts';
import { supplierTopic } from './topics.ts';

/** Kinds of registration for GST (PH036). */
export const gstKinds = ['Regular', 'Composition', 'Unregistered', 'Sez', 'Import'] as const;
/** Kinds of a micro, small or medium enterprise (PH045). */
export const msmeKinds = ['Micro', 'Small', 'Medium'] as const;
/** Activities of a supplier, which decide its due days (PH045). */
export const supplierActivities = ['Maker', 'Service', 'Trader'] as const;
/** Forms of licences: wholesale of drugs, of Schedules C and C1, of Schedule X, and the maker's two (PH028). */
export const licenceForms = ['20B', '21B', '20G', '25', '28'] as const;
/** States of a licence (PH028). */
export const licenceStates = ['Valid', 'Suspended', 'Cancelled'] as const;

/** A licence for drugs of a supplier (PH028). */
const drugLicence = shape(
  {
    form: oneOf(licenceForms),
    licenceNo: requiredText(purchaseChecks.enterLicenceNo, 60),
    feePaidUntil: day(purchaseChecks.enterFeePaidUntil),
    state: oneOf(licenceStates),
  },
  { licenceNo: 'no', feePaidUntil: 'feePaidTill' },
);

const days = (most: number) => optional(count().min(0).max(most));
const pattern = (most: number, shown: RegExp, { text: message }: { readonly text: string }) =>
  optional(
    text(most)
      .toUpperCase()
      .refine((value) => value === '' || shown.test(value), message),
  );

/** A supplier; the name is there once while its supplier is in use. */
export const suppliers = hospitalRecord({
  name: 'supplier',
  path: 'Purchase',
  noun: 'supplier',
  described: { one: 'a supplier', all: 'suppliers' },
  texts: 'purchase:supplier',
  title: 'supplierName',
  menu: 'Pharmacy/supplier',
  lookedUpBelow: ['Pharmacy'],
  topic: supplierTopic,
  fields: {
    supplierName: {
      schema: requiredText(purchaseChecks.enterSupplierName, 120),
      isUnique: true,
      isListed: true,
    },
    gstKind: { schema: oneOf(gstKinds, purchaseChecks.selectGstKind), isListed: true },
    gstNumber: { schema: optional(text(15).toUpperCase()), isListed: true },
    stateCode: { schema: pattern(2, /^\d{2}$/, purchaseChecks.stateCodeNotValid) },
    panNumber: { schema: pattern(10, /^[A-Z]{5}\d{4}[A-Z]$/, purchaseChecks.panNotValid), isOwn: true },
    licences: { schema: z.array(drugLicence).max(20), wire: 'drugLicenceNos', isElsewhere: true },
    msmeKind: { schema: optional(oneOf(msmeKinds)) },
    msmeNo: { schema: optional(text(30)), isOwn: true },
    activity: { schema: optional(oneOf(supplierActivities)) },
    /** The nature of its deliveries, which decides the deducted tax; goods where it is empty (PH082). */
    taxNature: { schema: optional(oneOf(supplierTaxNatures)), isOwn: true },
    paymentDays: { schema: days(365), isListed: true },
    returnDaysBefore: { schema: days(3650) },
    returnDaysAfter: { schema: days(3650) },
    contact: { schema: optional(text(120)), isListed: true, isOwn: true },
    bankName: { schema: optional(text(100)), isOwn: true },
    ifscCode: { schema: pattern(11, /^[A-Z]{4}0[A-Z0-9]{6}$/, purchaseChecks.ifscNotValid), isOwn: true },
    bankAccountNo: { schema: optional(text(30)), isOwn: true },
  },
  besides: {
    changed_at: 'each change, for licences are in a table of their own',
    bank_changed_by: 'the user who last changed the bank details, and does not pay the supplier',
    bank_changed_by_staff_id: 'the staff member behind that log-in',
  },
});

/** The key of a supplier in another call. */
export const supplierKey = () => id(purchaseChecks.selectSupplier);
