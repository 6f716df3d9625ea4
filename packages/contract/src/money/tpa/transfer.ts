// Changing who pays for an admission, on the wire: preview, transfer, history, undo (R424-R434).

import { z } from 'zod';
import { bodySize, endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import {
  count,
  flag,
  id,
  instant,
  money,
  oneOf,
  optional,
  quantity,
  requiredText,
  signedMoney,
  text,
} from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { admission, admissionMenu } from '../../stay/admission/admission.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { admissionTopic } from '../../stay/admission/topics.ts';
import { billTopic } from '../bill/topics.ts';
import { chargeTopic } from '../charge/topics.ts';
import { paymentTopic } from '../payment/topics.ts';
import { tpaTopic } from './topics.ts';
import { tpaChecks } from './tpa-checks.ts';

/** Names of patients and payers are spelled as ever; records of ours keep their plain names. */
const spellings = { ...admissionSpellings, transferId: 'tpaTransferId' };

/** Price and amount of a line; net and GST as on the provisional bill (R520). */
const linePrice = shape(
  {
    tpaCharge: money(),
    tpaChargeCode: optional(text()),
    appliedCharge: money(),
    itemDiscount: money(),
    net: money(),
    gst: money(),
    total: money(),
  },
  { net: 'totalAmount', gst: 'gstAmount' },
);

/** One line before and after. `hasRate` says that the new payer has a rate of their own for it (Q93). */
const previewedLine = shape(
  {
    serviceChargeId: id(),
    chargeCode: text(),
    chargeDescription: text(300),
    appliedAt: instant(),
    quantity: quantity(),
    standardCharge: money(),
    hasRate: flag(),
    isChanged: flag(),
    before: linePrice,
    after: linePrice,
  },
  { appliedAt: 'appliedOn' },
);

/** A valid version of the bill for a payer who would no longer pay. */
const leavingVersion = shape(
  {
    versionId: id(),
    versionNo: count(),
    associationName: text(),
    claimed: money(),
    status: oneOf(['sent', 'confirmed']),
  },
  { versionId: 'ipBillVersionId' },
);

/**
 * Every line of an admission as it is and as it would be for another payer; without `associationId` for a patient who pays
 * themselves, and the versions of its bill that the change would withdraw (docs/decisions/0020). Writes nothing. A call of ours.
 */
export const previewTpaTransfer = endpoint({
  path: '/IPD/PreviewIpdTPA',
  logAs: ['tpa_transfer', 'checked'],
  summary: 'Shows every charge line of an admission before and after a change of payer.',
  permission: mayDo('change-payer'),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ admissionId: id(), associationId: optional(id()) }, spellings),
  output: shape(
    {
      lines: z.array(previewedLine),
      totalBefore: money(),
      totalAfter: money(),
      difference: signedMoney(),
      changedCount: count(),
      withoutRateCount: count(),
      withdrawnVersions: z.array(leavingVersion),
    },
    { lines: 'ipdServiceChargeList' },
  ),
});

const leftOutLine = shape({ serviceChargeId: id(), reason: requiredText(tpaChecks.enterReason, 200) });

/** The payer wanted. With patient type General the payer is removed and everything about them cleared (R431, Q17). */
const wantedPayer = withChecks(
  shape(
    {
      admissionId: id(),
      patientType: optional(oneOf(['General', 'TPA', 'Corporate'])),
      associationId: optional(id(fieldSentences.selectTpa)),
      insuranceId: optional(id()),
      tpaAuthorized: optional(money()),
      tpaPolicyNo: optional(text(60)),
      policyCardNo: optional(text(60)),
      ccnNo: optional(text(60)),
    },
    admissionSpellings,
  ),
  (form, context) => {
    if (form.patientType === 'General' || form.associationId) return;
    context.addIssue({ code: 'custom', path: ['associationId'], message: fieldSentences.selectTpa.text });
  },
);

