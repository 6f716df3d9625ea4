// Provisional bills frozen for payers, on the wire: numbered versions, what each payer answered, and what remains.

import { versionStates } from '@charaka/rules/money/bill-version';
import { statesOf } from '@charaka/rules/step/steps';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, signedMoney, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { admissionTopic } from '../../stay/admission/topics.ts';
import { getBill } from '../bill/bill.ts';
import { billTopic } from '../bill/topics.ts';
import { paymentTopic } from '../payment/topics.ts';
import { settlementMenu } from './settlement.ts';
import { tpaTopic } from './topics.ts';
import { tpaChecks } from './tpa-checks.ts';

/** Sent to its payer, answered by them, replaced by a later one for them, or withdrawn by a transfer that took them away. */
/** Answers that can be noted for a version; `sent` withdraws an answer. */
const versionAnswers = ['confirmed', 'refused', 'sent'] as const;

const spellings = { ...admissionSpellings, versionId: 'ipBillVersionId', net: 'netAmount' };

/** A frozen version with its answer. `claimed` is the amount requested from its payer, `net` the amount of the bill. */
const billVersion = shape(
  {
    versionId: id(),
    admissionId: id(),
    versionNo: count(),
    associationId: id(),
    associationName: text(),
    net: signedMoney(),
    claimed: money(),
    note: optional(text(300)),
    frozenAt: instant(),
    frozenByName: text(),
    status: oneOf(statesOf(versionStates)),
    confirmed: optional(money()),
    reference: optional(text(60)),
    reason: optional(text(300)),
    answeredOn: optional(day()),
    answeredByName: optional(text()),
    withdrawnAt: optional(instant()),
    withdrawnByName: optional(text()),
    withdrawnReason: optional(text(300)),
  },
  spellings,
);

/**
 * The versions of an admission's bill, the last one first, with what the bill comes to now, what payers confirmed of it and what
 * remains for the next payer and in the end for the patient. Only while `isOpen` anything can be frozen, and only once the
 * discharge is initiated anything confirmed. A call of ours.
 */
export const listBillVersions = endpoint({
  path: '/IPD/GetIPDBillVersionList',
  summary: 'Lists the versions of a bill that were frozen for payers.',
  permission: may('view', settlementMenu),
  effect: 'read',
  openBecause: 'a claim, which is the work of the TPA desk (PS007)',
  input: shape({ admissionId: id() }, spellings),
  output: shape(
    {
      versions: z.array(billVersion),
      associationId: optional(id()),
      net: signedMoney(),
      confirmed: money(),
      remains: money(),
      isOpen: flag(),
      isDischargeInitiated: flag(),
    },
    { ...spellings, versions: 'ipdBillVersionList' },
  ),
});

/** A version to be frozen. `net` is what the screen showed. */
export const newBillVersion = shape(
  {
    admissionId: id(),
    associationId: id(fieldSentences.selectTpa),
    net: signedMoney(),
    claimed: money(),
    note: optional(text(300)),
  },
  spellings,
);

/**
 * Freezes the provisional bill of an admission for a payer under the next number of the admission. The bill is kept as it is at this
 * moment, lines and all; a version before it for the same payer is replaced. Refused without a payer, after the final bill, when
 * the bill comes to another amount than the caller saw, and beyond what other payers left. A call of ours.
 */
export const freezeBill = endpoint({
  path: '/IPD/FreezeIPDPatientBill',
  logAs: ['bill', 'frozen'],
  summary: 'Freezes the provisional bill as a numbered version for a payer.',
  permission: may('edit', settlementMenu),
  effect: 'once',
  changes: [admissionTopic, billTopic, paymentTopic, tpaTopic],
  input: shape({ version: newBillVersion }, { version: 'ipdBillVersion' }),
  output: shape({ versionId: id(), versionNo: count() }, spellings),
});

/** Answer of a payer to a version. */
export const billVersionAnswer = shape(
  {
    versionId: id(),
    status: oneOf(versionAnswers),
    confirmed: optional(money()),
    reference: optional(text(60)),
    reason: optional(text(300)),
    answeredOn: optional(day(tpaChecks.enterDate)),
  },
  spellings,
);

/**
 * Notes what a payer said, or takes an answer back with a reason. What payers confirmed is together the final authorised amount of
 * the admission (docs/decisions/0020). Refused before the discharge is initiated, after the final bill, once its payer was taken
 * away, and beyond what was asked for or what the bill comes to. A call of ours.
 */
export const answerBillVersion = endpoint({
  path: '/IPD/AnswerIPDBillVersion',
  logAs: ['bill_version', 'answered'],
  summary: 'Notes what a payer said of a version of the bill.',
  permission: may('edit', settlementMenu),
  effect: 'once',
  changes: [admissionTopic, billTopic, paymentTopic, tpaTopic],
  input: shape({ answer: billVersionAnswer }, { answer: 'ipdBillVersion' }),
  output: shape({}),
});

/** One version with the whole bill as it was frozen, to be looked at and printed. A call of ours. */
export const getBillVersion = endpoint({
  path: '/IPD/GetIPDBillVersion',
  summary: 'Reads a version of a bill as it was frozen.',
  permission: may('view', settlementMenu),
  effect: 'read',
  unveiledBecause: 'a version of a bill as it was sent to the payer',
  openBecause: 'a claim, which is the work of the TPA desk (PS007)',
  input: shape({ versionId: id() }, spellings),
  output: shape({ version: billVersion, bill: getBill.output }, { version: 'ipdBillVersion', bill: 'ipdPatientBill' }),
});
