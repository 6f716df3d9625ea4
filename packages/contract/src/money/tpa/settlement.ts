// The TPA desk's money on the wire: final authorised amounts, bills of payers' cases, and outstanding amounts (Q48).

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, money, oneOf, optional, signedMoney, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings, inpatientName } from '../../stay/admission/admission-words.ts';
import { admissionTopic } from '../../stay/admission/topics.ts';
import { billOfAnyDesk } from '../bill/bill-due.ts';
import { billTopic } from '../bill/topics.ts';
import { paymentTopic } from '../payment/topics.ts';
import { tpaTopic } from './topics.ts';

/** Menu paths that the rights of the TPA desk hang on. */
export const settlementMenu = 'tpa/inpatient-settlement';
export const outstandingMenu = 'tpa/patient-outstanding';
const tpaBillMenu = 'tpa/view-bill';

const who = {
  admissionId: id(),
  patientId: id(),
  admissionMode: text(),
  ...inpatientName,
};
const payer = {
  patientType: text(),
  associationId: optional(id()),
  associationName: optional(text()),
  insuranceName: optional(text()),
};

/** A payer's case on its way out: what it comes to so far, and what the payer has said. */
const dischargeCase = shape(
  {
    ...who,
    ...payer,
    bedName: text(),
    dischargeInitiatedAt: optional(instant()),
    tpaAuthorized: optional(money()),
    finalAuthorized: optional(money()),
    /** The final amount is 0: the payer pays nothing (Q265). */
    isRefusedByPayer: flag(),
    /** Total of the bill so far, with room rent and medicines; for a final bill its net amount. */
    chargeTotal: signedMoney(),
    paidInAdvance: signedMoney(),
    isFinalBill: flag(),
  },
  admissionSpellings,
);

/**
 * Payers' cases whose discharge is initiated and who are not discharged, the longest waiting first. `state` narrows to those
 * whose final amount is still to come, is entered, or who have their final bill.
 */
export const listDischargeCases = endpoint({
  path: '/IPD/GetIPDDischargeTPAList',
  summary: 'Lists the TPA cases whose discharge is initiated.',
  permission: may('view', settlementMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a claim, which is the work of the TPA desk (PS007)',
  input: listInput({
    state: optional(oneOf(['waiting', 'entered', 'billed'])),
    associationId: optional(id()),
  }),
  output: listOutput(dischargeCase, 'ipdDischargeTpaList'),
});

/**
 * Enters what the payer finally authorises; the final bill uses it from then on (Q48, Q130). A bare 0 takes it back;
 * `isRefusedByPayer` says that the payer pays nothing (Q265).
 */
export const setFinalAuthorized = endpoint({
  path: '/IPD/UpdateIPDFinalTPAAmount',
  logAs: ['payer_amount', 'changed'],
  summary: 'Enters the final authorised amount of a TPA case.',
  permission: may('edit', settlementMenu),
  effect: 'write',
  changes: [admissionTopic, billTopic, paymentTopic, tpaTopic],
  input: shape(
    {
      admission: shape(
        { admissionId: id(), finalAuthorized: money(), isRefusedByPayer: optional(flag()) },
        admissionSpellings,
      ),
    },
    { admission: 'ipdPatientViewModel' },
  ),
  output: shape({}),
});

/**
 * A bill of a payer's case, once for each of its payers: a stay's final bill or a bill of the counter (Q255). The claim is their part:
 * what they authorised, at most what the payers before them left of the bill (Q127). The dues of the patient are in the row of the
 * first payer alone, so that rows add up.
 */
const tpaBill = shape(
  {
    ...billOfAnyDesk,
    patientId: id(),
    ...inpatientName,
    ...payer,
    patientType: optional(text()),
    finYear: text(),
    billedAt: instant(),
    net: money(),
    claim: money(),
    /** Part of the claim that the payer's receipts leave open. */
    claimRest: money(),
    paidInAdvance: optional(signedMoney()),
    /** Of the bill; `nonHospitalDue` is owed beside it (Q219), as in the list of dues. */
    due: money(),
    nonHospitalDue: money(),
    isSettled: flag(),
    isDischarged: optional(flag()),
  },
  {
    ...admissionSpellings,
    billId: 'ipBillId',
    billedAt: 'billDate',
    net: 'netAmount',
    claim: 'authorisedAmount',
    due: 'dueAmount',
  },
);

const billFilters = { associationId: optional(id()), ...askedDays };

/** Bills of payers' cases, of stays and of the counter, by payer, newest first; days are those of the bill in the hospital, both ends included. */
export const listTpaBills = endpoint({
  path: '/IPD/GetTpaListoFDischargedPatient',
  summary: 'Lists the bills of TPA cases, of stays and of the counter.',
  permission: may('view', tpaBillMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a claim, which is the work of the TPA desk (PS007)',
  input: listInput(billFilters),
  output: listOutput(tpaBill, 'tpaBillList'),
});

/** Debtors of an outstanding amount. */
export const debtors = ['payer', 'patient'] as const;

/**
 * Bills with something outstanding: a claim on the payer, or what the patient left due. Receipts of payers
 * take their part off the claim. `associationId` 0 means patients without a payer (R302). A call of ours.
 */
export const listOutstanding = endpoint({
  path: '/IPD/GetPatientOutstanding',
  summary: 'Lists bills of stays and of the counter with a claim on the payer or a due of the patient.',
  permission: may('view', outstandingMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a claim, which is the work of the TPA desk (PS007)',
  input: listInput({ ...billFilters, debtor: optional(oneOf(debtors)) }),
  output: listOutput(tpaBill, 'patientOutstandingList'),
});

/** Returns outstanding amounts by payer, the largest first; the row without a number is patients without a payer. An extension. */
export const sumOutstanding = endpoint({
  path: '/IPD/GetPatientOutstandingByPayer',
  summary: 'Adds up what is outstanding by payer.',
  permission: may('view', outstandingMenu),
  effect: 'read',
  input: shape(billFilters),
  output: shape({
    payers: z.array(
      shape({
        associationId: optional(id()),
        associationName: optional(text()),
        billCount: count(),
        /** Open claims, and their parts by age of the bill in days. */
        claim: money(),
        claimUpTo30: money(),
        claimUpTo60: money(),
        claimUpTo90: money(),
        claimOlder: money(),
        /** Dues of patients on these bills and beside them. */
        due: money(),
      }),
    ),
  }),
});
