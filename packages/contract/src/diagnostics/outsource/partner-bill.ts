// Bills of partner laboratories on the wire: entered or brought as a file, judged line by line, accepted or withdrawn (LB073; TP001, TP002).
import { billVerdicts, partnerBillStates } from '@charaka/rules/diagnostics/partner-bill';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { z } from 'zod';
import { badRow } from '../../kernel/bad-row.ts';
import { bodySize, endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import {
  count,
  day,
  id,
  instant,
  money,
  oneOf,
  optional,
  requiredText,
  signedMoney,
  text,
} from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { labSpellings } from '../laboratory/lab-words.ts';
import { laboratoryTopic } from '../laboratory/topics.ts';
import { outsourceCostMenu } from './dispatch.ts';
import { outsourceChecks } from './outsource-sentences.ts';

/** The page of bills; what partners ask is seen by finance alone, as what they are paid (LB070). */
export const partnerBillMenu = `${outsourceCostMenu}/bill`;
/** A page of received tests that are on no bill. */
export const unbilledMenu = `${outsourceCostMenu}/unbilled`;

/** States of a partner's bill. */
export const partnerBillStatuses = statesOf(partnerBillStates);
/** So many lines a bill may have. */
export const MOST_BILL_LINES = 1000;

/** The columns of the file of a bill; a heading is the same in every language, as in any file (0023). */
export const billFileColumns = {
  dispatchNo: 'Dispatch',
  specimenNo: 'Specimen No',
  testCode: 'Test code',
  amount: 'Amount',
} as const;

const sees: Permission = may('view', outsourceCostMenu);
const enters: Permission = may('add', outsourceCostMenu);
const decides: Permission = may('edit', outsourceCostMenu);
const changes = [laboratoryTopic];
const spellings = {
  ...labSpellings,
  amountPaise: 'amount',
  ratePaise: 'rate',
  billedPaise: 'billed',
  expectedPaise: 'expected',
  differencePaise: 'difference',
  settledPaise: 'settled',
  unbilledPaise: 'unbilled',
  billedDay: 'billedOn',
  enteredAt: 'enteredOn',
  closedAt: 'closedOn',
  refusedAt: 'refusedOn',
  sentAt: 'sentOn',
};

/** A test as the partner bills it: by our number of the dispatch, of the specimen, or both. */
const lineFields = {
  dispatchNo: optional(count()),
  specimenNo: optional(text(40)),
  testCode: requiredText(outsourceChecks.enterTestCode, 40),
  amountPaise: money(),
};
/** A line that is not judged yet. */
const newBillLine = shape(lineFields, spellings).refine(
  ({ dispatchNo, specimenNo }) => dispatchNo != null || Boolean(specimenNo),
  { path: ['specimenNo'], message: outsourceChecks.enterNumber.text },
);

const headFields = {
  thirdPartyProviderId: id(outsourceChecks.chooseProvider),
  billNo: requiredText(outsourceChecks.enterBillNo, 40),
  billedDay: day(outsourceChecks.enterBillDay),
};
const newLines = z.array(newBillLine).min(1, outsourceChecks.enterLines.text).max(MOST_BILL_LINES);

/** A bill that does not exist yet. */
export const newPartnerBill = shape({ ...headFields, lines: newLines }, spellings);

const judged = {
  verdict: oneOf(billVerdicts),
  testName: optional(text()),
  ratePaise: optional(money()),
  expectedPaise: money(),
  settledPaise: money(),
  billedBy: optional(text()),
};
const totals = {
  billedPaise: money(),
  expectedPaise: money(),
  differencePaise: signedMoney(),
  settledPaise: money(),
};

/** The bills of the hospital, the open ones first. */
export const listPartnerBills = endpoint({
  path: '/Lab/GetPartnerBills',
  summary: 'Lists bills of partner laboratories, the open ones first. An extension.',
  permission: sees,
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        partnerBillId: id(),
        billNo: text(),
        billedDay: day(),
        providerName: text(),
        status: oneOf(partnerBillStatuses),
        lineCount: count(),
        refusedCount: count(),
        billedPaise: money(),
        settledPaise: optional(money()),
      },
      spellings,
    ),
    'partnerBillList',
  ),
});

