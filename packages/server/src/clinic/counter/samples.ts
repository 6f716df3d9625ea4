// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { consultationFees } from '@charaka/contract/clinic/counter/consultation-fee';
import { addCounterBill, getCounterBill, listCounterBills } from '@charaka/contract/clinic/counter/counter-bill';
import {
  cancelCounterBill,
  refundCounterBill,
  settleCounterDue,
} from '@charaka/contract/clinic/counter/counter-refund';
import { bookVisit } from '@charaka/contract/clinic/counter/opd-fee';
import { refundFee } from '@charaka/contract/clinic/counter/refund-due';
import { cancelAppointment } from '@charaka/contract/clinic/opd/appointment';
import { cancelVisit } from '@charaka/contract/clinic/opd/visit';
import { lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { feeLine, openFeeDesk } from '../../../test-support/money/fee-desk.ts';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import type { TestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

/** The fields of a consultation fee besides its name. */
const fee = { visitKind: 'New' as const, chargeId: 3, validFrom: '2026-03-01' };
const onePatient = async (tenant: TestTenant) => (await tenant.addPatients(1))[0] as number;

const tied = 'the sum of the lines; another one is refused';
const ofPayer = 'taken with a payer alone; tests of corporate bills read it';
const ofOrder = 'of lines that are ordered with the bill; tests of orders at the counter read it';
/** Of the 85 rupees of the scene, 12.50 are paid otherwise than by cash. */
const split = { 'counterBill.cash': 72.5 };
const dearer = { 'counterBill.netAmount': 170, 'counterBill.paymentAmount': 170, 'counterBill.cash': 170 };
const cheaper = { 'counterBill.netAmount': 80, 'counterBill.paymentAmount': 80, 'counterBill.cash': 80 };
const addCounterBillPath = '/CounterBill/AddCounterBill';

/** A bill of one line, paid in cash. */
async function paidBill(parts: TestApp) {
  const desk = await openCounter(parts);
  const { counterBillId, lines, received } = (await desk.bill({})).output.counterBill;
  return {
    tenant: desk.tenant,
    amount: received / 100,
    counterBillId,
    serviceChargeId: lines[0]?.serviceChargeId ?? 0,
  };
}

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    {
      endpoint: addCounterBill,
      values: {
        'counterBill.lines.0.quantity': [2],
        'counterBill.discountAmount': [5],
        'counterBill.paymentAmount': [12.5],
        'counterBill.card': [12.5],
        'counterBill.upi': [12.5],
        'counterBill.neft': [12.5],
        'counterBill.chequeAmount': [12.5],
      },
      make: async (parts) => {
        const { tenant, encounterId, netOf } = await openCounter(parts);
        const net = await netOf({});
        return {
          tenant,
          request: { counterBill: { encounterId, lines: [lineOf(3)], net, amount: net, cash: net } },
          read: async () => {
            const { rows } = await tenant.ask(listCounterBills, {});
            return [await tenant.call(getCounterBill, { counterBill: { counterBillId: rows[0]?.counterBillId ?? 0 } })];
          },
        };
      },
    },
  ],
  tenders: [
    {
      endpoint: addCounterBill,
      isRepeated: true,
      make: async (parts) => {
        const { tenant, encounterId, netOf } = await openCounter(parts);
        const amount = await netOf({});
        const bill = { encounterId, lines: [lineOf(3)], net: amount, amount };
        return { tenant, amount, request: (modes) => ({ counterBill: { ...bill, ...modes } }) };
      },
    },
    {
      endpoint: bookVisit,
      make: async (parts) => {
        const { tenant, patients } = await openFeeDesk(parts);
        const visit = { patientId: patients[0] ?? 0, doctorId: 1, visitOn: dayOf() };
        const bill = { lines: [feeLine], net: 350, amount: 350 };
        return { tenant, amount: 350, request: (modes) => ({ visit, counterBill: { ...bill, ...modes } }) };
      },
    },
    {
      endpoint: settleCounterDue,
      make: async (parts) => {
        const desk = await openCounter(parts);
        const amount = await desk.netOf({});
        const { counterBillId } = (await desk.bill({ amount: 0, dueReason: 'Tomorrow' })).output.counterBill;
        return {
          tenant: desk.tenant,
          amount,
          request: (modes) => ({ payment: { counterBillId, amount, ...modes } }),
        };
      },
    },
    {
      endpoint: refundCounterBill,
      isRefund: true,
      make: async (parts) => {
        const { tenant, amount, counterBillId, serviceChargeId } = await paidBill(parts);
        const back = { counterBillId, lines: [{ serviceChargeId, quantity: 1 }], amount, reason: 'Not done' };
        return { tenant, amount, request: (modes) => ({ refund: { ...back, ...modes } }) };
      },
    },
    {
      endpoint: cancelCounterBill,
      isRefund: true,
      make: async (parts) => {
        const { tenant, amount, counterBillId } = await paidBill(parts);
        const cancelled = { counterBillId, amount, reason: 'Not done' };
        return { tenant, amount, request: (modes) => ({ counterBill: { ...cancelled, ...modes } }) };
      },
    },
    {
      endpoint: refundFee,
      isRefund: true,
      make: async (parts) => {
        const desk = await openFeeDesk(parts);
        const { visitId } = (await desk.book(desk.patients[0] ?? 0, {})).output.visit;
        await desk.tenant.ask(cancelVisit, { visit: { visitId, cancelReason: 'Cannot come' } });
        const fee = { visitId, amount: 350, reason: 'Cancelled' };
        return { tenant: desk.tenant, amount: 350, request: (modes) => ({ refund: { ...fee, ...modes } }) };
      },
    },
    {
      endpoint: refundFee,
      isRefund: true,
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        await holdOpd(tenant, 5);
        const { appointmentId } = (await book(tenant, { advance: 100 })).output.appointment;
        await tenant.ask(cancelAppointment, { appointment: { appointmentId, cancelReason: 'Cannot come' } });
        const advance = { appointmentId, amount: 100, reason: 'Cancelled' };
        return { tenant, amount: 100, request: (modes) => ({ refund: { ...advance, ...modes } }) };
      },
    },
  ],
  edits: [
    {
      update: consultationFees.update,
      get: consultationFees.get,
      wrapper: 'consultationFee',
      noun: 'consultation fee',
      make: async (tenant) => {
        const { consultationFee } = await tenant.ask(consultationFees.add, {
          consultationFee: { ...fee, feeName: 'Edited' },
        });
        return { consultationFeeId: consultationFee.consultationFeeId };
      },
      typed: (letter) => ({ ...fee, feeName: `Consultation fee ${letter}` }),
    },
  ],
  nested: [
    {
      endpoint: bookVisit,
      make: async (tenant) => {
        await holdOpd(tenant, 5);
        const visit = { patientId: await onePatient(tenant), doctorId: 1, visitOn: dayOf() };
        return { visit, counterBill: { lines: [{ chargeId: 4, quantity: 1 }], net: 350, amount: 350 } };
      },
    },
  ],
  leftOut: {
    [addCounterBillPath]: {
      'counterBill.lines.0.clinicalOrderId': ofOrder,
      'counterBill.lines.0.isConsultationFee': 'of a line for the fee of the visit; tests of fees bill one',
      'counterBill.lines.0.appliedCharge': tied,
      'counterBill.lines.0.itemDiscount': tied,
      'counterBill.lines.0.isOrdered': ofOrder,
      'counterBill.lines.0.isRepeatConfirmed': 'confirms this call and is not kept',
      'counterBill.lines.0.overrideReason': ofOrder,
      'counterBill.authorisedAmount': ofPayer,
      'counterBill.authorisationNo': ofPayer,
      'counterBill.authorisedOn': ofPayer,
      'counterBill.netAmount': tied,
      'counterBill.cash': 'what the other modes leave of the payment; another sum is refused',
      'counterBill.orderedBy': ofOrder,
      'counterBill.readBackBy': ofOrder,
    },
  },
  goesWith: {
    [addCounterBillPath]: {
      'counterBill.lines.0.quantity': dearer,
      'counterBill.discountAmount': { ...cheaper, 'counterBill.discountReason': 'Staff' },
      'counterBill.discountReason': { ...cheaper, 'counterBill.discountAmount': 5 },
      'counterBill.paymentAmount': { 'counterBill.cash': 12.5, 'counterBill.dueReason': 'Pays tomorrow' },
      'counterBill.dueReason': { 'counterBill.cash': 60, 'counterBill.paymentAmount': 60 },
      'counterBill.card': { ...split, 'counterBill.cardNumber': '4321' },
      'counterBill.cardNumber': { ...split, 'counterBill.card': 12.5 },
      'counterBill.upi': { ...split, 'counterBill.upiTransNo': 'UTR88221234' },
      'counterBill.upiTransNo': { ...split, 'counterBill.upi': 12.5 },
      'counterBill.neft': { ...split, 'counterBill.neftTransNo': 'N88221234' },
      'counterBill.neftTransNo': { ...split, 'counterBill.neft': 12.5 },
      'counterBill.chequeAmount': { ...split, 'counterBill.chequeNumber': '411002' },
      'counterBill.chequeNumber': { ...split, 'counterBill.chequeAmount': 12.5 },
    },
  },
};
