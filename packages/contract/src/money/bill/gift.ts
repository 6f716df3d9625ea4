// The gift on an account (discounts and dues given up) on the wire: its sum, its limits, and requests for approval (Q223, Q236).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { approvalTopic } from '../../foundation/approval/topics.ts';
import { bodySize, endpoint } from '../../kernel/endpoint.ts';
import { flag, id, instant, money, optional, percent, requiredText } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionMenu } from '../../stay/admission/admission.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { changedLine, chargeLine } from '../charge/charge.ts';
import { duesMenu } from './bill-due.ts';

/** The field that a refusal names when a gift is above the caller's limit: a screen then offers to ask for an approval. */
export const giftField = 'gift';

/** Planned change of an account: one of these. */
const giftChange = shape({
  lines: optional(z.array(chargeLine).max(500, fieldSentences.tooManyCharges.text)),
  changedLine: optional(changedLine),
  removedLine: optional(shape({ serviceChargeId: id() })),
  bill: optional(
    shape({
      otherCharge: optional(money()),
      discountPercent: optional(percent(100)),
      discount: optional(money()),
      /** Due that remains on a bill settled without payment. */
      due: optional(money()),
    }),
  ),
  writeOff: optional(money()),
});

const figures = { listPrice: money(), gift: money(), giftPercent: percent() };

/** Returns the gift on the account so far, the caller's own limit, and the caller's unused approval. */
export const getGift = endpoint({
  path: '/IPD/GetIPDPatientGift',
  summary: 'Reads what is given away on an account, and how much the caller may give.',
  permission: { menu: admissionMenu, orMenus: [duesMenu], action: 'view' },
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ admissionId: id() }, admissionSpellings),
  output: shape({
    ...figures,
    /** Null: the caller has no limit. */
    limitPercent: optional(percent()),
    /** Most that an approver may give beyond that share; null for other callers. */
    limitAmount: optional(money()),
    isAsked: flag(),
    approved: optional(shape({ gift: money(), giftPercent: percent(), expiresAt: instant() })),
  }),
});

/** Requests a second person's approval of a gift above the caller's limit; the server computes the figures of the planned change. */
export const askGiftApproval = endpoint({
  path: '/IPD/AskIPDGiftApproval',
  logAs: ['approval_request', 'asked'],
  summary: "Asks for the approval of a gift above the caller's limit.",
  // Right: one of the deeds that grant a gift; an approval does not replace a deed.
  permission: {
    menu: admissionMenu,
    orMenus: [duesMenu],
    action: 'view',
    deeds: ['charge', 'price-override', 'discount', 'final-bill', 'write-off'],
  },
  effect: 'once',
  changes: [approvalTopic],
  // As long as the charges that are about to be posted.
  bodyBytes: bodySize.long,
  input: shape(
    { admissionId: id(), change: giftChange, reason: requiredText(entrySentences.enterReasonShort, 300) },
    admissionSpellings,
  ),
  output: shape({ approvalRequestId: id(), ...figures }),
});