/** One bill: as long as it is open its lines are judged anew, afterwards they stand as they were judged. */
export const getPartnerBill = endpoint({
  path: '/Lab/GetPartnerBill',
  summary: 'Answers a bill of a partner laboratory with the verdict on each line. An extension.',
  permission: sees,
  effect: 'read',
  input: shape({ partnerBillId: id() }),
  output: shape(
    {
      bill: shape(
        {
          partnerBillId: id(),
          ...headFields,
          providerName: text(),
          status: oneOf(partnerBillStatuses),
          enteredByName: text(),
          enteredAt: instant(),
          closedByName: optional(text()),
          closedAt: optional(instant()),
          withdrawReason: optional(text(300)),
          ...totals,
          /** Works received from this partner by the day of the bill and on no bill yet. */
          unbilledCount: count(),
          unbilledPaise: money(),
          lines: z.array(
            shape(
              {
                partnerBillLineId: id(),
                lineNo: count(),
                ...lineFields,
                ...judged,
                refuseReason: optional(text(300)),
              },
              spellings,
            ),
          ),
        },
        spellings,
      ),
    },
    { bill: 'partnerBill' },
  ),
});

/** Lists received works that are on no bill, the oldest first. */
export const listUnbilledTests = endpoint({
  path: '/Lab/GetUnbilledTests',
  summary: 'Lists tests that came back from partner laboratories and stand on no bill. An extension.',
  permission: sees,
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        outsourceLineId: id(),
        dispatchNo: count(),
        specimenNo: text(),
        providerName: text(),
        testCode: text(),
        testName: text(),
        sentAt: instant(),
        receivedAt: instant(),
        ratePaise: money(),
      },
      spellings,
    ),
    'unbilledTestList',
  ),
});

/** Looks at a bill before it is entered: its lines as typed, or those of a file. Nothing is written. */
export const previewPartnerBill = endpoint({
  path: '/Lab/PreviewPartnerBill',
  logAs: ['partner_bill', 'checked'],
  summary: 'Judges the lines of a bill, typed or of a file, and writes nothing. An extension.',
  bodyBytes: bodySize.long,
  permission: enters,
  effect: 'read',
  input: shape(
    {
      thirdPartyProviderId: id(outsourceChecks.chooseProvider),
      lines: z.array(newBillLine).max(MOST_BILL_LINES),
      file: optional(z.string().max(400_000, fieldSentences.fileTooLarge.text)),
    },
    spellings,
  ),
  output: shape(
    {
      ...totals,
      lines: z.array(shape({ ...lineFields, ...judged }, spellings)),
      badRows: z.array(badRow),
    },
    spellings,
  ),
});

/** Enters a bill once: the same number of the same partner is refused. */
export const addPartnerBill = endpoint({
  path: '/Lab/AddPartnerBill',
  logAs: ['partner_bill', 'added'],
  summary: 'Enters a bill of a partner laboratory. An extension.',
  bodyBytes: bodySize.long,
  permission: enters,
  effect: 'once',
  changes,
  input: shape({ bill: newPartnerBill }, { bill: 'partnerBill' }),
  output: shape({ partnerBillId: id() }),
});

const reason = requiredText(entrySentences.enterReason, 300);

/** Lines that are not paid, and why; nothing brings them back but the bill entered anew. */
export const refusePartnerBillLines = endpoint({
  path: '/Lab/RefusePartnerBillLines',
  logAs: ['partner_bill_line', 'refused'],
  summary: 'Refuses lines of a bill of a partner laboratory with a reason. An extension.',
  permission: decides,
  effect: 'write',
  changes,
  input: shape({
    partnerBillId: id(),
    partnerBillLineIds: z.array(id()).min(1, outsourceChecks.chooseLines.text).max(MOST_BILL_LINES),
    reason,
  }),
  output: shape({}),
});

/** Settles a bill at what was agreed, and closes it for good; what is not payable was refused before. */
export const acceptPartnerBill = endpoint({
  path: '/Lab/AcceptPartnerBill',
  logAs: ['partner_bill', 'accepted'],
  summary: 'Accepts a bill of a partner laboratory: what is paid for it is frozen. An extension.',
  permission: decides,
  effect: 'once',
  changes,
  /** The amount the screen showed; refused when the amount has changed. */
  input: shape({ partnerBillId: id(), settledPaise: money() }, spellings),
  output: shape({ settledPaise: money() }, spellings),
});

/** Takes back a bill that was entered wrongly; its number may be entered anew. */
export const withdrawPartnerBill = endpoint({
  path: '/Lab/WithdrawPartnerBill',
  logAs: ['partner_bill', 'withdrawn'],
  summary: 'Withdraws an open bill of a partner laboratory with a reason. An extension.',
  permission: decides,
  effect: 'write',
  changes,
  input: shape({ partnerBillId: id(), reason }),
  output: shape({}),
});
