// The second check of high-alert and look-alike medicine on the wire: another person is asked before it is handed out (PH049).
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { approvalTopic } from '../../foundation/approval/topics.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { count, id, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { medicineMemoSpellings } from '../../money/account/medicine-memo.ts';
import { pharmacyChecks } from './pharmacy-checks.ts';
import { directSaleMenu, saleMenu } from './stock.ts';

/** The field that a refused sale names when its medicine was not checked: the screen then offers to ask for the check. */
export const secondCheckField = 'sale.secondCheck';

/** The code that is scanned again or the strength as typed, where the hospital allows an own second look (PH049). */
export const ownSecondLook = { secondLook: optional(text(200)) };

const checkedLine = shape({
  batchId: id(pharmacyChecks.selectBatch),
  quantity: count().min(1, entrySentences.valueNotAboveZero.text).max(100_000, pharmacyChecks.soldTooMany.text),
});

/**
 * Asks another person to check the high-alert and look-alike medicine of a sale. The check covers these units of these batches for this
 * patient, once; the sale itself is made by the user who asked.
 */
export const askSecondCheck = endpoint({
  path: '/Pharmacy/AskSecondCheck',
  logAs: ['second_check', 'asked'],
  summary: 'Asks another person to check high-alert and look-alike medicine.',
  permission: { menu: directSaleMenu, action: 'add', orMenus: [saleMenu] },
  effect: 'once',
  changes: [approvalTopic],
  input: shape(
    {
      sale: withChecks(
        shape(
          {
            /** The stay, the visit or the patient; all left out of a sale to a person without a record. */
            admissionId: optional(id()),
            encounterId: optional(id()),
            patientId: optional(id()),
            lines: z
              .array(checkedLine)
              .min(1, pharmacyChecks.addAtLeastOneMedicine.text)
              .max(200, pharmacyChecks.memoTooLong.text),
          },
          medicineMemoSpellings,
        ),
        ({ admissionId, encounterId, patientId }, context) => {
          if ([admissionId, encounterId, patientId].filter((owner) => owner != null).length > 1)
            context.addIssue({ code: 'custom', path: ['patientId'], message: fieldSentences.selectPatient.text });
        },
      ),
    },
    { sale: 'pharmacySale' },
  ),
  output: shape({ approvalRequestId: id() }),
});
