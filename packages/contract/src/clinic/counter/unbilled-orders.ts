// Items a counter bill can be made of, on the wire: a patient's visits with fee and orders, and charges of the price list.

import { orderKinds } from '@charaka/rules/clinic/order-step';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, money, oneOf, optional, quantity, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { counterMenu, counterPatient, counterSpellings } from './counter-bill.ts';

/** A visit that bills of the counter can be made for. */
const counterVisit = shape(
  {
    encounterId: id(),
    encounterClass: text(),
    opdNumber: optional(text()),
    tokenNo: optional(count()),
    doctorId: optional(id()),
    doctorName: optional(text()),
    openedAt: instant(),
    isClosed: flag(),
    /** The fee that is owed for it, as a line of a bill would cost. */
    fee: optional(shape({ chargeId: id(), chargeName: text(), price: money() })),
    /** Advance paid for its appointment; a bill of the visit uses it first (OP010). */
    advance: money(),
  },
  counterSpellings,
);

/** An order of a visit that is on no bill yet. */
const unbilledOrder = shape(
  {
    orderId: id(),
    encounterId: id(),
    groupNo: count(),
    lineNo: count(),
    chargeId: id(),
    kind: oneOf(orderKinds),
    orderName: text(),
    quantity: quantity(),
    priority: text(),
    status: text(),
    orderedByName: text(),
    orderedAt: instant(),
    /** Price of one unit by the price list. */
    price: money(),
  },
  { ...counterSpellings, kind: 'orderKind' },
);

/** A stay of the patient that is not over. */
const openStay = shape(
  { admissionId: id(), admissionMode: text(), admittedAt: instant(), bedName: text() },
  admissionSpellings,
);

/** Finds the visit for a typed or scanned number: of a patient, of an order such as 17/2, or of a specimen. */
export const findCounterVisit = endpoint({
  path: '/CounterBill/FindByNumber',
  summary: 'Finds the patient and visit that a scanned number is of. An extension.',
  permission: may('view', counterMenu),
  effect: 'read',
  openBecause: 'a bill of the counter, which is the work of its desk',
  input: shape({ number: text(60) }),
  output: shape({ patientId: id(), encounterId: optional(id()) }, counterSpellings),
});

/** A patient's visits and what of them is not billed. */
export const getUnbilledOrders = endpoint({
  path: '/CounterBill/GetUnbilledOrders',
  summary: 'Reads what of the visits of a patient is on no bill yet.',
  permission: may('view', counterMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ patientId: id() }, counterSpellings),
  output: shape(
    {
      patient: shape({ ...counterPatient, sex: text(), contactNo: text() }, counterSpellings),
      visits: z.array(counterVisit),
      orders: z.array(unbilledOrder),
      /** The patient's current stay: its work is billed on the bill of the stay (Q256). */
      openStay: optional(openStay),
    },
    { visits: 'encounterList', orders: 'clinicalOrderList' },
  ),
});

/** Charges of the price list by name or code, with the price of one unit at the counter. */
export const findCounterCharges = endpoint({
  path: '/CounterBill/FindCharges',
  summary: 'Finds charges of the price list for a bill of the counter.',
  permission: may('add', counterMenu),
  effect: 'read',
  input: shape({ searchText: text(100) }),
  output: shape(
    {
      charges: z.array(
        shape(
          {
            chargeId: id(),
            chargeName: text(),
            chargeCode: text(),
            chargeTypeName: text(),
            price: money(),
            /** Kind of the order it would become; null for a charge that cannot be ordered. */
            kind: optional(oneOf(orderKinds)),
          },
          { kind: 'orderKind' },
        ),
      ),
    },
    { charges: 'chargeList' },
  ),
});
