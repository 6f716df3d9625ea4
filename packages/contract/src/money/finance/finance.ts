// Receipts and refunds of collectors on a day, and the closing of a collector's till, on the wire.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import {
  count,
  day,
  flag,
  id,
  instant,
  money,
  oneOf,
  optional,
  requiredText,
  signedMoney,
  text,
} from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { paymentTypes } from '../payment/payment.ts';
import { paymentTopic } from '../payment/topics.ts';
import { financeChecks } from './finance-checks.ts';
import { collectionTopic } from './topics.ts';

/**
 * Menu path of collections: whoever may view sees their own, may add closes their own till, may edit sees those of all collectors,
 * may delete reopens a closing.
 */
export const collectionMenu = 'user_Collection_Report';

/** Sources of papers; a further source of money is added here. */
export const paperSources = ['inpatient', 'advance', 'medicine', 'medicineReturn', 'payer', 'counter'] as const;

const byMode = shape({
  count: count(),
  cash: money(),
  card: money(),
  upi: money(),
  neft: money(),
  cheque: money(),
  total: money(),
});

/** A receipt or refund as a collection lists it. */
export const collectionPaper = shape(
  {
    source: oneOf(paperSources),
    paperId: id(),
    receiptNo: id(),
    finYear: text(),
    paidAt: instant(),
    recordedAt: instant(),
    paymentType: oneOf(paymentTypes),
    /** Of a payment of an admission. */
    admissionId: optional(id()),
    /** The patient whom the paper names, so that the name of a marked chart is hidden; none on a payer's receipt. */
    patientId: optional(id()),
    /** The patient, or the payer whose receipt it is. */
    patientName: text(),
    /** It was made with a final bill. */
    isSettlement: flag(),
    cash: money(),
    card: money(),
    upi: money(),
    neft: money(),
    cheque: money(),
    amount: money(),
  },
  admissionSpellings,
);

/** A closing as it was made. */
const dayClosing = shape({
  dayClosingId: id(),
  closingNo: id(),
  finYear: text(),
  collectorId: id(),
  collectorName: text(),
  closedOn: day(),
  closedAt: instant(),
  expectedCash: signedMoney(),
  countedCash: money(),
  /** Counted less expected: negative when cash is missing. */
  difference: signedMoney(),
  reason: optional(text()),
  reopenedAt: optional(instant()),
  reopenedByName: optional(text()),
  reopenReason: optional(text()),
});

const cashCount = shape({ denomination: money(), count: z.int(financeChecks.wholeNumber.text).min(0).max(1_000_000) });

/** Lists receipts and refunds of each collector by mode, by the date of the papers, and the closings made on that day. */
export const listCollections = endpoint({
  path: '/Report/GetUserCollection',
  summary: 'Tells what collectors received and refunded on a day, and who has closed it.',
  permission: may('view', collectionMenu),
  effect: 'read',
  input: shape({ day: day() }),
  output: shape({
    collectors: z.array(shape({ collectorId: id(), collectorName: text(), received: byMode, refunded: byMode })),
    closings: z.array(dayClosing),
  }),
});

/** The papers of a collector dated on a day, in the order they were recorded. */
export const listCollectionPapers = endpoint({
  path: '/Report/GetUserCollectionPapers',
  summary: 'Lists the receipts and refunds of a collector on a day.',
  permission: may('view', collectionMenu),
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  openBecause: 'a book of money by receipt',
  input: shape({ day: day(), collectorId: id() }),
  output: shape({ papers: z.array(collectionPaper) }),
});

/** The caller's own till: every paper they recorded that no closing holds yet, whatever its date. */
export const getOpenCollection = endpoint({
  path: '/Report/GetOpenCollection',
  summary: "Tells what is in the caller's till since their last closing.",
  permission: may('view', collectionMenu),
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  openBecause: 'a book of money by receipt',
  input: shape({}),
  output: shape({
    received: byMode,
    refunded: byMode,
    expectedCash: signedMoney(),
    papers: z.array(collectionPaper),
    /** Today's closing; no further closing is possible today. */
    closedToday: optional(dayClosing),
  }),
});

/**
 * Closes the caller's till: the papers no closing holds yet, with the cash counted by notes and coins. One closing a day; what is
 * recorded later falls into the next. `expectedCash` is what the screen showed: the server adds up anew and refuses when a paper
 * has come in between. A difference needs a reason.
 */
export const closeDay = endpoint({
  path: '/Report/CloseCollection',
  logAs: ['day_closing', 'closed'],
  summary: "Closes the caller's till of the day with the cash counted.",
  permission: may('add', collectionMenu),
  effect: 'once',
  changes: [collectionTopic, paymentTopic],
  input: shape({
    closing: shape({
      expectedCash: signedMoney(),
      counts: z.array(cashCount).max(30),
      reason: optional(text(300)),
    }),
  }),
  output: shape({ closing: dayClosing }),
});

/** One closing with its count and its papers, to be printed. */
export const getDayClosing = endpoint({
  path: '/Report/GetDayClosing',
  summary: 'Reads one closing with its papers.',
  permission: may('view', collectionMenu),
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  openBecause: 'a book of money by receipt',
  input: shape({ dayClosingId: id() }),
  output: shape({
    closing: dayClosing,
    counts: z.array(cashCount),
    received: byMode,
    refunded: byMode,
    papers: z.array(collectionPaper),
  }),
});

/** Opens a closing again: it keeps its number and its figures, and its papers fall into the collector's next closing. */
export const reopenDayClosing = endpoint({
  path: '/Report/ReopenDayClosing',
  logAs: ['day_closing', 'reopened'],
  summary: 'Opens a closing again with a reason.',
  permission: may('delete', collectionMenu),
  effect: 'once',
  changes: [collectionTopic, paymentTopic],
  input: shape({
    closing: shape({ dayClosingId: id(), reason: requiredText(entrySentences.enterReasonShort, 300) }),
  }),
  output: shape({ closing: dayClosing }),
});