/**
 * Changes, updates or removes the payer of an admission, and with `isRepriced` what its charges cost (R430-R432). Lines left out
 * keep their price and the reason is kept with the transfer. `totalAfter` is what the preview came to: when the charges have
 * changed since, the server refuses, and so it does where other versions of the bill would be withdrawn than `withdrawnVersionIds`.
 * A removal always re-prices (R431).
 */
export const transferTpa = endpoint({
  path: '/IPD/UpdateIpdTPA',
  logAs: ['tpa_transfer', 'changed'],
  bodyBytes: bodySize.long,
  summary: 'Changes, updates or removes the payer of an admission, with its charges.',
  permission: mayDo('change-payer'),
  effect: 'once',
  changes: [admissionTopic, billTopic, chargeTopic, paymentTopic, tpaTopic],
  isWalled: true,
  isOfDesk: true,
  input: shape(
    {
      admission: wantedPayer,
      isRepriced: optional(flag()),
      leftOut: optional(z.array(leftOutLine).max(5000, tpaChecks.moreThanAdmissionHas.text)),
      totalAfter: optional(money()),
      withdrawnVersionIds: optional(z.array(id()).max(1000, tpaChecks.moreThanAdmissionHas.text)),
    },
    { admission: 'ipdPatientViewModel', isRepriced: 'tpaReplace', leftOut: 'leftOutList' },
  ),
  output: shape({ admission, transferId: id() }, { admission: 'ipdPatientViewModel', transferId: 'tpaTransferId' }),
});

/** Kinds of transfer: another payer, other papers of the same payer, or no payer any more. */
export const transferKinds = ['change', 'update', 'remove'] as const;

/** One side of a transfer. */
const payerThen = shape(
  {
    patientType: text(),
    associationId: optional(id()),
    associationName: optional(text()),
    insuranceName: optional(text()),
    tpaAuthorized: optional(money()),
  },
  { tpaAuthorized: 'tpaauthorizedforamount' },
);

/** A transfer of the history. */
const transferRow = shape(
  {
    transferId: id(),
    kind: oneOf(transferKinds),
    from: payerThen,
    to: payerThen,
    isRepriced: flag(),
    totalBefore: money(),
    totalAfter: money(),
    changedCount: count(),
    /** The versions of the bill it withdrew, by their numbers; none once it is undone. */
    withdrawnVersionNos: z.array(count()),
    leftOut: z.array(shape({ serviceChargeId: id(), chargeDescription: text(300), reason: text() })),
    madeAt: instant(),
    madeByName: text(),
    undoneAt: optional(instant()),
    undoneByName: optional(text()),
    /** The last valid one, while there is no final bill. */
    isUndoable: flag(),
  },
  { transferId: 'tpaTransferId', isRepriced: 'tpaReplace', madeAt: 'createdOn', madeByName: 'createdBy' },
);

/** The transfers of an admission, newest first (Q98). */
export const listTpaTransfers = endpoint({
  path: '/IPD/GetTpaTransferDetailsByPatientID',
  summary: 'Lists the changes of payer of an admission.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ admissionId: id(), associationId: optional(id()) }, spellings),
  output: shape({ transfers: z.array(transferRow) }, { transfers: 'tpaTranferList' }),
});

/**
 * Takes the last transfer of an admission back: payer and every line are as they were, to the paisa. Refused after the final
 * bill, and when payer or lines were changed since by something else. Charges posted since keep their price; versions of the bill it
 * withdrew stand again, and those frozen since for the payer who goes now are withdrawn. A call of ours.
 */
export const undoTpaTransfer = endpoint({
  path: '/IPD/UndoIpdTPA',
  logAs: ['tpa_transfer', 'undone'],
  summary: 'Takes the last change of payer of an admission back.',
  permission: mayDo('change-payer'),
  effect: 'once',
  changes: [admissionTopic, billTopic, chargeTopic, paymentTopic, tpaTopic],
  input: shape({ admissionId: id(), transferId: id() }, spellings),
  output: shape({ keptCount: count() }),
});
